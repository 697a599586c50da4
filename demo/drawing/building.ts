import { between, type Point, type Segment } from "./canvas.ts";
import { lighten, mix } from "./color.ts";
import { type CornerView, panel, type Wall } from "./perspective.ts";
import { range } from "./random.ts";
import type { Stage } from "./stage.ts";

type Span = readonly [start: number, end: number];

/** A box in metres: how far it runs along each wall from the corner, and up. */
export type Block = { left: Span; right: Span; up: Span };

type BlockLook = {
  color: string;
  top?: string;
  /** Its underside, where it hangs out over what is below it. */
  soffit?: { paint: string; depth: number };
  isPlain?: boolean;
};

/** A block's visible faces; walls measure from the block's own near corner and foot. */
export type Faces = { left: Wall; right: Wall };

function facesOf(view: CornerView, { left, right, up }: Block): Faces {
  return {
    left: view.leftWall(right[0], left[0], up[0]),
    right: view.rightWall(left[0], right[0], up[0]),
  };
}

/** Draws a block with its left face in the sun and its right face in shade. */
export function drawBlock(stage: Stage, view: CornerView, block: Block, look: BlockLook): Faces {
  const { canvas, palette } = stage;
  const faces = facesOf(view, block);
  const height = block.up[1] - block.up[0];
  const leftFace = panel(faces.left, [0, block.left[1] - block.left[0]], [0, height]);
  const rightFace = panel(faces.right, [0, block.right[1] - block.right[0]], [0, height]);
  if (look.soffit && block.up[0] > view.eye) {
    canvas.polygon(soffitOf(view, block, look.soffit.depth), look.soffit.paint);
  }
  if (block.up[1] < view.eye)
    canvas.polygon(
      slice(view, block, block.up[1]),
      look.top ?? stage.sunlit(lighten(look.color, 0.3)),
    );
  canvas.polygon(leftFace, stage.sunlit(look.color));
  canvas.polygon(rightFace, stage.shaded(look.color));
  if (!look.isPlain) {
    canvas.polygon(
      leftFace,
      canvas.gradient([
        [0, "#FFFFFF", 0.16],
        [0.6, "#FFFFFF", 0],
        [1, palette.shade, 0.16],
      ]),
    );
    canvas.polygon(
      rightFace,
      canvas.gradient([
        [0, palette.shade, 0],
        [1, palette.shade, 0.26],
      ]),
    );
  }
  return faces;
}

/** The shadow a block throws to its right, away from the sun. */
export function drawBlockShadow(
  stage: Stage,
  view: CornerView,
  block: Block,
  length: number,
): void {
  const { canvas, palette, isNight } = stage;
  const [near, far] = block.right;
  const start = block.left[0];
  const points = [
    view.ground(start, near),
    view.ground(start - length, near + length * 0.25),
    view.ground(start - length, far + length * 0.35),
    view.ground(start, far),
  ];
  canvas.polygon(points, palette.shade, isNight ? 0.34 : 0.2);
}

/** Evenly spaced bars on a wall: mullions, slats, railings. */
export function drawBars(
  stage: Stage,
  wall: Wall,
  along: Span,
  up: Span,
  bars: { count: number; width: number },
  paint: string,
  opacity = 1,
): void {
  const step = (along[1] - along[0]) / Math.max(1, bars.count - 1);
  const all = range(bars.count).map((index) => {
    const middle = along[0] + step * index;
    return panel(wall, [middle - bars.width / 2, middle + bars.width / 2], up);
  });
  stage.canvas.polygons(all, paint, opacity);
}

/** Level bands on a wall: floor slabs, shutters, courses. */
export function drawBands(
  stage: Stage,
  wall: Wall,
  along: Span,
  levels: readonly number[],
  height: number,
  paint: string,
  opacity = 1,
): void {
  stage.canvas.polygons(
    levels.map((level) => panel(wall, along, [level, level + height])),
    paint,
    opacity,
  );
}

type WindowOptions = { inShade?: boolean; litChance?: number };

/** Windows are gathered by tone and drawn together: a tower has many hundreds. */
export function createGlazing(stage: Stage) {
  const { canvas, palette, random } = stage;
  const panes = new Map<string, Point[][]>();
  const gleams: Point[][] = [];

  function add(tone: string, points: Point[]): void {
    const same = panes.get(tone);
    if (same) same.push(points);
    else panes.set(tone, [points]);
  }

  function toneOf(isLit: boolean, inShade: boolean): string {
    const depth = random.pick([0.1, 0.35, 0.6]);
    if (isLit) return inShade ? mix(palette.lamp, palette.shade, 0.08) : palette.lamp;
    const tone = mix(palette.glass.deep, palette.glass.pale, depth);
    return inShade ? mix(tone, palette.shade, 0.28) : tone;
  }

  return {
    window(wall: Wall, along: Span, up: Span, options: WindowOptions = {}) {
      const { inShade = false, litChance = palette.litChance } = options;
      const isLit = random.chance(litChance);
      const hasCurtain = random.chance(0.5);
      add(toneOf(isLit, inShade), panel(wall, along, up));
      const [start, end] = along;
      const [low, high] = up;
      if (!isLit) {
        gleams.push([
          wall(start, high),
          wall(start + (end - start) * 0.6, high),
          wall(start, low + (high - low) * 0.35),
        ]);
      } else if (hasCurtain) {
        add(
          mix(palette.lamp, "#C97B3A", 0.4),
          panel(wall, [start, start + (end - start) * 0.35], up),
        );
      }
    },

    draw() {
      for (const [tone, points] of panes) canvas.polygons(points, tone);
      canvas.polygons(gleams, "#FFFFFF", 0.18);
      panes.clear();
      gleams.length = 0;
    },
  };
}

/** Lines of tiles from eave to ridge, and across. */
export function drawTiles(
  stage: Stage,
  eave: Segment,
  ridge: Segment,
  rows: number,
  columns: number,
): void {
  const across = range(rows - 1).map((row): Segment => {
    const share = (row + 1) / rows;
    return [between(eave[0], ridge[0], share), between(eave[1], ridge[1], share)];
  });
  const down = range(columns - 1).map((column): Segment => {
    const share = (column + 1) / columns;
    return [between(...eave, share), between(...ridge, share)];
  });
  stage.canvas.lines(across, stage.palette.shade, 2, 0.2);
  stage.canvas.lines(down, "#FFE2B8", 1.3, 0.17);
}

/** The strip under a block's two near edges; the rest is hidden by the walls below. */
export function soffitOf(view: CornerView, { left, right, up }: Block, depth: number): Point[] {
  const at = (alongLeft: number, alongRight: number) => view.project(alongLeft, alongRight, up[0]);
  return [
    at(left[0], right[0]),
    at(left[1], right[0]),
    at(left[1], right[0] + depth),
    at(left[0] + depth, right[0] + depth),
    at(left[0] + depth, right[1]),
    at(left[0], right[1]),
  ];
}

function slice(view: CornerView, { left, right }: Block, up: number): Point[] {
  return [
    view.project(left[0], right[0], up),
    view.project(left[1], right[0], up),
    view.project(left[1], right[1], up),
    view.project(left[0], right[1], up),
  ];
}
