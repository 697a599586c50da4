/** The localities that are known before anyone lists a home in them. */

import { slugOf } from "#domain/shared/id.ts";
import { localityIdOf } from "./identity.ts";
import { BHUBANESWAR, KOLKATA } from "./localities-east.ts";
import { DELHI, GURUGRAM, NOIDA } from "./localities-north.ts";
import { CHANDIGARH, DEHRADUN, JAIPUR, LUCKNOW } from "./localities-north-towns.ts";
import { BANGALORE, CHENNAI, HYDERABAD } from "./localities-south.ts";
import {
  COIMBATORE,
  KOCHI,
  MYSURU,
  THIRUVANANTHAPURAM,
  VISAKHAPATNAM,
} from "./localities-south-towns.ts";
import { AHMEDABAD, MUMBAI, PUNE } from "./localities-west.ts";
import { GOA, INDORE, NAGPUR, SURAT, VADODARA } from "./localities-west-towns.ts";

export type PlaceLocality = {
  id: string;
  citySlug: string;
  slug: string;
  name: string;
  nameHi: string;
  pincode: string | null;
  latitude: number | null;
  longitude: number | null;
  aliases: string[];
};

const TABLES: Readonly<Record<string, string>> = {
  pune: PUNE,
  mumbai: MUMBAI,
  bangalore: BANGALORE,
  hyderabad: HYDERABAD,
  delhi: DELHI,
  gurugram: GURUGRAM,
  noida: NOIDA,
  chennai: CHENNAI,
  kolkata: KOLKATA,
  ahmedabad: AHMEDABAD,
  jaipur: JAIPUR,
  kochi: KOCHI,
  goa: GOA,
  lucknow: LUCKNOW,
  chandigarh: CHANDIGARH,
  indore: INDORE,
  nagpur: NAGPUR,
  coimbatore: COIMBATORE,
  visakhapatnam: VISAKHAPATNAM,
  mysuru: MYSURU,
  vadodara: VADODARA,
  thiruvananthapuram: THIRUVANANTHAPURAM,
  bhubaneswar: BHUBANESWAR,
  dehradun: DEHRADUN,
  surat: SURAT,
};

/** Planned cities are searched by sector number; Chandigarh has no Sector 13. */
const SECTORS: readonly (readonly [citySlug: string, last: number, missing?: number])[] = [
  ["gurugram", 115],
  ["noida", 168],
  ["chandigarh", 56, 13],
];

export const LOCALITIES: readonly PlaceLocality[] = [
  ...Object.entries(TABLES).flatMap(([citySlug, table]) => readTable(citySlug, table)),
  ...SECTORS.flatMap(([citySlug, last, missing]) => sectorsOf(citySlug, last, missing)),
].filter(isFirst());

/** One per line: name, Hindi, pincode, latitude and longitude, other spellings. */
function readTable(citySlug: string, table: string): PlaceLocality[] {
  return table
    .trim()
    .split("\n")
    .map((line) => readLocality(citySlug, line));
}

function readLocality(citySlug: string, line: string): PlaceLocality {
  const cells = line.split("|").map((cell) => cell.trim());
  const [name = "", nameHi = "", pincode = "-", point = "-", aliases = ""] = cells;
  const [latitude, longitude] = point === "-" ? [null, null] : point.split(" ").map(Number);
  return {
    id: localityIdOf(citySlug, name),
    citySlug,
    slug: slugOf(name),
    name,
    nameHi,
    pincode: pincode === "-" ? null : pincode,
    latitude: latitude ?? null,
    longitude: longitude ?? null,
    aliases: aliases
      .split(";")
      .map((alias) => alias.trim())
      .filter((alias) => alias !== ""),
  };
}

function sectorsOf(citySlug: string, last: number, missing: number | undefined): PlaceLocality[] {
  return Array.from({ length: last }, (_, at) => at + 1)
    .filter((number) => number !== missing)
    .map((number) => readLocality(citySlug, `Sector ${number} | सेक्टर ${number}`));
}

/** Skips a generated sector that already has its own line in the table. */
function isFirst() {
  const seen = new Set<string>();
  return ({ id }: PlaceLocality) => {
    const isNew = !seen.has(id);
    seen.add(id);
    return isNew;
  };
}
