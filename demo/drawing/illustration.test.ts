import sharp from "sharp";
import { describe, expect, test } from "vitest";
import {
  type Drawing,
  drawIllustration,
  drawLogo,
  drawPortrait,
  LIGHTS,
  SCENES,
} from "./illustration.ts";

const MAX_SVG_BYTES = 220_000;
const EVERY_DRAWING = SCENES.flatMap((scene) =>
  LIGHTS.map((light, index): Drawing => ({ scene, light, seed: index + 1 })),
);

describe("an illustration", () => {
  test.each(SCENES)("of a %s is the same whenever it is drawn", (scene) => {
    const drawing: Drawing = { scene, light: "morning", seed: 7 };

    expect(drawIllustration(drawing)).toBe(drawIllustration(drawing));
  });

  test.each(SCENES)("of a %s differs from seed to seed", (scene) => {
    const drawings = [1, 2, 3, 4].map((seed) => drawIllustration({ scene, light: "day", seed }));

    expect(new Set(drawings).size).toBe(drawings.length);
  });

  test("of one building changes with the light, except on paper", () => {
    for (const scene of SCENES) {
      const drawings = LIGHTS.map((light) => drawIllustration({ scene, light, seed: 3 }));

      expect(new Set(drawings).size).toBe(scene === "floorplan" ? 1 : LIGHTS.length);
    }
  });

  test.each(EVERY_DRAWING)("of a $scene by $light is sound, small and wordless", (drawing) => {
    const svg = drawIllustration(drawing);

    expect(unbalancedTags(svg)).toEqual([]);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(svg).not.toContain("<text");
    expect(svg.length).toBeLessThan(MAX_SVG_BYTES);
  });

  test.each(SCENES)("of a %s renders to more than one flat colour", async (scene) => {
    const { width, height, isFlat } = await render(
      drawIllustration({ scene, light: "dusk", seed: 2 }),
    );

    expect([width, height]).toEqual([64, 48]);
    expect(isFlat).toBe(false);
  });
});

describe("a company logo", () => {
  test("is distinct for each of a hundred companies", () => {
    const logos = Array.from({ length: 100 }, (_, seed) => drawLogo(seed));

    expect(new Set(logos).size).toBe(logos.length);
  });

  test("is well formed and renders", async () => {
    for (let seed = 0; seed < 24; seed += 1) {
      expect(unbalancedTags(drawLogo(seed))).toEqual([]);
      expect((await render(drawLogo(seed))).isFlat).toBe(false);
    }
  });
});

describe("an agent portrait", () => {
  test("is distinct for each of forty agents and always the same for one", () => {
    const portraits = Array.from({ length: 40 }, (_, seed) => drawPortrait(seed));

    expect(new Set(portraits).size).toBe(portraits.length);
    expect(drawPortrait(11)).toBe(portraits[11]);
  });

  test("is well formed and renders", async () => {
    for (let seed = 0; seed < 40; seed += 1) expect(unbalancedTags(drawPortrait(seed))).toEqual([]);
    expect((await render(drawPortrait(5))).isFlat).toBe(false);
  });
});

async function render(svg: string) {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize({ width: 64 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isFlat = data.every((value, index) => value === data[index % info.channels]);
  return { width: info.width, height: info.height, isFlat };
}

/** Tags opened and never closed, or closed and never opened. */
function unbalancedTags(svg: string): string[] {
  const open: string[] = [];
  for (const [, slash, name = "", selfClosed] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
    if (selfClosed) continue;
    if (!slash) open.push(name);
    else if (open.pop() !== name) return [`/${name}`];
  }
  return open;
}
