/** Plots, farm land, commercial sites and industrial yards. */

import { capitalised, createDeck, fill, sample, sentences } from "#demo/chance.ts";
import { cycle, type Random } from "#demo/drawing/random.ts";
import { FACINGS } from "#domain/listings/listing.ts";
import { type Brief, fittingTitle, landmarksFor, type Writer } from "./brief.ts";
import { ELECTRICITY, FARM, type LandWords, PLOT, SITE, WATER, YARD } from "./land-phrases.ts";
import { type Asking, askRent, askSale, ON_REQUEST, toNearest } from "./prices.ts";

type Kind = "residential-land" | "agricultural-land" | "commercial-land" | "industrial-land";

type Land = {
  brief: Brief;
  kind: Kind;
  areaSqft: number;
  /** "200 sq yd", "2.5 acres" */
  text: string;
  facing: (typeof FACINGS)[number];
  roadFt: number;
};

const ACRE_SQFT = 43_560;
const GROUND_RENT_YIELD = 0.03;
const HIGHEST_RENT = 900_000;

const WORDS: Record<Kind, LandWords> = {
  "residential-land": PLOT,
  "agricultural-land": FARM,
  "commercial-land": SITE,
  "industrial-land": YARD,
};

// Relative to the rate per square foot of a building plot in the same locality.
const RATE_FACTOR: Record<Kind, readonly [low: number, high: number]> = {
  "residential-land": [0.9, 1.15],
  "agricultural-land": [0.07, 0.12],
  "commercial-land": [1.2, 1.6],
  "industrial-land": [0.42, 0.62],
};

// In square yards, whatever the city calls them; farm land in tenths of an acre.
const PLOT_SQYD = [67, 100, 111, 120, 133, 150, 167, 180, 200, 222, 240, 267, 300, 350, 400, 500];
const FARM_ACRES = [0.5, 0.75, 1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6.5, 8, 12];
const SITE_SQYD = [200, 300, 400, 500, 650, 800, 1000, 1500];
const YARD_ACRES = [0.25, 0.4, 0.5, 0.75, 1, 1.5, 2, 3];

export function createLandWriter(seed: Random, kind: Kind): Writer {
  const words = WORDS[kind];
  const opening = createDeck(seed.fork(`${kind} opening`), words.openings);
  const middle = createDeck(seed.fork(`${kind} middle`), words.middles);
  const style = createDeck(seed.fork(`${kind} title`), [0, 1, 2, 3, 4]);

  return (brief) => {
    const land = planLand(brief, kind);
    const parts = [opening(), middle(), brief.random.chance(0.7) ? middle() : ""];
    return {
      title: titleOf(land, style()),
      description: describe(land, parts),
      ...priceLand(land),
      ...factsOf(land, words),
    };
  };
}

function planLand(brief: Brief, kind: Kind): Land {
  const { random } = brief;
  return {
    brief,
    kind,
    ...SIZES[kind](brief),
    facing: random.pick(FACINGS),
    roadFt: random.pick(kind === "residential-land" ? [20, 25, 30, 40] : [30, 40, 60, 80]),
  };
}

const SIZES: Record<Kind, (brief: Brief) => Pick<Land, "areaSqft" | "text">> = {
  "residential-land": ({ random, city }) => inLocalUnit(random.pick(PLOT_SQYD) * 9, city.plotUnit),
  "agricultural-land": ({ random }) => inAcres(random.pick(FARM_ACRES)),
  "commercial-land": ({ random, city }) => inLocalUnit(random.pick(SITE_SQYD) * 9, city.plotUnit),
  "industrial-land": ({ random }) => inAcres(random.pick(YARD_ACRES)),
};

function inLocalUnit(sqft: number, unit: Brief["city"]["plotUnit"]) {
  const isYards = unit.sqft === 9;
  const areaSqft = isYards ? sqft : toNearest(sqft, 50);
  return { areaSqft, text: `${(areaSqft / unit.sqft).toLocaleString("en-IN")} ${unit.word}` };
}

function inAcres(acres: number) {
  return {
    areaSqft: Math.round(acres * ACRE_SQFT),
    text: `${acres} ${acres <= 1 ? "acre" : "acres"}`,
  };
}

function priceLand({ brief, kind, areaSqft }: Land): Asking {
  const { random, locality, purpose } = brief;
  const value = areaSqft * locality.plotRate * random.between(...RATE_FACTOR[kind]);
  if (purpose === "rent") {
    return askRent(random, Math.min(HIGHEST_RENT, (value * GROUND_RENT_YIELD) / 12));
  }
  return kind === "commercial-land" && random.chance(0.2) ? ON_REQUEST : askSale(value);
}

function titleOf({ brief, kind, text, facing, roadFt }: Land, style: number): string {
  const { locality, project, purpose } = brief;
  const landmark = cycle(locality.landmarks, style);
  if (purpose === "rent")
    return fittingTitle([`Open yard on lease, ${text}`, "Open yard on lease"]);
  const styles: Record<Kind, readonly string[]> = {
    "residential-land": [
      `Corner plot, ${text}, ${facing} facing`,
      `Plot of ${text} near ${landmark}`,
      `${capitalised(facing)}-facing plot, ${text}`,
      `Residential plot, ${text}, ${locality.name}`,
      `Plot on a ${roadFt} ft road, ${text}`,
    ],
    "agricultural-land": [
      `Farm land, ${text}`,
      `${text} of farm land, ${locality.name}`,
      `Farm land near ${landmark}, ${text}`,
      `${text} of farm land by a village road`,
      `Agricultural land, ${text}`,
    ],
    "commercial-land": [
      `Commercial plot, ${text}`,
      `Road-facing site, ${text}`,
      `Commercial site near ${landmark}`,
      `Showroom plot, ${text}`,
      `Corner site, ${text}, ${locality.name}`,
    ],
    "industrial-land": [
      `Industrial plot, ${text}`,
      `Fenced industrial plot, ${text}`,
      `Plot for a shed, ${text}`,
      `Industrial plot near ${landmark}`,
      `${text} industrial land, ${locality.name}`,
    ],
  };
  const own = project && kind === "residential-land" ? `Plot in ${project.name}, ${text}` : null;
  return fittingTitle([own ?? cycle(styles[kind], style), cycle(styles[kind], 0), `Land, ${text}`]);
}

function describe({ brief, text, facing, roadFt, areaSqft }: Land, parts: string[]): string {
  const filled = fill(parts.filter((part) => part !== "").join(" "), {
    area: text,
    facing,
    road: roadFt,
    front: Math.round(Math.sqrt(areaSqft) * 0.8),
    depth: brief.random.integer(9, 40) * 10,
    locality: brief.locality.name,
    landmark: cycle(brief.locality.landmarks, areaSqft),
  });
  return sentences(filled);
}

function factsOf({ brief, kind, areaSqft, facing, roadFt }: Land, words: LandWords) {
  const { random, purpose } = brief;
  const isFarm = kind === "agricultural-land";
  return {
    features: [
      `${capitalised(facing)} facing`,
      ...sample(random, words.features, random.integer(4, 7)),
    ].join(", "),
    areaSqft,
    areaBasis: "plot" as const,
    facing,
    possession: purpose === "sale" ? ("ready" as const) : null,
    amenities: sample(random, words.amenities, random.integer(3, isFarm ? 4 : 6)),
    landmarks: landmarksFor(brief),
    zoning: random.pick(words.zonings),
    waterSource: random.pick(waterFor(kind)),
    roadAccess: isFarm ? random.pick(FARM_ROADS) : `${roadFt} ft road`,
    electricity: random.pick(ELECTRICITY),
  };
}

const FARM_ROADS = [
  "12 ft tractor path",
  "20 ft village road",
  "Gravel road to the gate",
  "Tar road on one side",
];

function waterFor(kind: Kind): readonly string[] {
  if (kind === "agricultural-land") return [...WATER.slice(1, 2), ...WATER.slice(3, 5)];
  return kind === "industrial-land" ? [...WATER.slice(1, 2), ...WATER.slice(5)] : WATER.slice(0, 3);
}
