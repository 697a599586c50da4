/** Which localities a URL names, and which others with listings are nearby. */

import { type Category, categoryOfType, type Purpose } from "#domain/listings/listing.ts";
import { findCity } from "#domain/places/city.ts";
import { localitiesNamed } from "#domain/places/locality.ts";
import type { Db } from "#server/platform/db/client.ts";
import type { PlaceCounts } from "./counts.ts";
import {
  type LocalityRow,
  listLocalitiesAround,
  listLocalitiesNamed,
  listLocalitiesOf,
  type Point,
} from "./repository-localities.ts";

/** What a page lists, regardless of other filters. */
export type Scope = { purpose?: Purpose | undefined; category?: Category | undefined };

export type FoundLocality = Pick<
  LocalityRow,
  "citySlug" | "slug" | "name" | "nameHi" | "latitude" | "longitude"
> & {
  /** Live listings of the scope. */
  count: number;
};

export type Nearby = {
  /** All of one city. */
  places: FoundLocality[];
  /** Whether they are known to be close by; otherwise they are only in the same city. */
  isNear: boolean;
};

export type NamedLocality = {
  typed: string;
  /** In the requested city, or in any if none was requested; empty if it is not known there. */
  here: FoundLocality[];
  /** Known, but in other cities only. */
  elsewhere: FoundLocality[];
};

/** What a home seeker still calls near. */
const NEAR_KM = 25;
const KM_PER_DEGREE = 111;
/** A degree of longitude is shorter than one of latitude; in the north of India by a fifth. */
const NEAR_DEGREES = NEAR_KM / KM_PER_DEGREE / 0.8;
const MAX_NEAR = 6;
const UNKNOWN_KM = 1_000;

export async function nameLocalities(
  db: Db,
  counts: PlaceCounts,
  texts: readonly string[],
  { city, ...scope }: Scope & { city?: string | undefined },
): Promise<NamedLocality[]> {
  const all = await listLocalitiesNamed(db, texts);
  const inCity = all.filter(({ citySlug }) => city === undefined || citySlug === city);
  return texts.map((typed) => {
    const here = localitiesNamed(inCity, typed);
    const elsewhere = here.length > 0 ? [] : localitiesNamed(all, typed);
    const counted = (rows: LocalityRow[]) => rows.map((row) => withCount(row, counts, scope));
    return { typed, here: counted(here), elsewhere: counted(elsewhere) };
  });
}

/**
 * Localities with listings close to one without. In its own city if there are any: the nearest, or if its
 * location is unknown, those with the most listings. Otherwise the nearest in the next city.
 */
export async function localitiesNear(
  db: Db,
  counts: PlaceCounts,
  place: FoundLocality,
  scope: Scope,
): Promise<Nearby> {
  const own = await listOfCity(db, counts, place.citySlug, scope);
  const point = pointOf(place);
  if (own.length > 0) return nearest(point ? byDistance(own, point) : byCount(own), point);
  const from = point ?? findCity(place.citySlug);
  if (!from) return { places: [], isNear: false };
  const around = (await listLocalitiesAround(db, from, NEAR_DEGREES))
    .map((row) => withCount(row, counts, scope))
    .filter((found) => found.count > 0 && kilometres(from, found) <= NEAR_KM);
  const all = byDistance(around, from);
  return nearest(
    all.filter(({ citySlug }) => citySlug === all[0]?.citySlug),
    from,
  );
}

function nearest(sorted: readonly FoundLocality[], from: Point | undefined): Nearby {
  const places = sorted.slice(0, MAX_NEAR);
  const isNear = from !== undefined && places.every((place) => kilometres(from, place) <= NEAR_KM);
  return { places, isNear };
}

async function listOfCity(db: Db, counts: PlaceCounts, city: string, scope: Scope) {
  const rows = await listLocalitiesOf(db, city);
  return rows.map((row) => withCount(row, counts, scope)).filter(({ count }) => count > 0);
}

function byDistance(places: readonly FoundLocality[], from: Point): FoundLocality[] {
  return places.toSorted((one, other) => kilometres(from, one) - kilometres(from, other));
}

function byCount(places: readonly FoundLocality[]): FoundLocality[] {
  return places.toSorted((one, other) => other.count - one.count);
}

function pointOf({ latitude, longitude }: Located): Point | undefined {
  return latitude === null || longitude === null ? undefined : { latitude, longitude };
}

function withCount(
  { id, citySlug, slug, name, nameHi, latitude, longitude }: LocalityRow,
  { rows }: PlaceCounts,
  { purpose, category }: Scope,
): FoundLocality {
  const listed = rows.filter(
    (row) =>
      row.localityId === id &&
      (!purpose || row.purpose === purpose) &&
      (!category || categoryOfType(row.type) === category),
  );
  const count = listed.reduce((sum, row) => sum + row.count, 0);
  return { citySlug, slug, name, nameHi, latitude, longitude, count };
}

type Located = Pick<LocalityRow, "latitude" | "longitude">;

/** As the crow flies, on a flat earth, which is good enough over a city. Very far if the place is unknown. */
function kilometres(from: Point, place: Located): number {
  const to = pointOf(place);
  if (!to) return UNKNOWN_KM;
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180);
  return KM_PER_DEGREE * Math.hypot(to.latitude - from.latitude, east);
}
