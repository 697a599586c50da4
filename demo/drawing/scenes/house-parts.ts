import {
  type Block,
  createGlazing,
  drawBars,
  drawBlock,
  type Faces,
} from "#demo/drawing/building.ts";
import { lighten, mix } from "#demo/drawing/color.ts";
import { type CornerView, panel, type Wall } from "#demo/drawing/perspective.ts";
import { range } from "#demo/drawing/random.ts";
import { drawVerandahRoof } from "#demo/drawing/roof.ts";
import type { Stage } from "#demo/drawing/stage.ts";
import { drawArchDoor, drawArchWindow } from "./villa-heritage.ts";

const TRIM = "#F8F1E2";
const PLINTH = "#9C8468";

/** Pillars and lean-to tiles along the front, with the door behind them. */
export function drawVerandah(stage: Stage, view: CornerView, wall: Wall, width: number): void {
  const { canvas, palette } = stage;
  const depth = 1.5;
  canvas.polygon(panel(wall, [0, width], [0, 2.9]), palette.shade, 0.3);
  drawArchDoor(stage, wall, [width * 0.44, width * 0.44 + 1.7]);
  for (const start of [width * 0.12, width * 0.74])
    drawArchWindow(stage, wall, [start, start + 1.5], [0.9, 2.5]);
  const front = view.leftWall(-depth, 0, 0);
  canvas.polygon(
    [wall(0, 0.3), wall(width, 0.3), front(width, 0.3), front(0, 0.3)],
    stage.sunlit("#C79B74"),
  );
  canvas.polygon(panel(front, [0, width], [0, 0.3]), stage.sunlit(PLINTH));
  for (const index of range(6)) {
    const at = 0.15 + (index * (width - 0.6)) / 5;
    canvas.polygon(panel(front, [at, at + 0.3], [0.3, 2.9]), stage.sunlit("#FBF5E8"));
    canvas.polygons(
      [
        panel(front, [at - 0.12, at + 0.42], [0.3, 0.55]),
        panel(front, [at - 0.12, at + 0.42], [2.6, 2.9]),
      ],
      stage.sunlit("#E7D9BE"),
    );
  }
  drawVerandahRoof(stage, view, [-0.5, width + 0.5], [2.8, 3.6], depth + 0.4);
}

/** A ground floor with its door, and a balcony over it. */
export function drawFlatFront(
  stage: Stage,
  view: CornerView,
  faces: Faces,
  width: number,
  up: number,
): void {
  const { canvas, wash, palette } = stage;
  const { left } = faces;
  const glazing = createGlazing(stage);
  canvas.polygons(
    [
      panel(left, [0.7, 2.9], [0.8, 2.5]),
      panel(left, [width * 0.52, width - 0.7], [up + 0.5, up + 2.5]),
    ],
    stage.sunlit(TRIM),
  );
  for (const start of [0.85, 1.9]) glazing.window(left, [start, start + 0.9], [0.95, 2.35]);
  for (const share of [0.54, 0.66, 0.78])
    glazing.window(left, [width * share, width * (share + 0.1)], [up + 0.6, up + 2.35]);
  glazing.draw();
  drawArchDoor(stage, left, [width * 0.52, width * 0.52 + 1.6]);
  canvas.polygon(
    panel(left, [width * 0.12, width * 0.4], [up, up + 2.4]),
    mix(palette.glass.deep, palette.lamp, stage.isNight ? 0.75 : 0.15),
  );
  drawBars(
    stage,
    left,
    [width * 0.12, width * 0.4],
    [up, up + 2.4],
    { count: 4, width: 0.1 },
    stage.shaded("#6A4A34"),
  );
  const slab: Block = { left: [0.3, width - 0.3], right: [-1.4, 0], up: [up - 0.3, up] };
  drawBlock(stage, view, liftTo(view, left, slab), {
    color: TRIM,
    soffit: { paint: stage.shaded("#8A6A4C", 0.8), depth: 1.4 },
    isPlain: true,
  });
  const rail = view.leftWall(-1.4, 0.3, baseOf(view, left) + up);
  drawBars(
    stage,
    rail,
    [0, width - 0.6],
    [0, 0.95],
    { count: 28, width: 0.06 },
    stage.shaded("#3F4A46", 0.4),
  );
  canvas.polygon(panel(rail, [0, width - 0.6], [0.9, 1.03]), stage.sunlit(wash.accent));
}

/** How high above the ground a wall's foot is. */
function baseOf(view: CornerView, wall: Wall): number {
  const [, footY] = wall(0, 0);
  const [, groundY] = view.ground(0, 0);
  const [, metreY] = view.project(0, 0, 1);
  return (groundY - footY) / (groundY - metreY);
}

function liftTo(view: CornerView, wall: Wall, block: Block): Block {
  const base = baseOf(view, wall);
  return { ...block, up: [block.up[0] + base, block.up[1] + base] };
}

export function drawSideWindows(stage: Stage, wall: Wall, width: number): void {
  const glazing = createGlazing(stage);
  for (const index of range(2)) {
    const start = width * (0.14 + index * 0.42);
    stage.canvas.polygon(
      panel(wall, [start - 0.15, start + 2.55], [0.95, 2.55]),
      stage.shaded(TRIM),
    );
    stage.canvas.polygon(
      panel(wall, [start - 0.3, start + 2.7], [2.7, 2.85]),
      stage.shaded(TRIM, 0.6),
    );
    for (const pane of range(3)) {
      const along = [start + pane * 0.82, start + pane * 0.82 + 0.72] as const;
      glazing.window(wall, along, [1.05, 2.42], {
        inShade: true,
        litChance: stage.palette.litChance + 0.15,
      });
    }
  }
  glazing.draw();
}

export function drawTank(
  stage: Stage,
  view: CornerView,
  [left, right]: readonly [number, number],
  base: number,
): void {
  const { canvas } = stage;
  const [x, y] = view.project(left, right, base);
  const scale = view.scaleAt(left, right);
  const paint = canvas.gradient(
    [
      [0, stage.sunlit("#4A5258")],
      [1, stage.shaded("#23292D")],
    ],
    "across",
  );
  canvas.rect(x - scale * 0.7, y - scale * 0.2, scale * 1.4, scale * 1.2, stage.sunlit("#D8CDB8"));
  canvas.roundRect([x - scale * 0.62, y - scale * 1.6, scale * 1.24, scale * 1.4], 6, paint);
  canvas.roundRect(
    [x - scale * 0.25, y - scale * 1.76, scale * 0.5, scale * 0.22],
    3,
    stage.sunlit("#4A5258"),
  );
}

export function drawRoofEdge(stage: Stage, view: CornerView, block: Block): void {
  const edge: Block = {
    left: [-0.35, block.left[1] + 0.2],
    right: [-0.35, block.right[1] + 0.2],
    up: [block.up[1], block.up[1] + 0.3],
  };
  drawBlock(stage, view, edge, { color: TRIM, isPlain: true });
  const top = view.leftWall(0, 0, block.up[1] + 0.3);
  const side = view.rightWall(0, 0, block.up[1] + 0.3);
  stage.canvas.polygon(
    panel(top, [0, block.left[1]], [0, 0.7]),
    lighten(stage.sunlit(stage.wash.wall), 0.2),
  );
  stage.canvas.polygon(
    panel(side, [0, block.right[1]], [0, 0.7]),
    stage.shaded(stage.wash.wall, 0.9),
  );
  drawBars(
    stage,
    top,
    [0.8, block.left[1] - 0.8],
    [0.15, 0.55],
    { count: 9, width: 0.4 },
    stage.sunlit(stage.wash.accent),
    0.8,
  );
}
