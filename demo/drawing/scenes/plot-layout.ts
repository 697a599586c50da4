import type { Point } from "#demo/drawing/canvas.ts";
import { lighten } from "#demo/drawing/color.ts";
import { WASHES } from "#demo/drawing/palette.ts";
import { cycle, range } from "#demo/drawing/random.ts";
import type { Stage } from "#demo/drawing/stage.ts";

export type Parcel = { left: number; top: number; right: number; bottom: number };

const COLUMNS = [
  [0, 2.1],
  [2.2, 4.3],
  [5.7, 7.5],
  [7.55, 9.3],
  [10.7, 12.5],
  [12.55, 14.3],
] as const;

const ROWS = [
  [0, 6.3],
  [7.7, 13.3],
] as const;

/** Layout units to the canvas, seen from above at an angle. */
export function at(across: number, down: number, up = 0): Point {
  return [600 + (across - down) * 52, 120 + (across + down) * 25 - up];
}

export function ground(left: number, top: number, right: number, bottom: number): Point[] {
  return [at(left, top), at(right, top), at(right, bottom), at(left, bottom)];
}

export function parcelsOf(perStrip: number): Parcel[] {
  return COLUMNS.flatMap(([left, right]) =>
    ROWS.flatMap(([top, bottom]) => {
      const depth = (bottom - top) / perStrip;
      return range(perStrip).map((index) => ({
        left: left + 0.06,
        right: right - 0.06,
        top: top + depth * index + 0.06,
        bottom: top + depth * (index + 1) - 0.06,
      }));
    }),
  );
}

export function drawSmallHouse(stage: Stage, parcel: Parcel): void {
  const { canvas, palette, random } = stage;
  const margin = 0.3;
  const left = parcel.left + margin;
  const top = parcel.top + margin;
  const right = parcel.right - margin;
  const bottom = parcel.bottom - margin;
  const height = random.between(34, 62);
  const { wall, accent } = cycle(WASHES, random.integer(0, WASHES.length - 1));
  const [shadeX, shadeY] = at(right, bottom);
  const [startX, startY] = at(left, bottom);
  canvas.polygon(
    [
      [startX, startY],
      [shadeX, shadeY],
      [shadeX + 26, shadeY + 6],
      [startX + 26, startY + 14],
    ],
    palette.shade,
    0.18,
  );
  canvas.polygon(
    [at(left, bottom), at(right, bottom), at(right, bottom, height), at(left, bottom, height)],
    stage.sunlit(wall),
  );
  canvas.polygon(
    [at(right, bottom), at(right, top), at(right, top, height), at(right, bottom, height)],
    stage.shaded(wall),
  );
  canvas.polygon(
    [
      at(left, top, height),
      at(right, top, height),
      at(right, bottom, height),
      at(left, bottom, height),
    ],
    lighten(stage.sunlit(wall), 0.4),
  );
  canvas.polygon(
    [
      at(left + 0.2, top + 0.2, height),
      at(left + 0.7, top + 0.2, height),
      at(left + 0.7, top + 0.6, height),
      at(left + 0.2, top + 0.6, height),
    ],
    stage.shaded(accent, 0.4),
  );
  for (const share of [0.15, 0.6]) {
    const start = left + (right - left) * share;
    const end = start + (right - left) * 0.26;
    const glass = random.chance(palette.litChance + 0.2) ? palette.lamp : palette.glass.deep;
    canvas.polygon(
      [
        at(start, bottom, height * 0.3),
        at(end, bottom, height * 0.3),
        at(end, bottom, height * 0.72),
        at(start, bottom, height * 0.72),
      ],
      glass,
    );
  }
}
