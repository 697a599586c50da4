import { type Block, drawBars, drawBlock, drawBlockShadow } from "#demo/drawing/building.ts";
import { lighten, mix } from "#demo/drawing/color.ts";
import { archOn, type CornerView, panel, type Wall } from "#demo/drawing/perspective.ts";
import { range } from "#demo/drawing/random.ts";
import { drawChhatri, drawHipRoof, drawVerandahRoof } from "#demo/drawing/roof.ts";
import type { Stage } from "#demo/drawing/stage.ts";

const TRIM = "#F8F1E2";

/** A Goan house: colour-washed, white-edged, steep tiles and a pillared porch. */
export function drawGoanVilla(stage: Stage, view: CornerView): void {
  const { wash, canvas } = stage;
  const color = mix(wash.wall, wash.accent, 0.18);
  const wing: Block = { left: [0, 11], right: [0, 8], up: [0, 6.6] };
  drawBlockShadow(stage, view, wing, 5);
  const main = drawBlock(stage, view, wing, { color });
  drawEdges(stage, main.left, 11, 6.6, stage.sunlit(TRIM));
  drawEdges(stage, main.right, 8, 6.6, stage.shaded(TRIM));
  for (const index of range(4))
    drawArchWindow(stage, main.left, [0.9 + index * 2.6, 2.1 + index * 2.6], [4.1, 6.1]);
  for (const index of range(3)) {
    drawArchWindow(stage, main.right, [1 + index * 2.4, 2.2 + index * 2.4], [4.1, 6.1], true);
    drawArchWindow(stage, main.right, [1 + index * 2.4, 2.2 + index * 2.4], [0.9, 2.9], true);
  }
  canvas.polygon(panel(main.left, [0, 11], [0, 3]), stage.palette.shade, 0.25);
  drawArchDoor(stage, main.left, [4.6, 6.3]);
  for (const start of [1.2, 8.2])
    drawArchWindow(stage, main.left, [start, start + 1.4], [0.8, 2.7]);
  drawHipRoof(stage, view, wing, { rise: 3.4, overhang: 0.8 });
  drawPorch(stage, view, 11);
}

/** A haveli: sandstone, projecting windows with curved eaves, pavilions on the roof. */
export function drawHaveliVilla(stage: Stage, view: CornerView): void {
  const { canvas, palette } = stage;
  const stone = mix(stage.wash.wall, "#E2B98A", 0.5);
  const body: Block = { left: [0, 11], right: [0, 8.4], up: [0, 7.2] };
  for (const [left, right] of [
    [9.6, 1.6],
    [1.4, 7],
    [1.6, 1.4],
  ] as const) {
    const foot = view.project(left, right, 7.4);
    drawChhatri(stage, foot, view.scaleAt(left, right) * 2.4, stone);
  }
  drawBlockShadow(stage, view, body, 5);
  const { left, right } = drawBlock(stage, view, body, { color: stone });
  for (const [wall, width, lit] of [
    [left, 11, stage.sunlit],
    [right, 8.4, stage.shaded],
  ] as const) {
    canvas.polygon(panel(wall, [0, width], [3.5, 3.9]), lit(lighten(stone, 0.45)));
    canvas.polygon(panel(wall, [0, width], [6.8, 7.2]), lit(lighten(stone, 0.45)));
    canvas.polygon(panel(wall, [0, width], [0, 0.6]), lit(mix(stone, "#8A5A3A", 0.4)));
    drawBars(
      stage,
      wall,
      [0.2, width - 0.2],
      [7.2, 7.9],
      { count: Math.round(width * 2.2), width: 0.26 },
      lit(lighten(stone, 0.25)),
    );
    canvas.polygon(panel(wall, [0, width], [7.9, 8.1]), lit(lighten(stone, 0.4)));
  }
  for (const start of [0.8, 3, 7, 9.2])
    drawArchWindow(stage, left, [start, start + 1.1], [0.9, 2.9]);
  canvas.polygon(archOn(left, [4.5, 6.6], [0, 3.2], 1), stage.sunlit(lighten(stone, 0.4)));
  drawArchDoor(stage, left, [4.75, 6.35]);
  for (const start of [1, 4.6, 8.2]) drawJharokha(stage, left, start, stone, false);
  for (const start of [1, 4.6]) drawJharokha(stage, right, start, stone, true);
  for (const start of [1.2, 3.4, 5.6])
    drawArchWindow(stage, right, [start, start + 1.1], [0.9, 2.9], true);
  const glow = left(5.5, 2.2);
  if (stage.isNight) canvas.glow(glow[0], glow[1], 120, palette.lamp, 0.5);
}

/** A projecting window on brackets under a small curved roof. */
function drawJharokha(
  stage: Stage,
  wall: Wall,
  start: number,
  stone: string,
  inShade: boolean,
): void {
  const { canvas } = stage;
  const lit = inShade ? stage.shaded : stage.sunlit;
  const end = start + 1.8;
  canvas.polygon(
    [wall(start + 0.3, 3.4), wall(end - 0.3, 3.4), wall(end + 0.15, 4.1), wall(start - 0.15, 4.1)],
    lit(mix(stone, "#8A5A3A", 0.3)),
  );
  canvas.polygon(panel(wall, [start - 0.15, end + 0.15], [4.1, 6.1]), lit(lighten(stone, 0.3)));
  for (const offset of [0, 0.6, 1.2]) {
    drawArchWindow(
      stage,
      wall,
      [start + offset + 0.05, start + offset + 0.5],
      [4.7, 5.9],
      inShade,
      false,
    );
  }
  canvas.polygon(
    [
      wall(start - 0.5, 6),
      wall(end + 0.5, 6),
      wall(end + 0.1, 6.5),
      wall((start + end) / 2, 7),
      wall(start - 0.1, 6.5),
    ],
    lit(mix(stone, stage.wash.accent, 0.55)),
  );
}

function drawPorch(stage: Stage, view: CornerView, width: number): void {
  const { canvas } = stage;
  const depth = 1.6;
  const front = view.leftWall(-depth, 0, 0);
  canvas.polygon(
    [front(-0.2, 0), front(width, 0), front(width, 0.4), front(-0.2, 0.4)],
    stage.sunlit("#B98F68"),
  );
  const pillars = range(6).map((index) =>
    panel(front, [0.1 + index * 2.1, 0.42 + index * 2.1], [0.4, 2.9]),
  );
  canvas.polygons(pillars, stage.sunlit("#FBF5E8"));
  drawBars(stage, front, [0.4, 4.1], [0.4, 1.1], { count: 16, width: 0.09 }, stage.sunlit(TRIM));
  drawBars(stage, front, [6.8, 10.6], [0.4, 1.1], { count: 16, width: 0.09 }, stage.sunlit(TRIM));
  canvas.polygon(panel(front, [0.3, 4.2], [1.05, 1.18]), stage.sunlit(TRIM));
  canvas.polygon(panel(front, [6.7, 10.7], [1.05, 1.18]), stage.sunlit(TRIM));
  drawVerandahRoof(stage, view, [-0.6, width + 0.6], [2.8, 3.7], depth + 0.5);
}

function drawEdges(stage: Stage, wall: Wall, width: number, height: number, paint: string): void {
  drawBars(stage, wall, [0.15, width - 0.15], [0, height], { count: 2, width: 0.3 }, paint);
  stage.canvas.polygon(panel(wall, [0, width], [3.2, 3.45]), paint);
}

export function drawArchWindow(
  stage: Stage,
  wall: Wall,
  along: readonly [number, number],
  up: readonly [number, number],
  inShade = false,
  isFramed = true,
): void {
  const { canvas, palette, random } = stage;
  const rise = (along[1] - along[0]) / 2;
  const lit = inShade ? stage.shaded : stage.sunlit;
  if (isFramed) {
    canvas.polygon(
      archOn(wall, [along[0] - 0.16, along[1] + 0.16], [up[0] - 0.1, up[1] + 0.16], rise),
      lit(TRIM),
    );
    canvas.polygon(
      panel(wall, [along[0] - 0.26, along[1] + 0.26], [up[0] - 0.2, up[0] - 0.05]),
      lit(stage.wash.accent),
    );
  }
  const isLit = random.chance(palette.litChance + 0.12);
  const glass = isLit ? palette.lamp : mix(palette.glass.deep, palette.shade, inShade ? 0.4 : 0.15);
  canvas.polygon(archOn(wall, along, up, rise), glass);
  if (!isFramed) return;
  const middle = (along[0] + along[1]) / 2;
  canvas.polygon(panel(wall, [middle - 0.03, middle + 0.03], [up[0], up[1] - 0.05]), lit(TRIM));
  canvas.polygon(panel(wall, along, [up[1] - rise - 0.04, up[1] - rise + 0.04]), lit(TRIM));
}

export function drawArchDoor(stage: Stage, wall: Wall, along: readonly [number, number]): void {
  const { canvas, palette } = stage;
  const rise = (along[1] - along[0]) / 2;
  const middle = (along[0] + along[1]) / 2;
  canvas.polygon(
    archOn(wall, [along[0] - 0.2, along[1] + 0.2], [0, 2.9], rise),
    stage.sunlit(stage.wash.accent),
  );
  canvas.polygon(archOn(wall, along, [0, 2.7], rise), stage.sunlit("#7A3E22"));
  drawBars(
    stage,
    wall,
    [middle - 0.45, middle + 0.45],
    [0.2, 1.9],
    { count: 4, width: 0.05 },
    palette.shade,
    0.35,
  );
  canvas.polygon(panel(wall, [middle - 0.03, middle + 0.03], [0, 2.6]), palette.lamp, 0.6);
}
