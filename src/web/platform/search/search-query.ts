/** A results page's query in the API's words. */

type Search = {
  /** The page's own query. */
  query: string;
  /** What the page is about, whatever its query says. */
  purpose: string | null;
  category: string | null;
};

/** How a list is shown, which the API does not ask. */
const ONLY_SHOWN = ["view", "unit", "sort", "cursor", "back", "more"];

export function apiQuery({ query, purpose, category }: Search): string {
  const params = new URLSearchParams(query);
  for (const name of ONLY_SHOWN) params.delete(name);
  if (purpose) params.set("purpose", purpose);
  if (category) params.set("category", category);
  params.sort();
  return params.toString();
}
