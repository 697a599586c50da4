/** What has changed about the homes and searches on this device since they were saved. */

import type { HomeChange } from "#domain/saved/saved.ts";
import type { SavedSearch } from "#web/platform/device/lists.ts";
import type { OfflineHome } from "#web/platform/device/offline-home.ts";
import { fetchWithRetries } from "#web/platform/retrying-fetch.ts";

/** The API's limit of homes per call. */
const HOMES_PER_CALL = 50;
const SEARCH_LOOK = 20;

export type FreshHome = { _id: string; priceMin: number | null };

export type Newcomers = { count: number; isAtLeast: boolean };

export type News = {
  changes: ReadonlyMap<string, HomeChange>;
  newcomers: ReadonlyMap<string, Newcomers>;
  /** Some requests failed: for those, what the device stored is shown. */
  isPartial: boolean;
};

export async function loadNews(
  homes: readonly OfflineHome[],
  searches: readonly SavedSearch[],
): Promise<News> {
  let isPartial = false;
  const orNothing = () => {
    isPartial = true;
    return [];
  };
  const [changes, newcomers] = await Promise.all([
    Promise.all(chunks(homes, HOMES_PER_CALL).map((some) => changesOf(some).catch(orNothing))),
    Promise.all(searches.map((search) => newcomersOf(search).catch(orNothing))),
  ]);
  return { changes: new Map(changes.flat()), newcomers: new Map(newcomers.flat()), isPartial };
}

/** A home that the API does not return is no longer listed. */
export function changeOf(home: OfflineHome, fresh: FreshHome | undefined): HomeChange {
  if (!fresh) return { kind: "gone" };
  const before = home.priceMin;
  const now = fresh.priceMin;
  if (before === null || now === null || before === now) return { kind: "none" };
  return { kind: now < before ? "lower" : "higher", before, now };
}

export function countNewcomers(listedAt: readonly string[], seenAt: string): Newcomers {
  const count = listedAt.filter((time) => time > seenAt).length;
  return { count, isAtLeast: count >= SEARCH_LOOK };
}

async function changesOf(homes: readonly OfflineHome[]): Promise<[string, HomeChange][]> {
  const ids = homes.map(({ id }) => id).join(",");
  const fresh = await fetchList<FreshHome>(`/api/properties/by-ids?ids=${ids}`);
  const byId = new Map(fresh.map((home) => [home._id, home]));
  return homes.map((home) => [home.id, changeOf(home, byId.get(home.id))]);
}

async function newcomersOf(search: SavedSearch): Promise<[string, Newcomers][]> {
  const query = new URLSearchParams(search.api);
  query.set("sort", "newest");
  query.set("limit", String(SEARCH_LOOK));
  const newest = await fetchList<{ listedAt: string }>(`/api/properties?${query}`);
  const times = newest.map(({ listedAt }) => listedAt);
  return [[search.id, countNewcomers(times, search.seenAt)]];
}

async function fetchList<Item>(url: string): Promise<Item[]> {
  const response = await fetchWithRetries(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()).data;
}

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
}
