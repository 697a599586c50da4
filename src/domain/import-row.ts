/** A row of a file → a draft of a listing, or the reasons why it cannot be one. */

import type { City } from "./city-table.ts";
import type { ImportColumns, ImportField, RowReasons } from "./import.ts";
import { inIndia, type RowFacts, readFacts } from "./import-facts.ts";
import { type Place, placeOf } from "./import-place.ts";
import { type Price, priceOf, refutedByArea } from "./import-price.ts";
import { asHeading, cellText, cleanCell } from "./import-text.ts";
import { listerIn, purposeIn, subtypeIn, typeIn } from "./import-words.ts";
import { readPhone } from "./phone.ts";
import type { Lister, PropertyType, Purpose, Subtype } from "./property.ts";

/** What is known of the file as a whole. */
export type FileFacts = {
  columns: ImportColumns;
  /** The word behind bare numbers: "lakh" for a column headed "price(lakhs)". */
  priceUnit: string;
  areaUnit: string;
  city: City | null;
  purpose: Purpose | null;
  type: PropertyType | null;
};

export type Draft = RowFacts & {
  sourceKey: string | null;
  title: string;
  description: string;
  location: string;
  citySlug: string;
  localityName: string | null;
  priceRange: string;
  priceMin: number | null;
  priceMax: number | null;
  features: string;
  type: PropertyType;
  subtype: Subtype;
  purpose: Purpose;
  postedBy: Lister;
  whatsappNumber: string | null;
  latitude: number | null;
  longitude: number | null;
};

export type RowReading = {
  /** The row carries a price and a place, whatever else becomes of it. */
  isPriced: boolean;
  title: string;
} & ({ draft: Draft } | { draft: null; reasons: RowReasons });

type Cells = (field: ImportField) => string;

const MAX_TITLE_LENGTH = 200;
const MAX_DESCRIPTION_LENGTH = 8000;
const MAX_FEATURES_LENGTH = 2000;
const MAX_KEY_LENGTH = 300;

export function readRow(row: Readonly<Record<string, unknown>>, file: FileFacts): RowReading {
  const cells = cellsOf(row, file.columns);
  const words = cleanCell(`${cells("type")} ${headOf(cells("title"))}`);
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
  const facts = readFacts(cells, file.areaUnit, place?.city.state ?? null);
  const type = typeOf(cells, facts, file);
  const price = priceOf(cells("price"), cells("priceMax"), file.priceUnit, purpose ?? "sale");
  const reasons = reasonsAgainst(cells, { place, purpose, type, price, facts });
  const isPriced = place !== null && isFigure(cells("price"));
  const title = titleOf(cells, place, type, facts);
  if (reasons) return { isPriced, title, draft: null, reasons };
  const sure = { place: place as Place, purpose: purpose as Purpose, price: price as Price };
  return {
    isPriced,
    title,
    draft: draftOf(cells, title, words, type as PropertyType, facts, sure),
  };
}

/** Each cell is asked for several times and cleaned once. */
function cellsOf(row: Readonly<Record<string, unknown>>, columns: ImportColumns): Cells {
  const read = new Map<ImportField, string>();
  return (field) => {
    const known = read.get(field);
    if (known !== undefined) return known;
    const column = columns[field];
    const text = column === undefined ? "" : cellText(row[column]);
    read.set(field, text);
    return text;
  };
}

type Read = {
  place: Place | null;
  purpose: Purpose | null;
  type: PropertyType | null;
  price: Price | string;
  facts: RowFacts;
};

function reasonsAgainst(cells: Cells, read: Read): RowReasons | null {
  const { place, purpose, type, price, facts } = read;
  const named = cells("city");
  const reasons: RowReasons = {
    ...(!place && {
      city: named
        ? `We do not know a city "${named.slice(0, 40)}"`
        : "No city: name one for the file",
    }),
    ...(!purpose && { purpose: "Neither for sale nor for rent: say which for the file" }),
    ...(!type && { type: "What kind of property it is cannot be told" }),
  };
  if (typeof price === "string") reasons.price = price;
  else if (purpose) {
    const refuted = refutedByArea(price, facts.areaSqft, purpose);
    if (refuted) reasons.price = refuted;
  }
  return Object.keys(reasons).length > 0 ? reasons : null;
}

function draftOf(
  cells: Cells,
  title: string,
  words: string,
  type: PropertyType,
  facts: RowFacts,
  { place, purpose, price }: { place: Place; purpose: Purpose; price: Price },
): Draft {
  const isLand = type === "Land";
  const kept: RowFacts = isLand
    ? { ...facts, beds: null, baths: null, furnishing: null, floor: null, totalFloors: null }
    : facts;
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
    features: (cells("features") || featuresOf(kept)).slice(0, MAX_FEATURES_LENGTH),
    type,
    subtype: subtypeIn(type, words),
    purpose,
    postedBy: listerIn(cells("postedBy").toLowerCase()) ?? "agent",
    whatsappNumber: readPhone(cells("phone"))?.e164 ?? null,
    ...inIndia(Number(cells("latitude")), Number(cells("longitude")), place.city),
  };
}

/** A column of its own, then the title's "for sale", then what holds for the file. */
function purposeOf(cells: Cells, file: FileFacts): Purpose | null {
  const told = cells("purpose").toLowerCase();
  return purposeIn(told) ?? purposeIn(cells("title").toLowerCase()) ?? file.purpose;
}

function typeOf(cells: Cells, facts: RowFacts, file: FileFacts): PropertyType | null {
  const told = typeIn(cleanCell(cells("type")));
  const titled = typeIn(cleanCell(cells("title")));
  // "3 BHK" as a type says less than the title's "3 BHK Villa".
  const type =
    told === "Apartment" && /^\d+ ?(?:bhk|rk)$/i.test(cells("type")) ? (titled ?? told) : told;
  const ofFile = file.type === "Commercial" || file.type === "Land" ? file.type : null;
  return (
    type ??
    titled ??
    typeIn(cleanCell(cells("beds"))) ??
    ofFile ??
    typeByFacts(cells, facts) ??
    file.type
  );
}

/** Portals say "4 Bedroom" of a house on its plot and "4 BHK" of a flat. */
function typeByFacts(cells: Cells, { beds, areaBasis }: RowFacts): PropertyType | null {
  if (beds === null) return areaBasis === "plot" ? "Land" : null;
  return /bedroom/i.test(cells("beds")) && areaBasis === "plot" ? "House" : "Apartment";
}

const TYPE_NAMES: Record<PropertyType, string> = {
  Apartment: "Flat",
  House: "House",
  Commercial: "Commercial space",
  Land: "Plot",
};

function titleOf(
  cells: Cells,
  place: Place | null,
  type: PropertyType | null,
  { beds }: RowFacts,
): string {
  const typed = cells("title") || (/ in /i.test(cells("type")) ? cells("type") : "");
  if (typed) return asHeading(typed.replace(/^>\s*/, "")).slice(0, MAX_TITLE_LENGTH);
  const what = [
    beds && type !== "Land" ? `${beds} BHK` : "",
    type ? TYPE_NAMES[type] : "Property",
    cells("society") ? `in ${asHeading(cells("society"))},` : "in",
    place?.location ?? "",
  ];
  return what.filter(Boolean).join(" ").slice(0, MAX_TITLE_LENGTH);
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

function headOf(title: string): string {
  return title.split(/ (?:in|at|near) /i, 1)[0] ?? "";
}

function isFigure(cell: string): boolean {
  return /[1-9]/.test(cell);
}
