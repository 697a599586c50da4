import {
  type Block,
  createGlazing,
  drawBars,
  drawBlock,
  drawBlockShadow,
} from "#demo/drawing/building.ts";
import type { Point } from "#demo/drawing/canvas.ts";
import { lighten, mix } from "#demo/drawing/color.ts";
import { FLOWERS } from "#demo/drawing/palette.ts";
import { type CornerView, panel, type Wall } from "#demo/drawing/perspective.ts";
import { drawBush } from "#demo/drawing/plants.ts";
import { range } from "#demo/drawing/random.ts";
import type { Stage } from "#demo/drawing/stage.ts";

const WOOD = "#9A6238";
const FRAME = "#4A4038";
const SLAB = "#F8F3E8";

/** Two long slabs, the upper floor sliding out over the lower. */
export function drawCantileverVilla(stage: Stage, view: CornerView): void {
  const { wash, random } = stage;
  const slide = random.between(-2.4, 1.6);
  const ground: Block = { left: [0, 9.6], right: [0, 8], up: [0, 3.4] };
  drawBlockShadow(stage, view, ground, 5);
  const low = drawBlock(stage, view, ground, { color: wash.wall });
  drawGlassWall(stage, low.left, [0.6, 5.8], [0.1, 2.9], 6);
  drawSofa(stage, low.left);
  drawBars(stage, low.left, [6.4, 9.3], [0, 3.4], { count: 15, width: 0.11 }, stage.sunlit(WOOD));
  drawDoor(stage, low.right, [0.7, 2.3]);
  drawGlassWall(stage, low.right, [3.2, 7.2], [0.9, 2.7], 4);
  const slab = {
    color: SLAB,
    soffit: { paint: stage.shaded(WOOD, 0.9), depth: 1.6 },
    isPlain: true,
  };
  drawBlock(stage, view, { left: [-0.9, 12], right: [-1.2, 9], up: [3.4, 3.8] }, slab);

  const upper: Block = { left: [slide, slide + 8.8], right: [-0.4, 7.2], up: [3.8, 7] };
  const high = drawBlock(stage, view, upper, {
    color: lighten(wash.wall, 0.35),
    soffit: { paint: stage.shaded(WOOD), depth: 2.4 },
  });
  drawGlassWall(stage, high.left, [0.8, 5.2], [0.4, 2.8], 4);
  drawRailing(stage, high.left, [0.4, 5.6], 0.2);
  drawBars(stage, high.left, [6, 8.5], [0.2, 3], { count: 13, width: 0.11 }, stage.sunlit(WOOD));
  drawWindowRow(stage, high.right, 3, 7.6);
  drawBlock(
    stage,
    view,
    { left: [slide - 1.4, slide + 10.4], right: [-1.6, 8.4], up: [7, 7.4] },
    { ...slab, color: "#FBF7EE" },
  );
}

/** White cubes stepped back from the garden, one clad in a pierced screen. */
export function drawCubeVilla(stage: Stage, view: CornerView): void {
  const { wash, canvas, random } = stage;
  const white = lighten(wash.wall, 0.5);
  const back: Block = { left: [4.4, 9.4], right: [1.5, 8], up: [0, 9.6] };
  const tall = drawBlock(stage, view, back, { color: mix(wash.accent, wash.wall, 0.25) });
  drawGlassWall(stage, tall.left, [1, 4], [7, 9], 3);
  drawParapetLine(stage, view, back, white);
  const ground: Block = { left: [0, 10.6], right: [0, 8.6], up: [0, 3.3] };
  drawBlockShadow(stage, view, ground, 5);
  const low = drawBlock(stage, view, ground, { color: white });
  drawGlassWall(stage, low.left, [4.6, 9.8], [0.1, 2.8], 6);
  drawDoor(stage, low.left, [1.5, 3.2]);
  drawWindowRow(stage, low.right, 3, 8.6);
  const upper: Block = { left: [-1, 5.6], right: [-0.8, 6.4], up: [3.3, 6.7] };
  const high = drawBlock(stage, view, upper, {
    color: wash.wall,
    soffit: { paint: stage.shaded(WOOD, 0.9), depth: 1 },
  });
  drawScreen(stage, high.left, [0.5, 3.4], [0.4, 3]);
  drawGlassWall(stage, high.left, [3.9, 6.2], [0.4, 2.9], 3);
  drawWindowRow(stage, high.right, 2, 7.2);
  drawParapetLine(stage, view, upper, white);
  const terrace = view.leftWall(0, 5.6, 3.3);
  drawRailing(stage, terrace, [0, 5], 0);
  const [x, y] = terrace(2.4, 0.2);
  drawBush(stage, x - 40, y, 90, 24, random.pick([FLOWERS.pink, FLOWERS.gold]));
  canvas.line(view.project(-1, -0.8, 3.3), view.project(-1, -0.8, 0), stage.sunlit(SLAB), 7);
}

function drawGlassWall(
  stage: Stage,
  wall: Wall,
  along: readonly [number, number],
  up: readonly [number, number],
  panes: number,
): void {
  const { canvas, palette, isNight } = stage;
  canvas.polygon(
    panel(wall, along, up),
    mix(palette.glass.deep, palette.lamp, isNight ? 0.78 : 0.26),
  );
  const middle = (up[0] + up[1]) / 2;
  canvas.polygon(panel(wall, along, [middle, up[1]]), palette.glass.pale, isNight ? 0.08 : 0.48);
  const frame = stage.shaded(FRAME, 0.7);
  drawBars(stage, wall, along, up, { count: panes, width: 0.1 }, frame);
  canvas.polygon(panel(wall, along, [up[1] - 0.1, up[1]]), frame);
}

function drawSofa(stage: Stage, wall: Wall): void {
  const [x, y] = wall(3.4, 0.12);
  stage.canvas.roundRect([x - 38, y - 22, 76, 20], 5, stage.shaded("#B65C3A", 0.4));
  stage.canvas.roundRect([x - 38, y - 38, 76, 18], 5, stage.sunlit("#C96F4A"));
  const [lampX, lampY] = wall(1.6, 2);
  stage.canvas.ellipse(lampX, lampY, 13, 8, stage.palette.lamp);
}

function drawDoor(stage: Stage, wall: Wall, [start, end]: readonly [number, number]): void {
  const { canvas, palette } = stage;
  canvas.polygon(panel(wall, [start - 0.12, end + 0.12], [0, 2.75]), stage.shaded(FRAME, 0.5));
  canvas.polygon(panel(wall, [start, end], [0, 2.62]), stage.shaded(WOOD, 0.5));
  drawBars(
    stage,
    wall,
    [start + 0.25, end - 0.25],
    [0.2, 2.4],
    { count: 4, width: 0.05 },
    palette.shade,
    0.3,
  );
  canvas.polygon(panel(wall, [end - 0.25, end - 0.18], [1, 1.5]), palette.lamp);
}

function drawWindowRow(stage: Stage, wall: Wall, count: number, width: number): void {
  const glazing = createGlazing(stage);
  const step = width / count;
  for (const index of range(count)) {
    const along = [index * step + step * 0.22, index * step + step * 0.8] as const;
    stage.canvas.polygon(
      panel(wall, [along[0] - 0.12, along[1] + 0.12], [0.78, 2.72]),
      stage.shaded(SLAB, 0.6),
    );
    glazing.window(wall, along, [0.9, 2.6], {
      inShade: true,
      litChance: stage.palette.litChance + 0.2,
    });
  }
  glazing.draw();
}

function drawRailing(
  stage: Stage,
  wall: Wall,
  along: readonly [number, number],
  base: number,
): void {
  const { canvas } = stage;
  drawBars(
    stage,
    wall,
    along,
    [base, base + 1],
    { count: 26, width: 0.05 },
    stage.shaded("#3F4A46", 0.4),
  );
  canvas.polygon(panel(wall, along, [base + 0.95, base + 1.08]), stage.sunlit(WOOD));
  canvas.polygon(panel(wall, along, [base - 0.1, base]), stage.sunlit(SLAB));
}

/** A jaali: a wall pierced with a lattice of diamonds. */
function drawScreen(
  stage: Stage,
  wall: Wall,
  along: readonly [number, number],
  up: readonly [number, number],
): void {
  const { canvas, palette, isNight } = stage;
  canvas.polygon(panel(wall, along, up), stage.sunlit(stage.wash.accent));
  const size = 0.36;
  const holes = range((along[1] - along[0]) / size).flatMap((column) =>
    range((up[1] - up[0]) / size).map((row): Point[] => {
      const x = along[0] + (column + 0.5) * size;
      const y = up[0] + (row + 0.5) * size;
      const half = size * 0.36;
      return [wall(x - half, y), wall(x, y - half), wall(x + half, y), wall(x, y + half)];
    }),
  );
  canvas.polygons(holes, isNight ? palette.lamp : mix(palette.shade, stage.wash.accent, 0.35));
}

function drawParapetLine(stage: Stage, view: CornerView, block: Block, color: string): void {
  const lip: Block = {
    left: [block.left[0] - 0.15, block.left[1] + 0.15],
    right: [block.right[0] - 0.15, block.right[1] + 0.15],
    up: [block.up[1], block.up[1] + 0.3],
  };
  drawBlock(stage, view, lip, { color, isPlain: true });
}
