import { mix } from "#demo/drawing/color.ts";
import { drawLawn } from "#demo/drawing/ground.ts";
import { FLOWERS } from "#demo/drawing/palette.ts";
import { drawPerson } from "#demo/drawing/people.ts";
import { type CornerView, createCornerView } from "#demo/drawing/perspective.ts";
import { drawBush, drawGrass, drawTree, drawTreeLine } from "#demo/drawing/plants.ts";
import { cycle, range } from "#demo/drawing/random.ts";
import { drawHills, drawSky } from "#demo/drawing/sky.ts";
import type { Stage } from "#demo/drawing/stage.ts";
import { drawCar } from "#demo/drawing/vehicles.ts";
import { drawGoanVilla, drawHaveliVilla } from "./villa-heritage.ts";
import { drawCantileverVilla, drawCubeVilla } from "./villa-modern.ts";

const HORIZON = 610;
const FORMS = [drawCantileverVilla, drawGoanVilla, drawCubeVilla, drawHaveliVilla] as const;

/** A villa in its garden: four kinds, each with a pool or a drive in front. */
export function drawVilla(stage: Stage): void {
  const { seed, random } = stage;
  const view = createCornerView({
    corner: [600 + random.between(-30, 40), 716],
    horizon: HORIZON,
    scale: 44,
    vanishing: [-760, 1980],
  });
  drawSky(stage, HORIZON);
  drawHills(stage, HORIZON);
  drawLawn(stage, HORIZON);
  drawTreeLine(stage, 640, [0.5, 0.82], ["round", "ashoka", "round"], 0.22);
  drawBush(stage, -20, 652, 1240, 26);
  cycle(FORMS, seed)(stage, view);
  if (Math.floor(seed / FORMS.length) % 2 === 0) drawPool(stage);
  else drawDrive(stage, view);
  drawGarden(stage);
}

function drawPool(stage: Stage): void {
  const { canvas, palette, random, isNight } = stage;
  canvas.polygon(
    [
      [120, 760],
      [700, 730],
      [1010, 770],
      [420, 838],
    ],
    stage.sunlit("#E5D6BA"),
  );
  const water = canvas.gradient([
    [0, mix("#7CC7C4", palette.sky.middle, 0.35)],
    [1, mix("#2F8F97", palette.shade, isNight ? 0.35 : 0.05)],
  ]);
  canvas.polygon(
    [
      [190, 764],
      [660, 742],
      [900, 774],
      [430, 818],
    ],
    water,
  );
  for (const _ of range(9)) {
    const x = random.between(330, 700);
    const y = random.between(762, 796);
    canvas.line([x, y], [x + random.between(30, 70), y - 2], "#FFFFFF", 2, 0.4);
  }
  canvas.polygon(
    [
      [190, 764],
      [660, 742],
      [900, 774],
      [892, 780],
      [660, 750],
      [200, 769],
    ],
    palette.shade,
    0.2,
  );
  if (isNight)
    canvas.polygon(
      [
        [360, 776],
        [520, 768],
        [560, 790],
        [430, 800],
      ],
      palette.lamp,
      0.3,
    );
  for (const x of [760, 830]) {
    canvas.path(
      `M${x} ${738 + (x - 760) * 0.12}l46 6l18-16l4 4l-16 22l-52-6z`,
      stage.sunlit("#FBF4E4"),
    );
  }
}

/** A paved drive up to the house, with a car on it. */
function drawDrive(stage: Stage, view: CornerView): void {
  const { canvas, palette } = stage;
  const drive = [view.ground(1, -0.2), view.ground(6.4, -0.2), [120, 900], [640, 900]] as const;
  canvas.polygon(drive, stage.sunlit("#DCC8A6"));
  const courses = range(6).map(
    (row) =>
      [
        [470 - row * 62, 728 + row * 30],
        [600 + row * 6, 734 + row * 29],
      ] as const,
  );
  canvas.lines(courses, palette.shade, 1.6, 0.14);
  drawCar(stage, 250, 800, 1.35);
  drawBush(stage, 640, 800, 250, 34, FLOWERS.white);
  drawBush(stage, 690, 772, 240, 26, FLOWERS.gold);
}

function drawGarden(stage: Stage): void {
  const { random } = stage;
  const kinds = ["palm", "palm", "banana"] as const;
  drawTree(stage, 110, 760, 1.25, random.pick(kinds));
  drawTree(stage, 1010, 742, 1.12, "palm");
  drawTree(stage, 1100, 768, 1.4, random.pick([...kinds, "gulmohar"]));
  drawBush(stage, -30, 800, 210, 40, FLOWERS.pink);
  drawBush(stage, 960, 800, 280, 44, random.pick([FLOWERS.pink, FLOWERS.gold]));
  drawGrass(stage, 836, 895, 46);
  drawPerson(stage, 955, 772, { height: 78, dress: "saree" });
  drawPerson(stage, 915, 764, { height: 50 });
  drawBush(stage, -20, 905, 340, 44);
  drawBush(stage, 880, 912, 360, 50, FLOWERS.white);
}
