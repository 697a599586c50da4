/** The demo's localities: places of the site with their going rates, read from `localities-*.ts`. */

import { LOCALITIES } from "#server/shared/places/locality-table.ts";

/** What is found in a locality; a listing is placed only where its kind is usual. */
export type Use =
  | "flats"
  | "houses"
  | "offices"
  | "shops"
  | "sheds"
  | "plots"
  | "farms"
  | "sites"
  | "yards";

export type Locality = {
  id: string;
  citySlug: string;
  cityName: string;
  name: string;
  pincode: string | null;
  latitude: number;
  longitude: number;
  /** Rupees per square foot of carpet. */
  flatRate: number;
  /** Rupees per square foot of building plot. */
  plotRate: number;
  /** Rupees per square foot of office carpet and month. */
  officeRent: number;
  uses: ReadonlySet<Use>;
  landmarks: string[];
};

const USES: Readonly<Record<string, Use>> = {
  h: "flats",
  v: "houses",
  o: "offices",
  s: "shops",
  w: "sheds",
  p: "plots",
  f: "farms",
  c: "sites",
  i: "yards",
};

/** One locality a line: name, three rates, uses, landmarks. */
export function readLocalities(citySlug: string, cityName: string, table: string): Locality[] {
  return table
    .trim()
    .split("\n")
    .map((line) => readLocality(citySlug, cityName, line));
}

function readLocality(citySlug: string, cityName: string, line: string): Locality {
  const cells = line.split("|").map((cell) => cell.trim());
  if (cells.length !== 6) throw new Error(`A locality has six cells: ${line}`);
  const [name = "", flat, plot, office, uses = "", landmarks = ""] = cells;
  return {
    ...placeOf(citySlug, name),
    citySlug,
    cityName,
    name,
    flatRate: rate(flat),
    plotRate: rate(plot),
    officeRent: rate(office),
    uses: new Set([...uses].map(useOf)),
    landmarks: landmarks.split(";").map((landmark) => landmark.trim()),
  };
}

function placeOf(citySlug: string, name: string) {
  const place = LOCALITIES.find((each) => each.citySlug === citySlug && each.name === name);
  if (!place || place.latitude === null || place.longitude === null) {
    throw new Error(`Where is ${name} in ${citySlug}?`);
  }
  const { id, pincode, latitude, longitude } = place;
  return { id, pincode, latitude, longitude };
}

function rate(cell: string | undefined): number {
  return cell === "-" ? 0 : Number(cell);
}

function useOf(letter: string): Use {
  const use = USES[letter];
  if (!use) throw new Error(`No use is called ${letter}`);
  return use;
}
