/** Views, saves and contacts of listings: anonymous counts by day, without a cookie. */

import type { ListingNumbers } from "#domain/analytics/listing-numbers.ts";
import type { NumbersFilter, PageView } from "#domain/analytics/page-view-schema.ts";
import type { Actor } from "#domain/shared/actor.ts";
import { indianDay, lastDays } from "#domain/shared/day.ts";
import { isListingId } from "#domain/shared/id.ts";
import { DAY_MS } from "#domain/shared/time.ts";
import { isRobot, sourceOf } from "#domain/shared/view-source.ts";
import type { Deps } from "#server/deps.ts";
import { listerOnly } from "#server/shared/lister.ts";
import { createCounter } from "./counter.ts";
import {
  addCounts,
  listCountedListings,
  listNumbersByDay,
  listNumbersByListing,
  listNumbersBySource,
  sumNumbers,
} from "./repository.ts";

type Visitor = { actor: Actor; address: string; userAgent: string | undefined };

const MOST_LISTINGS = 500;

export function createPageViewService({ db, publicUrl, limits, now }: Deps) {
  const counter = createCounter();

  return {
    /** Ignores listers and admins, who open listings for their work: the counts measure interest. */
    async count(view: PageView, { actor, address, userAgent }: Visitor): Promise<void> {
      await limits.use("visitPerAddress", address);
      const isWork = actor?.role === "company" || actor?.role === "admin";
      if (isWork || !userAgent || isRobot(userAgent) || !isListingId(view.propertyId)) return;
      const source = sourceOf(view.referrer, publicUrl);
      const { propertyId, what } = view;
      counter.add({ propertyId, what, source, day: indianDay(now()) }, { address, userAgent });
    },

    /** Job: stores what was counted since the last run. */
    async flush(): Promise<void> {
      const taken = counter.take();
      try {
        await addCounts(db, taken);
      } catch (error) {
        counter.restoreCounts(taken);
        throw error;
      }
    },

    async getNumbers(actor: Actor, { days, propertyId }: NumbersFilter): Promise<ListingNumbers> {
      const owner = listerOnly(actor);
      const period = lastDays(now(), days);
      const from = period[0] ?? "";
      const before = indianDay(new Date(now().getTime() + DAY_MS));
      const earlier = lastDays(now(), 2 * days)[0] ?? "";
      const scope = { owner, from, before, propertyId };
      const [total, past, found, byListing, bySource] = await Promise.all([
        sumNumbers(db, scope),
        sumNumbers(db, { ...scope, from: earlier, before: from }),
        listNumbersByDay(db, scope),
        listNumbersByListing(db, scope, MOST_LISTINGS),
        listNumbersBySource(db, scope),
      ]);
      const known = new Map(found.map((numbers) => [numbers.day, numbers]));
      const byDay = period.map((day) => known.get(day) ?? { day, views: 0, saves: 0, contacts: 0 });
      return { total, before: past, byDay, byListing, bySource };
    },

    listListings: (actor: Actor) => listCountedListings(db, listerOnly(actor), MOST_LISTINGS),
  };
}
