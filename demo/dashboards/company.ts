/** A month of activity on the listers' dashboards: the history of their leads, and their listings' views. */

import { weighted } from "#demo/chance.ts";
import { DEMO_COMPANIES } from "#demo/companies/companies.ts";
import { createRandom, range } from "#demo/drawing/random.ts";
import { uuidOf } from "#demo/identity.ts";
import type { InquiryRow, LeadEventRow, ListingDayRow, ListingRow } from "#demo/repository.ts";
import { LOST_REASONS } from "#domain/leads/inquiry.ts";
import { indianDay } from "#domain/shared/day.ts";
import { DAY_MS, HOUR_MS } from "#domain/shared/time.ts";
import type { ViewSource } from "#domain/shared/view-source.ts";
import { LEAD_NOTES } from "./lead-texts.ts";
import { isSellers } from "./seller.ts";

/** The company of the demo's company account. */
const DEMO_DASHBOARD_COMPANY = DEMO_COMPANIES[0]?.id ?? "";

const DAYS = 60;

const SOURCES: readonly (readonly [ViewSource, number])[] = [
  ["direct", 5],
  ["search", 6],
  ["social", 4],
  ["other", 1],
];

/** Lost reason, follow-up date and source of a lead. */
export function leadColumns({ id, stage }: Pick<InquiryRow, "id" | "stage">, now: Date) {
  const random = createRandom(`lead-desk/${id}`);
  const isOpen = stage === "contacted" || stage === "visit";
  const days = random.integer(-1, 6);
  return {
    source: weighted(random, SOURCES),
    lostReason: stage === "lost" ? random.pick(LOST_REASONS) : null,
    followUpOn:
      isOpen && random.chance(0.4) ? indianDay(new Date(now.getTime() + days * DAY_MS)) : null,
  };
}

/** The events that brought a lead to its stage. */
export function leadEventRows(
  properties: readonly ListingRow[],
  inquiries: readonly InquiryRow[],
): LeadEventRow[] {
  const sellers = new Set(properties.filter(isSellers).map(({ id }) => id));
  return inquiries
    .filter(
      ({ companyId, propertyId }) =>
        companyId === DEMO_DASHBOARD_COMPANY || sellers.has(propertyId ?? ""),
    )
    .filter(({ stage }) => stage !== "new")
    .flatMap((inquiry) => storyOf(inquiry));
}

function storyOf({ id, stage, lostReason, updatedAt }: InquiryRow): LeadEventRow[] {
  const random = createRandom(`story/${id}`);
  const last = updatedAt instanceof Date ? updatedAt : new Date();
  const at = (hours: number) => new Date(last.getTime() - hours * HOUR_MS);
  const line = (name: string, rest: Pick<LeadEventRow, "kind" | "body" | "createdAt">) => ({
    id: uuidOf(`story/${id}/${name}`),
    inquiryId: id ?? "",
    ...rest,
  });
  const told = random.chance(0.6)
    ? [line("note", { kind: "note", body: random.pick(LEAD_NOTES), createdAt: at(0.2) })]
    : [];
  if (stage === "contacted") {
    return [line("first", { kind: "stage", body: "contacted", createdAt: at(0.3) }), ...told];
  }
  return [
    line("first", { kind: "stage", body: "contacted", createdAt: at(0.5) }),
    ...told,
    line("last", {
      kind: "stage",
      body: [stage, lostReason].filter(Boolean).join(" "),
      createdAt: last,
    }),
  ];
}

/** Daily views, saves and contacts of the company's and seller's listings; contacts match the inquiries. */
export function listingDayRows(
  now: Date,
  properties: readonly ListingRow[],
  inquiries: readonly InquiryRow[],
): ListingDayRow[] {
  const contacts = contactsByDay(inquiries);
  return properties
    .filter((home) => home.companyId === DEMO_DASHBOARD_COMPANY || isSellers(home))
    .filter(({ status }) => status === "live")
    .flatMap((property) =>
      range(DAYS).flatMap((age) => {
        const day = new Date(now.getTime() - age * DAY_MS);
        const isListed = property.listedAt instanceof Date && property.listedAt <= day;
        return isListed ? dayRows(property.id, indianDay(day), day, contacts) : [];
      }),
    );
}

function dayRows(propertyId: string, day: string, time: Date, contacts: Map<string, number>) {
  const random = createRandom(`day/${propertyId}/${day}`);
  const appeal = createRandom(`appeal/${propertyId}`).between(0.2, 1) ** 2;
  const isWeekend = [0, 6].includes(time.getUTCDay());
  return SOURCES.flatMap(([source, weight]): ListingDayRow[] => {
    const views = Math.round(appeal * weight * random.between(0.3, 2.2) * (isWeekend ? 1.5 : 1));
    const asked = contacts.get(`${propertyId} ${day} ${source}`) ?? 0;
    if (views + asked === 0) return [];
    const saves = random.chance(0.12) ? random.integer(1, 2) : 0;
    return [{ propertyId, day, source, views: views + asked, saves, contacts: asked }];
  });
}

function contactsByDay(inquiries: readonly InquiryRow[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { propertyId, createdAt, source } of inquiries) {
    if (!propertyId || !(createdAt instanceof Date)) continue;
    const key = `${propertyId} ${indianDay(createdAt)} ${source}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
