/**
 * What a listing has, said once: schemas, columns, API answers, both editors, facts, comparison, diff, export and
 * import are made from this table, in its order. Labels are in web/platform/labels/field-labels.ts.
 */

import { AREA_BASES } from "#domain/shared/area/area.ts";
import { LENGTHS, MAX_FLOORS, MAX_ROOMS } from "#domain/shared/limits.ts";
import type { Field, FieldName } from "./field.ts";
import {
  FACINGS,
  FURNISHINGS,
  LISTERS,
  type Listing,
  type ListingSummary,
  POSSESSIONS,
  POWER_BACKUPS,
  PROPERTY_TYPES,
  type PropertyType,
  PURPOSES,
  SUBTYPES,
} from "./listing.ts";

const HOMES = ["House", "Apartment"] as const;

const BUILT = ["House", "Apartment", "Commercial"] as const;

const LAND = ["Land"] as const;

const TEXT = { owner: "text", admin: "text" } as const;

const FACT = { owner: "fact", admin: "fact" } as const;

const TYPED = { kind: "line", max: 200, shown: "card", ...TEXT } as const;

/** What only land is asked. */
const OF_LAND = {
  ...TYPED,
  ...FACT,
  of: LAND,
  isFact: true,
  isCompared: true,
} as const;

const MONEY = { kind: "money", shown: "card" } as const;

/** In the order in which the editors ask. */
const FIELDS = {
  title: {
    ...TYPED,
    isRequired: true,
    headings: {
      names: /\btitle\b|\bheading\b|\bheadline\b|\bsubject\b/,
      maybe: /^name$|^(?:prop(?:erty)?|listing) name$/,
    },
  },
  purpose: {
    kind: "choice",
    values: PURPOSES,
    shown: "card",
    isAlways: true,
    isRead: true,
    owner: "text",
    admin: "fact",
    isCompared: true,
    headings: {
      names:
        /\bpurpose\b|\b(?:listing|transaction|offer|ad) ?type\b|\bsale or rent\b|\brent or sale\b/,
      maybe: /\btransaction\b|^for$|\bcategory\b/,
    },
  },
  type: {
    kind: "choice",
    values: PROPERTY_TYPES,
    shown: "card",
    admin: "text",
    isRequired: true,
    headings: {
      names: /\bprop(?:erty)? (?:type|category|kind)\b|\btype of prop(?:erty)?\b|^type$|प्रकार/,
      maybe: /\btype\b|\bkind\b|\bcategory\b/,
      never: /\barea\b|\bpremium\b|\bpost/,
    },
  },
  subtype: {
    kind: "choice",
    values: SUBTYPES,
    shown: "card",
    isAlways: true,
    isRead: true,
    owner: "text",
    admin: "fact",
    isFact: true,
    isCompared: true,
  },
  location: { ...TYPED, isRequired: true },
  priceRange: { ...TYPED, max: 120, isRequired: true },
  features: {
    ...TYPED,
    max: 2000,
    isRequired: true,
    headings: { names: /\bfeatures\b|\bfacilities\b|\bhighlights\b/ },
  },
  description: {
    ...TYPED,
    kind: "paragraphs",
    max: 8000,
    isRequired: true,
    headings: {
      names: /\bdescription\b|\bremarks?\b|\babout\b|\boverview\b/,
      maybe: /\bdetails\b|\bcomments?\b/,
    },
  },
  priceMin: { ...MONEY, isRead: true, admin: "fact" },
  priceMax: { ...MONEY, isRead: true, admin: "fact" },
  deposit: {
    ...MONEY,
    isRead: true,
    of: BUILT,
    ...FACT,
    isCompared: true,
    headings: { names: /\bdeposite?\b|\badvance\b/ },
  },
  beds: {
    kind: "count",
    min: 0,
    max: MAX_ROOMS,
    shown: "card",
    isRead: true,
    of: HOMES,
    ...FACT,
    isFact: true,
    isCompared: true,
    headings: { names: /\bbhk\b|\bbed ?rooms?\b|\bbeds?\b/, never: /\bbath/ },
  },
  baths: {
    kind: "count",
    min: 0,
    max: MAX_ROOMS,
    shown: "card",
    isRead: true,
    of: BUILT,
    ...FACT,
    isFact: true,
    isCompared: true,
    headings: {
      names: /\bbath ?(?:rooms?|s)?\b|\btoilets?\b|\bwash ?rooms?\b/,
      never: /\bbed/,
    },
  },
  areaSqft: {
    kind: "area",
    shown: "card",
    isRead: true,
    ...FACT,
    isFact: true,
    isCompared: true,
  },
  areaBasis: {
    kind: "choice",
    values: AREA_BASES,
    shown: "card",
    isAlways: true,
    isRead: true,
    ...FACT,
    headings: { names: /\barea type\b|\barea basis\b/ },
  },
  zoning: { ...OF_LAND, headings: { names: /\bzon(?:e|ing)\b|\bland use\b/ } },
  roadAccess: { ...OF_LAND, headings: { names: /\broad (?:access|width)\b|\bapproach road\b/ } },
  waterSource: { ...OF_LAND, headings: { names: /\bwater\b/, never: /\bfront\b|\bview\b/ } },
  electricity: {
    ...OF_LAND,
    headings: { names: /\belectricity\b|\bpower (?:supply|connection)\b/ },
  },
  floor: {
    kind: "count",
    min: -5,
    max: MAX_FLOORS,
    shown: "card",
    isRead: true,
    of: BUILT,
    ...FACT,
    isFact: true,
    isCompared: true,
    headings: { names: /\bfloor\b|मंजिल/, never: /\btotal\b|\bplan\b/ },
  },
  totalFloors: {
    kind: "count",
    min: 0,
    max: MAX_FLOORS,
    shown: "card",
    isRead: true,
    of: BUILT,
    ...FACT,
    headings: { names: /\btotal floors?\b|\bno of floors\b|\bstoreys?\b|\bfloors total\b/ },
  },
  facing: {
    kind: "choice",
    values: FACINGS,
    shown: "page",
    isRead: true,
    ...FACT,
    isFact: true,
    headings: { names: /\bfacing\b|\bdirection\b/ },
  },
  ageYears: {
    kind: "count",
    min: 0,
    max: 500,
    shown: "page",
    of: BUILT,
    ...FACT,
    isFact: true,
    headings: { as: "age", names: /\bage\b/ },
  },
  furnishing: {
    kind: "choice",
    values: FURNISHINGS,
    shown: "card",
    isRead: true,
    of: BUILT,
    ...FACT,
    isFact: true,
    isCompared: true,
    headings: { names: /\bfurnish/ },
  },
  parking: {
    kind: "count",
    min: 0,
    max: 1000,
    shown: "card",
    isRead: true,
    of: BUILT,
    ...FACT,
    isFact: true,
    isCompared: true,
    headings: { names: /\bparking\b/ },
  },
  possession: {
    kind: "choice",
    values: POSSESSIONS,
    shown: "card",
    isRead: true,
    ...FACT,
    isFact: true,
    isCompared: true,
    headings: { names: /\bpossession\b|\bavailability\b|\bconstruction\b|^status$/ },
  },
  availableFrom: {
    kind: "day",
    shown: "card",
    ...FACT,
    isFact: true,
    isCompared: true,
    headings: {
      names: /\bavailable (?:from|on|by)\b|\bpossession (?:date|by|from|on)\b|\bmove in\b/,
    },
  },
  powerBackup: {
    kind: "choice",
    values: POWER_BACKUPS,
    shown: "card",
    isRead: true,
    of: BUILT,
    ...FACT,
    isFact: true,
    isCompared: true,
    headings: { names: /\bpower back ?up\b|\bdg back ?up\b|\bback ?up power\b/ },
  },
  maintenance: {
    kind: "money",
    shown: "page",
    of: BUILT,
    ...FACT,
    isFact: true,
    headings: { names: /\bmaintenance\b/ },
  },
  amenities: {
    kind: "list",
    shown: "card",
    isRead: true,
    ...FACT,
    isCompared: true,
    headings: { names: /\bamenit/, never: /\bscore\b/ },
  },
  landmarks: {
    kind: "list",
    api: "nearbyLandmarks",
    shown: "card",
    ...FACT,
    isCompared: true,
    headings: { names: /\blandmarks?\b|^near ?by$/ },
  },
  reraNumber: {
    kind: "line",
    max: LENGTHS.reraNumber,
    shown: "page",
    isRead: true,
    ...FACT,
    headings: { names: /\brera\b/, never: /\bstatus\b|\bapproved\b/ },
  },
  city: {
    kind: "line",
    max: LENGTHS.citySlug,
    column: "citySlug",
    shown: "card",
    isRead: true,
    admin: "fact",
    headings: { names: /^city(?: name)?$|^town$|^शहर$/, maybe: /\bcity\b|\btown\b/ },
  },
  locality: {
    kind: "line",
    max: LENGTHS.place,
    column: "localityId",
    shown: "card",
    admin: "fact",
    headings: {
      names: /\blocality\b|\blocalities\b|\bneighbou?rhood\b|\bsuburb\b/,
      maybe: /^place$|\bsector\b|^area name$|इलाका/,
    },
  },
  pincode: {
    kind: "pincode",
    shown: "page",
    isRead: true,
    ...FACT,
    headings: { names: /\bpin ?code\b|\bpostal\b|\bzip\b|^pin$/ },
  },
  // Bad geocodes are common; whatever lies outside India's box is one.
  latitude: {
    kind: "degrees",
    min: 6,
    max: 37.2,
    shown: "managed",
    admin: "fact",
    headings: { names: /^lat(?:itude)?$|\blatitude$/ },
  },
  longitude: {
    kind: "degrees",
    min: 68,
    max: 97.5,
    shown: "managed",
    admin: "fact",
    headings: { names: /^(?:lng|lon|long|longitude)$|\blongitude$/ },
  },
  whatsappNumber: { kind: "phone", shown: "card", ...TEXT },
  postedBy: {
    kind: "choice",
    values: LISTERS,
    shown: "card",
    isAlways: true,
    isAdmins: true,
    headings: {
      names: /\bposted by\b|\blisted by\b|\bpublished by\b|\bseller type\b|\bpoint of contact\b/,
      maybe: /\bposted\b|\bcontact\b/,
    },
  },
  isFeatured: { kind: "flag", shown: "card", admin: "text", isAlways: true, isAdmins: true },
} as const satisfies Record<FieldName, Field>;

type Fields = typeof FIELDS;

/** The names of the fields whose entry matches `Said`. */
export type FieldsWith<Said> = {
  [Name in FieldName]: Fields[Name] extends Said ? Name : never;
}[FieldName];

/** Public fields. One that the types call public and the table does not fails to compile. */
export type CardField = FieldsWith<{ shown: "card" }> & keyof ListingSummary;

export type PageField = FieldsWith<{ shown: "card" | "page" }> & keyof Listing;

export type ColumnOf<Name extends FieldName> =
  Name extends FieldsWith<{ column: string }> ? Fields[Name]["column"] : Name;

export type ApiNameOf<Name extends FieldName> =
  Name extends FieldsWith<{ api: string }> ? Fields[Name]["api"] : Name;

export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[];

export function fieldOf(name: FieldName): Field {
  return FIELDS[name];
}

/** In the order of the table. */
export function fieldsWhere<Name extends FieldName = FieldName>(
  test: (field: Field) => boolean,
): Name[] {
  return FIELD_NAMES.filter((name) => test(FIELDS[name])) as Name[];
}

export function columnOf<Name extends FieldName>(name: Name): ColumnOf<Name> {
  return (fieldOf(name).column ?? name) as ColumnOf<Name>;
}

export function apiNameOf<Name extends FieldName>(name: Name): ApiNameOf<Name> {
  return (fieldOf(name).api ?? name) as ApiNameOf<Name>;
}

/** Whether listings of this type have the field. */
export function isOf(name: FieldName, type: PropertyType): boolean {
  return fieldOf(name).of?.includes(type) ?? true;
}
