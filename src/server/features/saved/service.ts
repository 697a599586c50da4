/** Saved homes and searches: always the user's own, and private. */

import type { AlertFrequency } from "#domain/saved/alert.ts";
import { nextAlertAt } from "#domain/saved/alert.ts";
import { savedProblems } from "#domain/saved/problems.ts";
import { MAX_SAVED_HOMES, type SavedHome, type SavedSearch } from "#domain/saved/saved.ts";
import {
  isSavablePath,
  type Merge,
  type SavedHomeFilter,
  type SavedSearchInput,
  savableHome,
} from "#domain/saved/saved-schema.ts";
import { searchOfPath } from "#domain/search/results-filter-schema.ts";
import { searchName } from "#domain/search/search-name.ts";
import type { Caller, User } from "#domain/shared/actor.ts";
import { AppError } from "#domain/shared/errors.ts";
import { isListingId, isUuid } from "#domain/shared/id.ts";
import type { Language } from "#domain/shared/language.ts";
import type { Page } from "#domain/shared/page.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import type { Deps } from "#server/deps.ts";
import type { Db } from "#server/platform/db/client.ts";
import {
  deleteSavedHomes,
  deleteSavedSearches,
  findSavedSearch,
  insertSavedHomes,
  insertSavedSearches,
  isSavedHome,
  listSavedHomes,
  listSavedSearches,
  type NewSearch,
  type SavedSearchRow,
  updateSavedSearch,
  updateSeenGone,
} from "./repository.ts";

const USUAL: AlertFrequency = "daily";
/** A device only stores searches; saving there was no request for mails. */
const UNASKED: AlertFrequency = "off";
const ALL_HOMES = { limit: MAX_SAVED_HOMES };

export type SavedItems = { homes: SavedHome[]; searches: SavedSearch[] };

export function createSavedService({ db, limits, now }: Deps) {
  return {
    async listHomes(caller: Caller, filter: SavedHomeFilter): Promise<Page<SavedHome>> {
      const { userId, viewedBy } = signedIn(caller);
      const page = await listSavedHomes(db, userId, filter);
      // An admin viewing as the user does not count as the user having seen it.
      if (viewedBy) return page;
      const gone = page.items.filter(({ change }) => change.kind === "gone");
      if (gone.length > 0) {
        const ids = gone.map(({ id }) => id);
        await updateSeenGone(db, userId, ids);
      }
      return page;
    },

    async saveHome(caller: Caller, id: string): Promise<void> {
      const { userId } = await writing(caller);
      if (!isListingId(id)) throw noHome();
      const [saved] = await insertSavedHomes(db, userId, [{ id }]);
      if (saved || (await isSavedHome(db, userId, id))) return;
      const { total } = await listSavedHomes(db, userId, { limit: 1 });
      if (total < MAX_SAVED_HOMES) throw noHome();
      throw new AppError(savedProblems.tooManyHomes({ max: MAX_SAVED_HOMES }));
    },

    async removeHome(caller: Caller, id: string): Promise<void> {
      const { userId } = await writing(caller);
      const removed = isListingId(id) ? await deleteSavedHomes(db, userId, [id]) : 0;
      if (removed === 0) throw noHome();
    },

    async listSearches(caller: Caller, language: Language): Promise<SavedSearch[]> {
      const { userId } = signedIn(caller);
      return searchesOf(db, userId, language);
    },

    /** Saving it again changes nothing, unless another frequency is given. */
    async saveSearch(caller: Caller, input: SavedSearchInput): Promise<SavedSearch> {
      const { userId } = await writing(caller);
      const { path, language, frequency } = input;
      return db.transaction(async (tx) => {
        await insertSavedSearches(tx, userId, [
          newSearch(path, language, frequency ?? USUAL, now()),
        ]);
        const row = await findSavedSearch(tx, userId, { path });
        if (!row) throw new AppError(savedProblems.tooManySearches());
        const changed = frequency && row.frequency !== frequency;
        return toSearch(changed ? await reschedule(tx, row, frequency) : row, language);
      });
    },

    async setFrequency(
      caller: Caller,
      id: string,
      frequency: AlertFrequency,
      language: Language,
    ): Promise<SavedSearch> {
      const { userId } = await writing(caller);
      const row = isUuid(id) ? await findSavedSearch(db, userId, { id }) : undefined;
      if (!row) throw noSearch();
      return toSearch(await reschedule(db, { ...row, language }, frequency), language);
    },

    async removeSearch(caller: Caller, id: string): Promise<void> {
      const { userId } = await writing(caller);
      const removed = isUuid(id) ? await deleteSavedSearches(db, userId, { ids: [id] }) : 0;
      if (removed === 0) throw noSearch();
    },

    /** Merges what a device stored into the account, idempotently, and returns what the account holds. */
    async merge(caller: Caller, given: Merge): Promise<SavedItems> {
      const { userId } = await writing(caller);
      return db.transaction(async (tx) => {
        const removed = given.removedSearches.filter(isSavablePath);
        await deleteSavedHomes(tx, userId, given.removedHomes.filter(isListingId));
        await deleteSavedSearches(tx, userId, { paths: removed });
        await insertSavedHomes(tx, userId, given.homes.flatMap(savableHome));
        const searches = given.searches
          .filter(({ path }) => isSavablePath(path))
          .map(({ path }) => newSearch(path, given.language, UNASKED, now()));
        await insertSavedSearches(tx, userId, searches);
        const { items } = await listSavedHomes(tx, userId, ALL_HOMES);
        return { homes: items, searches: await searchesOf(tx, userId, given.language) };
      });
    },
  };

  async function writing(caller: Caller): Promise<User> {
    const actor = signedIn(caller);
    await limits.use("savePerPerson", actor.userId);
    return actor;
  }

  /** Starts from now: homes listed while the alert was off are not notified. */
  async function reschedule(
    tx: Db,
    { id, language }: SavedSearchRow,
    frequency: AlertFrequency,
  ): Promise<SavedSearchRow> {
    const times = { toldUpTo: now(), nextAlertAt: nextAlertAt(frequency, now()) };
    const row = await updateSavedSearch(tx, id, { frequency, language, ...times });
    if (!row) throw noSearch();
    return row;
  }
}

function newSearch(
  path: string,
  language: Language,
  frequency: AlertFrequency,
  now: Date,
): NewSearch {
  return {
    path,
    language,
    frequency,
    toldUpTo: now,
    nextAlertAt: nextAlertAt(frequency, now),
  };
}

async function searchesOf(db: Db, userId: string, language: Language): Promise<SavedSearch[]> {
  const rows = await listSavedSearches(db, userId);
  return rows.map((row) => toSearch(row, language));
}

function toSearch(row: SavedSearchRow, language: Language): SavedSearch {
  const { id, path, frequency, createdAt, lookedAt } = row;
  const search = searchOfPath(path);
  return {
    id,
    path,
    name: search ? searchName(search.name, search.filter, language) : path,
    frequency,
    createdAt: createdAt.toISOString(),
    lookedAt: lookedAt.toISOString(),
  };
}

function signedIn({ actor }: Caller): User {
  if (!actor) throw new AppError(sharedProblems.signInFirst());
  return actor;
}

function noHome(): AppError {
  return new AppError(savedProblems.noSuchHome());
}

function noSearch(): AppError {
  return new AppError(savedProblems.noSuchSearch());
}
