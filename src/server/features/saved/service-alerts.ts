/** Mails users the new homes in their saved searches: each home once, whichever node runs the job. */

import { reachableEmail } from "#domain/accounts/account.ts";
import { nextAlertAt } from "#domain/saved/alert.ts";
import { searchOfPath } from "#domain/search/results-filter-schema.ts";
import { searchName } from "#domain/search/search-name.ts";
import { AppError } from "#domain/shared/errors.ts";
import { isUuid } from "#domain/shared/id.ts";
import { type Language, localPath } from "#domain/shared/language.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import type { Deps } from "#server/deps.ts";
import { isSuspended } from "#server/platform/auth/actors.ts";
import type { Db } from "#server/platform/db/client.ts";
import { insertMail } from "#server/platform/mail/repository.ts";
import { sign, verify } from "#server/platform/signing.ts";
import {
  findNewListings,
  type ListListings,
  type NewListings,
} from "#server/shared/new-listings.ts";
import { alertMail } from "./mails.ts";
import { type SavedSearchRow, updateSavedSearch } from "./repository.ts";
import { findDueSearch, findReader, updateAlertOff } from "./repository-alert.ts";

const UNSUBSCRIBE = "alert-unsubscribe";
/** A home goes live a moment before others can see it; this margin makes sure that none is missed. */
const SETTLE_MS = 3_000;
const MAX_NOTIFIED = 10;
const LATEST = 5;

export function createAlertService({ db, secret, site, publicUrl, now }: Deps, list: ListListings) {
  return {
    /** Handles one due search in one transaction; returns whether there was one. */
    async notifyNext(): Promise<boolean> {
      const upTo = new Date(now().getTime() - SETTLE_MS);
      const newest = await newestListing(upTo);
      return db.transaction(async (tx) => {
        const search = await findDueSearch(tx, { now: now(), newest });
        if (!search) return false;
        await tell(tx, search, upTo);
        await updateSavedSearch(tx, search.id, {
          // If the clock goes back, no home is notified twice.
          toldUpTo: upTo > search.toldUpTo ? upTo : search.toldUpTo,
          nextAlertAt: nextAlertAt(search.frequency, now()),
        });
        return true;
      });
    },

    /** Turns an alert off by the signed link in a mail; returns the name of its search. */
    async unsubscribe(token: string, language: Language): Promise<{ name: string }> {
      const id = verify(secret, UNSUBSCRIBE, token);
      const row = id !== undefined && isUuid(id) ? await updateAlertOff(db, id) : undefined;
      if (!row) throw new AppError(sharedProblems.unsubscribeInvalid());
      return { name: nameOf(row, language) };
    },
  };

  async function newestListing(upTo: Date): Promise<Date | undefined> {
    const search = searchOfPath("/search");
    if (!search) return undefined;
    // While more than these go live at once, as in an import, instant alerts wait until it ends.
    const { items } = await list({ ...search.filter, sort: "newest", limit: LATEST });
    const settled = items.find(({ listedAt }) => new Date(listedAt) <= upTo);
    return settled && new Date(settled.listedAt);
  }

  async function tell(tx: Db, search: SavedSearchRow, upTo: Date): Promise<void> {
    const reader = await findReader(tx, search.userId);
    const recipient = reader && reachableEmail(reader.email);
    if (!recipient || !reader.emailVerified || reader.deletionRequestedAt) return;
    if (isSuspended(reader, now())) return;
    const { homes, hasMore } = await newHomesOf(search, upTo);
    if (homes.length === 0) return;
    const { language, path } = search;
    const token = sign(secret, UNSUBSCRIBE, search.id);
    const { name: siteName } = await site.identity(tx);
    const mail = alertMail({
      recipient,
      name: reader.name,
      language,
      siteName,
      publicUrl,
      searchName: nameOf(search, language),
      searchPath: path,
      homes,
      hasMore,
      unsubscribeUrl: new URL(localPath(language, `/alerts/unsubscribe?token=${token}`), publicUrl)
        .href,
    });
    await insertMail(tx, mail);
  }

  /** Homes that went live after `upTo` are left for the next time. */
  async function newHomesOf({ path, toldUpTo }: SavedSearchRow, upTo: Date): Promise<NewListings> {
    const search = searchOfPath(path);
    if (!search) return { homes: [], hasMore: false };
    return findNewListings(list, search.filter, { since: toldUpTo, upTo }, MAX_NOTIFIED);
  }
}

function nameOf({ path }: SavedSearchRow, language: Language): string {
  const search = searchOfPath(path);
  return search ? searchName(search.name, search.filter, language) : path;
}
