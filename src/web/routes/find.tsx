import { redirect } from "react-router";
import { findCity } from "#domain/city.ts";
import { languageOf, localPath } from "#domain/language.ts";
import { resultsPath } from "#domain/results-path.ts";
import type { LineContext } from "#domain/search-line/understanding.ts";
import { run } from "#web/context.ts";
import type { Route } from "./+types/find";

/** What the tab says; the first one is chosen by nobody until another is, so it says nothing. */
const TABS: Readonly<Record<string, LineContext>> = {
  rent: { purpose: "rent" },
  commercial: { category: "commercial" },
  land: { category: "land" },
};

const MAX_LINE_LENGTH = 120;

/** Sends the home page's search to the page that serves it, what was understood as its filters. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const param = (name: string) => url.searchParams.get(name)?.trim() ?? "";
  const city = param("city");
  const tab = TABS[param("for")] ?? {};
  const line = param("q").replace(/\s+/g, " ").slice(0, MAX_LINE_LENGTH);
  const understanding = await run(context, (app) =>
    app.search.understand(line, { ...tab, city: findCity(city)?.slug }),
  );
  const kept = new URLSearchParams(city ? { city } : {});
  return redirect(localPath(languageOf(url.pathname), resultsPath(understanding, tab, kept)));
}
