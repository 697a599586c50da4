import type { Point, Segment } from "#demo/drawing/canvas.ts";
import { mix } from "#demo/drawing/color.ts";
import { createRoomView, panel, type RoomView } from "#demo/drawing/perspective.ts";
import { drawTree } from "#demo/drawing/plants.ts";
import { cycle, range } from "#demo/drawing/random.ts";
import { drawBirds, drawCloud, drawStars } from "#demo/drawing/sky.ts";
import { HEIGHT, type Stage, WIDTH } from "#demo/drawing/stage.ts";
import { drawBackVerandah, drawPlinth, drawUpperFloor, drawWing } from "./courtyard-house.ts";
import { drawCourtLife, drawLamps, drawSwing } from "./courtyard-life.ts";
import { COURT } from "./courtyard-plan.ts";
import { drawGarland, drawPillars, drawVerandahRoofs } from "./courtyard-roof.ts";

const FLOORS = [
  { base: "#D39A6C", far: "#DDAE82", joint: "#FFF0D4", isChequered: false },
  { base: "#D8BE96", far: "#E2CDA8", joint: "#B98F62", isChequered: true },
  { base: "#C98B62", far: "#D6A37C", joint: "#F3DDBB", isChequered: true },
] as const;

/** Standing in the aangan: verandahs on three sides, tulsi in the middle, the sky above. */
export function drawCourtyard(stage: Stage): void {
  const view = createRoomView({ center: WIDTH / 2, horizon: 496, eye: 2.4, focal: 735 });
  drawOpenSky(stage);
  drawTree(stage, 340, 372, 1.5, "round", 0.1);
  drawTree(stage, 900, 390, 1.45, "palm", 0.06);
  drawTree(stage, 985, 380, 1.15, "palm", 0.12);
  drawTree(stage, 205, 385, 1.15, cycle(["amaltas", "gulmohar"] as const, stage.seed), 0.08);
  drawUpperFloor(stage, view);
  drawBackVerandah(stage, view);
  for (const side of [-1, 1] as const) drawWing(stage, view, side);
  drawCourtFloor(stage, view);
  drawPlinth(stage, view);
  drawSwing(stage, view);
  drawPillars(stage, view);
  drawVerandahRoofs(stage, view);
  drawGarland(stage, view);
  drawCourtLife(stage, view);
  if (stage.isNight) drawLamps(stage, view);
  else if (!stage.isWet) drawSunbeams(stage);
}

function drawOpenSky(stage: Stage): void {
  const { canvas, palette, isNight } = stage;
  const { zenith, middle, horizon } = palette.sky;
  canvas.rect(
    0,
    0,
    WIDTH,
    HEIGHT,
    canvas.gradient([
      [0, zenith],
      [0.3, middle],
      [0.52, horizon],
    ]),
  );
  canvas.glow(250, 90, 480, palette.sun, 0.95 * palette.sunStrength);
  if (isNight) drawStars(stage, 100, 1100, 150);
  else drawBirds(stage, 700, 80);
  const opacity = isNight ? 0.25 : 0.8;
  drawCloud(stage, 480, 96, 0.8, opacity);
  drawCloud(stage, 790, 128, 1, opacity * 0.9);
  drawCloud(stage, 30, 170, 0.9, opacity * 0.7);
}

function drawCourtFloor(stage: Stage, view: RoomView): void {
  const { canvas, palette, isNight, isWet } = stage;
  const { half, near, far } = COURT;
  const look = cycle(FLOORS, stage.seed - 1);
  const floor = view.floor(0);
  const paint = canvas.gradient([
    [0, mix(stage.sunlit(look.far), palette.lamp, 0.18)],
    [1, stage.sunlit(look.base)],
  ]);
  canvas.polygon(panel(floor, [-half, half], [near, far]), paint);
  if (look.isChequered) {
    const darker = range(10).flatMap((column) =>
      range(10)
        .filter((row) => (row + column) % 2 === 0)
        .map((row) =>
          panel(floor, [column - half + 0.2, column - half + 1.2], [near + row, near + row + 1]),
        ),
    );
    canvas.polygons(darker, stage.sunlit("#9A5A3A"), 0.4);
  }
  const joints: Segment[] = [
    ...range(11).map(
      (index): Segment => [floor(index - half + 0.2, near), floor(index - half + 0.2, far)],
    ),
    ...range(10).map((index): Segment => [floor(-half, near + index), floor(half, near + index)]),
  ];
  canvas.lines(joints, stage.sunlit(look.joint), 1.8, 0.3);
  if (isNight) {
    canvas.polygon(
      [floor(-1.2, far), floor(1.2, far), floor(2.4, 7.4), floor(-2.4, 7.4)],
      palette.lamp,
      0.22,
    );
    return;
  }
  // The left wing's shadow: its eave, laid on the floor by a low sun.
  canvas.polygon(
    [floor(-half, near), floor(-2.9, near), floor(-3.2, 11.4), floor(-2, far), floor(-half, far)],
    palette.shade,
    isWet ? 0.08 : 0.2,
  );
  canvas.polygon(
    [floor(-2.9, near), floor(half, near), floor(half, far), floor(-2, far), floor(-3.2, 11.4)],
    "#FFF3CF",
    isWet ? 0.05 : 0.22,
  );
}

/** Light falling aslant from behind the left roof. */
function drawSunbeams({ canvas, palette }: Stage): void {
  const beam = canvas.gradient([
    [0, palette.sun, 0.3],
    [1, palette.sun, 0],
  ]);
  const beams: Point[][] = [
    [
      [150, 150],
      [230, 130],
      [640, 880],
      [430, 880],
    ],
    [
      [290, 110],
      [340, 104],
      [860, 800],
      [740, 800],
    ],
    [
      [390, 90],
      [416, 86],
      [960, 720],
      [900, 720],
    ],
  ];
  for (const points of beams) canvas.polygon(points, beam, 0.3);
}
