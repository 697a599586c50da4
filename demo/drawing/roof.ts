import { type Block, drawTiles, soffitOf } from "./building.ts";
import type { Point } from "./canvas.ts";
import { lighten, mix } from "./color.ts";
import type { CornerView } from "./perspective.ts";
import { range } from "./random.ts";
import type { Stage } from "./stage.ts";

export const TILE = "#B4552F";
const EAVE_WOOD = "#6A4A34";

type Roof = { rise: number; overhang: number; color?: string };

/** A tiled roof sloping to all four sides, its ridge along the longer one. */
export function drawHipRoof(stage: Stage, view: CornerView, block: Block, roof: Roof): void {
  const { canvas } = stage;
  const color = roof.color ?? TILE;
  const left0 = block.left[0] - roof.overhang;
  const left1 = block.left[1] + roof.overhang;
  const right0 = block.right[0] - roof.overhang;
  const right1 = block.right[1] + roof.overhang;
  const eave = block.up[1];
  const inset = Math.min(left1 - left0, right1 - right0) / 2;
  const ridgeUp = eave + roof.rise;

  const near = view.project(left0, right0, eave);
  const farLeft = view.project(left1, right0, eave);
  const farRight = view.project(left0, right1, eave);
  const nearRidge = view.project(left0 + inset, right0 + inset, ridgeUp);
  const leftRidge = view.project(Math.max(left0 + inset, left1 - inset), right0 + inset, ridgeUp);
  const rightRidge = view.project(left0 + inset, Math.max(right0 + inset, right1 - inset), ridgeUp);

  const eaves: Block = { left: [left0, left1], right: [right0, right1], up: [eave, eave] };
  canvas.polygon(soffitOf(view, eaves, roof.overhang), stage.shaded(EAVE_WOOD, 1.2));
  const sunny = canvas.gradient([
    [0, mix(stage.sunlit(color), "#FFD9A0", 0.22)],
    [1, stage.sunlit(color)],
  ]);
  canvas.polygon([near, farLeft, leftRidge, nearRidge], sunny);
  canvas.polygon([near, farRight, rightRidge, nearRidge], stage.shaded(color, 0.9));
  drawTiles(stage, [farLeft, near], [leftRidge, nearRidge], 9, 28);
  drawTiles(stage, [near, farRight], [nearRidge, rightRidge], 9, 22);
  drawFascia(stage, [farLeft, near, farRight]);
  const cap = lighten(stage.sunlit(color), 0.22);
  canvas.lines(
    [
      [leftRidge, nearRidge],
      [near, nearRidge],
    ],
    cap,
    6,
  );
  canvas.line(nearRidge, rightRidge, stage.shaded(color, 0.5), 6);
}

/** A lean-to of tiles along the left wall, over a verandah. */
export function drawVerandahRoof(
  stage: Stage,
  view: CornerView,
  span: readonly [number, number],
  up: readonly [eave: number, top: number],
  depth: number,
): void {
  const { canvas } = stage;
  const near = view.project(span[0], -depth, up[0]);
  const far = view.project(span[1], -depth, up[0]);
  const top = [view.project(span[0], 0, up[1]), view.project(span[1], 0, up[1])] as const;
  const paint = canvas.gradient([
    [0, stage.sunlit(TILE)],
    [1, mix(stage.sunlit(TILE), "#FFD9A0", 0.12)],
  ]);
  canvas.polygon(
    [near, far, view.project(span[1], 0, up[0]), view.project(span[0], 0, up[0])],
    stage.shaded(EAVE_WOOD, 1.2),
  );
  canvas.polygon([near, view.project(span[0], 0, up[0]), top[0]], stage.shaded(TILE, 0.9));
  canvas.polygon([near, far, top[1], top[0]], paint);
  drawTiles(stage, [far, near], [top[1], top[0]], 5, 30);
  drawFascia(stage, [far, near]);
}

/** A small dome on a drum with a finial, standing on a point of the canvas. */
function drawDome(stage: Stage, foot: Point, width: number, color: string): void {
  const { canvas } = stage;
  const paint = canvas.gradient(
    [
      [0, stage.sunlit(lighten(color, 0.25))],
      [0.6, stage.sunlit(color)],
      [1, stage.shaded(color, 0.9)],
    ],
    "across",
  );
  canvas.place(foot[0], foot[1], width / 100, () => {
    canvas.rect(-52, -8, 104, 8, stage.sunlit(lighten(color, 0.3)));
    canvas.path("M-46-8C-56-40-30-66 0-78C30-66 56-40 46-8z", paint);
    canvas.path("M-3-76h6l-1-26h-4z", stage.sunlit("#C98B3B"));
    canvas.circle(0, -88, 5, stage.sunlit("#E0A94A"));
  });
}

/** A pavilion of four posts under a dome, as on the roofs of havelis. */
export function drawChhatri(stage: Stage, foot: Point, width: number, color: string): void {
  const { canvas } = stage;
  const [x, y] = foot;
  const height = width * 0.62;
  canvas.rect(x - width * 0.46, y - height, width * 0.92, height, stage.shaded(color, 1.3), 0.35);
  for (const index of range(4)) {
    const postX = x - width * 0.46 + index * width * 0.285;
    canvas.rect(
      postX,
      y - height,
      width * 0.07,
      height,
      index > 1 ? stage.shaded(color, 0.6) : stage.sunlit(color),
    );
  }
  canvas.rect(x - width * 0.5, y - 5, width, 6, stage.sunlit(lighten(color, 0.3)));
  canvas.polygon(
    [
      [x - width * 0.66, y - height],
      [x + width * 0.66, y - height],
      [x + width * 0.5, y - height - width * 0.1],
      [x - width * 0.5, y - height - width * 0.1],
    ],
    stage.sunlit(lighten(color, 0.2)),
  );
  drawDome(stage, [x, y - height - width * 0.1], width * 0.86, color);
}

function drawFascia(stage: Stage, edge: readonly Point[]): void {
  const data = edge.map(
    ([x, y], index) => `${index ? "L" : "M"}${Math.round(x)} ${Math.round(y + 3)}`,
  );
  stage.canvas.stroke(data.join(""), stage.shaded(EAVE_WOOD, 0.8), 7);
}
