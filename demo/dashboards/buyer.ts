/** The demo buyer's saved listings and inquiries, so that the dashboard shows each state. */

import { phoneOf, uuidOf } from "#demo/identity.ts";
import { demoPersonId } from "#demo/people/accounts.ts";
import type { InquiryRow, ListingRow, SavedHomeRow, SavedSearchRow } from "#demo/repository.ts";
import { INQUIRY_STAGES } from "#domain/leads/inquiry.ts";
import { nextAlertAt } from "#domain/saved/alert.ts";
import { DAY_MS } from "#domain/shared/time.ts";

const BUYER = demoPersonId("buyer");
const SEARCHES = [
  { path: "/buy?city=pune&beds=2&maxPrice=10000000", frequency: "daily" },
  { path: "/rent?city=bangalore&beds=2", frequency: "weekly" },
  { path: "/land?city=pune", frequency: "off" },
] as const;

/** Prices when saved, to compare with today's: lower since, higher since, gone, back, and two unchanged. */
export function savedHomeRows(now: Date, properties: readonly ListingRow[]): SavedHomeRow[] {
  const priced = properties.filter(({ purpose, priceMin }) => purpose === "sale" && priceMin);
  const live = priced.filter(({ status }) => status === "live");
  const sold = priced.filter(({ status }) => status === "sold");
  const wanted = [
    { home: live[3], was: 1.08 },
    { home: live[11], was: 0.95 },
    { home: live[20], was: 1, isBack: true },
    { home: sold[0], was: 1 },
    { home: live[29], was: 1 },
    { home: live[42], was: 1 },
  ];
  return wanted.flatMap(({ home, was, isBack }, place) => {
    if (!home?.priceMin) return [];
    const savedAt = new Date(now.getTime() - (place * 3 + 2) * DAY_MS);
    return {
      userId: BUYER,
      propertyId: home.id,
      priceWhenSaved: Math.round((home.priceMin * was) / 10_000) * 10_000,
      seenGoneAt: isBack ? savedAt : null,
      savedAt,
      ...(was === 1 && { priceWhenSaved: home.priceMin }),
    };
  });
}

export function savedSearchRows(now: Date): SavedSearchRow[] {
  return SEARCHES.map(({ path, frequency }, place) => ({
    id: uuidOf(`saved-search/${place}`),
    userId: BUYER,
    path,
    frequency,
    lookedAt: now,
    toldUpTo: now,
    nextAlertAt: nextAlertAt(frequency, now),
    createdAt: new Date(now.getTime() - (place + 4) * DAY_MS),
  }));
}

/** Makes the buyer the sender of the latest inquiry in each stage. */
export function withBuyer(inquiries: InquiryRow[]): InquiryRow[] {
  const own = INQUIRY_STAGES.map((stage) =>
    inquiries.find((row) => row.stage === stage && row.propertyId && row.companyId),
  );
  const contact = { userId: BUYER, name: "Asha Verma", phone: phoneOf(90_000) };
  return inquiries.map((row) => (own.includes(row) ? { ...row, ...contact } : row));
}
