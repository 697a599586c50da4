/** Offices, shops, warehouses and factories, on rent and for sale. */

import { createDeck, fill, sample, sentences } from "#demo/chance.ts";
import { cycle, type Random } from "#demo/drawing/random.ts";
import type { Furnishing } from "#domain/listings/listing.ts";
import { formatPrice } from "#domain/shared/money/money.ts";
import {
  type Brief,
  dayAfter,
  fittingTitle,
  floorText,
  landmarksFor,
  ordinal,
  type Writer,
} from "./brief.ts";
import { type Asking, askRent, askSale, ON_REQUEST, toNearest } from "./prices.ts";
import { OFFICE, RETAIL, SHED, type WorkplaceWords } from "./workplace-phrases.ts";

type Workplace = {
  brief: Brief;
  areaSqft: number;
  floor: number;
  totalFloors: number;
  seats: number;
  cabins: number;
  docks: number;
  height: number;
  power: number;
  isBare: boolean;
};

type Kind = "office" | "retail" | "warehouse" | "industrial";

const WORDS: Record<Kind, WorkplaceWords> = {
  office: OFFICE,
  retail: RETAIL,
  warehouse: SHED,
  industrial: SHED,
};

const AREA_SQFT: Record<Kind, readonly [low: number, high: number]> = {
  office: [350, 5200],
  retail: [140, 1900],
  warehouse: [4500, 32_000],
  industrial: [3800, 20_000],
};

// Rupees per square foot and month; sheds follow land prices, not the office rents nearby.
const SHED_RENT: Readonly<Record<string, number>> = {
  mumbai: 68,
  delhi: 42,
  gurugram: 27,
  bangalore: 29,
};
const DEFAULT_SHED_RENT = 22;
const COMMERCIAL_YIELD = 0.078;
const HIGHEST_PREMIUM = 1.14;
const HIGHEST_RENT = 940_000;
const NUMBERS = ["no", "one", "two", "three", "four"];

export function createWorkplaceWriter(seed: Random, kind: Kind): Writer {
  const words = WORDS[kind];
  const opening = createDeck(seed.fork(`${kind} opening`), words.openings);
  const middle = createDeck(seed.fork(`${kind} middle`), words.middles);
  const rentTerms = createDeck(seed.fork(`${kind} rent`), words.rentTerms);
  const saleTerms = createDeck(seed.fork(`${kind} sale`), words.saleTerms);
  const style = createDeck(seed.fork(`${kind} title`), [0, 1, 2, 3, 4]);

  return (brief) => {
    const plan = planWorkplace(brief, kind);
    const wished = opening();
    const first = isTooGrand(wished, plan.areaSqft) ? opening() : wished;
    const place = { ...plan, isBare: first.startsWith("Bare-shell") };
    const price = priceWorkplace(place, kind);
    const terms = brief.purpose === "rent" ? rentTerms() : saleTerms();
    const parts = [first, middle(), brief.random.chance(0.5) ? middle() : "", terms];
    return {
      title: TITLES[kind](place, style()),
      description: describe(place, parts, price.deposit),
      ...price,
      ...factsOf(place, words, kind),
    };
  };
}

/** A small office would not be called a floor. */
function isTooGrand(opening: string, areaSqft: number): boolean {
  return /\bfloor of|a floor|fitted floor/i.test(opening) && areaSqft < 1_500;
}

function planWorkplace(brief: Brief, kind: Kind): Omit<Workplace, "isBare"> {
  const { random, project } = brief;
  const [low, high] = AREA_SQFT[kind];
  // Small units are common, large ones rare.
  const wished = low + (high - low) * random.between(0, 1) ** 2;
  const affordable = HIGHEST_RENT / (rentPerSqft(brief, kind) * HIGHEST_PREMIUM);
  const areaSqft = toNearest(Math.min(wished, affordable), 10);
  const totalFloors =
    kind === "office" ? (project?.totalFloors ?? random.integer(4, 16)) : random.integer(1, 3);
  const seats = Math.max(4, toNearest(areaSqft / 62, 2));
  return {
    brief,
    areaSqft,
    totalFloors,
    floor: kind === "office" ? random.integer(0, totalFloors) : 0,
    seats,
    cabins: Math.max(1, Math.round(seats / 14)),
    docks: Math.min(4, 1 + Math.floor(areaSqft / 9000)),
    height: random.integer(22, 36),
    power: random.pick([50, 75, 100, 150, 200]),
  };
}

function priceWorkplace(
  { brief, areaSqft }: Workplace,
  kind: Kind,
): Asking & { deposit: number | null } {
  const { random, city, purpose } = brief;
  const rent = areaSqft * rentPerSqft(brief, kind) * random.between(0.9, HIGHEST_PREMIUM);
  if (purpose === "sale") {
    const asking = random.chance(0.08) ? ON_REQUEST : askSale((rent * 12) / COMMERCIAL_YIELD);
    return { ...asking, deposit: null };
  }
  const asking = askRent(random, rent);
  const months = city.slug === "bangalore" ? random.integer(6, 10) : random.integer(3, 6);
  return { ...asking, deposit: toNearest((asking.priceMin ?? 0) * months, 1_000) };
}

function rentPerSqft({ locality, city }: Brief, kind: Kind): number {
  const shed = SHED_RENT[city.slug] ?? DEFAULT_SHED_RENT;
  if (kind === "warehouse") return shed;
  if (kind === "industrial") return shed * 1.12;
  const office = locality.officeRent || locality.flatRate * 0.0062;
  return kind === "office" ? office : office * 1.55;
}

const TITLES: Record<Kind, (place: Workplace, style: number) => string> = {
  office: ({ brief, areaSqft, seats, floor, isBare }, style) => {
    const level = floor === 0 ? "ground floor" : `${ordinal(floor)} floor`;
    const inProject = brief.project ? `Office in ${brief.project.name}, ${seats} seats` : null;
    const styles = [
      isBare ? `Bare-shell office, ${level}` : `Fitted office, ${seats} seats`,
      `Office near ${cycle(brief.locality.landmarks, style + seats)}`,
      `${grouped(areaSqft)} sq ft office, ${level}`,
      isBare ? `Office floor to fit out` : `Furnished office for ${seats}`,
      `Office with ${seats} seats, ${level}`,
    ];
    return fittingTitle([inProject ?? cycle(styles, style), cycle(styles, style + 2), "Office"]);
  },
  retail: ({ brief, areaSqft }, style) => {
    const inProject = brief.project
      ? `Shop in ${brief.project.name}, ${grouped(areaSqft)} sq ft`
      : null;
    const styles = [
      `Corner shop, ${grouped(areaSqft)} sq ft`,
      `Shop near ${cycle(brief.locality.landmarks, style + areaSqft)}`,
      `Showroom on the main road, ${brief.locality.name}`,
      `Ground-floor shop, ${grouped(areaSqft)} sq ft`,
      `Shop with mezzanine, ${brief.locality.name}`,
    ];
    return fittingTitle([inProject ?? cycle(styles, style), cycle(styles, style + 3), "Shop"]);
  },
  warehouse: (place, style) => {
    const { brief, areaSqft, docks } = place;
    const styles = [
      `Warehouse with ${NUMBERS[docks]} ${docks === 1 ? "dock" : "docks"}`,
      `${grouped(areaSqft)} sq ft warehouse`,
      `Godown near ${cycle(brief.locality.landmarks, areaSqft)}`,
      `Warehouse, ${place.height} ft clear height`,
      brief.project
        ? `Warehouse in ${brief.project.name}`
        : `Godown with yard, ${brief.locality.name}`,
    ];
    return fittingTitle([cycle(styles, style), cycle(styles, style + 1), "Warehouse"]);
  },
  industrial: ({ brief, areaSqft, power }, style) => {
    const styles = [
      `Factory shed, ${grouped(areaSqft)} sq ft`,
      `Shed with ${power} kVA power`,
      `Industrial gala, ${brief.locality.name}`,
      `Factory with office block`,
      brief.project ? `Shed in ${brief.project.name}` : `Factory shed near ${brief.locality.name}`,
    ];
    return fittingTitle([cycle(styles, style), "Factory shed"]);
  },
};

function describe(place: Workplace, parts: string[], deposit: number | null): string {
  const { brief, areaSqft, floor, totalFloors, seats, cabins, docks, height, power } = place;
  const text = fill(parts.filter((part) => part !== "").join(" "), {
    area: `${grouped(areaSqft)} sq ft`,
    floor: floorText(floor, totalFloors),
    seats,
    cabins: NUMBERS[Math.min(4, cabins)] ?? cabins,
    docks: NUMBERS[docks] ?? docks,
    height,
    power,
    frontage: Math.max(8, Math.round(Math.sqrt(areaSqft) * 0.7)),
    locality: brief.locality.name,
    landmark: cycle(brief.locality.landmarks, areaSqft),
    deposit: deposit === null ? "by agreement" : formatPrice(deposit),
  });
  return sentences(text.replace(/\bone (cabin|dock)s\b/g, "one $1"));
}

function factsOf(
  { brief, areaSqft, floor, totalFloors, isBare }: Workplace,
  words: WorkplaceWords,
  kind: Kind,
) {
  const { random, purpose, now } = brief;
  const isShed = kind === "warehouse" || kind === "industrial";
  return {
    features: sample(random, words.features, random.integer(5, 8)).join(", "),
    baths: kind === "office" ? random.integer(1, 3) : null,
    areaSqft,
    areaBasis: isShed
      ? ("builtup" as const)
      : random.pick(["carpet", "carpet", "builtup"] as const),
    furnishing: kind === "office" ? furnishingOf(isBare, random) : null,
    parking: random.integer(0, 5),
    possession: "ready" as const,
    availableFrom: purpose === "rent" ? dayAfter(now, random.integer(0, 40)) : null,
    floor: isShed ? null : floor,
    totalFloors: isShed ? null : totalFloors,
    ageYears: random.integer(1, 20),
    maintenance: kind === "office" ? toNearest(areaSqft * random.between(7, 16), 100) : null,
    amenities: sample(random, words.amenities, random.integer(3, 8)),
    landmarks: landmarksFor(brief),
  };
}

function grouped(value: number): string {
  return value.toLocaleString("en-IN");
}

function furnishingOf(isBare: boolean, random: Random): Furnishing {
  return isBare
    ? "unfurnished"
    : random.pick(["semi-furnished", "furnished", "furnished"] as const);
}
