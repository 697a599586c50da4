/** Converts between the form, where everything is text, and the listing, which has numbers. */

import { readArea } from "#domain/shared/area/reader.ts";
import { typedPrice } from "#domain/shared/money/money.ts";
import { readMoney } from "#domain/shared/money/reader.ts";
import { type ManagedListing, SUBTYPES, type Subtype, typeOf } from "./listing.ts";
import { type ListingReading, type ListingText, readListing } from "./reader.ts";

type Kind = "text" | "choice" | "money" | "area" | "count";

/** Every field of the form and how it is parsed. */
const FIELDS = {
  purpose: "choice",
  subtype: "choice",
  title: "text",
  location: "text",
  priceRange: "text",
  features: "text",
  description: "text",
  areaSqft: "area",
  areaBasis: "choice",
  beds: "count",
  baths: "count",
  floor: "count",
  totalFloors: "count",
  parking: "count",
  ageYears: "count",
  furnishing: "choice",
  possession: "choice",
  facing: "choice",
  deposit: "money",
  maintenance: "money",
  pincode: "text",
  reraNumber: "text",
  whatsappNumber: "text",
} as const satisfies Record<string, Kind>;

export type ListingField = keyof typeof FIELDS;
export type ListingFormValues = Partial<Record<ListingField, string>>;

const NAMES = Object.keys(FIELDS) as ListingField[];
/** Fields that always have a value, even if it is empty. */
const WRITTEN = new Set<ListingField>([
  "title",
  "location",
  "priceRange",
  "features",
  "description",
]);

/** Fields filled from the text until the lister fills them in. */
export const READ_FIELDS = [
  "areaSqft",
  "areaBasis",
  "beds",
  "baths",
  "floor",
  "totalFloors",
  "parking",
  "furnishing",
  "possession",
  "facing",
  "deposit",
  "pincode",
  "reraNumber",
] as const satisfies (ListingField & keyof ListingReading)[];
export type ReadField = (typeof READ_FIELDS)[number];

/** The form values of a listing. */
export function formOf(listing: ManagedListing): ListingFormValues {
  const values: ListingFormValues = {};
  for (const name of NAMES) {
    const text = fieldText(name, listing[name]);
    if (text !== "") values[name] = text;
  }
  return values;
}

/** Facts read from the text of a form, and their form values; empty where nothing was read. */
export function readIntoForm(values: Record<string, string>) {
  const reading = readListing(textOf(values));
  const fields = READ_FIELDS.map((name) => [name, fieldText(name, reading[name])]);
  return { reading, fields: Object.fromEntries(fields) as Record<ReadField, string> };
}

function textOf({ subtype, ...typed }: Record<string, string>): ListingText {
  const kind = SUBTYPES.find((each) => each === subtype) ?? "apartment";
  const { title = "", location = "", priceRange = "", features = "", description = "" } = typed;
  return { title, type: typeOf(kind), location, priceRange, features, description };
}

function fieldText(name: ListingField, value: string | number | null): string {
  if (value === null || value === "unknown") return "";
  const isMoney = FIELDS[name] === "money" && typeof value === "number";
  return isMoney ? typedPrice(value) : String(value);
}

type ReadForm = { input: Record<string, unknown>; unreadable: ListingField[] };

/**
 * Converts the typed values for the schema. An empty field means "none" where the form had a value before,
 * and otherwise leaves the fact to be read from the text.
 */
export function readListingForm(values: Record<string, string>, had: readonly string[]): ReadForm {
  const input: Record<string, unknown> = {};
  const unreadable: ListingField[] = [];
  for (const name of NAMES) {
    const typed = (values[name] ?? "").trim();
    const value = typed === "" ? emptyValue(name, had) : readValue(FIELDS[name], typed);
    if (value !== undefined) input[name] = value;
    else if (typed !== "") unreadable.push(name);
  }
  const subtype = SUBTYPES.find((each) => each === input.subtype);
  return { input: { ...input, ...kindIn(subtype) }, unreadable };
}

/** Undefined where the text decides. */
function emptyValue(name: ListingField, had: readonly string[]): string | null | undefined {
  if (WRITTEN.has(name)) return "";
  if (!had.includes(name)) return undefined;
  return name === "areaBasis" ? "unknown" : null;
}

function kindIn(subtype: Subtype | undefined) {
  return subtype ? { subtype, type: typeOf(subtype) } : { subtype: undefined };
}

/** Undefined for unreadable values. */
function readValue(kind: Kind, typed: string): string | number | undefined {
  if (kind === "text" || kind === "choice") return typed;
  const number = READERS[kind](typed);
  return Number.isFinite(number) ? number : undefined;
}

const READERS: Record<Exclude<Kind, "text" | "choice">, (typed: string) => number> = {
  money: (typed) => {
    const { min, max } = readMoney(typed);
    return Math.round(min ?? max ?? Number.NaN);
  },
  area: (typed) => {
    const { minSqft, maxSqft } = readArea(/^[\d,. ]+$/.test(typed) ? `${typed} sq ft` : typed);
    return Math.round(minSqft ?? maxSqft ?? Number.NaN);
  },
  count: (typed) => (/^-?\d+$/.test(typed) ? Number(typed) : Number.NaN),
};
