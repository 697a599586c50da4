import { drawTiles } from "#demo/drawing/building.ts";
import { between, type Disc, type Point } from "#demo/drawing/canvas.ts";
import { lighten, mix } from "#demo/drawing/color.ts";
import { panel, type RoomView } from "#demo/drawing/perspective.ts";
import { range } from "#demo/drawing/random.ts";
import { TILE } from "#demo/drawing/roof.ts";
import type { Stage } from "#demo/drawing/stage.ts";
import { COURT, EAVE, ROOF_TOP, WALL } from "./courtyard-plan.ts";

export const DARK_WOOD = "#5A3A26";

/** Turned pillars with a bracket under the beam; far ones first. */
export function drawPillars(stage: Stage, view: RoomView): void {
  for (const across of [-COURT.half, -1.8, 1.8, COURT.half])
    drawPillar(stage, view, across, COURT.far);
  for (const away of [10.9, 8.7, 6.9]) {
    for (const side of [-1, 1]) drawPillar(stage, view, COURT.half * side, away);
  }
}

/** Tiled lean-to roofs on three sides, mitred at the corners. */
export function drawVerandahRoofs(stage: Stage, view: RoomView): void {
  const { canvas, palette } = stage;
  const eave = (across: number, away: number) => view.project(across, EAVE.up, away);
  const top = (across: number, away: number) => view.project(across, ROOF_TOP, away);
  const back = {
    eaves: [eave(-EAVE.half, EAVE.far), eave(EAVE.half, EAVE.far)] as const,
    tops: [top(-WALL.half, WALL.far), top(WALL.half, WALL.far)] as const,
  };
  canvas.polygon([...back.eaves, back.tops[1], back.tops[0]], tilePaint(stage));
  drawTiles(stage, back.eaves, back.tops, 6, 38);
  for (const side of [-1, 1]) {
    const eaves = [eave(EAVE.half * side, COURT.near), eave(EAVE.half * side, EAVE.far)] as const;
    const tops = [top(WALL.half * side, COURT.near), top(WALL.half * side, WALL.far)] as const;
    canvas.polygon(
      [...eaves, tops[1], tops[0]],
      side < 0 ? stage.shaded(TILE, 0.62) : tilePaint(stage),
    );
    drawCourses(stage, eaves, tops);
    canvas.line(eaves[1], tops[1], lighten(stage.sunlit(TILE), 0.2), 6);
    drawEaveBoard(stage, view, [EAVE.half * side, COURT.near], [EAVE.half * side, EAVE.far]);
  }
  drawEaveBoard(stage, view, [-EAVE.half, EAVE.far], [EAVE.half, EAVE.far]);
  const under = panel(
    view.facing(EAVE.far),
    [-EAVE.half, EAVE.half],
    [EAVE.up - 0.7, EAVE.up - 0.16],
  );
  canvas.polygon(
    under,
    canvas.gradient([
      [0, palette.shade, 0.34],
      [1, palette.shade, 0],
    ]),
  );
}

/** Marigolds in swags along the back eave, mango leaves between them. */
export function drawGarland(stage: Stage, view: RoomView): void {
  const { canvas, palette } = stage;
  const swags = 9;
  const width = (EAVE.half * 2) / swags;
  const flowers = range(swags * 12).map((index): Disc => {
    const share = index / 12;
    const sag = Math.sin(Math.PI * (share % 1)) * 0.42;
    const [x, y] = view.project(-EAVE.half + share * width, EAVE.up - 0.2 - sag, EAVE.far);
    return [x, y, 3.5];
  });
  canvas.discs(
    flowers.filter((_, index) => index % 2 === 0),
    stage.sunlit("#F2A93B"),
  );
  canvas.discs(
    flowers.filter((_, index) => index % 2 === 1),
    stage.sunlit("#E0742E"),
  );
  const leaves = range(swags + 1).map((index): Point[] => {
    const [x, y] = view.project(-EAVE.half + index * width, EAVE.up - 0.2, EAVE.far);
    return [
      [x - 4, y],
      [x + 4, y],
      [x, y + 22],
    ];
  });
  canvas.polygons(leaves, palette.leaf.middle);
}

function drawPillar(stage: Stage, view: RoomView, across: number, away: number): void {
  const { canvas, palette } = stage;
  const scale = view.scaleAt(away);
  const [x, foot] = view.project(across, COURT.plinth, away);
  const height = (EAVE.up - COURT.plinth) * scale;
  const shaft = canvas.gradient(
    [
      [0, stage.sunlit("#FBF5E8")],
      [0.55, stage.sunlit("#F1E5CD")],
      [1, stage.shaded("#D9C6A2", 0.7)],
    ],
    "across",
  );
  canvas.ellipse(x + scale * 0.3, foot, scale * 0.5, scale * 0.09, palette.shade, 0.3);
  canvas.place(x, foot, scale / 100, () => {
    const top = (-height * 100) / scale;
    canvas.rect(-30, -26, 60, 26, stage.sunlit("#E0CDA8"));
    canvas.rect(-24, -38, 48, 12, stage.sunlit("#EBDCBC"));
    canvas.path(`M-16-38h32l-3 ${Math.round(top + 88)}h-26z`, shaft);
    canvas.rect(-20, top + 44, 40, 10, stage.sunlit("#E0CDA8"));
    canvas.path(`M-58 ${Math.round(top)}q34 8 42 46h32q8-38 42-46z`, stage.shaded("#7A4A2A", 0.3));
    canvas.rect(-20, top, 40, 46, stage.shaded("#6A3E22", 0.3));
  });
}

function drawCourses(
  stage: Stage,
  eaves: readonly [Point, Point],
  tops: readonly [Point, Point],
): void {
  const { canvas, palette } = stage;
  const down = range(30).map((index) => {
    // Curved, so that courses crowd together towards the far end as the eye expects.
    const share = 1 - (1 - index / 30) ** 2.6;
    return [between(...eaves, share), between(...tops, share)] as const;
  });
  canvas.lines(down, palette.shade, 1.8, 0.2);
  const across = range(5).map(
    (row) =>
      [
        between(eaves[0], tops[0], (row + 1) / 6),
        between(eaves[1], tops[1], (row + 1) / 6),
      ] as const,
  );
  canvas.lines(across, palette.shade, 1.8, 0.16);
}

function drawEaveBoard(
  stage: Stage,
  view: RoomView,
  from: readonly [number, number],
  to: readonly [number, number],
): void {
  const at = ([across, away]: readonly [number, number], up: number) =>
    view.project(across, up, away);
  stage.canvas.polygon(
    [at(from, EAVE.up), at(to, EAVE.up), at(to, EAVE.up - 0.17), at(from, EAVE.up - 0.17)],
    stage.shaded(DARK_WOOD, 0.5),
  );
}

export function tilePaint(stage: Stage): string {
  return stage.canvas.gradient([
    [0, stage.sunlit(TILE)],
    [1, mix(stage.sunlit(TILE), "#FFD9A0", 0.22)],
  ]);
}
