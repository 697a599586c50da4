/** Apartments, builder floors, penthouses and studios, for sale and on rent. */

import { capitalised, createDeck, fill, sample, sentences, weighted } from "#demo/chance.ts";
import { cycle, type Random } from "#demo/drawing/random.ts";
import type { ListingRow } from "#demo/repository.ts";
import { FACINGS, type Furnishing } from "#domain/listings/listing.ts";
import { formatPrice } from "#domain/shared/money/money.ts";
import {
  articleFor,
  type Brief,
  dayAfter,
  fittingTitle,
  floorText,
  landmarksFor,
  ordinal,
  spokenDay,
  type Writer,
} from "./brief.ts";
import { createFlatPhrases, type FlatPhrases } from "./flat-phrases.ts";
import { type FlatSize, priceFlat, sizeFlat } from "./flat-prices.ts";
import {
  FLAT_AMENITIES,
  FLAT_FEATURES,
  FLOOR_AMENITIES,
  FURNISHED_FEATURES,
  SOCIETIES,
} from "./home-facts.ts";

type Flat = {
  brief: Brief;
  size: FlatSize;
  floor: number;
  totalFloors: number;
  facing: NonNullable<ListingRow["facing"]>;
  furnishing: Furnishing;
  ageYears: number;
  availableFrom: string | null;
};

export function createFlatWriter(seed: Random): Writer {
  const deal = createFlatPhrases(seed);
  const society = createDeck(seed.fork("society"), SOCIETIES);
  const titleStyle = createDeck(seed.fork("title"), [0, 1, 2, 3, 4, 5]);

  return (brief) => {
    const flat = planFlat(brief);
    const price = priceFlat(brief, flat.size, flat);
    const deposit = price.deposit === null ? "by agreement" : formatPrice(price.deposit);
    const description = describe(flat, deal(brief, flat.size.beds), deposit);
    return {
      title: titleOf(flat, society(), titleStyle()),
      description,
      ...price,
      maintenance: description.includes("included in the rent") ? null : price.maintenance,
      ...factsOf(flat),
    };
  };
}

function planFlat(brief: Brief): Flat {
  const { random, project, purpose, subtype, now } = brief;
  const low = subtype === "builder-floor" ? 4 : random.integer(5, 22);
  const totalFloors = project?.totalFloors ?? low;
  const floor = subtype === "penthouse" ? totalFloors : random.integer(0, totalFloors);
  const monthsToGo = project?.monthsToGo ?? 0;
  return {
    brief,
    size: sizeFlat(brief),
    floor,
    totalFloors,
    facing: random.pick(FACINGS),
    furnishing: furnishingOf(brief),
    ageYears: project ? 0 : random.integer(1, 18),
    availableFrom: availability(purpose, monthsToGo, random, now),
  };
}

function furnishingOf({ random, project, purpose }: Brief): Furnishing {
  if (project) return "unfurnished";
  const weights = purpose === "rent" ? [2, 5, 4] : [5, 4, 1];
  const [unfurnished = 1, semi = 1, furnished = 1] = weights;
  return weighted<Furnishing>(random, [
    ["unfurnished", unfurnished],
    ["semi-furnished", semi],
    ["furnished", furnished],
  ]);
}

function availability(purpose: string, monthsToGo: number, random: Random, now: Date) {
  if (purpose === "rent") return dayAfter(now, random.integer(0, 45));
  return monthsToGo > 0 ? `${dayAfter(now, monthsToGo * 30).slice(0, 7)}-01` : null;
}

function titleOf(flat: Flat, society: string, style: number): string {
  const { brief, size, floor, facing, furnishing } = flat;
  const home = size.beds === 0 ? "Studio" : `${size.beds} BHK`;
  const kind = brief.subtype === "penthouse" ? `${home} penthouse` : floorHome(brief, home);
  const plain = `${kind}, ${brief.locality.name}`;
  const level = floor === 0 ? "ground floor" : `${ordinal(floor)} floor`;
  if (brief.project) {
    const own = `${kind} in ${brief.project.name}`;
    const styles = [own, `${own}, ${level}`, `${capitalised(facing)}-facing ${own}`];
    return fittingTitle([cycle(styles, style), own, plain]);
  }
  const styles = [
    `${kind} near ${cycle(brief.locality.landmarks, style)}`,
    `${capitalised(furnishing)} ${kind}, ${level}`,
    `${kind} in ${society}`,
    `${capitalised(facing)}-facing ${kind}`,
    `${kind} in ${society}, ${level}`,
    `${kind} near ${cycle(brief.locality.landmarks, style + 1)}`,
  ];
  const [wish, other] = [cycle(styles, style), cycle(styles, style + 2)];
  return fittingTitle([wish, other, plain]).replace(" Studio", " studio");
}

function floorHome({ subtype }: Brief, home: string): string {
  return subtype === "builder-floor" ? `${home} builder floor` : home;
}

function describe(flat: Flat, phrases: FlatPhrases, deposit: string): string {
  const { brief, size } = flat;
  const { random, project } = brief;
  const chosen = [
    phrases.opening,
    phrases.layout,
    random.chance(0.7) ? phrases.building : "",
    random.chance(0.4) ? phrases.caveat : "",
    random.chance(0.75) ? phrases.terms : "",
  ].filter((sentence) => sentence !== "");
  const text = fill(chosen.join(" "), {
    ...wordsOf(flat),
    deposit,
    project: project?.name ?? "",
    landmark: cycle(brief.locality.landmarks, size.areaSqft),
    landmark2: cycle(brief.locality.landmarks, size.areaSqft + 1),
  });
  return sentences(text.replace(/\b0 BHK\b/g, "studio"));
}

function wordsOf({
  brief,
  size,
  floor,
  totalFloors,
  facing,
  furnishing,
  ageYears,
  availableFrom,
}: Flat) {
  return {
    article: articleFor(size.beds),
    beds: size.beds,
    area: size.text,
    locality: brief.locality.name,
    floor: floorText(floor, totalFloors),
    totalFloors,
    facing,
    furnishing,
    furnishingCap: capitalised(furnishing),
    age: ageYears === 1 ? "one year" : `${ageYears} years`,
    available: availableFrom ? spokenDay(availableFrom) : "today",
  };
}

function factsOf(flat: Flat) {
  const { brief, size, floor, totalFloors, facing, furnishing, ageYears, availableFrom } = flat;
  const { random, project } = brief;
  const isComing = (project?.monthsToGo ?? 0) > 0;
  return {
    features: featuresOf(flat).join(", "),
    beds: size.beds,
    baths: size.baths,
    areaSqft: size.areaSqft,
    areaBasis: size.areaBasis,
    furnishing,
    parking: size.beds >= 3 ? random.integer(1, 2) : random.integer(0, 1),
    possession: isComing ? ("under-construction" as const) : ("ready" as const),
    availableFrom,
    floor,
    totalFloors,
    facing,
    ageYears,
    amenities: amenitiesOf(brief),
    landmarks: landmarksFor(brief),
    reraNumber: project?.reraNumber ?? null,
    reraState: project ? brief.city.state : null,
  };
}

function amenitiesOf({ random, project, subtype }: Brief): string[] {
  const isFloor = subtype === "builder-floor";
  const most = project && !isFloor ? 9 : 7;
  return sample(random, isFloor ? FLOOR_AMENITIES : FLAT_AMENITIES, random.integer(3, most));
}

function featuresOf({ brief, furnishing, facing }: Flat): string[] {
  const { random } = brief;
  const furniture = furnishing === "furnished" ? sample(random, FURNISHED_FEATURES, 3) : [];
  const rest = sample(random, FLAT_FEATURES, random.integer(4, 5));
  return [...rest, `${capitalised(facing)} facing`, ...furniture];
}
