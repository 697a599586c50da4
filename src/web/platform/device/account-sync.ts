/**
 * Syncs the lists on the device with the signed-in user's account. Hearts write to the device; what it gained
 * and lost since the last sync is sent, and the account's lists come back. Signing out removes the account's
 * entries from the device, because its next user may be someone else.
 */

import type { Purpose } from "#domain/listings/listing.ts";
import { RESULTS_PAGES } from "#domain/search/results-pages.ts";
import { languageOf } from "#domain/shared/language.ts";
import { apiQuery } from "#web/platform/search/search-query.ts";
import { type SavedSearch, savedHomes, savedSearches } from "./lists.ts";
import type { OfflineHome } from "./offline-home.ts";
import { SYNC_KEY, SYNCED } from "./synced.ts";

type Agreed = { owner: string; homes: string[]; searches: string[] };

type AccountHome = Omit<OfflineHome, "id" | "at"> & {
  _id: string;
  priceWhenSaved: number | null;
  savedAt: string;
  purpose: Purpose;
};
type AccountSearch = { _id: string; path: string; name: string; lookedAt: string };
type Account = { owner: string; homes: AccountHome[]; searches: AccountSearch[] };

const SOON_MS = 600;
let isWatching = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let underway = Promise.resolve();

export function syncWithAccount(isSignedIn: boolean): void {
  if (!isSignedIn) {
    removeAccountEntries();
    return;
  }
  underway = underway.then(() => sync(true)).catch(() => undefined);
  if (isWatching) return;
  isWatching = true;
  savedHomes.subscribe(soon);
  savedSearches.subscribe(soon);
  // A form leaves the page, perhaps to sign out; the next page sends what is still unsent.
  addEventListener("submit", () => clearTimeout(timer));
}

/** Batches several hearts into one call; a failed call is repeated on the next page. */
function soon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    underway = underway.then(() => sync(false)).catch(() => undefined);
  }, SOON_MS);
}

export async function sync(isFirst: boolean): Promise<void> {
  const agreed = readAgreed() ?? { owner: "", homes: [], searches: [] };
  const sent = { homes: savedHomes.read(), searches: savedSearches.read() };
  const gained = {
    homes: without(sent.homes, agreed.homes),
    searches: without(sent.searches, agreed.searches),
  };
  const lost = {
    homes: missing(agreed.homes, sent.homes),
    searches: missing(agreed.searches, sent.searches),
  };
  const isSame = [gained.homes, gained.searches, lost.homes, lost.searches].every(
    ({ length }) => length === 0,
  );
  if (isSame && !isFirst) return;
  const account = await merge(gained, lost);
  if (!account) return;
  applyAccountLists(account, sent);
  if (!isSame || !isAgreed(account, agreed)) dispatchEvent(new Event(SYNCED));
}

async function merge(
  gained: { homes: readonly OfflineHome[]; searches: readonly SavedSearch[] },
  lost: { homes: string[]; searches: string[] },
): Promise<Account | undefined> {
  const response = await fetch("/api/saved/merge", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      homes: gained.homes.map(({ id, priceMin }) => ({ id, priceMin })),
      searches: gained.searches.map(({ id }) => ({ path: id })),
      removedHomes: lost.homes,
      removedSearches: lost.searches,
      language: languageOf(location.pathname),
    }),
  });
  return response.ok ? (await response.json()).data : undefined;
}

/** Applies the account's lists, plus what was pressed while they were loading. */
function applyAccountLists(
  { owner, homes, searches }: Account,
  sent: { homes: readonly OfflineHome[]; searches: readonly SavedSearch[] },
): void {
  replace(savedHomes, sent.homes, homes.map(offlineHomeOf));
  replace(savedSearches, sent.searches, searches.map(savedSearchOf));
  const agreed = {
    owner,
    homes: homes.map(({ _id }) => _id),
    searches: searches.map(({ path }) => path),
  };
  localStorage.setItem(SYNC_KEY, JSON.stringify(agreed));
}

type List<Item> = { read(): readonly Item[]; replace(items: readonly Item[]): void };

function replace<Item extends { id: string }>(
  list: List<Item>,
  sent: readonly Item[],
  account: readonly Item[],
): void {
  const now = list.read();
  const added = without(now, idsOf(sent));
  const removed = missing(idsOf(sent), now);
  // Prefer the device's copy of an entry: it is as good, and in the language it was saved in.
  const known = new Map(now.map((item) => [item.id, item]));
  const kept = without(account, removed).map((item) => known.get(item.id) ?? item);
  const next = [...without(added, idsOf(kept)), ...kept];
  if (idsOf(next).join() !== idsOf(now).join()) list.replace(next);
}

function removeAccountEntries(): void {
  const agreed = readAgreed();
  localStorage.removeItem(SYNC_KEY);
  if (!agreed) return;
  savedHomes.replace(without(savedHomes.read(), agreed.homes));
  savedSearches.replace(without(savedSearches.read(), agreed.searches));
}

function offlineHomeOf({ _id, savedAt, priceWhenSaved, ...home }: AccountHome): OfflineHome {
  const { title, location, purpose, priceMax, priceRange, pictureId } = home;
  const priceMin = priceWhenSaved ?? home.priceMin;
  return {
    id: _id,
    title,
    location,
    purpose,
    priceMin,
    priceMax,
    priceRange,
    pictureId,
    at: savedAt,
  };
}

function savedSearchOf({ path, name, lookedAt }: AccountSearch): SavedSearch {
  const [pathname, query = ""] = path.split("?");
  const page = Object.values(RESULTS_PAGES).find((known) => known.path === pathname);
  const params = new URLSearchParams(query);
  const usual = pathname === "/commercial" ? "rent" : null;
  const purpose = page?.about.purpose ?? params.get("purpose") ?? usual;
  const category = page?.about.category ?? params.get("category");
  return { id: path, name, api: apiQuery({ query, purpose, category }), seenAt: lookedAt };
}

function readAgreed(): Agreed | undefined {
  try {
    return JSON.parse(localStorage.getItem(SYNC_KEY) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

function isAgreed({ homes, searches }: Account, agreed: Agreed): boolean {
  return (
    homes.map(({ _id }) => _id).join() === agreed.homes.join() &&
    searches.map(({ path }) => path).join() === agreed.searches.join()
  );
}

function idsOf(items: readonly { id: string }[]): string[] {
  return items.map(({ id }) => id);
}

function without<Item extends { id: string }>(
  items: readonly Item[],
  ids: readonly string[],
): Item[] {
  return items.filter(({ id }) => !ids.includes(id));
}

function missing(ids: readonly string[], items: readonly { id: string }[]): string[] {
  const there = idsOf(items);
  return ids.filter((id) => !there.includes(id));
}
