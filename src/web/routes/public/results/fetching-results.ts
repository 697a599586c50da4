import type { Results } from "#web/features/search/results/results.ts";
import { fetching } from "#web/platform/fetching.ts";

type Arguments = Parameters<typeof fetching<Results>>[0];

/** A results page's client loader. If only Load More fails, the list stays and says so. */
export async function fetchingResults(args: Arguments): Promise<Results> {
  const isMore = new URL(args.request.url).searchParams.has("more");
  if (!isMore) return fetching(args);
  // Only the list's own fetcher requests more, and it handles null.
  return fetching(args).catch(() => null as unknown as Results);
}
