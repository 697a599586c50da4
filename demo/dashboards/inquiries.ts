/** Some nine hundred inquiries over ninety days, with more at weekends and more recently. */

import { weighted } from "#demo/chance.ts";
import { DEMO_COMPANIES } from "#demo/companies/companies.ts";
import { createRandom, type Random, range } from "#demo/drawing/random.ts";
import { phoneOf, uuidOf } from "#demo/identity.ts";
import { signature } from "#demo/people/people.ts";
import type { InquiryRow, ListingRow } from "#demo/repository.ts";
import type { InquiryChannel, InquiryStage } from "#domain/leads/inquiry.ts";
import { DAY_MS, HOUR_MS } from "#domain/shared/time.ts";
import { leadColumns } from "./company.ts";
import { INQUIRY_MESSAGES } from "./lead-texts.ts";

const INQUIRIES = 900;
const PICKS = 8;
const DAYS = 90;
const FIRST_PERSON = 120;
const FIRST_PHONE = 80_000;
const RETAINED_DAYS = 365;
const INDIA_OFFSET_MS = 5.5 * HOUR_MS;

/** Sunday first. */
const WEEKDAY_WEIGHTS = [1.5, 1, 0.95, 0.95, 0.9, 1, 1.35];

const CHANNELS: readonly (readonly [InquiryChannel, number])[] = [
  ["whatsapp", 55],
  ["call", 25],
  ["form", 13],
  ["email", 7],
];

export function inquiryRows(now: Date, properties: readonly ListingRow[]): InquiryRow[] {
  const random = createRandom("inquiries");
  const days = range(DAYS).map((age) => [age, weightOf(now, age)] as const);
  // A few homes get most of the attention.
  const appeal = properties.filter(isPublic).flatMap((property) => {
    const weight = random.between(0.1, 1) ** 3 * (property.isFeatured ? 4 : 1);
    return range(Math.ceil(weight * 20)).map(() => property);
  });
  return range(INQUIRIES)
    .map(() => timeOf(now, weighted(random, days), random))
    .sort((a, b) => b.getTime() - a.getTime())
    .map((createdAt, index) => {
      // A home cannot get inquiries before it is listed; such an inquiry goes to a company instead.
      const tries = range(PICKS).map(() => random.pick(appeal));
      const property = tries.find((candidate) => isListedBy(candidate, createdAt));
      return inquiryRow(createdAt, index, random.chance(0.93) ? property : undefined, now);
    });
}

function inquiryRow(
  createdAt: Date,
  index: number,
  property: ListingRow | undefined,
  now: Date,
): InquiryRow {
  const random = createRandom(`inquiry/${index}`);
  const channel = weighted(random, CHANNELS);
  const stage = stageOf((now.getTime() - createdAt.getTime()) / DAY_MS, random);
  const answerMs = random.integer(1, 40) * HOUR_MS;
  const answeredAt = new Date(Math.min(now.getTime(), createdAt.getTime() + answerMs));
  const id = uuidOf(`inquiry/${index}`);
  return {
    id,
    channel,
    ...addressee(property, random),
    ...visitor(channel, index, random),
    stage,
    ...leadColumns({ id, stage }, now),
    language: random.chance(0.2) ? "hi" : "en",
    createdAt,
    updatedAt: stage === "new" ? createdAt : answeredAt,
    purgeAfter: new Date(createdAt.getTime() + RETAINED_DAYS * DAY_MS),
  };
}

function addressee(property: ListingRow | undefined, random: Random) {
  if (!property) return { companyId: random.pick(DEMO_COMPANIES).id };
  return {
    propertyId: property.id,
    companyId: property.companyId ?? null,
    agentId: property.agentId ?? null,
  };
}

/** A click on a phone number leaves no name; sometimes the lister adds one after the call. */
function visitor(channel: InquiryChannel, index: number, random: Random) {
  const isWritten = channel === "form" || channel === "email";
  if (!isWritten && random.chance(0.45)) return {};
  return {
    name: signature(FIRST_PERSON + index),
    phone: phoneOf(FIRST_PHONE + index * 3),
    email: channel === "email" ? `visitor${index + 1}@mail.example` : null,
    message: isWritten ? random.pick(INQUIRY_MESSAGES) : "",
  };
}

function isPublic({ status }: ListingRow): boolean {
  return status === "live" || status === "sold" || status === "rented";
}

function isListedBy({ listedAt }: ListingRow, time: Date): boolean {
  return listedAt instanceof Date && listedAt <= time;
}

/** Weight by weekday in India, with slow growth over the quarter. */
function weightOf(now: Date, age: number): number {
  const weekday = new Date(now.getTime() + INDIA_OFFSET_MS - age * DAY_MS).getUTCDay();
  return (WEEKDAY_WEIGHTS[weekday] ?? 1) * (1.3 - (0.6 * age) / DAYS);
}

/** Between 8 am and 11 pm Indian time, most often in the evening. */
function timeOf(now: Date, age: number, random: Random): Date {
  const day = new Date(now.getTime() + INDIA_OFFSET_MS - age * DAY_MS);
  const midnight =
    Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate()) - INDIA_OFFSET_MS;
  const hour = 8 + 15 * random.between(0, 1) ** 0.8;
  const time = midnight + Math.round(hour * 3_600) * 1_000;
  return new Date(time < now.getTime() ? time : now.getTime() - random.integer(1, 240) * 60_000);
}

function stageOf(ageDays: number, random: Random): InquiryStage {
  if (ageDays < 2) return random.chance(0.8) ? "new" : "contacted";
  if (ageDays < 12) {
    return weighted(random, [
      ["new", 3],
      ["contacted", 5],
      ["visit", 2],
      ["lost", 1],
    ] as const);
  }
  return weighted(random, [
    ["new", 1],
    ["contacted", 4],
    ["visit", 3],
    ["won", 1.2],
    ["lost", 5],
  ] as const);
}
