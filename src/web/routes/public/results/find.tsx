import { redirect } from "react-router";
import { findCity } from "#domain/places/city.ts";
import { cutLine, isLongLine } from "#domain/search/line/line-length.ts";
import type { LineContext } from "#domain/search/line/understanding.ts";
import { resultsPath } from "#domain/search/results-path.ts";
import { languageOf, localPath } from "#domain/shared/language.ts";
import { run } from "#web/platform/context.ts";
import type { Route } from "./+types/find";

/** The filter for each tab; the first adds none, because it is preselected rather than chosen. */
const TABS: Readonly<Record<string, LineContext>> = {
  rent: { purpose: "rent" },
  commercial: { category: "commercial" },
  land: { category: "land" },
};

/** Redirects the home page's search to the right results page, with what was understood as filters. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const param = (name: string) => url.searchParams.get(name)?.trim() ?? "";
  const city = param("city");
  const tab = TABS[param("for")] ?? {};
  const typed = url.searchParams.get("q") ?? "";
  const line = cutLine(typed).replace(/\s+/g, " ").trim();
  const understanding = await run(context, (app) =>
    app.search.understand(line, { ...tab, city: findCity(city)?.slug }),
  );
  const kept = new URLSearchParams({
    ...(city && { city }),
    ...(isLongLine(typed) && { cut: "1" }),
  });
  return redirect(localPath(languageOf(url.pathname), resultsPath(understanding, tab, kept)));
}
