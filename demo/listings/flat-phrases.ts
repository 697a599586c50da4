import { createDeck } from "#demo/chance.ts";
import type { Project } from "#demo/companies/companies.ts";
import type { Random } from "#demo/drawing/random.ts";
import type { Brief } from "./brief.ts";
import {
  BUILDINGS,
  CAVEATS,
  COMING_TERMS,
  FLOOR_OPENINGS,
  HOUSE_PRACTICALS,
  LAYOUTS,
  NEW_BUILDINGS,
  NEW_OPENINGS,
  READY_TERMS,
  RENT_OPENINGS,
  RENT_TERMS,
  RESALE_OPENINGS,
  RESALE_TERMS,
  SMALL_LAYOUTS,
} from "./home-phrases.ts";

export type FlatPhrases = {
  opening: string;
  layout: string;
  building: string;
  caveat: string;
  terms: string;
};

/** One deck for each list of sentences, and the rule for which of them a flat uses. */
export function createFlatPhrases(seed: Random): (brief: Brief, beds: number) => FlatPhrases {
  const deck = (name: string, items: readonly string[]) => createDeck(seed.fork(name), items);
  const layout = deck("layout", LAYOUTS);
  const smallLayout = deck("small layout", SMALL_LAYOUTS);
  const caveat = deck("caveat", CAVEATS);
  const newBuilding = deck("new building", NEW_BUILDINGS);
  const building = deck("building", BUILDINGS);
  const practical = deck("practical", HOUSE_PRACTICALS);
  const openings = {
    flats: deck("new", NEW_OPENINGS),
    floors: deck("floors", FLOOR_OPENINGS),
    sale: deck("resale", RESALE_OPENINGS),
    rent: deck("rent", RENT_OPENINGS),
  };
  const terms = {
    ready: deck("ready terms", READY_TERMS),
    coming: deck("coming terms", COMING_TERMS),
    sale: deck("resale terms", RESALE_TERMS),
    rent: deck("rent terms", RENT_TERMS),
  };

  function ownPhrases({ kind, monthsToGo }: Project) {
    return {
      opening: openings[kind === "floors" ? "floors" : "flats"](),
      building: newBuilding(),
      caveat: "",
      terms: terms[monthsToGo > 0 ? "coming" : "ready"](),
    };
  }

  return ({ project, purpose, subtype }, beds) => ({
    layout: beds <= 1 ? smallLayout() : layout(),
    ...(project
      ? ownPhrases(project)
      : {
          opening: openings[purpose](),
          building: subtype === "builder-floor" ? practical() : building(),
          caveat: caveat(),
          terms: terms[purpose](),
        }),
  });
}
