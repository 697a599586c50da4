/** A shared pool of drawings, and the choice of those a listing shows. */

import type { Subtype } from "#domain/listings/listing.ts";
import { type PictureSeed, pictureOf } from "./artwork.ts";
import { shuffled } from "./chance.ts";
import type { Light, Scene } from "./drawing/illustration.ts";
import { createRandom, cycle, type Random, range } from "./drawing/random.ts";
import { uuidOf } from "./identity.ts";

const POOL_SIZES: readonly (readonly [Scene, number])[] = [
  ["tower", 38],
  ["house", 13],
  ["villa", 12],
  ["courtyard", 4],
  ["office", 12],
  ["shop", 10],
  ["warehouse", 10],
  ["farm", 9],
  ["plot", 12],
  ["living", 11],
  ["bedroom", 8],
  ["kitchen", 6],
  ["bathroom", 4],
  ["floorplan", 6],
];

// Mostly daylight, because that is when people take pictures.
const LIGHT_ORDER: readonly Light[] = [
  "day",
  "morning",
  "dusk",
  "day",
  "monsoon",
  "morning",
  "evening",
];

/** Four slots, of which a listing fills two to four; each names the scenes allowed there. */
type Sequence = readonly [first: Scene, ...others: (readonly Scene[])[]];

const INSIDE: readonly Scene[] = ["bedroom", "kitchen"];
const LAST: readonly Scene[] = ["floorplan", "bathroom", "floorplan"];

const SEQUENCES: Record<Subtype, Sequence> = {
  apartment: ["tower", ["living"], INSIDE, LAST],
  "builder-floor": ["house", ["living"], INSIDE, LAST],
  penthouse: ["tower", ["living"], INSIDE, LAST],
  studio: ["tower", ["living"], ["kitchen"], ["floorplan"]],
  house: ["house", ["living"], INSIDE, ["courtyard", "bathroom"]],
  villa: ["villa", ["living"], INSIDE, ["courtyard", "floorplan"]],
  "row-house": ["villa", ["living"], INSIDE, LAST],
  farmhouse: ["villa", ["farm"], ["living"], ["courtyard"]],
  office: ["office", ["office"], ["floorplan"]],
  retail: ["shop", ["shop"], ["floorplan"]],
  warehouse: ["warehouse", ["warehouse"], ["floorplan"]],
  industrial: ["warehouse", ["warehouse"], ["floorplan"]],
  "residential-land": ["plot", ["plot"], ["plot"]],
  "agricultural-land": ["farm", ["farm"], ["plot"]],
  "commercial-land": ["plot", ["plot"], ["shop"]],
  "industrial-land": ["plot", ["plot"], ["warehouse"]],
};

const NEVER_SHOWN = 1_000;

export function picturePool(createdAt: Date): PictureSeed[] {
  return POOL_SIZES.flatMap(([scene, count]) =>
    range(count).map((index) => {
      const light = cycle(LIGHT_ORDER, index);
      const drawing = { what: "scene", scene, light, seed: index + 1 } as const;
      return pictureOf(uuidOf(`picture/${scene}/${index}`), drawing, createdAt);
    }),
  );
}

/**
 * Chooses pictures for listings in display order. The first picture is the one that has been unused for
 * longest in each list a visitor may see, so that neighbours differ in all of them.
 */
export function createPictureChooser(pool: readonly PictureSeed[]) {
  const byScene = new Map<string, string[]>();
  const random = createRandom("pictures");
  for (const { id, drawing } of shuffled(random, pool)) {
    if (drawing.what !== "scene") continue;
    byScene.set(drawing.scene, [...(byScene.get(drawing.scene) ?? []), id]);
  }
  const lengths = new Map<string, number>();
  const lastShown = new Map<string, number>();

  function gap(id: string, lists: readonly string[]): number {
    const gaps = lists.map((list) => {
      const last = lastShown.get(`${list}/${id}`);
      return last === undefined ? NEVER_SHOWN : (lengths.get(list) ?? 0) - last;
    });
    return Math.min(...gaps);
  }

  function longestUnseen(ids: readonly string[], lists: readonly string[]): string {
    let [best, longest] = ["", -1];
    for (const id of ids) {
      const length = gap(id, lists);
      if (length > longest) [best, longest] = [id, length];
    }
    return best;
  }

  function show(id: string, lists: readonly string[]): void {
    for (const list of lists) {
      const length = lengths.get(list) ?? 0;
      lastShown.set(`${list}/${id}`, length);
      lengths.set(list, length + 1);
    }
  }

  return function choose(subtype: Subtype, lists: readonly string[], luck: Random): string[] {
    const [firstScene, ...otherScenes] = SEQUENCES[subtype];
    const first = longestUnseen(byScene.get(firstScene) ?? [], lists);
    show(first, lists);
    const chosen = [first];
    for (const scenes of otherScenes.slice(0, luck.integer(1, 3))) {
      const rest = (byScene.get(luck.pick(scenes)) ?? []).filter((id) => !chosen.includes(id));
      if (rest.length > 0) chosen.push(luck.pick(rest));
    }
    return chosen;
  };
}
