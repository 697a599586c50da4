/** The lists that are stored on the visitor's device. */

import { MAX_COMPARED } from "#domain/listings/compare.ts";
import { createDeviceList } from "./list.ts";
import { isOfflineHome, type OfflineHome } from "./offline-home.ts";

/** A named search; `api` is the same search as an API query, to count what is new. */
export type SavedSearch = {
  /** The page's path and query, without a language. */
  id: string;
  name: string;
  api: string;
  /** Listings after this time are new to the visitor. */
  seenAt: string;
};

export type ComparedHome = { id: string; title: string };

export const savedHomes = createDeviceList<OfflineHome>({
  key: "saved-homes.v1",
  limit: 200,
  isItem: isOfflineHome,
});

export const recentHomes = createDeviceList<OfflineHome>({
  key: "recent-homes.v1",
  limit: 12,
  isItem: isOfflineHome,
});

export const savedSearches = createDeviceList<SavedSearch>({
  key: "saved-searches.v1",
  limit: 20,
  isItem: (value): value is SavedSearch => hasTexts(value, ["id", "name", "api", "seenAt"]),
});

export const comparedHomes = createDeviceList<ComparedHome>({
  key: "compared-homes.v1",
  limit: MAX_COMPARED,
  isItem: (value): value is ComparedHome => hasTexts(value, ["id", "title"]),
});

function hasTexts(value: unknown, names: string[]): boolean {
  if (typeof value !== "object" || value === null) return false;
  const entry = value as Record<string, unknown>;
  return names.every((name) => typeof entry[name] === "string");
}
