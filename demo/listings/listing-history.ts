/** When a listing was posted, its status since, and whether it is featured. */

import { cycle, type Random, range } from "#demo/drawing/random.ts";
import type { ListingRow } from "#demo/repository.ts";
import type { ListingStatus, Purpose } from "#domain/listings/listing.ts";
import { DAY_MS, MINUTE_MS } from "#domain/shared/time.ts";

export type Life = Pick<
  ListingRow,
  "statusReason" | "isFeatured" | "listedAt" | "confirmedAt" | "createdAt" | "updatedAt"
> & { status: ListingStatus };

const LISTED_TODAY = 7;
const OLDEST_DAYS = 60;

// One listing in fifteen is not live.
const NOT_LIVE_EVERY = 15;
const NOT_LIVE_AT = 7;
// Two listers in five confirm.
const CONFIRMED_OF = 5;
const SOONEST_CONFIRMED_DAYS = 3;

const FEATURED_EVERY = 25;
const FEATURED_AT = 4;

const OTHER_STATUSES = [
  "in_review",
  "closed",
  "draft",
  "paused",
  "closed",
  "closed",
  "draft",
  "closed",
  "paused",
  "rejected",
  "draft",
  "in_review",
  "expired",
] as const;

const REJECTIONS = [
  "The area and the plan do not agree. Please check the carpet area.",
  "Please add the number of the layout sanction.",
  "The same flat is already listed by its owner.",
];

/** Days ago, the newest first. */
export function listingAges(random: Random, count: number): number[] {
  const today = range(LISTED_TODAY).map(() => random.between(0.01, 0.3));
  const earlier = range(count - LISTED_TODAY).map(
    () => 0.7 + OLDEST_DAYS * random.between(0, 1) ** 1.3,
  );
  return [...today, ...earlier.map((age) => Math.min(age, OLDEST_DAYS))].sort((a, b) => a - b);
}

type Birth = { index: number; purpose: Purpose; ageDays: number; now: Date; random: Random };

export function lifeOf({ index, purpose, ageDays, now, random }: Birth): Life {
  const status = statusOf(index, purpose);
  const listedAt = before(now, ageDays);
  // When the lister last came back, as a fraction of the listing's age; null if never.
  const lastTouched = random.chance(0.85) ? random.between(0, 0.6) : null;
  return {
    status,
    statusReason: status === "rejected" ? cycle(REJECTIONS, index) : null,
    isFeatured: index % FEATURED_EVERY === FEATURED_AT,
    listedAt,
    confirmedAt: confirmedBy({ index, status, ageDays, lastTouched, now }),
    createdAt: before(now, ageDays + random.between(0.1, 2)),
    updatedAt: lastTouched === null ? listedAt : before(now, ageDays * lastTouched),
  };
}

/** Some listers return after a few days to confirm availability; many never do. */
function confirmedBy({ index, status, ageDays, lastTouched, now }: Confirmed): Date | null {
  if (status !== "live" || lastTouched === null || index % CONFIRMED_OF > 1) return null;
  const days = ageDays * lastTouched;
  return ageDays - days < SOONEST_CONFIRMED_DAYS ? null : before(now, days);
}

type Confirmed = Omit<Birth, "random" | "purpose"> & {
  status: ListingStatus;
  lastTouched: number | null;
};

function statusOf(index: number, purpose: Purpose): ListingStatus {
  if (index % NOT_LIVE_EVERY !== NOT_LIVE_AT) return "live";
  const status = cycle(OTHER_STATUSES, Math.floor(index / NOT_LIVE_EVERY));
  if (status !== "closed") return status;
  return purpose === "rent" ? "rented" : "sold";
}

function before(now: Date, days: number): Date {
  return new Date(now.getTime() - Math.round((days * DAY_MS) / MINUTE_MS) * MINUTE_MS);
}
