import { createGlazing, drawBands, drawBars } from "#demo/drawing/building.ts";
import type { Point } from "#demo/drawing/canvas.ts";
import { lighten, mix } from "#demo/drawing/color.ts";
import { panel, type Wall } from "#demo/drawing/perspective.ts";
import { range } from "#demo/drawing/random.ts";
import type { Stage } from "#demo/drawing/stage.ts";

/** One face of a block of flats, in metres. */
type Face = {
  wall: Wall;
  width: number;
  floors: number;
  storey: number;
  color: string;
  accent: string;
  inShade: boolean;
};

export type Facade = (stage: Stage, face: Face) => void;

export const FLAT_FACADES: readonly Facade[] = [
  drawRecessedBalconies,
  drawWrapBalconies,
  drawStaggeredBalconies,
  drawFramedWindows,
];

/** Two deep bays of balconies on either side of a coloured fin. */
function drawRecessedBalconies(stage: Stage, face: Face): void {
  const { canvas, palette } = stage;
  const { wall, width, floors, storey } = face;
  const paint = tones(stage, face);
  const bays = [
    [0.04, 0.42],
    [0.58, 0.96],
  ].map(([start = 0, end = 0]) => [start * width, end * width] as const);
  const cells = range(floors).flatMap((floor) =>
    bays.map((bay) => ({ bay, base: floor * storey })),
  );

  canvas.polygons(
    cells.map(({ bay, base }) => panel(wall, bay, [base + 0.3, base + storey * 0.9])),
    mix(paint.wall, palette.shade, 0.34),
  );
  const glazing = createGlazing(stage);
  for (const { bay, base } of cells) {
    for (const [start, end] of divide(bay, 3, 0.25)) {
      glazing.window(wall, [start, end], [base + 0.4, base + storey * 0.8], face);
    }
  }
  glazing.draw();
  canvas.polygon(
    panel(wall, [0.445 * width, 0.555 * width], [0, floors * storey + 1.6]),
    paint.accent,
  );
  for (const floor of range(floors)) {
    glazing.window(
      wall,
      [0.475 * width, 0.525 * width],
      [floor * storey + 0.9, floor * storey + 2.4],
      face,
    );
  }
  glazing.draw();
  canvas.polygons(
    cells.map(({ bay, base }) => panel(wall, bay, [base + 0.5, base + 1.3])),
    paint.rail,
    paint.railOpacity,
  );
  canvas.polygons(
    cells.map(({ bay, base }) =>
      panel(wall, [bay[0] - 0.25, bay[1] + 0.25], [base + 0.16, base + 0.5]),
    ),
    paint.edge,
  );
  drawBalconyPlants(stage, face, bays);
}

/** Slabs running right round the building, with glass rails between them. */
function drawWrapBalconies(stage: Stage, face: Face): void {
  const { canvas, palette } = stage;
  const { wall, width, floors, storey } = face;
  const paint = tones(stage, face);
  const levels = range(floors).map((floor) => floor * storey);
  canvas.polygon(
    panel(wall, [0, width], [0, floors * storey]),
    mix(paint.wall, palette.shade, 0.22),
  );
  const glazing = createGlazing(stage);
  for (const level of levels) {
    for (const [start, end] of divide([0.4, width - 0.4], Math.round(width / 3), 0.35)) {
      glazing.window(wall, [start, end], [level + 0.4, level + storey * 0.82], face);
    }
  }
  glazing.draw();
  drawBars(
    stage,
    wall,
    [0, width],
    [0, floors * storey],
    { count: Math.max(3, Math.round(width / 9)), width: 0.9 },
    paint.accent,
  );
  drawBands(
    stage,
    wall,
    [0, width],
    levels.map((level) => level + 0.4),
    0.9,
    paint.rail,
    paint.railOpacity,
  );
  drawBands(stage, wall, [-0.3, width], levels, 0.42, paint.edge);
  drawBalconyPlants(stage, face, [[1, width - 1]]);
}

/** Balconies as coloured trays that change sides from floor to floor. */
function drawStaggeredBalconies(stage: Stage, face: Face): void {
  const { canvas, palette } = stage;
  const { wall, width, floors, storey } = face;
  const paint = tones(stage, face);
  const columns = Math.max(2, Math.round(width / 7));
  const cell = width / columns;
  const glazing = createGlazing(stage);
  const trays: Point[][] = [];
  const lips: Point[][] = [];
  const recesses: Point[][] = [];
  for (const floor of range(floors)) {
    for (const column of range(columns)) {
      const start = column * cell;
      const base = floor * storey;
      const isBalcony = (floor + column) % 2 === 0;
      const middle = start + cell * (isBalcony ? 0.5 : 0.46);
      if (isBalcony) {
        recesses.push(
          panel(wall, [start + cell * 0.1, start + cell * 0.9], [base + 0.2, base + storey * 0.88]),
        );
        trays.push(
          panel(wall, [start + cell * 0.06, start + cell * 0.94], [base + 0.1, base + 1.15]),
        );
        lips.push(
          panel(wall, [start + cell * 0.04, start + cell * 0.96], [base + 1.1, base + 1.3]),
        );
      }
      const top = base + storey * 0.8;
      glazing.window(wall, [start + cell * 0.16, middle - 0.1], [base + 1, top], face);
      glazing.window(wall, [middle + 0.1, start + cell * 0.84], [base + 1, top], face);
    }
  }
  canvas.polygons(recesses, mix(paint.wall, palette.shade, 0.34));
  glazing.draw();
  canvas.polygons(trays, paint.accent);
  canvas.polygons(lips, paint.edge);
}

/** Plain windows in deep white frames under a strong vertical grid. */
function drawFramedWindows(stage: Stage, face: Face): void {
  const { canvas } = stage;
  const { wall, width, floors, storey } = face;
  const paint = tones(stage, face);
  const columns = Math.max(3, Math.round(width / 4.6));
  const cell = width / columns;
  const glazing = createGlazing(stage);
  const frames: Point[][] = [];
  const sills: Point[][] = [];
  for (const floor of range(floors)) {
    for (const column of range(columns)) {
      const along = [column * cell + cell * 0.2, column * cell + cell * 0.8] as const;
      const base = floor * storey;
      frames.push(
        panel(wall, [along[0] - 0.35, along[1] + 0.35], [base + 0.55, base + storey * 0.92]),
      );
      sills.push(panel(wall, [along[0] - 0.5, along[1] + 0.5], [base + 0.45, base + 0.7]));
      glazing.window(wall, along, [base + 0.8, base + storey * 0.84], face);
    }
  }
  canvas.polygons(frames, paint.edge, 0.75);
  glazing.draw();
  canvas.polygons(sills, paint.accent);
  drawBars(
    stage,
    wall,
    [0.3, width - 0.3],
    [0, floors * storey + 0.8],
    { count: columns + 1, width: 0.5 },
    paint.edge,
  );
}

function drawBalconyPlants(
  stage: Stage,
  face: Face,
  bays: readonly (readonly [number, number])[],
): void {
  const { canvas, palette, random } = stage;
  const spots = range(face.floors).flatMap((floor) => bays.map((bay) => ({ floor, bay })));
  const green = spots
    .map(({ floor, bay }) => ({
      at: random.between(bay[0] + 1, bay[1] - 1),
      up: floor * face.storey + 0.9,
      isGrown: random.chance(0.16),
    }))
    .filter(({ isGrown }) => isGrown)
    .map(({ at, up }) => face.wall(at, up));
  canvas.discs(
    green.map(([x, y]) => [x, y, 6] as const),
    palette.leaf.middle,
  );
  canvas.discs(
    green.map(([x, y]) => [x - 2, y - 3, 3.5] as const),
    palette.leaf.bright,
  );
}

function tones(stage: Stage, { color, accent, inShade }: Face) {
  const lit = inShade ? stage.shaded : stage.sunlit;
  return {
    wall: lit(color),
    accent: lit(accent),
    edge: lighten(lit(color), inShade ? 0.2 : 0.5),
    rail: lighten(stage.palette.glass.pale, 0.3),
    railOpacity: stage.isNight || inShade ? 0.28 : 0.5,
  };
}

/** Splits a span into equal parts with a gap between neighbours. */
function divide([start, end]: readonly [number, number], count: number, gap: number) {
  const step = (end - start) / count;
  return range(count).map(
    (index) => [start + step * index + gap / 2, start + step * (index + 1) - gap / 2] as const,
  );
}
