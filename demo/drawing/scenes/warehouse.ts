import {
  type Block,
  drawBands,
  drawBars,
  drawBlock,
  drawBlockShadow,
  type Faces,
} from "#demo/drawing/building.ts";
import type { Segment } from "#demo/drawing/canvas.ts";
import { mix } from "#demo/drawing/color.ts";
import { drawEarth, drawStreetLamp } from "#demo/drawing/ground.ts";
import { drawPerson } from "#demo/drawing/people.ts";
import { type CornerView, createCornerView, panel, type Wall } from "#demo/drawing/perspective.ts";
import { drawBush, drawTree, drawTreeLine } from "#demo/drawing/plants.ts";
import { cycle, range } from "#demo/drawing/random.ts";
import { drawHills, drawSky } from "#demo/drawing/sky.ts";
import { HEIGHT, type Stage, WIDTH } from "#demo/drawing/stage.ts";
import { drawTruck } from "#demo/drawing/vehicles.ts";
import { DEEP, EAVE, LONG, ROOFS } from "./warehouse-roofs.ts";

const HORIZON = 650;
const STEELS = ["#DCE0DA", "#E6DFCF", "#D3DBDD", "#E9E4DA"] as const;

/** A shed with loading docks, a yard and a truck; the roof tells one from another. */
export function drawWarehouse(stage: Stage): void {
  const { seed, random } = stage;
  const view = createCornerView({
    corner: [random.between(700, 790), 730],
    horizon: HORIZON,
    scale: 20,
    vanishing: [-1000, 2300],
  });
  const block: Block = { left: [0, LONG], right: [0, DEEP], up: [0, EAVE] };
  const steel = cycle(STEELS, seed);
  drawSky(stage, HORIZON);
  drawHills(stage, HORIZON);
  drawEarth(stage, HORIZON);
  drawTreeLine(stage, 668, [0.4, 0.6], ["round"], 0.3);
  drawBlockShadow(stage, view, block, 8);
  const roof = cycle(ROOFS, seed);
  if (roof.isSetBack) roof.draw(stage, view, steel);
  const faces = drawBlock(stage, view, block, { color: steel });
  drawCladding(stage, faces);
  if (!roof.isSetBack) roof.draw(stage, view, steel);
  drawDocks(stage, view, faces.left, 4 + (seed % 3));
  drawGate(stage, faces.right);
  drawYard(stage);
}

function drawCladding(stage: Stage, { left, right }: Faces): void {
  const { palette, wash } = stage;
  drawBars(stage, left, [0, LONG], [0, EAVE], { count: 60, width: 0.08 }, palette.shade, 0.16);
  drawBars(stage, right, [0, DEEP], [0, EAVE], { count: 34, width: 0.08 }, palette.shade, 0.14);
  for (const [wall, width, lit] of [
    [left, LONG, stage.sunlit],
    [right, DEEP, stage.shaded],
  ] as const) {
    drawBands(stage, wall, [0, width], [EAVE * 0.74], EAVE * 0.14, lit(wash.accent));
    drawBands(stage, wall, [0, width], [0], EAVE * 0.12, lit("#A79C88"));
  }
}

function drawDocks(stage: Stage, view: CornerView, wall: Wall, count: number): void {
  const { canvas, palette, random } = stage;
  const step = (LONG - 14) / count;
  for (const index of range(count)) {
    const start = 11 + index * step;
    const door = [start, start + 4.4] as const;
    canvas.polygon(panel(wall, [start - 0.5, start + 4.9], [0.5, 5.9]), stage.sunlit("#6E6A60"));
    const isOpen = random.chance(0.45);
    canvas.polygon(
      panel(wall, door, [0.7, 5.4]),
      isOpen ? mix(palette.lamp, "#8A5A36", 0.35) : stage.sunlit("#F1EBDC"),
    );
    if (isOpen)
      canvas.polygons(
        [
          panel(wall, [start + 0.5, start + 1.8], [0.9, 2.7]),
          panel(wall, [start + 2, start + 3.6], [0.9, 3.4]),
        ],
        stage.sunlit("#B98A52"),
      );
    else drawBands(stage, wall, door, [1.5, 2.3, 3.1, 3.9, 4.7], 0.06, palette.shade, 0.3);
    canvas.polygon(panel(wall, [start - 0.4, start + 4.8], [0.2, 0.7]), "#F2A93B", 0.85);
    const canopy: Block = { left: [start - 0.8, start + 5.2], right: [-1.6, 0], up: [6, 6.3] };
    drawBlock(stage, view, canopy, {
      color: "#F8F3E6",
      soffit: { paint: stage.shaded("#8A857A"), depth: 1.6 },
      isPlain: true,
    });
  }
}

function drawGate(stage: Stage, wall: Wall): void {
  const { canvas, palette, isNight, wash } = stage;
  canvas.polygon(panel(wall, [11.5, 18.5], [0.4, 5.6]), stage.shaded("#7A8A84"));
  drawBands(stage, wall, [11.5, 18.5], [1.1, 1.8, 2.5, 3.2, 3.9, 4.6], 0.08, palette.shade, 0.35);
  canvas.polygon(panel(wall, [20.5, 22.6], [0.4, 3.4]), stage.shaded(wash.accent));
  canvas.polygon(
    panel(wall, [13, 17], [6, 6.5]),
    mix(palette.glass.deep, palette.lamp, isNight ? 0.7 : 0.2),
  );
}

function drawYard(stage: Stage): void {
  const { canvas, palette, random, wash } = stage;
  const paint = canvas.gradient([
    [0, mix(stage.sunlit("#C9BFA9"), palette.shade, 0.1)],
    [1, stage.sunlit("#BDB29A")],
  ]);
  canvas.rect(0, 744, WIDTH, HEIGHT - 744, paint);
  canvas.lines(
    range(6).map(
      (index): Segment => [
        [60 + index * 220, 744],
        [-120 + index * 330, 900],
      ],
    ),
    "#F6EFDD",
    5,
    0.45,
  );
  const truckX = random.between(170, 300);
  drawTruck(stage, truckX, 828, random.pick([wash.accent, "#2F6F73", "#3E5C8A", "#A8472A"]));
  if (random.chance(0.5)) drawTruck(stage, 860, 786, random.pick(["#C98B3B", "#5A7A4A"]), 0.55);
  drawPerson(stage, 680, 806, { height: 72, color: "#E0A030" });
  drawPerson(stage, 722, 812, { height: 74, color: "#2F6F73" });
  const crates = [
    [890, 786],
    [924, 786],
    [907, 756],
  ] as const;
  for (const [x, y] of crates) {
    canvas.rect(x, y, 32, 30, stage.sunlit("#C0925C"));
    canvas.rect(x + 13, y, 6, 30, palette.shade, 0.18);
  }
  drawStreetLamp(stage, 1060, 764, 230);
  drawTree(stage, 1135, 804, 1.2, "round");
  drawBush(stage, -20, 905, 260, 30);
  drawBush(stage, 940, 906, 280, 34);
}
