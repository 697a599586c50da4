/** Sixty requirements over ninety days, parsed from typed text as the form does. */

import { createDeck, weighted } from "#demo/chance.ts";
import { createRandom, type Random, range } from "#demo/drawing/random.ts";
import { phoneOf, referenceOf, uuidOf } from "#demo/identity.ts";
import { personName, signature } from "#demo/people/people.ts";
import { DEMO_CITIES } from "#demo/places/cities.ts";
import type { RequirementRow } from "#demo/repository.ts";
import {
  CONSENT_VERSION,
  REQUIREMENT_STATUSES,
  type RequirementStatus,
} from "#domain/requirements/requirement.ts";
import {
  requirementPayloadSchema,
  toRequirementInput,
} from "#domain/requirements/requirement-schema.ts";
import { DAY_MS } from "#domain/shared/time.ts";
import { REQUIREMENT_TEMPLATES, type RequirementTemplate } from "./lead-texts.ts";

const REQUIREMENTS = 60;
const FIRST_PERSON = 40;
const FIRST_PHONE = 70_300;
const RETAINED_DAYS = 365;
const NOTES = [
  "Called, wants to see two flats on Sunday.",
  "Sent three options on WhatsApp.",
  "No answer twice.",
];

export function requirementRows(now: Date): RequirementRow[] {
  const random = createRandom("requirements");
  const choices = REQUIREMENT_TEMPLATES.map((wish) => {
    return [
      { wish, deal: createDeck(random.fork(`${wish.listingType} ${wish.type}`), wish.words) },
      wish.weight,
    ] as const;
  });
  return range(REQUIREMENTS).map((index) => {
    const { wish, deal } = weighted(random, choices);
    const [budget, message] = deal();
    return requirementRow({ wish, index, now, budget, message });
  });
}

type Typed = {
  wish: RequirementTemplate;
  index: number;
  now: Date;
  budget: string;
  message: string;
};

function placeFor({ use }: RequirementTemplate, random: Random): string {
  const city = weighted(
    random,
    DEMO_CITIES.map((candidate) => [candidate, candidate.weight] as const),
  );
  const fitting = city.localities.filter(({ uses }) => uses.has(use));
  return fitting.length > 0 && random.chance(0.8)
    ? `${random.pick(fitting).name}, ${city.name}`
    : city.name;
}

function requirementRow({ wish, index, now, budget, message }: Typed): RequirementRow {
  const random = createRandom(`requirement/${index}`);
  const place = placeFor(wish, random);
  const person = FIRST_PERSON + index;
  const ageDays = 90 * random.between(0, 1) ** 1.2;
  const createdAt = new Date(now.getTime() - Math.round(ageDays * DAY_MS));
  const status = statusOf(ageDays, random.between(0, 1));
  const input = toRequirementInput(
    requirementPayloadSchema.parse({
      listingType: wish.listingType,
      name: signature(person),
      phone: phoneOf(FIRST_PHONE + index * 7),
      email: random.chance(0.4)
        ? `${personName(person).toLowerCase().replace(" ", ".")}@mail.example`
        : "",
      propertyType: wish.type,
      location: place,
      budget,
      message,
    }),
  );
  return {
    id: uuidOf(`requirement/${index}`),
    reference: referenceOf(`requirement/${index}`),
    ...input,
    status,
    note: status === "contacted" ? random.pick(NOTES) : "",
    language: random.chance(0.2) ? "hi" : "en",
    consentVersion: CONSENT_VERSION,
    bodyHash: uuidOf(`requirement body/${index}`),
    createdAt,
    updatedAt: createdAt,
    purgeAfter: new Date(createdAt.getTime() + RETAINED_DAYS * DAY_MS),
  };
}

/** The older a requirement, the more likely it has been handled. */
function statusOf(ageDays: number, luck: number): RequirementStatus {
  const [fresh, contacted, closed, spam] = REQUIREMENT_STATUSES;
  if (luck < 0.03) return spam;
  if (ageDays < 6) return luck < 0.7 ? fresh : contacted;
  return luck < 0.55 ? contacted : closed;
}
