import { drawBands, drawBars } from "#demo/drawing/building.ts";
import { mix } from "#demo/drawing/color.ts";
import { panel, type Wall } from "#demo/drawing/perspective.ts";
import { range } from "#demo/drawing/random.ts";
import type { Stage } from "#demo/drawing/stage.ts";

export const STOREY = 3.8;
export const STONE = "#F4EDDF";

export type Skin = (stage: Stage, side: Side) => void;

type Side = { wall: Wall; width: number; floors: number; inShade: boolean };

/** Sky in glass: reflections first, then the lit and blind panes, then the grid. */
export function drawCurtainWall(stage: Stage, side: Side): void {
  drawReflection(stage, side);
  drawPanes(stage, side, 3);
  const { wall, width, floors, inShade } = side;
  const lit = inShade ? stage.shaded : stage.sunlit;
  drawBands(
    stage,
    wall,
    [0, width],
    range(floors + 1).map((floor) => floor * STOREY - 0.3),
    0.6,
    lit(STONE),
  );
  drawBars(
    stage,
    wall,
    [0, width],
    [0, floors * STOREY],
    { count: Math.round(width / 3) + 1, width: 0.16 },
    lit("#7A8486"),
    0.75,
  );
  const accent = { count: 5, width: 0.7 };
  drawBars(
    stage,
    wall,
    [width * 0.72, width * 0.94],
    [STOREY * 1.4, floors * STOREY],
    accent,
    lit(stage.wash.accent),
  );
}

/** Long strips of window between bands of stone. */
export function drawRibbonWall(stage: Stage, side: Side): void {
  drawReflection(stage, side);
  drawPanes(stage, side, 4);
  const { wall, width, floors, inShade } = side;
  const lit = inShade ? stage.shaded : stage.sunlit;
  drawBands(
    stage,
    wall,
    [0, width],
    range(floors).map((floor) => floor * STOREY - 0.4),
    1.5,
    lit(stage.wash.wall),
  );
  drawBands(
    stage,
    wall,
    [-0.3, width],
    range(floors).map((floor) => floor * STOREY + 0.9),
    0.3,
    lit(stage.wash.accent),
  );
  stage.canvas.polygon(
    panel(wall, [width * 0.06, width * 0.16], [0, floors * STOREY + 3]),
    lit(stage.wash.accent),
  );
}

/** Upright terracotta fins before the glass, close enough to keep the sun out. */
export function drawFinWall(stage: Stage, side: Side): void {
  drawReflection(stage, side);
  drawPanes(stage, side, 3);
  const { wall, width, floors, inShade } = side;
  const lit = inShade ? stage.shaded : stage.sunlit;
  drawBands(
    stage,
    wall,
    [0, width],
    range(floors + 1).map((floor) => floor * STOREY - 0.25),
    0.5,
    lit(STONE),
  );
  const fins = { count: Math.round(width / 1.7), width: 0.5 };
  drawBars(
    stage,
    wall,
    [0.4, width - 0.4],
    [STOREY * 1.3, floors * STOREY],
    fins,
    lit(stage.wash.accent),
  );
}

/** A deep grid of stone, two storeys to a frame. */
export function drawFrameWall(stage: Stage, side: Side): void {
  drawReflection(stage, side);
  drawPanes(stage, side, 2.4);
  const { wall, width, floors, inShade } = side;
  const lit = inShade ? stage.shaded : stage.sunlit;
  drawBands(
    stage,
    wall,
    [0, width],
    range(floors).map((floor) => floor * STOREY - 0.1),
    0.3,
    lit("#8A9496"),
  );
  const levels = range(Math.ceil(floors / 2) + 1).map(
    (pair) => Math.min(pair * 2, floors) * STOREY - 0.5,
  );
  drawBands(stage, wall, [0, width], levels, 1, lit(STONE));
  drawBars(
    stage,
    wall,
    [0.5, width - 0.5],
    [0, floors * STOREY],
    { count: Math.round(width / 5) + 1, width: 0.9 },
    lit(STONE),
  );
}

function drawReflection(
  { canvas, palette, isNight }: Stage,
  { wall, width, floors, inShade }: Side,
): void {
  const height = floors * STOREY;
  const sky = canvas.gradient([
    [0, palette.sky.zenith, 0.55],
    [0.45, palette.sky.horizon, 0.75],
    [0.7, palette.glass.deep, 0.2],
    [1, palette.shade, 0.4],
  ]);
  canvas.polygon(panel(wall, [0, width], [0, height]), sky, inShade ? 0.5 : 0.95);
  if (inShade || isNight) return;
  const [x, y] = wall(width * 0.35, height * 0.72);
  canvas.ellipse(x, y, 70, 14, "#FFFFFF", 0.22);
  canvas.ellipse(x + 34, y + 22, 46, 9, "#FFFFFF", 0.18);
}

function drawPanes(stage: Stage, { wall, width, floors, inShade }: Side, size: number): void {
  const { canvas, palette, random } = stage;
  const columns = Math.round(width / size);
  const pane = width / columns;
  const panes = range(floors * columns).map((index) => {
    const along = (index % columns) * pane;
    const up = Math.floor(index / columns) * STOREY;
    const points = panel(wall, [along, along + pane], [up + 0.2, up + STOREY * 0.78]);
    return { points, isLit: random.chance(palette.litChance * 0.8), luck: random.between(0, 1) };
  });
  const dark = panes.filter(({ isLit }) => !isLit);
  const pale = dark.filter(({ luck }) => luck < 0.18);
  const blind = dark.filter(({ luck }) => luck >= 0.18 && luck < 0.36);
  const lit = panes.filter(({ isLit }) => isLit);
  const lamp = inShade ? mix(palette.lamp, palette.shade, 0.18) : palette.lamp;
  canvas.polygons(
    pale.map(({ points }) => points),
    "#FFFFFF",
    0.13,
  );
  canvas.polygons(
    blind.map(({ points }) => points),
    palette.shade,
    0.13,
  );
  canvas.polygons(
    lit.map(({ points }) => points),
    lamp,
    0.85,
  );
}
