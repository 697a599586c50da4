import { drawBars, drawTiles } from "#demo/drawing/building.ts";
import type { Disc } from "#demo/drawing/canvas.ts";
import { lighten, mix } from "#demo/drawing/color.ts";
import { archOn, panel, type RoomView, type Wall } from "#demo/drawing/perspective.ts";
import { range } from "#demo/drawing/random.ts";
import { TILE } from "#demo/drawing/roof.ts";
import type { Stage } from "#demo/drawing/stage.ts";
import { COURT, ROOF_TOP, WALL } from "./courtyard-plan.ts";
import { DARK_WOOD, tilePaint } from "./courtyard-roof.ts";

const TRIM = "#F8F1E2";

/** The upper floor at the back, with its own roof. */
export function drawUpperFloor(stage: Stage, view: RoomView): void {
  const { canvas, palette, random, wash } = stage;
  const wall = view.facing(WALL.far);
  const top = 8.3;
  const color = lighten(wash.wall, 0.2);
  canvas.polygon(panel(wall, [-6.9, 6.9], [ROOF_TOP - 0.6, top]), stage.sunlit(color));
  canvas.polygon(panel(wall, [4.4, 6.9], [ROOF_TOP - 0.6, top]), palette.shade, 0.1);
  for (const index of range(7)) {
    const middle = -5.7 + index * 1.9;
    canvas.polygon(
      archOn(wall, [middle - 0.66, middle + 0.66], [5.7, 7.6], 0.66),
      stage.sunlit(TRIM),
    );
    const isLit = random.chance(0.25 + palette.litChance);
    canvas.polygon(
      archOn(wall, [middle - 0.5, middle + 0.5], [5.7, 7.44], 0.5),
      isLit ? palette.lamp : mix(palette.glass.deep, palette.shade, 0.2),
    );
    drawBars(
      stage,
      wall,
      [middle - 0.17, middle + 0.17],
      [5.7, 7.3],
      { count: 2, width: 0.05 },
      stage.shaded(DARK_WOOD, 0.4),
    );
    canvas.polygon(
      panel(wall, [middle - 0.72, middle + 0.72], [5.62, 5.74]),
      stage.sunlit(wash.accent),
    );
  }
  canvas.polygon(panel(wall, [-7, 7], [top - 0.12, top + 0.06]), stage.sunlit(TRIM));
  canvas.polygon(panel(wall, [-6.9, 6.9], [top - 0.5, top - 0.12]), palette.shade, 0.22);

  const eave = view.facing(WALL.far - 0.7);
  const ridge = view.facing(WALL.far + 3.4);
  const eaves = [eave(-7.6, top - 0.1), eave(7.6, top - 0.1)] as const;
  const ridges = [ridge(-5.2, 11.3), ridge(5.2, 11.3)] as const;
  canvas.polygon([eaves[0], eaves[1], ridges[1], ridges[0]], tilePaint(stage));
  drawTiles(stage, eaves, ridges, 7, 44);
  canvas.line(...eaves, stage.shaded(DARK_WOOD, 0.5), 6);
  canvas.line(...ridges, lighten(stage.sunlit(TILE), 0.2), 6);
}

/** The back verandah: a deep shaded wall with three doors, the middle one open. */
export function drawBackVerandah(stage: Stage, view: RoomView): void {
  const { canvas, palette, wash } = stage;
  const wall = view.facing(WALL.far);
  const { plinth } = COURT;
  canvas.polygon(
    panel(wall, [-WALL.half, WALL.half], [plinth, ROOF_TOP]),
    mix(stage.shaded(wash.wall, 0.7), palette.shade, 0.08),
  );
  const shade = canvas.gradient([
    [0, palette.shade, 0.5],
    [0.55, palette.shade, 0.06],
    [1, palette.lamp, 0.14],
  ]);
  canvas.polygon(panel(wall, [-WALL.half, WALL.half], [plinth, ROOF_TOP]), shade);
  canvas.polygon(
    panel(wall, [-WALL.half, WALL.half], [plinth, plinth + 0.5]),
    stage.shaded(wash.accent, 0.6),
    0.7,
  );
  for (const middle of [-3.7, 0, 3.7]) drawBackDoor(stage, wall, middle, middle === 0);
  for (const middle of [-1.85, 1.85]) drawNiche(stage, wall, middle);
  const floor = view.floor(plinth);
  canvas.polygon(
    panel(floor, [-WALL.half, WALL.half], [COURT.far, WALL.far]),
    mix(stage.sunlit("#B9764C"), palette.shade, 0.16),
  );
}

/** The wings on either side; the left one has its back to the morning sun. */
export function drawWing(stage: Stage, view: RoomView, side: -1 | 1): void {
  const { canvas, palette, wash, isNight } = stage;
  const wall = view.side(WALL.half * side);
  const { plinth } = COURT;
  const isSunny = side > 0 && !isNight;
  const face = panel(wall, [COURT.near, WALL.far], [plinth, ROOF_TOP]);
  canvas.polygon(
    face,
    isSunny ? lighten(stage.sunlit(wash.wall), 0.08) : stage.shaded(wash.wall, 0.75),
  );
  canvas.polygon(
    face,
    canvas.gradient([
      [0, palette.shade, 0.4],
      [0.5, palette.shade, 0.05],
      [1, palette.shade, 0.12],
    ]),
  );
  canvas.polygon(
    panel(wall, [COURT.near, WALL.far], [plinth, plinth + 0.5]),
    stage.shaded(wash.accent, 0.5),
    0.7,
  );
  for (const middle of [8.4, 10.9, 13.4]) {
    canvas.polygon(
      archOn(wall, [middle - 0.85, middle + 0.85], [plinth, 3], 0.8),
      stage.sunlit(wash.accent),
    );
    const inside = isNight ? mix(palette.lamp, "#B5692E", 0.3) : stage.shaded("#6A3A20", 0.5);
    canvas.polygon(archOn(wall, [middle - 0.68, middle + 0.68], [plinth, 2.84], 0.66), inside);
    drawBars(
      stage,
      wall,
      [middle - 0.66, middle + 0.66],
      [plinth, 2.2],
      { count: 5, width: 0.05 },
      stage.shaded("#3A2012", 0.4),
      isNight ? 0.4 : 0.8,
    );
  }
  const floor = view.floor(plinth);
  canvas.polygon(
    panel(floor, [COURT.half * side, WALL.half * side], [COURT.near, WALL.far]),
    mix(stage.sunlit("#BC7A50"), palette.shade, isSunny ? 0.06 : 0.22),
  );
}

/** The step between the court and the verandahs, on three sides. */
export function drawPlinth(stage: Stage, view: RoomView): void {
  const { canvas, palette } = stage;
  const { half, near, far, plinth } = COURT;
  const stone = stage.sunlit("#E3CDA4");
  canvas.polygon(panel(view.facing(far), [-half, half], [0, plinth]), stone);
  canvas.polygon(
    panel(view.facing(far), [-half, half], [plinth - 0.1, plinth]),
    lighten(stone, 0.4),
  );
  for (const side of [-1, 1]) {
    const riser = view.side(half * side);
    canvas.polygon(
      panel(riser, [near, far], [0, plinth]),
      side > 0 ? stone : mix(stone, palette.shade, 0.22),
    );
    canvas.polygon(panel(riser, [near, far], [plinth - 0.1, plinth]), lighten(stone, 0.4));
  }
  const step = view.facing(far - 0.6);
  canvas.polygon(panel(step, [-1.3, 1.3], [0, plinth / 2]), stone);
  canvas.polygon(
    [
      step(-1.3, plinth / 2),
      step(1.3, plinth / 2),
      view.project(1.3, plinth / 2, far),
      view.project(-1.3, plinth / 2, far),
    ],
    lighten(stone, 0.35),
  );
}

function drawBackDoor(stage: Stage, wall: Wall, middle: number, isOpen: boolean): void {
  const { canvas, palette, wash } = stage;
  const { plinth } = COURT;
  canvas.polygon(
    archOn(wall, [middle - 1.16, middle + 1.16], [plinth, 3.62], 1.05),
    stage.sunlit(TRIM),
  );
  canvas.polygon(
    archOn(wall, [middle - 1.02, middle + 1.02], [plinth, 3.48], 0.96),
    stage.sunlit(wash.accent),
  );
  const glow = canvas.gradient([
    [0, mix(palette.lamp, "#C97B3A", 0.25)],
    [1, lighten(palette.lamp, 0.25)],
  ]);
  const leaf = mix(stage.sunlit("#8A4A26"), palette.shade, 0.12);
  canvas.polygon(
    archOn(wall, [middle - 0.86, middle + 0.86], [plinth, 3.32], 0.84),
    isOpen ? glow : leaf,
  );
  if (isOpen) {
    drawOpenDoor(stage, wall, middle);
    return;
  }
  const panels = [-0.72, 0.12].flatMap((start) =>
    [0.7, 1.35, 2].map((low) =>
      panel(wall, [middle + start, middle + start + 0.6], [low, low + 0.5]),
    ),
  );
  canvas.polygons(panels, palette.shade, 0.26);
  canvas.polygon(
    panel(wall, [middle - 0.03, middle + 0.03], [plinth, 3.3]),
    stage.shaded("#3A2012", 0.5),
  );
  canvas.polygon(
    archOn(wall, [middle - 0.86, middle + 0.86], [2.6, 3.32], 0.7),
    mix(palette.lamp, "#8A4A22", 0.3),
    0.85,
  );
}

/** Through the open door: leaves folded back, a hanging lamp and a green court beyond. */
function drawOpenDoor(stage: Stage, wall: Wall, middle: number): void {
  const { canvas, palette } = stage;
  const { plinth } = COURT;
  canvas.polygon(
    archOn(wall, [middle - 0.4, middle + 0.4], [plinth, 2.3], 0.4),
    mix(palette.sky.horizon, palette.leaf.bright, 0.35),
  );
  const bushes = [-0.25, 0, 0.24].map((offset): Disc => {
    const [x, y] = wall(middle + offset, plinth + 0.35);
    return [x, y, 12];
  });
  canvas.discs(bushes, palette.leaf.middle);
  const leaves = [
    panel(wall, [middle - 0.86, middle - 0.62], [plinth, 2.6]),
    panel(wall, [middle + 0.62, middle + 0.86], [plinth, 2.6]),
  ];
  canvas.polygons(leaves, stage.sunlit("#8A4A26"));
  const [x, y] = wall(middle, 2.7);
  canvas.line(wall(middle, 3.3), [x, y], stage.shaded("#4A2A18"), 2);
  canvas.ellipse(x, y + 4, 8, 10, "#FFF2CC");
  canvas.glow(x, y + 4, 60, palette.lamp, 0.6);
}

function drawNiche(stage: Stage, wall: Wall, middle: number): void {
  const { canvas, palette } = stage;
  canvas.polygon(
    archOn(wall, [middle - 0.24, middle + 0.24], [1.7, 2.4], 0.24),
    stage.shaded("#6A4A34", 0.8),
  );
  const [x, y] = wall(middle, 1.78);
  canvas.circle(x, y - 3, 3, "#FFE9A8");
  canvas.glow(x, y - 3, 26, palette.lamp, 0.6);
}
