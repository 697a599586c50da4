/** Recognises each field by the column's name and by the contents of its cells. */

import { readBeds, readFloors } from "#domain/listings/rooms.ts";
import {
  FURNISHING_WORDS,
  facingIn,
  firstIn,
  POSSESSION_WORDS,
} from "#domain/listings/vocabulary.ts";
import { findCity } from "#domain/places/city.ts";
import { readArea } from "#domain/shared/area/reader.ts";
import { readMoney } from "#domain/shared/money/reader.ts";
import { readPhone } from "#domain/shared/phone.ts";
import { cleanTypedText } from "#domain/shared/typed-text.ts";
import type { ImportField } from "./import.ts";
import { listerIn, purposeIn, typeIn } from "./vocabulary.ts";

export type ColumnRule = {
  field: ImportField;
  /** Headers that name the field outright, and headers that may mean it. */
  names: RegExp;
  maybe?: RegExp;
  never?: RegExp;
  /** Whether a cell can be this field, and the share of cells that must match. */
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
const isCoordinate = (cell: string) => /^\d{1,2}\.\d{2,}$/.test(cell);

const PER_AREA = /\b(?:per )?(?:sq|sqft|sft|psf|acre|yard)\b|\brate\b/;

export const COLUMN_RULES: readonly ColumnRule[] = [
  {
    field: "sourceKey",
    names:
      /^(?:(?:prop(?:erty)?|listing|ad|source|external) ?(?:id|ref(?:erence)?|code|no|number|key)|id|ref(?:erence)?(?: no)?|uid|mls(?: id)?)$/,
    maybe: /^sp ?id$|\b(?:url|link|links|href)\b/,
    never: /\b(?:page|pages|image|photo)\b/,
  },
  {
    field: "title",
    names: /\btitle\b|\bheading\b|\bheadline\b|\bsubject\b/,
    maybe: /^name$|^(?:prop(?:erty)?|listing) name$/,
    isPlain: true,
    reads: (cell) => cell.split(" ").length > 3,
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
  { field: "deposit", names: /\bdeposite?\b|\badvance\b/, reads: isMoney },
  { field: "maintenance", names: /\bmaintenance\b/, reads: isMoney },
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
  {
    field: "areaBasis",
    names: /\barea type\b|\barea basis\b/,
    reads: (cell) => /carpet|built|super|plot/i.test(cell),
  },
  {
    field: "city",
    names: /^city(?: name)?$|^town$|^शहर$/,
    maybe: /\bcity\b|\btown\b/,
    reads: (cell) => findCity(cell) !== undefined,
  },
  {
    field: "locality",
    names: /\blocality\b|\blocalities\b|\bneighbou?rhood\b|\bsuburb\b/,
    maybe: /^place$|\bsector\b|^area name$|इलाका/,
    reads: isText,
  },
  { field: "address", names: /\baddress\b|^locations?$|पता/, maybe: /\blocation\b/, reads: isText },
  {
    field: "society",
    names: /\bsociety\b|\bproject\b|\bbuilding\b/,
    maybe: /^(?:prop(?:erty)?|apartment|complex) name$/,
    never: /\bage\b|\bid\b/,
    reads: isText,
  },
  {
    field: "pincode",
    names: /\bpin ?code\b|\bpostal\b|\bzip\b|^pin$/,
    reads: (cell) => /^[1-9]\d{5}(?:\.0)?$/.test(cell),
  },
  { field: "latitude", names: /^lat(?:itude)?$|\blatitude$/, reads: isCoordinate },
  { field: "longitude", names: /^(?:lng|lon|long|longitude)$|\blongitude$/, reads: isCoordinate },
  {
    field: "beds",
    names: /\bbhk\b|\bbed ?rooms?\b|\bbeds?\b/,
    never: /\bbath/,
    reads: isRooms,
    tells: /^\d{1,2} ?(?:bhk|bedrooms?|rk)\b/i,
  },
  {
    field: "baths",
    names: /\bbath ?(?:rooms?|s)?\b|\btoilets?\b|\bwash ?rooms?\b/,
    never: /\bbed/,
    reads: (cell) => /^\d{1,2}(?:\.0)?$|^\d+ (?:private|shared)? ?(?:bath|wash|toilet)/i.test(cell),
    share: 0.3,
  },
  {
    field: "totalFloors",
    names: /\btotal floors?\b|\bno of floors\b|\bstoreys?\b|\bfloors total\b/,
    reads: (cell) => /^\d{1,3}(?:\.0)?$/.test(cell),
  },
  { field: "floor", names: /\bfloor\b|मंजिल/, never: /\btotal\b|\bplan\b/, reads: isFloor },
  {
    field: "furnishing",
    names: /\bfurnish/,
    reads: (cell) => firstIn(FURNISHING_WORDS, cell.toLowerCase()) !== null,
  },
  {
    field: "facing",
    names: /\bfacing\b|\bdirection\b/,
    reads: (cell) => facingIn(`${cell.toLowerCase()} facing`) !== null,
  },
  { field: "parking", names: /\bparking\b/, reads: (cell) => /^\d{1,2}\b/.test(cell) },
  { field: "age", names: /\bage\b/, reads: (cell) => /\d/.test(cell) },
  {
    field: "possession",
    names: /\bpossession\b|\bavailability\b|\bconstruction\b|^status$/,
    reads: (cell) => firstIn(POSSESSION_WORDS, cell.toLowerCase()) !== null,
    share: 0.3,
  },
  {
    field: "purpose",
    names:
      /\bpurpose\b|\b(?:listing|transaction|offer|ad) ?type\b|\bsale or rent\b|\brent or sale\b/,
    maybe: /\btransaction\b|^for$|\bcategory\b/,
    reads: (cell) => purposeIn(cell.toLowerCase()) !== null,
    share: 0.8,
  },
  {
    field: "type",
    names: /\bprop(?:erty)? (?:type|category|kind)\b|\btype of prop(?:erty)?\b|^type$|प्रकार/,
    maybe: /\btype\b|\bkind\b|\bcategory\b/,
    never: /\barea\b|\bpremium\b|\bpost/,
    reads: (cell) => typeIn(cell.toLowerCase()) !== null,
    share: 0.3,
  },
  {
    field: "description",
    names: /\bdescription\b|\bremarks?\b|\babout\b|\boverview\b/,
    maybe: /\bdetails\b|\bcomments?\b/,
    reads: isText,
  },
  {
    field: "features",
    names: /\bfeatures\b|\bamenit|\bfacilities\b|\bhighlights\b/,
    reads: (cell) => isText(cell) && !isNumber(cell),
  },
  {
    field: "postedBy",
    names: /\bposted by\b|\blisted by\b|\bpublished by\b|\bseller type\b|\bpoint of contact\b/,
    maybe: /\bposted\b|\bcontact\b/,
    reads: (cell) => listerIn(cell.toLowerCase()) !== null,
  },
  {
    field: "phone",
    names: /\bphone\b|\bmobile\b|\bwhats ?app\b|\bcontact (?:no|number)\b/,
    reads: (cell) => readPhone(cell) !== null,
  },
];
