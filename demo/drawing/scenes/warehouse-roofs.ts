import { type Block, drawBands, drawBars, drawBlock } from "#demo/drawing/building.ts";
import { between, type Point, type Segment } from "#demo/drawing/canvas.ts";
import { lighten, mix } from "#demo/drawing/color.ts";
import { type CornerView, panel } from "#demo/drawing/perspective.ts";
import { range } from "#demo/drawing/random.ts";
import type { Stage } from "#demo/drawing/stage.ts";

export const LONG = 46;
export const DEEP = 26;
export const EAVE = 9;
const SHEET = "#C9CEC9";

/** Roofs that rise behind the wall's edge are drawn before the wall. */
export const ROOFS = [
  { draw: drawGable, isSetBack: false },
  { draw: drawSawtooth, isSetBack: true },
  { draw: drawBarrel, isSetBack: false },
  { draw: drawFlat, isSetBack: false },
] as const;

function drawGable(stage: Stage, view: CornerView, steel: string): void {
  const { canvas } = stage;
  const rise = 5;
  const end: Point[] = [
    view.project(0, 0, EAVE),
    view.project(0, DEEP, EAVE),
    view.project(0, DEEP / 2, EAVE + rise),
  ];
  canvas.polygon(end, stage.shaded(steel, 0.9));
  const eave: Segment = [view.project(0, -0.5, EAVE), view.project(LONG, -0.5, EAVE)];
  const ridge: Segment = [
    view.project(-0.4, DEEP / 2, EAVE + rise),
    view.project(LONG, DEEP / 2, EAVE + rise),
  ];
  drawSheet(stage, eave, ridge, 26);
  drawRooflights(stage, eave, ridge);
  for (const share of [0.1, 0.28, 0.46, 0.64, 0.82]) {
    const [x, y] = between(...ridge, share);
    canvas.rect(x - 10, y - 16, 22, 18, stage.shaded("#B9BEB9", 0.5));
    canvas.ellipse(x + 1, y - 16, 14, 6, stage.sunlit("#E5E8E2"));
  }
}

/** North-light teeth along the length, glass on their steep side. */
function drawSawtooth(stage: Stage, view: CornerView, steel: string): void {
  const { canvas, palette, isNight } = stage;
  const teeth = 6;
  const pitch = LONG / teeth;
  for (const tooth of range(teeth).reverse()) {
    const start = tooth * pitch;
    const end = start + pitch;
    const peak = EAVE + 4;
    canvas.polygon(
      [view.project(start, 0, EAVE), view.project(end, 0, EAVE), view.project(start, 0, peak)],
      stage.sunlit(steel),
    );
    const glass = [
      view.project(start, 0, EAVE),
      view.project(start, DEEP, EAVE),
      view.project(start, DEEP, peak),
      view.project(start, 0, peak),
    ];
    canvas.polygon(
      glass,
      isNight
        ? mix(palette.lamp, palette.shade, 0.2)
        : mix(palette.glass.deep, palette.glass.pale, 0.4),
    );
    drawBars(
      stage,
      view.rightWall(start, 0, EAVE),
      [0, DEEP],
      [0, 4],
      { count: 9, width: 0.3 },
      stage.shaded(SHEET),
    );
    canvas.line(
      view.project(start, 0, peak),
      view.project(end, 0, EAVE),
      stage.sunlit(stage.wash.accent),
      6,
    );
  }
}

/** A vaulted roof in curved sheet. */
function drawBarrel(stage: Stage, view: CornerView, steel: string): void {
  const { canvas } = stage;
  const rise = 5.4;
  const arc = range(13).map((step) => {
    const angle = Math.PI * (1 - step / 12);
    return { right: DEEP / 2 + (Math.cos(angle) * DEEP) / 2, up: EAVE + Math.sin(angle) * rise };
  });
  canvas.polygon(
    arc.map(({ right, up }) => view.project(0, right, up)),
    stage.shaded(steel, 0.9),
  );
  const strips = arc.slice(0, 7);
  for (const [index, from] of strips.entries()) {
    const to = strips[index + 1];
    if (!to) break;
    const eave: Segment = [
      view.project(-0.4, from.right, from.up),
      view.project(LONG, from.right, from.up),
    ];
    const ridge: Segment = [
      view.project(-0.4, to.right, to.up),
      view.project(LONG, to.right, to.up),
    ];
    canvas.polygon(
      [eave[0], eave[1], ridge[1], ridge[0]],
      mix(stage.sunlit(SHEET), "#FFFFFF", index * 0.07),
    );
    canvas.lines(ribs(eave, ridge, 26), stage.palette.shade, 1.5, 0.18);
  }
  drawRooflights(
    stage,
    [view.project(0, 2, EAVE + 3.2), view.project(LONG, 2, EAVE + 3.2)],
    [view.project(0, 6, EAVE + 4.6), view.project(LONG, 6, EAVE + 4.6)],
  );
}

/** A high parapet with a glazed office at one end. */
function drawFlat(stage: Stage, view: CornerView, steel: string): void {
  const { canvas, palette, isNight, wash } = stage;
  const parapet: Block = { left: [0, LONG], right: [0, DEEP], up: [EAVE, EAVE + 1.6] };
  const faces = drawBlock(stage, view, parapet, { color: lighten(steel, 0.2), isPlain: true });
  drawBands(stage, faces.left, [0, LONG], [1.3], 0.35, stage.sunlit("#F8F3E6"));
  drawBands(stage, faces.right, [0, DEEP], [1.3], 0.35, stage.shaded("#F8F3E6"));
  const office: Block = { left: [-0.6, 9], right: [-0.6, 10], up: [0, EAVE + 3] };
  const { left, right } = drawBlock(stage, view, office, { color: wash.accent });
  const glass = mix(palette.glass.deep, palette.lamp, isNight ? 0.75 : 0.12);
  for (const floor of [0.6, 4.4, 8.2]) {
    canvas.polygons([panel(left, [0.8, 8.8], [floor, floor + 2.6])], glass);
    canvas.polygon(panel(right, [0.8, 9.8], [floor, floor + 2.6]), mix(glass, palette.shade, 0.25));
  }
  drawBars(
    stage,
    left,
    [0.8, 8.8],
    [0.6, 10.8],
    { count: 6, width: 0.25 },
    stage.sunlit(wash.accent),
  );
}

function drawSheet(stage: Stage, eave: Segment, ridge: Segment, count: number): void {
  const { canvas } = stage;
  const paint = canvas.gradient([
    [0, lighten(stage.sunlit(SHEET), 0.3)],
    [1, stage.shaded(SHEET, 0.35)],
  ]);
  canvas.polygon([eave[0], eave[1], ridge[1], ridge[0]], paint);
  canvas.lines(ribs(eave, ridge, count), stage.palette.shade, 1.5, 0.2);
}

function drawRooflights(stage: Stage, eave: Segment, ridge: Segment): void {
  const lights = [0.16, 0.38, 0.6, 0.82].map((start) => {
    const edges = [start, start + 0.08].map(
      (share): Segment => [between(...eave, share), between(...ridge, share)],
    );
    const [near = eave, far = ridge] = edges;
    return [
      between(...near, 0.2),
      between(...far, 0.2),
      between(...far, 0.75),
      between(...near, 0.75),
    ];
  });
  stage.canvas.polygons(lights, "#F4FAF4", 0.55);
}

function ribs(eave: Segment, ridge: Segment, count: number): Segment[] {
  return range(count - 1).map((index) => {
    const share = (index + 1) / count;
    return [between(...eave, share), between(...ridge, share)];
  });
}
