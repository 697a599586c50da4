import { redirect } from "react-router";
import { languageOf, localPath } from "#domain/language.ts";
import type { Route } from "./+types/find";

const PAGES = ["buy", "rent", "commercial", "land"];

/** Sends the home page's search to the page it was meant for, with what was typed. */
export function loader({ url }: Route.LoaderArgs) {
  const wanted = url.searchParams.get("for") ?? "buy";
  const page = PAGES.includes(wanted) ? wanted : "buy";
  const query = new URLSearchParams();
  for (const name of ["q", "city"]) {
    const value = url.searchParams.get(name)?.trim();
    if (value) query.set(name, value);
  }
  const search = query.size > 0 ? `?${query}` : "";
  return redirect(localPath(languageOf(url.pathname), `/${page}${search}`));
}
