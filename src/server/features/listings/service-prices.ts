/** Changes the prices of several of a user's own listings at once, and undoes it. */

import type { PriceChange } from "#domain/listings/input-schema.ts";
import type { ManagedListing } from "#domain/listings/listing.ts";
import {
  changedPrice,
  isSamePrice,
  type PricedLine,
  priceOf,
  UNDO_PRICES_HOURS,
} from "#domain/listings/price-change.ts";
import { listingProblems } from "#domain/listings/problems.ts";
import type { Caller, User } from "#domain/shared/actor.ts";
import { AppError } from "#domain/shared/errors.ts";
import { isUuid } from "#domain/shared/id.ts";
import { HOUR_MS } from "#domain/shared/time.ts";
import type { Deps } from "#server/deps.ts";
import type { Db } from "#server/platform/db/client.ts";
import { getOwnListing, scopeOf } from "./own-listing.ts";
import { insertPriceChange, takePriceChange } from "./repository-prices.ts";
import type { ListingWrites } from "./service-writes.ts";
import { signedIn } from "./write-rules.ts";

export function createPriceChanges(
  deps: Deps,
  writesWith: (deps: Deps) => Pick<ListingWrites, "update">,
) {
  const { db, now } = deps;
  return {
    /** All or none; listings with only a textual price stay unchanged, and are counted. */
    async changePrices(caller: Caller, { ids, percent }: PriceChange) {
      const actor = ownerOf(caller);
      return db.transaction(async (tx) => {
        const { update } = writesWith({ ...deps, db: tx });
        const lines: PricedLine[] = [];
        for (const id of new Set(ids)) {
          const property = await getOwnListing(tx, actor, id);
          const after = changedPrice(property, percent);
          if (!after) continue;
          await update(caller, "property", id, after, property.updatedAt);
          lines.push({ propertyId: id, before: priceOf(property), after });
        }
        const changed = lines.length;
        const undo = changed > 0 ? await remember(tx, actor, lines) : null;
        return { changed, left: new Set(ids).size - changed, undo };
      });
    },

    /** Restores only prices that are still as that change left them: a later edit stays. */
    async undoPrices(caller: Caller, id: string) {
      const actor = ownerOf(caller);
      return db.transaction(async (tx) => {
        const lines = await take(tx, actor, id);
        const { update } = writesWith({ ...deps, db: tx });
        let restored = 0;
        for (const line of lines) {
          const property = await findAsLeft(tx, actor, line);
          if (!property) continue;
          await update(caller, "property", property.id, line.before, property.updatedAt);
          restored += 1;
        }
        return { restored, kept: lines.length - restored };
      });
    },
  };

  async function take(tx: Db, { userId }: User, id: string): Promise<PricedLine[]> {
    const lines = isUuid(id) && (await takePriceChange(tx, { id, userId, now: now() }));
    return lines || Promise.reject(gone());
  }

  function remember(tx: Db, { userId }: User, lines: PricedLine[]): Promise<string> {
    const purgeAfter = new Date(now().getTime() + UNDO_PRICES_HOURS * HOUR_MS);
    return insertPriceChange(tx, { userId, lines, purgeAfter });
  }
}

function gone(): AppError {
  return new AppError(listingProblems.pricesFixed());
}

function ownerOf(caller: Caller): User {
  const actor = signedIn(caller);
  scopeOf(actor);
  return actor;
}

/** Undefined when it was edited or deleted since, or now belongs to someone else. */
async function findAsLeft(
  db: Db,
  actor: User,
  { propertyId, after }: PricedLine,
): Promise<ManagedListing | undefined> {
  try {
    const property = await getOwnListing(db, actor, propertyId);
    return isSamePrice(property, after) ? property : undefined;
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
