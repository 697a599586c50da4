/** The demo's companies and what they have built. */

import { type PictureSeed, pictureOf } from "#demo/artwork.ts";
import { createRandom } from "#demo/drawing/random.ts";
import { phoneOf, uuidOf } from "#demo/identity.ts";
import { demoCity } from "#demo/places/cities.ts";
import type { Locality } from "#demo/places/locality.ts";
import type { CompanyRow, ProjectRow } from "#demo/repository.ts";
import { companyIdFrom } from "#domain/companies/company.ts";
import { DAY_MS } from "#domain/shared/time.ts";
import type { CompanySeed, Trade } from "./company-seed.ts";
import { COMPANY_SEEDS } from "./company-seeds.ts";
import { FEATURED_COMPANY_SEEDS } from "./featured-company-seeds.ts";

const PROJECT_KINDS = ["flats", "floors", "villas", "plots", "offices", "shops", "sheds"] as const;
export type ProjectKind = (typeof PROJECT_KINDS)[number];

export type Project = {
  id: string;
  name: string;
  kind: ProjectKind;
  locality: Locality;
  totalFloors: number;
  /** Months until possession; 0 when it is complete. */
  monthsToGo: number;
  reraNumber: string;
};

export type DemoCompany = {
  id: string;
  name: string;
  citySlug: string;
  phone: string;
  trades: readonly Trade[];
  projects: readonly Project[];
};

const FIRST_COMPANY_PHONE = 41_710;
const FIRST_PROJECT_RERA = 101;
const MOST_PROJECTS = 4;

export const DEMO_COMPANIES: readonly DemoCompany[] = COMPANY_SEEDS.map((seed, index) => ({
  id: companyIdFrom(seed.name),
  name: seed.name,
  citySlug: seed.city,
  phone: phoneOf(FIRST_COMPANY_PHONE + index * 13),
  trades: seed.trades,
  projects: seed.projects.map((text, place) =>
    readProject(seed, text, FIRST_PROJECT_RERA + index * MOST_PROJECTS + place),
  ),
}));

export function companyRows(now: Date): { companies: CompanyRow[]; logos: PictureSeed[] } {
  const logos = COMPANY_SEEDS.map((seed, index) =>
    pictureOf(logoIdOf(seed), { what: "logo", seed: index + 1 }, daysBefore(now, 400)),
  );
  const companies = COMPANY_SEEDS.map((seed, index) => companyRow(seed, index, now));
  return { companies, logos };
}

export function projectRows(): ProjectRow[] {
  return DEMO_COMPANIES.flatMap(({ citySlug, projects }) =>
    projects.map(({ id, name, locality }) => ({ id, citySlug, localityId: locality.id, name })),
  );
}

export function sampleRera(serial: number): string {
  return `SAMPLE-RERA-${String(serial).padStart(4, "0")}`;
}

function companyRow(seed: CompanySeed, index: number, now: Date): CompanyRow {
  const random = createRandom(`company/${seed.name}`);
  const { id, phone } = companyAt(index);
  const createdAt = daysBefore(now, random.integer(190, 700));
  const verifiedAt = seed.isVerified ? daysBefore(now, random.integer(6, 175)) : null;
  return {
    id,
    name: seed.name,
    description: seed.description,
    location: `${seed.office}, ${demoCity(seed.city).name}`,
    citySlug: seed.city,
    contact: phone,
    email: `desk@${id}.example`,
    whatsappNumber: phone,
    logoId: logoIdOf(seed),
    status: "live",
    verifiedAt,
    reraNumber: seed.isVerified ? sampleRera(index + 1) : null,
    reraState: seed.isVerified ? demoCity(seed.city).state : null,
    featuredRank: Math.max(0, FEATURED_COMPANY_SEEDS.length - index),
    createdAt,
    updatedAt: verifiedAt ?? createdAt,
  };
}

function companyAt(index: number): DemoCompany {
  const company = DEMO_COMPANIES[index];
  if (!company) throw new RangeError(`There is no company ${index}`);
  return company;
}

function readProject(seed: CompanySeed, text: string, reraSerial: number): Project {
  const [name = "", localityName, kindName] = text.split(", ");
  const kind = PROJECT_KINDS.find((candidate) => candidate === kindName);
  const locality = demoCity(seed.city).localities.find(({ name: other }) => other === localityName);
  if (!kind || !locality) throw new Error(`Not a project: ${text}`);
  const random = createRandom(`project/${name}`);
  return {
    id: uuidOf(`project/${seed.city}/${name}`),
    name,
    kind,
    locality,
    totalFloors: floorsOf(kind, random.integer(0, 14)),
    monthsToGo: random.chance(0.45) ? 0 : random.integer(5, 30),
    reraNumber: sampleRera(reraSerial),
  };
}

function floorsOf(kind: ProjectKind, extra: number): number {
  if (kind === "flats") return 11 + extra;
  if (kind === "offices") return 6 + Math.floor(extra / 2);
  return kind === "floors" ? 4 : 2;
}

function logoIdOf(seed: CompanySeed): string {
  return uuidOf(`logo/${seed.name}`);
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}
