import { type Block, drawBlock, drawBlockShadow, type Faces } from "#demo/drawing/building.ts";
import { drawEarth } from "#demo/drawing/ground.ts";
import { CLOTHS, FLOWERS } from "#demo/drawing/palette.ts";
import { drawPerson } from "#demo/drawing/people.ts";
import { type CornerView, createCornerView, panel } from "#demo/drawing/perspective.ts";
import { drawBush, drawGrass, drawPot, drawTree, drawTreeLine } from "#demo/drawing/plants.ts";
import { cycle, range } from "#demo/drawing/random.ts";
import { drawHipRoof } from "#demo/drawing/roof.ts";
import { drawHills, drawSky } from "#demo/drawing/sky.ts";
import type { Stage } from "#demo/drawing/stage.ts";
import { drawScooter } from "#demo/drawing/vehicles.ts";
import {
  drawFlatFront,
  drawRoofEdge,
  drawSideWindows,
  drawTank,
  drawVerandah,
} from "./house-parts.ts";
import { drawArchWindow } from "./villa-heritage.ts";

const HORIZON = 640;
const PLINTH = "#9C8468";
const FORMS = [drawTiledHouse, drawTerraceHouse, drawBungalow, drawTallHouse] as const;

/** An independent house: tiled or flat-roofed, one to three storeys. */
export function drawHouse(stage: Stage): void {
  const { seed, random } = stage;
  const view = createCornerView({
    corner: [random.between(560, 650), 742],
    horizon: HORIZON,
    scale: 49,
    vanishing: [-900, 2050],
  });
  drawSky(stage, HORIZON);
  drawHills(stage, HORIZON);
  drawEarth(stage, HORIZON);
  drawTreeLine(stage, 662, [0.55, 0.9], ["round"], 0.2);
  cycle(FORMS, seed)(stage, view);
  drawForecourt(stage, view);
}

function drawTiledHouse(stage: Stage, view: CornerView): void {
  const block: Block = { left: [0, 10], right: [0, 9], up: [0, 6.5] };
  const faces = drawBody(stage, view, block);
  for (const index of range(3)) {
    drawArchWindow(stage, faces.left, [1 + index * 3, 2.6 + index * 3], [4, 6]);
    drawArchWindow(stage, faces.right, [1.1 + index * 2.7, 2.5 + index * 2.7], [4, 6], true);
  }
  drawSideWindows(stage, faces.right, 9);
  drawHipRoof(stage, view, block, { rise: 3.2, overhang: 0.8 });
  drawVerandah(stage, view, faces.left, 10);
}

function drawBungalow(stage: Stage, view: CornerView): void {
  const block: Block = { left: [0, 12], right: [0, 10], up: [0, 3.6] };
  const faces = drawBody(stage, view, block);
  drawSideWindows(stage, faces.right, 10);
  drawHipRoof(stage, view, block, { rise: 3.6, overhang: 0.9 });
  drawVerandah(stage, view, faces.left, 12);
}

/** The town house of most Indian streets: flat roof, balcony, stair room and a black water tank. */
function drawTerraceHouse(stage: Stage, view: CornerView): void {
  const { wash } = stage;
  const stair: Block = { left: [5.6, 8.6], right: [3, 6], up: [6.6, 9.4] };
  drawBlock(stage, view, stair, { color: wash.wall });
  drawTank(stage, view, [2.4, 4], 7.4);
  const block: Block = { left: [0, 9.4], right: [0, 9], up: [0, 6.6] };
  const faces = drawBody(stage, view, block);
  drawFlatFront(stage, view, faces, 9.4, 3.4);
  drawSideWindows(stage, faces.right, 9);
  drawSideWindows(stage, view.rightWall(0, 0, 3.3), 9);
  drawRoofEdge(stage, view, block);
}

function drawTallHouse(stage: Stage, view: CornerView): void {
  const { wash } = stage;
  drawTank(stage, view, [2, 3], 10.4);
  const block: Block = { left: [0, 7.4], right: [0, 8.4], up: [0, 9.8] };
  const faces = drawBody(stage, view, block);
  stage.canvas.polygon(panel(faces.left, [5.9, 7.1], [0, 10.6]), stage.sunlit(wash.accent));
  drawFlatFront(stage, view, faces, 7.4, 3.4);
  drawFlatFront(stage, view, { ...faces, left: view.leftWall(0, 0, 3.2) }, 7.4, 3.4);
  for (const floor of range(3)) drawSideWindows(stage, view.rightWall(0, 0, floor * 3.2), 8.4);
  drawRoofEdge(stage, view, block);
}

function drawBody(stage: Stage, view: CornerView, block: Block): Faces {
  drawBlockShadow(stage, view, block, 4);
  const faces = drawBlock(stage, view, block, { color: stage.wash.wall });
  stage.canvas.polygon(panel(faces.left, [0, block.left[1]], [0, 0.4]), stage.sunlit(PLINTH));
  stage.canvas.polygon(panel(faces.right, [0, block.right[1]], [0, 0.4]), stage.shaded(PLINTH));
  return faces;
}

function drawForecourt(stage: Stage, view: CornerView): void {
  const { canvas, palette, random } = stage;
  const [cornerX] = view.ground(0, 0);
  const [edgeX] = view.ground(9, -1.6);
  canvas.polygon(
    [view.ground(0.4, -1.6), view.ground(9, -1.6), [edgeX - 220, 900], [cornerX + 60, 900]],
    stage.sunlit("#D9B994"),
  );
  const courses = range(5).map(
    (row) =>
      [
        [edgeX - 10 - row * 44, 748 + row * 36],
        [cornerX - 40 + row * 22, 768 + row * 30],
      ] as const,
  );
  canvas.lines(courses, palette.shade, 1.5, 0.13);
  drawTulsi(stage, cornerX - 170, 856);
  drawBush(stage, cornerX + 70, 800, 420, 36, FLOWERS.pink);
  drawBush(stage, -30, 790, 190, 36, random.chance(0.5) ? FLOWERS.gold : undefined);
  drawTree(stage, cornerX + 440, 800, 1.5, random.pick(["gulmohar", "amaltas", "round"] as const));
  drawTree(stage, 80, 780, 1.15, random.pick(["palm", "round", "banana"] as const));
  drawPerson(stage, cornerX - 60, 846, { height: 108, dress: "saree", color: random.pick(CLOTHS) });
  drawPerson(stage, cornerX - 18, 850, { height: 66 });
  if (random.chance(0.6)) drawScooter(stage, cornerX + 130, 862, 1.5);
  else drawPot(stage, cornerX + 120, 860, 0.9, FLOWERS.white);
  drawGrass(stage, 820, 896, 50, (x) => x < cornerX + 120);
  drawBush(stage, 850, 912, 400, 48, FLOWERS.gold);
}

/** The pedestal of holy basil before the door. */
function drawTulsi(stage: Stage, x: number, y: number): void {
  const { canvas, palette, wash } = stage;
  canvas.ellipse(x + 14, y + 4, 48, 9, palette.shade, 0.28);
  canvas.rect(x - 30, y - 18, 60, 20, stage.sunlit("#F3E8D2"));
  canvas.rect(x - 22, y - 56, 44, 40, stage.sunlit(wash.accent));
  canvas.rect(x - 28, y - 64, 56, 10, stage.sunlit("#F3E8D2"));
  canvas.circle(x, y - 38, 6, palette.lamp);
  drawBush(stage, x - 24, y - 64, 48, 22);
}
