import type { Subtype } from "#domain/listings/listing.ts";
import { findCity } from "#domain/places/city.ts";
import {
  type Landing,
  landingPath,
  SECTION_SUBTYPES,
  type Section,
} from "#domain/search/landing.ts";
import { searchProblems } from "#domain/search/problems.ts";
import { AppError } from "#domain/shared/errors.ts";
import { isSlug } from "#domain/shared/id.ts";
import type { Deps } from "#server/deps.ts";
import {
  findLocality,
  type Locality,
  listLandingCities,
  listLandingPages,
  listLocalities,
  listPrices,
} from "./repository.ts";

const MAX_CITIES = 400;

type Names = { name: string; nameHi: string };

/** A page with the names of its places. */
export type NamedLanding = Landing & { names: { city: Names; locality: Names | null } };

type Narrowed = { subtype?: Subtype; locality?: Locality };

export function createLandingService({ reads: db }: Pick<Deps, "reads">) {
  return {
    /** The page a URL means: the third part is a subtype if it names one, else a locality of the city. */
    async get(section: Section, city: string, part?: string): Promise<NamedLanding> {
      const place = findCity(city);
      if (!place) throw notFound();
      const { slug, name, nameHi } = place;
      const narrowed = part === undefined ? {} : await narrow(section, slug, part);
      const { locality } = narrowed;
      return {
        section,
        city: slug,
        subtype: narrowed.subtype,
        locality: locality?.slug,
        names: { city: { name, nameHi }, locality: locality ?? null },
      };
    },

    listPrices: (landing: Landing) => listPrices(db, landing),

    /** Some localities of a city with their names, in the given order. */
    async listLocalities(city: string, slugs: readonly string[]): Promise<Locality[]> {
      const found = await listLocalities(db, city, slugs);
      return slugs.flatMap((slug) => found.find((locality) => locality.slug === slug) ?? []);
    },

    /** The cities worth a page, by section. */
    async listCities(): Promise<(Names & { section: Section; city: string; count: number })[]> {
      const rows = await listLandingCities(db, MAX_CITIES);
      return rows.flatMap((row) => {
        const city = findCity(row.city);
        return city ? [{ ...row, name: city.name, nameHi: city.nameHi }] : [];
      });
    },

    /** URLs for the site map. */
    async listPages(limit: number): Promise<{ path: string; updatedAt: string }[]> {
      const rows = await listLandingPages(db, limit);
      return rows
        .filter(({ city, locality, section }) => findCity(city) && !isSubtype(section, locality))
        .map(({ section, city, subtype, locality, updatedAt }) => ({
          path: landingPath({
            section,
            city,
            subtype: subtype ?? undefined,
            locality: locality ?? undefined,
          }),
          updatedAt,
        }));
    },
  };

  async function narrow(section: Section, city: string, part: string): Promise<Narrowed> {
    const subtype = SECTION_SUBTYPES[section].find((candidate) => candidate === part);
    if (subtype) return { subtype };
    const locality = isSlug(part) ? await findLocality(db, city, part) : undefined;
    if (!locality) throw notFound();
    return { locality };
  }
}

/** A locality with the same slug as a subtype has no page: the URL is the subtype's. */
function isSubtype(section: Section, locality: string | null): boolean {
  return SECTION_SUBTYPES[section].some((subtype) => subtype === locality);
}

function notFound(): AppError {
  return new AppError(searchProblems.pageNotFound());
}
