/** The sell page's form as it arrives, and the listing it becomes. */

import { z } from "zod";
import { listingProblems } from "#domain/listings/problems.ts";
import { cityIn } from "#domain/places/city.ts";
import { readArea } from "#domain/shared/area/reader.ts";
import { email, phone } from "#domain/shared/contact-schema.ts";
import { asIssue, type Text } from "#domain/shared/errors.ts";
import { LENGTHS, MAX_IMAGES, MAX_RUPEES, MAX_SQFT } from "#domain/shared/limits.ts";
import { readMoney } from "#domain/shared/money/reader.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import { line, paragraphs } from "#domain/shared/text-schema.ts";
import type { ListingInput } from "./input-schema.ts";
import { PURPOSES } from "./listing.ts";
import { placeProblem } from "./sense.ts";
import { isHome, kindOf, ROOM_COUNTS, SUBMISSION_TYPES } from "./submission.ts";

const MAX_TITLE = 200;

const rooms = z.union([z.literal(""), z.enum(ROOM_COUNTS)]).default("");

const fieldsSchema = z.object({
  purpose: z.enum(PURPOSES, { error: asIssue(listingProblems.choosePurpose()) }).default("sale"),
  propertyType: z.enum(SUBMISSION_TYPES, { error: asIssue(listingProblems.chooseSubtype()) }),
  location: line({ max: LENGTHS.location, required: listingProblems.enterTheLocation() }),
  area: line({ max: LENGTHS.offeredFigure, required: listingProblems.enterArea() }),
  bedrooms: rooms,
  bathrooms: rooms,
  expectedPrice: line({ max: LENGTHS.offeredFigure, required: listingProblems.enterPrice() }),
  description: paragraphs({
    max: LENGTHS.description,
    required: listingProblems.describeProperty(),
  }),
  ownerName: line({ max: LENGTHS.name, required: sharedProblems.enterYourName() }),
  phone: phone(sharedProblems.enterYourPhone()),
  email: z.union([z.literal(""), email(sharedProblems.enterYourEmail())]).default(""),
  /** Whether buyers see the number; otherwise they reach the site's staff. */
  showPhone: z.boolean().default(false),
  images: z
    .array(line({ max: LENGTHS.link }), { error: asIssue(listingProblems.imageNeeded()) })
    .min(1, asIssue(listingProblems.imageNeeded()))
    .max(MAX_IMAGES, asIssue(sharedProblems.tooManyImages())),
  /** The tickets used to upload a guest's pictures. */
  tickets: z.array(z.string().max(300)).max(20).default([]),
});

/** Checks across fields. */
export const submissionSchema = fieldsSchema.superRefine((given, context) => {
  const wrong = (field: string, text: Text) =>
    context.addIssue({ code: "custom", path: [field], message: asIssue(text) });
  if (isHome(given.propertyType) && given.bedrooms === "") {
    wrong("bedrooms", listingProblems.chooseBeds());
  }
  if (given.location !== "" && !cityIn(given.location)) {
    wrong("location", placeProblem(given.location));
  }
  if (priceOf(given) === null) wrong("expectedPrice", listingProblems.enterPrice());
  if (areaOf(given) === null) wrong("area", listingProblems.enterArea());
});

export type SubmissionInput = z.output<typeof submissionSchema>;

/** Builds a listing from the form: its title and features are written from the choices. */
export function listingFrom(given: SubmissionInput): ListingInput {
  const { type, subtype } = kindOf(given.propertyType);
  const size = areaOf(given);
  const hasRooms = type !== "Land";
  return {
    title: titleOf(given),
    location: given.location,
    priceRange: given.expectedPrice,
    type,
    features: featuresOf(given),
    description: given.description,
    images: given.images,
    purpose: given.purpose,
    ...(subtype && { subtype }),
    ...priceOf(given),
    ...size,
    beds: isHome(given.propertyType) ? numberIn(given.bedrooms) : null,
    baths: hasRooms ? numberIn(given.bathrooms) : null,
    whatsappNumber: given.showPhone ? given.phone : null,
  };
}

function titleOf({ propertyType, bedrooms, purpose, location }: SubmissionInput): string {
  const { noun } = kindOf(propertyType);
  const what = isHome(propertyType) && bedrooms !== "" ? `${bedrooms} BHK ${noun}` : noun;
  const title = `${what} for ${purpose} in ${location}`;
  return (title[0]?.toUpperCase() + title.slice(1)).slice(0, MAX_TITLE);
}

function featuresOf(given: SubmissionInput): string {
  const { propertyType, bedrooms, bathrooms, area } = given;
  return [
    isHome(propertyType) && bedrooms !== "" ? `${bedrooms} BHK` : "",
    propertyType !== "plot" && bathrooms !== "" ? `${bathrooms} bathrooms` : "",
    withUnit(area),
  ]
    .filter(Boolean)
    .join(", ");
}

type Typed = Pick<SubmissionInput, "area" | "expectedPrice" | "purpose" | "location"> & {
  propertyType: SubmissionInput["propertyType"];
};

/** Null when it is not an area; a bigha in an unknown state has no defined size, and is left to staff. */
function areaOf({ area, location, propertyType }: Typed) {
  const reading = readArea(withUnit(area), cityIn(location)?.state ?? null);
  const areaSqft = Math.round(reading.minSqft ?? reading.maxSqft ?? 0);
  if (reading.unit === null || areaSqft > MAX_SQFT) return null;
  if (areaSqft < 1) return {};
  const isPlot = propertyType === "plot" && reading.basis === "unknown";
  return { areaSqft, areaBasis: isPlot ? ("plot" as const) : reading.basis };
}

/** Null when it is not a price; a rate is multiplied by the area, as everywhere. */
function priceOf(given: Typed) {
  const { kind, min, max, rate } = readMoney(given.expectedPrice, { purpose: given.purpose });
  if (kind === "rate" && rate) return {};
  const priceMin = min ?? max;
  if (kind !== "amount" || priceMin === null || priceMin <= 0) return null;
  const priceMax = max ?? priceMin;
  return priceMax <= MAX_RUPEES && priceMin <= priceMax ? { priceMin, priceMax } : null;
}

/** A bare number means square feet, as is usual here. */
function withUnit(area: string): string {
  return /^[\d,. ]+$/.test(area) ? `${area} sq ft` : area;
}

function numberIn(count: string): number | null {
  return count === "" ? null : Number.parseInt(count, 10);
}
