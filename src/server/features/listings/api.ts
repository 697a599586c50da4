import { z } from "@hono/zod-openapi";
import {
  type ListingFilter,
  listingFilterSchema,
  listingIdsSchema,
  pinFilterSchema,
} from "#domain/search/filter-schema.ts";
import type { App } from "#server/app.ts";
import { mapPage, ok, page, whole } from "#server/platform/http/answers.ts";
import { cutNotice, lineIsCut } from "#server/platform/http/cut-line.ts";
import { createRouter } from "#server/platform/http/router.ts";
import { withUnderstanding } from "./line.ts";
import {
  listingSchema,
  listingSummarySchema,
  pinPageSchema,
  presentListing,
  presentSummary,
  searchExtras,
} from "./presenter.ts";
import { presentManaged } from "./presenter-managed.ts";

export const listingsApi = createRouter({ tag: "Properties" })
  .call({
    route: "GET /properties",
    summary: "Live listings",
    query: listingFilterSchema,
    answer: page(
      listingSummarySchema,
      "A page of listings, with counts if asked for",
      searchExtras,
    ),
    run: async ({ app, query, c }) => ({
      ...mapPage(await app.properties.list(await understood(app, query)), presentSummary),
      ...cutNotice(c.req.query("q")),
    }),
  })
  .call({
    route: "GET /properties/pins",
    summary: "The newest 500 live listings with a place, for a map",
    query: pinFilterSchema,
    answer: whole(pinPageSchema, "Places, owners' homes to a kilometre"),
    run: async ({ app, query, c }) => {
      const asked = await understood(app, { ...listingFilterSchema.parse({}), ...query });
      const { pins, total, totalIsAtLeast } = await app.properties.listPins(asked);
      return {
        success: true as const,
        data: pins,
        total,
        ...(totalIsAtLeast && { totalIsAtLeast }),
        ...cutNotice(c.req.query("q")),
      };
    },
  })
  .call({
    route: "GET /properties/by-ids",
    summary: "Those of these listings that are live, in the order asked for",
    query: listingIdsSchema,
    answer: ok(z.array(listingSummarySchema), "The listings"),
    run: async ({ app, query }) => (await app.properties.listByIds(query.ids)).map(presentSummary),
  })
  .call({
    route: "GET /properties/{id}",
    summary: "One live listing",
    answer: ok(listingSchema, "The listing"),
    run: async ({ app, actor, params: { id }, c }) => {
      const managed = await app.properties.findManaged(actor, id);
      // Those who manage it see more than is documented for the public.
      if (managed) return c.json({ success: true, data: presentManaged(managed) }, 200);
      return presentListing(await app.properties.get(id));
    },
  })
  .call({
    route: "GET /lands",
    tag: "Lands",
    summary: "Live listings of type Land",
    query: listingFilterSchema.omit({ type: true, category: true }),
    answer: page(listingSummarySchema, "A page of listings", { lineIsCut }),
    run: async ({ app, query, c }) => {
      const filter = { ...query, type: ["Land" as const], category: undefined };
      return {
        ...mapPage(await app.properties.list(await understood(app, filter)), presentSummary),
        ...cutNotice(c.req.query("q")),
      };
    },
  })
  .call({
    route: "GET /lands/{id}",
    tag: "Lands",
    summary: "One live listing of type Land",
    answer: ok(listingSchema, "The listing"),
    run: async ({ app, params: { id } }) => presentListing(await app.properties.getLand(id)),
  });

/** Turns the typed search line into filters, as the pages do. */
async function understood({ search }: App, filter: ListingFilter): Promise<ListingFilter> {
  const { q, purpose, category, city } = filter;
  if (q === "") return filter;
  const line = await search.understand(q, { purpose, category, city: city || undefined });
  return withUnderstanding(filter, line);
}
