/** Turns a row of a file into a draft listing, or the reasons why it cannot be one. */

import { importProblems } from "#domain/imports/problems.ts";
import type { FieldName } from "#domain/listings/field.ts";
import { fieldOf, isOf } from "#domain/listings/fields.ts";
import type { ManagedListing, PropertyType, Purpose, Subtype } from "#domain/listings/listing.ts";
import type { City } from "#domain/places/city-table.ts";
import { asIssue, type Text } from "#domain/shared/errors.ts";
import { readPhone } from "#domain/shared/phone.ts";
import { inIndia, type RowFacts, readFacts } from "./facts.ts";
import { IMPORT_FIELDS, type ImportColumns, type ImportField, type RowReasons } from "./import.ts";
import { type FileKinds, kindOf } from "./kind.ts";
import { type Place, placeOf } from "./place.ts";
import { type Price, priceOf, refutedByArea } from "./price.ts";
import { type AreaUnits, believedSqft, readSize } from "./size.ts";
import { asHeading, cellText, shortCell } from "./text.ts";
import { titleOf } from "./title.ts";
import { listerIn, purposeIn } from "./vocabulary.ts";

/** What is known of the file as a whole. */
export type FileFacts = FileKinds & {
  columns: ImportColumns;
  /** The unit for bare numbers: "lakh" for a column headed "price(lakhs)". */
  priceUnit: string;
  areaUnits: AreaUnits;
  city: City | null;
  purpose: Purpose | null;
};

/** A listing but for what the place and the import make of it. */
export type Draft = Omit<
  Pick<ManagedListing, Exclude<FieldName, "city" | "locality" | "isFeatured">>,
  keyof RowFacts
> &
  RowFacts & { sourceKey: string | null; citySlug: string; localityName: string | null };

export type RowReading = {
  /** The row has a price and a place, whatever its outcome. */
  isPriced: boolean;
  title: string;
} & ({ draft: Draft } | { draft: null; reasons: RowReasons });

type Cells = (field: ImportField) => string;

const LONG_FIELDS: ReadonlySet<ImportField> = new Set(["description", "features", "amenities"]);
const MAX_DESCRIPTION_LENGTH = 8000;
const MAX_FEATURES_LENGTH = 2000;
const MAX_KEY_LENGTH = 300;

export function readRow(row: Readonly<Record<string, unknown>>, file: FileFacts): RowReading {
  const cells = cellsOf(row, file.columns);
  if (isEmpty(cells, file)) return { isPriced: false, title: "", draft: null, reasons: NOTHING };
  const place = placeOf(
    {
      city: cells("city"),
      locality: cells("locality"),
      address: cells("address"),
      title: cells("title") || cells("type"),
    },
    file.city,
  );
  const purpose = purposeOf(cells, file);
  const size = readSize(cells, file.areaUnits, place?.city.state ?? null);
  const read = readFacts(cells);
  const { beds } = read;
  const { type, subtype } = kindOf(cells, { beds, areaBasis: size.areaBasis }, file);
  const price = priceOf(cells("price"), cells("priceMax"), file.priceUnit, purpose ?? "sale");
  const areaSqft = believedSqft(size, {
    type,
    purpose,
    beds,
    price: "message" in price ? null : price.min,
    text: `${cells("title")} ${cells("description")}`,
  });
  const facts = { ...read, areaSqft, areaBasis: size.areaBasis };
  const reasons = reasonsAgainst(cells, { place, purpose, type, price, facts });
  const isPriced = place !== null && isFigure(cells("price"));
  const title = titleOf({
    typed: typedTitle(cells),
    society: cells("society"),
    place,
    type,
    subtype,
    beds,
  });
  if (reasons) return { isPriced, title, draft: null, reasons };
  const sure = {
    place: place as Place,
    purpose: purpose as Purpose,
    price: price as Price,
    type: type as PropertyType,
    subtype: subtype as Subtype,
  };
  return { isPriced, title, draft: draftOf(cells, title, facts, sure) };
}

const NOTHING: RowReasons = { empty: asIssue(importProblems.emptyRow()) };

/** If no column was recognised, nothing can be said about a row. */
function isEmpty(cells: Cells, { columns }: FileFacts): boolean {
  const understood = IMPORT_FIELDS.filter((field) => columns[field] !== undefined);
  return understood.length > 0 && understood.every((field) => cells(field) === "");
}

function typedTitle(cells: Cells): string {
  return cells("title") || (/ in /i.test(cells("type")) ? cells("type") : "");
}

/** Each cell is read several times but cleaned once. */
function cellsOf(row: Readonly<Record<string, unknown>>, columns: ImportColumns): Cells {
  const texts = new Map<ImportField, string>();
  return (field) => {
    const known = texts.get(field);
    if (known !== undefined) return known;
    const column = columns[field];
    const read = LONG_FIELDS.has(field) ? cellText : shortCell;
    const text = column === undefined ? "" : read(row[column]);
    texts.set(field, text);
    return text;
  };
}

type Read = {
  place: Place | null;
  purpose: Purpose | null;
  type: PropertyType | null;
  price: Price | Text;
  facts: RowFacts;
};

function reasonsAgainst(cells: Cells, read: Read): RowReasons | null {
  const { place, purpose, type, price, facts } = read;
  const named = cells("city");
  const reasons: Record<string, Text> = {
    ...(!place && {
      city: named
        ? importProblems.unknownCityNamed({ city: named.slice(0, 40) })
        : importProblems.noCity(),
    }),
    ...(!purpose && { purpose: importProblems.noPurpose() }),
    ...(!type && { type: importProblems.unknownKind() }),
  };
  if ("message" in price) reasons.price = price;
  else if (purpose) {
    const refuted = refutedByArea(price, facts.areaSqft, purpose);
    if (refuted) reasons.price = refuted;
  }
  const stored = Object.entries(reasons).map(([field, text]) => [field, asIssue(text)]);
  return stored.length > 0 ? Object.fromEntries(stored) : null;
}

type Sure = { place: Place; purpose: Purpose; price: Price; type: PropertyType; subtype: Subtype };

function draftOf(cells: Cells, title: string, facts: RowFacts, sure: Sure): Draft {
  const { place, purpose, price, type, subtype } = sure;
  const isLand = type === "Land";
  const kept = factsOf(facts, isLand);
  return {
    ...kept,
    areaBasis: isLand && facts.areaBasis === "unknown" ? "plot" : facts.areaBasis,
    sourceKey: cells("sourceKey").slice(0, MAX_KEY_LENGTH) || null,
    title,
    description: cells("description").slice(0, MAX_DESCRIPTION_LENGTH),
    location: place.location,
    citySlug: place.city.slug,
    localityName: place.locality,
    priceRange: price.shown,
    priceMin: price.min,
    priceMax: price.max,
    features: (cells("features") || cells("amenities") || featuresOf(kept)).slice(
      0,
      MAX_FEATURES_LENGTH,
    ),
    type,
    subtype,
    purpose,
    postedBy: listerIn(cells("postedBy").toLowerCase()) ?? "agent",
    whatsappNumber: readPhone(cells("phone"))?.e164 ?? null,
    ...inIndia(Number(cells("latitude")), Number(cells("longitude")), place.city),
  };
}

/** Only what is asked of land, or of what is built. A rent of either may come with a deposit. */
function factsOf(facts: RowFacts, isLand: boolean): RowFacts {
  const entries = Object.entries(facts).map(([name, value]) => {
    const field = name as keyof RowFacts;
    const isAsked = field === "reraState" || isRetained(field, isLand);
    return [name, isAsked ? value : null];
  });
  // Nobody builds a plot: "new launch" says nothing of it that we could tell.
  const possession = isLand && facts.possession !== "ready" ? null : facts.possession;
  return { ...(Object.fromEntries(entries) as RowFacts), possession };
}

function isRetained(name: FieldName, isLand: boolean): boolean {
  return fieldOf(name).kind === "money" || isOf(name, isLand ? "Land" : "House");
}

/** From its own column, then the title's "for sale", then the file's default. */
function purposeOf(cells: Cells, file: FileFacts): Purpose | null {
  const told = cells("purpose").toLowerCase();
  return purposeIn(told) ?? purposeIn(cells("title").toLowerCase()) ?? file.purpose;
}

function featuresOf({ beds, baths, areaSqft, furnishing, facing }: RowFacts): string {
  const parts = [
    beds && `${beds} BHK`,
    baths && `${baths} ${baths === 1 ? "bath" : "baths"}`,
    areaSqft && `${areaSqft} sq ft`,
    furnishing && asHeading(furnishing),
    facing && `${asHeading(facing)} facing`,
  ];
  return parts.filter(Boolean).join(", ");
}

function isFigure(cell: string): boolean {
  return /[1-9]/.test(cell);
}
