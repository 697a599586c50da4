/** Recognises each field by the column's name and by the contents of its cells. */

import type { FieldKind, FieldName } from "#domain/listings/field.ts";
import { fieldOf } from "#domain/listings/fields.ts";
import { readBeds, readFloors } from "#domain/listings/rooms.ts";
import { facingIn, isWorded, wordedIn } from "#domain/listings/vocabulary.ts";
import { findCity } from "#domain/places/city.ts";
import { readArea } from "#domain/shared/area/reader.ts";
import { readMoney } from "#domain/shared/money/reader.ts";
import { readPhone } from "#domain/shared/phone.ts";
import { cleanTypedText } from "#domain/shared/typed-text.ts";
import { readDay } from "./day.ts";
import { HEADED_FIELDS, type ImportField, importNameOf } from "./import.ts";
import { listerIn, purposeIn, typeIn } from "./vocabulary.ts";

export type ColumnRule = Reading & {
  field: ImportField;
  /** Headers that name the field outright, and headers that may mean it. */
  names: RegExp;
  maybe?: RegExp;
  never?: RegExp;
};

type Reading = {
  /** Whether a cell can be this; so many of the cells must. */
  reads?: (cell: string) => boolean;
  share?: number;
  /** A header that names it outright is enough. */
  isPlain?: boolean;
  /** Cells so distinctive that they identify the field under any header. */
  tells?: RegExp;
};

const isNumber = (cell: string) => /^-?[\d,]+(?:\.\d+)?$/.test(cell);
const isText = (cell: string) => /\p{L}{2}/u.test(cell);
const isMoney = (cell: string) => {
  const { kind } = readMoney(cell);
  return kind === "amount" || kind === "onRequest" || /^0+(?:\.0+)?$/.test(cell);
};
const isArea = (cell: string) => {
  const { minSqft, maxSqft, unit } = readArea(cell);
  return minSqft !== null || maxSqft !== null || unit !== null;
};
const isRooms = (cell: string) =>
  /^\d{1,2}(?:\.\d)?$/.test(cell) || readBeds([cleanTypedText(cell)]) !== null;
const isFloor = (cell: string) =>
  /^-?\d{1,2}(?:\.0)?$|^ground$|^\d+(?:st|nd|rd|th)$/i.test(cell) ||
  (readFloors([cleanTypedText(cell)]).floor !== null && !/plan/i.test(cell));
const isWord = (cell: string) => isText(cell) && !isNumber(cell);
const isCount = (cell: string) => /^\d{1,3}(?:\.0)?$/.test(cell);
const isCoordinate = (cell: string) => /^\d{1,2}\.\d{2,}$/.test(cell);

const PER_AREA = /\b(?:per )?(?:sq|sqft|sft|psf|acre|yard)\b|\brate\b/;

/** What no field of a listing is by itself; the first of two that fit alike wins. */
const RULES_OF_FILES: readonly ColumnRule[] = [
  {
    field: "sourceKey",
    names:
      /^(?:(?:prop(?:erty)?|listing|ad|source|external) ?(?:id|ref(?:erence)?|code|no|number|key)|id|ref(?:erence)?(?: no)?|uid|mls(?: id)?)$/,
    maybe: /^sp ?id$|\b(?:url|link|links|href)\b/,
    never: /\b(?:page|pages|image|photo)\b/,
  },
  {
    field: "price",
    names:
      /^(?:(?:expected|asking|sale|selling|total|monthly|listed?|final) )?(?:price|prices|rent|cost|amount)\b/,
    maybe: /\bprice|\brents?\b|\bcost\b|\bamount\b|\bvalue\b|कीमत|किराया/,
    never: new RegExp(`${PER_AREA.source}|\\bmax|deposit|maintenance|negotiab`),
    reads: isMoney,
    tells: /^(?:₹|rs\.?|inr) ?[\d.,]+|^[\d.,]+ (?:lac|lakh|cr|crore)s?\b/i,
  },
  {
    field: "priceMax",
    names: /\bmax(?:imum)? (?:price|rent|cost)\b|\b(?:price|rent) (?:max|to)\b/,
    reads: isMoney,
  },
  { field: "carpetArea", names: /\bcarpet\b/, reads: isArea },
  { field: "superArea", names: /\bsuper\b/, reads: isArea },
  { field: "builtupArea", names: /\bbuilt ?up\b|\bbuiltup\b/, never: /\bsuper\b/, reads: isArea },
  { field: "plotArea", names: /\b(?:plot|land) (?:area|size)\b/, reads: isArea },
  {
    field: "areaMax",
    names: /\bmax(?:imum)? (?:area|size|sqft)\b|\b(?:area|size) (?:max|to)\b/,
    reads: isArea,
  },
  {
    field: "area",
    names: /^(?:total |min(?:imum)? )?(?:area|size|sqft|sq ft)\b/,
    maybe: /\barea\b|\bsize\b|\bsq ?ft\b|\bsft\b|\bsq(?:uare)? (?:feet|yards?|m)\b|क्षेत्रफल/,
    never: /\bprice|\brate\b|\btype\b|\blocality\b|\bname\b/,
    reads: isArea,
    tells: /^[\d.,]+ ?sq\.? ?(?:ft|yd|m|feet|yards?)/i,
  },
];

const LAST_RULES: readonly ColumnRule[] = [
  { field: "address", names: /\baddress\b|^locations?$|पता/, maybe: /\blocation\b/, reads: isText },
  {
    field: "society",
    names: /\bsociety\b|\bproject\b|\bbuilding\b/,
    maybe: /^(?:prop(?:erty)?|apartment|complex) name$/,
    never: /\bage\b|\bid\b/,
    reads: isText,
  },
  {
    field: "phone",
    names: /\bphone\b|\bmobile\b|\bwhats ?app\b|\bcontact (?:no|number)\b/,
    reads: (cell) => readPhone(cell) !== null,
  },
];

/** What the cells of a field look like, where its kind does not tell. */
const READINGS: Partial<Record<FieldName, Reading>> = {
  title: { isPlain: true, reads: (cell) => cell.split(" ").length > 3 },
  areaBasis: { reads: (cell) => /carpet|built|super|plot/i.test(cell) },
  city: { reads: (cell) => findCity(cell) !== undefined },
  locality: { reads: isText },
  description: { reads: isText },
  pincode: { reads: (cell) => /^[1-9]\d{5}(?:\.0)?$/.test(cell) },
  beds: { reads: isRooms, tells: /^\d{1,2} ?(?:bhk|bedrooms?|rk)\b/i },
  baths: {
    reads: (cell) => /^\d{1,2}(?:\.0)?$|^\d+ (?:private|shared)? ?(?:bath|wash|toilet)/i.test(cell),
    share: 0.3,
  },
  floor: { reads: isFloor },
  facing: { reads: (cell) => facingIn(`${cell.toLowerCase()} facing`) !== null },
  parking: { reads: (cell) => /^\d{1,2}\b/.test(cell) },
  ageYears: { reads: (cell) => /\d/.test(cell) },
  possession: { share: 0.3 },
  purpose: { reads: (cell) => purposeIn(cell.toLowerCase()) !== null, share: 0.8 },
  type: { reads: (cell) => typeIn(cell.toLowerCase()) !== null, share: 0.3 },
  postedBy: { reads: (cell) => listerIn(cell.toLowerCase()) !== null },
  // A number of the register has letters and figures, "yes" has not.
  reraNumber: { reads: (cell) => /\d{3}/.test(cell) },
};

const READINGS_OF_KINDS: Partial<Record<FieldKind, (cell: string) => boolean>> = {
  line: isWord,
  list: isWord,
  money: isMoney,
  count: isCount,
  degrees: isCoordinate,
  day: (cell) => readDay(cell) !== null,
};

export const COLUMN_RULES: readonly ColumnRule[] = [
  ...RULES_OF_FILES,
  ...HEADED_FIELDS.map(ruleOf),
  ...LAST_RULES,
];

function ruleOf(name: (typeof HEADED_FIELDS)[number]): ColumnRule {
  const { kind, headings } = fieldOf(name);
  const reads = isWorded(name)
    ? (cell: string) => wordedIn(name, cell.toLowerCase()) !== null
    : READINGS_OF_KINDS[kind];
  return {
    field: importNameOf(name),
    names: headings?.names ?? /$^/,
    ...(headings?.maybe && { maybe: headings.maybe }),
    ...(headings?.never && { never: headings.never }),
    ...(reads && { reads }),
    ...READINGS[name],
  };
}
