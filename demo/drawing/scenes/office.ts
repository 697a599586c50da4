import { type Block, drawBars, drawBlock, drawBlockShadow } from "#demo/drawing/building.ts";
import { mix } from "#demo/drawing/color.ts";
import { drawEarth, drawLawn, drawRoad, drawStreetLamp } from "#demo/drawing/ground.ts";
import { drawPerson } from "#demo/drawing/people.ts";
import { type CornerView, createCornerView, panel } from "#demo/drawing/perspective.ts";
import { drawBush, drawTree } from "#demo/drawing/plants.ts";
import { cycle, range } from "#demo/drawing/random.ts";
import { drawSky, drawSkyline } from "#demo/drawing/sky.ts";
import { type Stage, withHaze } from "#demo/drawing/stage.ts";
import { drawCar } from "#demo/drawing/vehicles.ts";
import {
  drawCurtainWall,
  drawFinWall,
  drawFrameWall,
  drawRibbonWall,
  type Skin,
  STONE,
  STOREY,
} from "./office-skins.ts";

const HORIZON = 668;

type Volume = {
  left: readonly [number, number];
  right: readonly [number, number];
  floors: number;
  from?: number;
  haze?: number;
};

/** Massing by volume, back to front. */
const CAMPUSES: readonly { corner: number; volumes: readonly Volume[] }[] = [
  { corner: 720, volumes: [{ left: [0, 58], right: [0, 26], floors: 9 }] },
  {
    corner: 560,
    volumes: [
      { left: [6, 30], right: [46, 74], floors: 15, haze: 0.22 },
      { left: [0, 34], right: [0, 34], floors: 12 },
    ],
  },
  {
    corner: 640,
    volumes: [
      { left: [10, 34], right: [8, 30], floors: 8, from: 5 },
      { left: [0, 50], right: [0, 44], floors: 5 },
    ],
  },
  {
    corner: 600,
    volumes: [
      { left: [46, 70], right: [16, 40], floors: 10, haze: 0.2 },
      { left: [0, 24], right: [0, 26], floors: 14 },
      { left: [-4, 46], right: [-4, 40], floors: 2 },
    ],
  },
  { corner: 520, volumes: [{ left: [0, 26], right: [0, 56], floors: 11 }] },
];

const SKINS: readonly Skin[] = [drawCurtainWall, drawRibbonWall, drawFinWall, drawFrameWall];

/** An office building on its forecourt: glass towers, stepped slabs, campus blocks. */
export function drawOffice(stage: Stage): void {
  const { seed, random } = stage;
  const campus = cycle(CAMPUSES, seed);
  const view = createCornerView({
    corner: [campus.corner, 724],
    horizon: HORIZON,
    scale: 10.6,
    vanishing: [-560, 2200],
  });
  const skin = cycle(SKINS, seed + Math.floor(seed / 5));
  drawSky(stage, HORIZON);
  drawSkyline(stage, HORIZON);
  drawEarth(stage, HORIZON);
  for (const volume of campus.volumes)
    drawVolume(withHaze(stage, volume.haze ?? 0), view, volume, skin);
  drawLobby(stage, view, campus.volumes.at(-1)?.floors === 2);
  drawForecourt(stage, campus.corner, random.integer(4, 6));
}

function drawVolume(stage: Stage, view: CornerView, volume: Volume, skin: Skin): void {
  const { palette } = stage;
  const base = (volume.from ?? 0) * STOREY;
  const block: Block = {
    left: volume.left,
    right: volume.right,
    up: [base, base + volume.floors * STOREY],
  };
  if (!volume.haze && base === 0) drawBlockShadow(stage, view, block, 30);
  const faces = drawBlock(stage, view, block, {
    color: mix(palette.glass.deep, palette.sky.zenith, 0.3),
    isPlain: true,
  });
  const { floors } = volume;
  skin(stage, { wall: faces.left, width: volume.left[1] - volume.left[0], floors, inShade: false });
  skin(stage, {
    wall: faces.right,
    width: volume.right[1] - volume.right[0],
    floors,
    inShade: true,
  });
  const roof: Block = { ...block, up: [block.up[1], block.up[1] + 1.5] };
  drawBlock(stage, view, roof, { color: STONE, isPlain: true });
}

function drawLobby(stage: Stage, view: CornerView, hasPodium: boolean): void {
  const { canvas, palette, isNight } = stage;
  const start = hasPodium ? -4 : 0;
  const left = view.leftWall(start, start + 1.5);
  canvas.polygon(
    panel(left, [0, 22], [0, 4.4]),
    mix(palette.lamp, palette.glass.deep, isNight ? 0.1 : 0.5),
  );
  drawBars(stage, left, [0, 22], [0, 4.4], { count: 10, width: 0.25 }, stage.shaded("#4A4038"));
  const canopy: Block = {
    left: [start - 1.5, start + 26],
    right: [start - 3.4, start + 6],
    up: [4.4, 5.3],
  };
  drawBlock(stage, view, canopy, {
    color: "#F8F2E6",
    soffit: { paint: stage.shaded("#8A6A4C", 0.8), depth: 3.4 },
    isPlain: true,
  });
}

function drawForecourt(stage: Stage, corner: number, people: number): void {
  const { canvas, random } = stage;
  drawLawn(stage, 746, 800);
  canvas.polygon(
    [
      [corner - 190, 730],
      [corner - 10, 738],
      [corner + 40, 800],
      [corner - 260, 800],
    ],
    stage.sunlit("#E6DAC2"),
  );
  for (const x of [60, 190, 1020, 1130]) {
    const kind = random.pick(["round", "ashoka", "amaltas", "palm"] as const);
    drawTree(stage, x + random.between(-20, 20), 766, random.between(0.66, 0.9), kind);
  }
  drawBush(stage, 0, 798, 150, 24);
  drawBush(stage, 900, 798, 300, 24);
  drawRoad(stage, 806);
  for (const index of range(people)) {
    const dress = random.pick(["saree", "shirt", "kurta", "shirt"] as const);
    drawPerson(
      stage,
      corner - 220 + index * 46 + random.between(-12, 12),
      772 + random.between(-10, 16),
      { height: 46, dress },
    );
  }
  drawCar(stage, 760, 862, 0.95);
  drawCar(stage, 140, 848, 0.8);
  drawStreetLamp(stage, corner - 300, 806, 210);
  drawStreetLamp(stage, 1060, 806, 210);
  drawTree(stage, 10, 850, 1.5, "round");
}
