/** A results page's search as an API query. */

type Search = {
  /** The page's own query string. */
  query: string;
  /** Fixed by the page, whatever its query says. */
  purpose: string | null;
  category: string | null;
};

/** Parameters for display only, which the API does not take. */
const ONLY_SHOWN = ["view", "unit", "sort", "cursor", "back", "more"];

export function apiQuery({ query, purpose, category }: Search): string {
  const params = new URLSearchParams(query);
  for (const name of ONLY_SHOWN) params.delete(name);
  if (purpose) params.set("purpose", purpose);
  if (category) params.set("category", category);
  params.sort();
  return params.toString();
}
