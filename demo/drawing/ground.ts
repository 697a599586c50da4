import { mix } from "./color.ts";
import { range } from "./random.ts";
import { HEIGHT, type Stage, WIDTH } from "./stage.ts";

export function drawEarth({ canvas, palette }: Stage, top: number): void {
  const paint = canvas.gradient([
    [0, palette.earth[0]],
    [1, palette.earth[1]],
  ]);
  canvas.rect(0, top, WIDTH, HEIGHT - top, paint);
}

export function drawLawn({ canvas, palette }: Stage, top: number, bottom = HEIGHT): void {
  const paint = canvas.gradient([
    [0, palette.lawn[0]],
    [1, palette.lawn[1]],
  ]);
  canvas.rect(0, top, WIDTH, bottom - top, paint);
}

/** A street across the whole picture, with its kerb and centre line. */
export function drawRoad(stage: Stage, top: number, bottom = HEIGHT): void {
  const { canvas, palette, random } = stage;
  const paint = canvas.gradient([
    [0, mix(palette.road, palette.sky.horizon, 0.12)],
    [1, palette.road],
  ]);
  canvas.rect(0, top, WIDTH, bottom - top, paint);
  canvas.rect(0, top - 7, WIDTH, 8, stage.sunlit("#E8E0CE"), 0.9);
  const start = random.between(-60, 0);
  const middle = (top + bottom) / 2;
  const dashes = range(9).map(
    (index) => `M${Math.round(start + index * 150)} ${middle - 3}h74v6h-74z`,
  );
  canvas.path(dashes.join(""), stage.sunlit("#F1EAD8"), 0.7);
}

export function drawStreetLamp(stage: Stage, x: number, y: number, height: number): void {
  const { canvas, palette, isNight, isWet } = stage;
  const pole = stage.shaded("#5A5850", 0.6);
  const lampX = x + height * 0.16;
  canvas.line([x, y], [x, y - height], pole, Math.max(2, height * 0.025));
  canvas.line(
    [x, y - height],
    [x + height * 0.14, y - height * 1.03],
    pole,
    Math.max(2, height * 0.02),
  );
  canvas.circle(
    lampX,
    y - height * 1.01,
    height * 0.035,
    isNight || isWet ? palette.lamp : "#F3EDDD",
  );
  if (isNight) canvas.glow(lampX, y - height, height * 0.5, palette.lamp, 0.55);
}

/** The last wash over a finished scene: warm light from above, weight below. */
export function drawAtmosphere({ canvas, palette, isNight }: Stage): void {
  const paint = canvas.gradient(
    [
      [0, palette.sun, isNight ? 0 : 0.1],
      [0.5, palette.sun, 0],
      [1, palette.shade, 0.14],
    ],
    "diagonal",
  );
  canvas.rect(0, 0, WIDTH, HEIGHT, paint);
}
