import { type Canvas, createCanvas } from "./canvas.ts";
import { mix } from "./color.ts";
import { type Light, PALETTES, type Palette, WASHES, type Wash } from "./palette.ts";
import { createRandom, cycle, type Random } from "./random.ts";

export const WIDTH = 1200;
export const HEIGHT = 900;

/** What every part of a scene draws with: where, in which light, and by which luck. */
export type Stage = {
  canvas: Canvas;
  palette: Palette;
  random: Random;
  seed: number;
  wash: Wash;
  isNight: boolean;
  isWet: boolean;
  /** A material's colour where the light falls on it. */
  sunlit(color: string): string;
  /** The same material in shade; strength 1 is a wall turned away from the sun. */
  shaded(color: string, strength?: number): string;
};

/** Luck depends on the scene and seed alone, so one seed is one building at every hour. */
export function createStage(scene: string, light: Light, seed: number, isIndoors = false): Stage {
  const isNight = light === "dusk" || light === "evening";
  const palette = isNight && isIndoors ? lampLit(PALETTES[light]) : PALETTES[light];
  const random = createRandom(`${scene}/${seed}`);

  function sunlit(color: string): string {
    return mix(color, palette.ambient, palette.ambientStrength);
  }

  return {
    canvas: createCanvas(),
    palette,
    random,
    seed,
    wash: cycle(WASHES, seed * 5 + scene.length),
    isNight,
    isWet: light === "monsoon",
    sunlit,
    shaded: (color, strength = 1) =>
      mix(sunlit(color), palette.shade, Math.min(0.9, palette.shadeStrength * strength)),
  };
}

/** The same stage seen through air: colours fade towards the sky. */
export function withHaze(stage: Stage, share: number): Stage {
  const fade = (color: string) => mix(color, stage.palette.sky.horizon, share);
  return {
    ...stage,
    sunlit: (color) => fade(stage.sunlit(color)),
    shaded: (color, strength) => fade(stage.shaded(color, strength)),
  };
}

/** After dark a room is coloured by its lamps, not by the sky. */
function lampLit(palette: Palette): Palette {
  const ambient = mix(palette.ambient, "#C98A4E", 0.6);
  return { ...palette, ambient, ambientStrength: palette.ambientStrength * 0.85 };
}
