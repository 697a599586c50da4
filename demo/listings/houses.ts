/** Houses, villas, row houses and farmhouses, for sale and on rent. */

import { capitalised, createDeck, fill, sample, sentences } from "#demo/chance.ts";
import type { Project } from "#demo/companies/companies.ts";
import { cycle, type Random } from "#demo/drawing/random.ts";
import { FACINGS } from "#domain/listings/listing.ts";
import { formatPrice } from "#domain/shared/money/money.ts";
import {
  articleFor,
  type Brief,
  dayAfter,
  fittingTitle,
  landmarksFor,
  type Writer,
} from "./brief.ts";
import { HOUSE_AMENITIES, HOUSE_FEATURES } from "./home-facts.ts";
import {
  COMING_TERMS,
  HOUSE_LAYOUTS,
  HOUSE_OPENINGS,
  HOUSE_PRACTICALS,
  NEW_HOUSE_OPENINGS,
  READY_TERMS,
  RENT_TERMS,
  RESALE_TERMS,
} from "./home-phrases.ts";
import { type Asking, askRent, askSale, toNearest } from "./prices.ts";

type House = {
  brief: Brief;
  kind: string;
  beds: number;
  areaSqft: number;
  plotSqft: number;
  facing: (typeof FACINGS)[number];
  ageYears: number;
};

type Shape = {
  kind: string;
  beds: readonly [number, number];
  plotSqft: readonly [number, number];
  built: number;
};

const ACRE_SQFT = 43_560;
const CONSTRUCTION_PER_SQFT = 2_600;
const LOWEST_RENT_PER_SQFT = 17;
const HIGHEST_RENT = 780_000;

const SHAPES: Readonly<Record<string, Shape>> = {
  house: { kind: "house", beds: [3, 5], plotSqft: [1000, 2400], built: 1.35 },
  villa: { kind: "villa", beds: [3, 5], plotSqft: [1800, 4000], built: 1.1 },
  "row-house": { kind: "row house", beds: [3, 4], plotSqft: [900, 1600], built: 1.4 },
  farmhouse: { kind: "farmhouse", beds: [3, 5], plotSqft: [10_890, 65_340], built: 0.12 },
};

export function createHouseWriter(seed: Random): Writer {
  const deck = (name: string, items: readonly string[]) => createDeck(seed.fork(name), items);
  const opening = deck("opening", HOUSE_OPENINGS);
  const newOpening = deck("new opening", NEW_HOUSE_OPENINGS);
  const layout = deck("layout", HOUSE_LAYOUTS);
  const practical = deck("practical", HOUSE_PRACTICALS);
  const style = createDeck(seed.fork("title"), [0, 1, 2, 3, 4]);
  const terms = {
    sale: deck("sale", RESALE_TERMS.slice(1)),
    rent: deck("rent", RENT_TERMS.filter(isForHouses)),
    coming: deck("coming", COMING_TERMS.filter(isForHouses)),
    ready: deck("ready", READY_TERMS.filter(isForHouses)),
  };

  return (brief) => {
    const { project, purpose, random } = brief;
    const house = planHouse(brief);
    const price = priceHouse(house);
    const stage = project ? stageOf(project) : purpose;
    const parts = [project ? newOpening() : opening(), layout()];
    parts.push(project || random.chance(0.5) ? layout() : practical(), terms[stage]());
    return {
      title: titleOf(house, style()),
      description: describe(house, parts, price.deposit),
      ...price,
      ...factsOf(house),
    };
  };
}

/** Excludes sentences that do not fit: houses have no lift, no floor rise and no society to pay. */
function isForHouses(sentence: string): boolean {
  return !/lift|floor|society|maintenance|parking/i.test(sentence);
}

function stageOf({ monthsToGo }: Project): "coming" | "ready" {
  return monthsToGo > 0 ? "coming" : "ready";
}

function planHouse(brief: Brief): House {
  const { random, subtype, project, locality } = brief;
  const shape = SHAPES[subtype];
  if (!shape) throw new Error(`${subtype} is not a house`);
  // Where land is expensive, houses stand on smaller plots.
  const thrift = locality.plotRate > 20_000 ? 0.7 : 1;
  const plotSqft = toNearest(random.between(...shape.plotSqft) * thrift, 9);
  return {
    brief,
    kind: shape.kind,
    beds: random.integer(...shape.beds),
    areaSqft: toNearest(plotSqft * shape.built * random.between(0.85, 1.1), 10),
    plotSqft,
    facing: random.pick(FACINGS),
    ageYears: project ? 0 : random.integer(2, 24),
  };
}

function priceHouse({
  brief,
  plotSqft,
  areaSqft,
  ageYears,
}: House): Asking & { deposit: number | null } {
  const { random, locality, city, purpose, subtype } = brief;
  const groundRate = locality.plotRate || locality.flatRate * 1.15;
  const ground = plotSqft * groundRate * (subtype === "farmhouse" ? 0.22 : 0.86);
  const walls = areaSqft * CONSTRUCTION_PER_SQFT * (1 - Math.min(0.5, ageYears * 0.02));
  const value = (ground + walls) * random.between(0.93, 1.12);
  if (purpose === "sale") return { ...askSale(value), deposit: null };
  // A house yields less rent for its value than a flat, because so much of the value is land.
  const rent = Math.max((value * city.rentYield * 0.85) / 12, areaSqft * LOWEST_RENT_PER_SQFT);
  const asking = askRent(random, Math.min(HIGHEST_RENT, rent));
  const months = random.integer(...city.depositMonths);
  return { ...asking, deposit: toNearest((asking.priceMin ?? 0) * months, 1_000) };
}

function titleOf({ brief, kind, beds, facing, plotSqft }: House, style: number): string {
  const { project, locality, random } = brief;
  const plain = `${beds} BHK ${kind}, ${locality.name}`;
  if (project) return fittingTitle([`${beds} BHK ${kind} in ${project.name}`, plain]);
  const styles = [
    plain,
    `${capitalised(facing)}-facing ${kind} on ${plotText(brief, plotSqft)}`,
    `${capitalised(kind)} with ${random.pick(["a garden", "an open court", "a terrace", "a verandah"])}`,
    `${beds} BHK ${kind} near ${cycle(locality.landmarks, beds)}`,
    `${beds}-bedroom ${kind}, own gate`,
  ];
  return fittingTitle([cycle(styles, style), plain, `${beds} BHK ${kind}`]);
}

function describe(house: House, parts: string[], deposit: number | null): string {
  const { brief, kind, beds, areaSqft, plotSqft, facing, ageYears } = house;
  const { landmarks, name } = brief.locality;
  const text = fill(parts.join(" "), {
    article: articleFor(beds),
    beds,
    kind,
    project: brief.project?.name ?? "",
    area: `${areaSqft.toLocaleString("en-IN")} sq ft built-up`,
    plot: plotText(brief, plotSqft),
    locality: name,
    landmark: cycle(landmarks, beds),
    landmark2: cycle(landmarks, beds + 1),
    facing,
    age: ageYears === 0 ? "a few months" : `${ageYears} years`,
    deposit: deposit === null ? "by agreement" : formatPrice(deposit),
  });
  return sentences(text);
}

function plotText({ city }: Brief, plotSqft: number): string {
  if (plotSqft >= ACRE_SQFT / 4)
    return `${(plotSqft / ACRE_SQFT).toFixed(2).replace(/0+$/, "").replace(/\.$/, "")} acre`;
  const { word, sqft } = city.plotUnit;
  return `${Math.round(plotSqft / sqft).toLocaleString("en-IN")} ${word}`;
}

function factsOf({ brief, beds, areaSqft, plotSqft, facing, ageYears }: House) {
  const { random, project, purpose, now } = brief;
  const isComing = (project?.monthsToGo ?? 0) > 0;
  const coming = isComing
    ? `${dayAfter(now, (project?.monthsToGo ?? 0) * 30).slice(0, 7)}-01`
    : null;
  return {
    features: [
      `Plot ${plotText(brief, plotSqft)}`,
      ...sample(random, HOUSE_FEATURES, random.integer(4, 6)),
      `${capitalised(facing)} facing`,
    ].join(", "),
    beds,
    baths: Math.max(2, beds - random.integer(0, 1)),
    areaSqft,
    areaBasis: "builtup" as const,
    furnishing:
      purpose === "rent"
        ? random.pick(["semi-furnished", "furnished"] as const)
        : ("unfurnished" as const),
    parking: random.integer(1, 3),
    possession: isComing ? ("under-construction" as const) : ("ready" as const),
    availableFrom: purpose === "rent" ? dayAfter(now, random.integer(3, 50)) : coming,
    totalFloors: random.integer(1, 3),
    facing,
    ageYears,
    amenities: sample(random, HOUSE_AMENITIES, random.integer(3, 7)),
    landmarks: landmarksFor(brief),
  };
}
