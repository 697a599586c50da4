/** How many listings of each kind there are, where they are and who posts them. */

import { shuffled, weighted } from "#demo/chance.ts";
import {
  DEMO_COMPANIES,
  type DemoCompany,
  type Project,
  type ProjectKind,
} from "#demo/companies/companies.ts";
import type { Trade } from "#demo/companies/company-seed.ts";
import { type Random, range } from "#demo/drawing/random.ts";
import { DEMO_CITIES, type DemoCity } from "#demo/places/cities.ts";
import type { Locality, Use } from "#demo/places/locality.ts";
import type { Lister, Purpose, Subtype } from "#domain/listings/listing.ts";

export type Kind = { subtype: Subtype; purpose: Purpose };
export type Listed = { by: Lister; company: DemoCompany | null; project: Project | null };

const COUNTS: readonly (readonly [Subtype, Purpose, number])[] = [
  ["apartment", "sale", 150],
  ["builder-floor", "sale", 18],
  ["penthouse", "sale", 8],
  ["studio", "sale", 8],
  ["house", "sale", 24],
  ["villa", "sale", 22],
  ["row-house", "sale", 14],
  ["farmhouse", "sale", 6],
  ["apartment", "rent", 104],
  ["builder-floor", "rent", 12],
  ["penthouse", "rent", 3],
  ["studio", "rent", 12],
  ["house", "rent", 10],
  ["villa", "rent", 7],
  ["row-house", "rent", 2],
  ["office", "rent", 34],
  ["office", "sale", 14],
  ["retail", "rent", 18],
  ["retail", "sale", 12],
  ["warehouse", "rent", 16],
  ["warehouse", "sale", 4],
  ["industrial", "rent", 6],
  ["industrial", "sale", 6],
  ["residential-land", "sale", 46],
  ["agricultural-land", "sale", 20],
  ["commercial-land", "sale", 10],
  ["commercial-land", "rent", 2],
  ["industrial-land", "sale", 10],
  ["industrial-land", "rent", 2],
];

const USE_OF: Record<Subtype, Use> = {
  apartment: "flats",
  "builder-floor": "houses",
  penthouse: "flats",
  studio: "flats",
  house: "houses",
  villa: "houses",
  "row-house": "houses",
  farmhouse: "farms",
  office: "offices",
  retail: "shops",
  warehouse: "sheds",
  industrial: "sheds",
  "residential-land": "plots",
  "agricultural-land": "farms",
  "commercial-land": "sites",
  "industrial-land": "yards",
};

/** The trade of a company that lists such a workplace or land. */
const TRADE_OF: Readonly<Partial<Record<Subtype, Trade>>> = {
  office: "offices",
  retail: "shops",
  warehouse: "sheds",
  industrial: "sheds",
  "residential-land": "land",
  "agricultural-land": "land",
  "commercial-land": "land",
  "industrial-land": "land",
};

const PROJECT_KIND_OF: Readonly<Partial<Record<Subtype, ProjectKind>>> = {
  apartment: "flats",
  penthouse: "flats",
  "builder-floor": "floors",
  villa: "villas",
  "row-house": "villas",
  office: "offices",
  retail: "shops",
  warehouse: "sheds",
  industrial: "sheds",
  "residential-land": "plots",
};

// Land and sheds are listed mostly where there is land, offices and shops where there is trade.
const GROUND = { pune: 2.2, jaipur: 1.8, mumbai: 0.3, delhi: 0.5 };
const PULL: Readonly<Partial<Record<Use, Readonly<Record<string, number>>>>> = {
  flats: { delhi: 0.75 },
  offices: { mumbai: 1.9 },
  shops: { delhi: 1.9, mumbai: 1.3 },
  sheds: GROUND,
  plots: GROUND,
  farms: GROUND,
  sites: GROUND,
  yards: GROUND,
};

const CENTRAL: ReadonlySet<Subtype> = new Set<Subtype>(["studio", "penthouse"]);

const FRONT_ROW: readonly (readonly [Subtype, Purpose])[] = [
  ["villa", "sale"],
  ["apartment", "sale"],
  ["apartment", "rent"],
  ["apartment", "sale"],
  ["residential-land", "sale"],
  ["house", "sale"],
  ["office", "rent"],
  ["apartment", "sale"],
];

// Owning one floor of a four-storey house is a northern custom.
const BUILDER_FLOOR_CITIES = new Set(["delhi", "gurugram", "jaipur"]);

const AGENT_SHARE = 0.055;
const OWNER_SHARE = { sale: 0.055, rent: 0.14 } as const;

/** In random order, but starting with a fair sample, because the home page shows the first few. */
export function plannedKinds(random: Random): Kind[] {
  const kinds = COUNTS.flatMap(([subtype, purpose, count]) =>
    range(count).map((): Kind => ({ subtype, purpose })),
  );
  const rest = shuffled(random, kinds);
  const first = FRONT_ROW.map(([subtype, purpose]) => {
    const index = rest.findIndex((kind) => kind.subtype === subtype && kind.purpose === purpose);
    return rest.splice(index, 1);
  });
  return [...first.flat(), ...rest];
}

export function isAtHome({ uses, officeRent }: Locality, subtype: Subtype): boolean {
  return uses.has(USE_OF[subtype]) && (!CENTRAL.has(subtype) || officeRent > 0);
}

/** Spreads each kind over the cities by weight, with a little randomness. */
export function createCityChooser() {
  const counts = new Map<string, number>();
  return ({ subtype, purpose }: Kind, random: Random): DemoCity => {
    const key = (city: DemoCity) => `${subtype}/${purpose}/${city.slug}`;
    const fitting = DEMO_CITIES.filter(
      ({ slug, localities }) =>
        localities.some((locality) => isAtHome(locality, subtype)) &&
        (subtype !== "builder-floor" || BUILDER_FLOOR_CITIES.has(slug)),
    );
    const [chosen] = fitting
      .map((city) => {
        const load = (counts.get(key(city)) ?? 0) + random.between(0, 2);
        return { city, load: load / pullOf(city, subtype) };
      })
      .sort((a, b) => a.load - b.load);
    if (!chosen) throw new Error(`No city has a place for ${subtype}`);
    counts.set(key(chosen.city), (counts.get(key(chosen.city)) ?? 0) + 1);
    return chosen.city;
  };
}

function pullOf({ slug, weight }: DemoCity, subtype: Subtype): number {
  return weight * (PULL[USE_OF[subtype]]?.[slug] ?? 1);
}

export function chooseLister(kind: Kind, city: DemoCity, random: Random): Listed {
  const luck = random.between(0, 1);
  const ownerShare = OWNER_SHARE[kind.purpose];
  if (luck < ownerShare) return { by: "owner", company: null, project: null };
  if (luck < ownerShare + AGENT_SHARE) return { by: "agent", company: null, project: null };
  const listed = companyFor(kind, city, random);
  if (listed) return { by: "company", ...listed };
  return { by: random.chance(0.5) ? "owner" : "agent", company: null, project: null };
}

/** Whether a company deals in this kind of listing at all. */
export function dealsIn(companyId: string | null | undefined, kind: Kind): boolean {
  const company = DEMO_COMPANIES.find(({ id }) => id === companyId);
  return tradesFor(kind).some((trade) => company?.trades.includes(trade));
}

function companyFor(kind: Kind, city: DemoCity, random: Random) {
  const trades = tradesFor(kind);
  const companies = DEMO_COMPANIES.filter(
    ({ citySlug, trades: own }) =>
      citySlug === city.slug && trades.some((trade) => own.includes(trade)),
  );
  const projectKind = PROJECT_KIND_OF[kind.subtype];
  const offers = companies.flatMap((company) => [
    ...company.projects
      .filter((project) => project.kind === projectKind && sellsProject(kind))
      .map((project) => ({ company, project, weight: 3 })),
    ...(canListOthers(company, kind) ? [{ company, project: null, weight: 3 }] : []),
  ]);
  if (offers.length === 0) return null;
  const { company, project } = weighted(
    random,
    offers.map((offer) => [offer, offer.weight] as const),
  );
  return { company, project };
}

function tradesFor({ subtype, purpose }: Kind): readonly Trade[] {
  const trade = TRADE_OF[subtype];
  if (trade) return [trade];
  return purpose === "rent" ? ["lets"] : ["builds", "resale"];
}

/** Homes in a project are sold; workplaces in one are let as well. */
function sellsProject({ subtype, purpose }: Kind): boolean {
  return purpose === "sale" || TRADE_OF[subtype] !== undefined;
}

/** A builder without a resale business lists only what it built. */
function canListOthers({ trades }: DemoCompany, { subtype, purpose }: Kind): boolean {
  return TRADE_OF[subtype] !== undefined || trades.includes(purpose === "rent" ? "lets" : "resale");
}
