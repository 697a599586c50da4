import type { RouterContextProvider } from "react-router";
import { CITY_CHOICES } from "#domain/city.ts";
import { type PropertyFilter, propertyFilterSchema } from "#domain/property-schema.ts";
import { run } from "./context.ts";
import { filterFrom } from "./search-params.ts";

const PAGE_SIZE = 24;

/** A page of results: what the URL asks for, within what the page is about. */
export async function loadResults(
  url: URL,
  context: Readonly<RouterContextProvider>,
  about: (asked: PropertyFilter) => Partial<PropertyFilter>,
) {
  const asked = filterFrom(propertyFilterSchema, url.searchParams);
  const filter = { ...asked, ...about(asked), limit: PAGE_SIZE };
  const page = await run(context, (app) => app.properties.list(filter));
  const { cursor: _, ...chosen } = Object.fromEntries(url.searchParams);
  return { page, chosen, cities: CITY_CHOICES, now: new Date().toISOString() };
}
