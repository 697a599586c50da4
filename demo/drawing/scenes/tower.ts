import { type Block, drawBars, drawBlock, drawBlockShadow } from "#demo/drawing/building.ts";
import { mix } from "#demo/drawing/color.ts";
import { drawLawn, drawRoad, drawStreetLamp } from "#demo/drawing/ground.ts";
import { CLOTHS, FLOWERS, WASHES, type Wash } from "#demo/drawing/palette.ts";
import { drawPerson } from "#demo/drawing/people.ts";
import { type CornerView, createCornerView, panel } from "#demo/drawing/perspective.ts";
import { drawBush, drawTree, drawTreeLine } from "#demo/drawing/plants.ts";
import { cycle, range } from "#demo/drawing/random.ts";
import { drawSky, drawSkyline } from "#demo/drawing/sky.ts";
import { type Stage, withHaze } from "#demo/drawing/stage.ts";
import { drawCar, drawRickshaw, drawScooter } from "#demo/drawing/vehicles.ts";
import { CROWNS, type Crown, drawParapet } from "./crowns.ts";
import { type Facade, FLAT_FACADES } from "./facades.ts";

const HORIZON = 690;
const STOREY = 3.1;

type Site = {
  left: readonly [number, number];
  right: readonly [number, number];
  floors: number;
  haze?: number;
};

/** Where towers stand around the corner, back to front. */
const ESTATES: readonly { corner: number; sites: readonly Site[] }[] = [
  {
    corner: 560,
    sites: [
      { left: [-8, 22], right: [62, 88], floors: 17, haze: 0.3 },
      { left: [0, 46], right: [0, 30], floors: 17 },
    ],
  },
  {
    corner: 690,
    sites: [
      { left: [54, 84], right: [10, 34], floors: 13, haze: 0.3 },
      { left: [-12, 14], right: [60, 84], floors: 14, haze: 0.34 },
      { left: [0, 36], right: [0, 34], floors: 18 },
    ],
  },
  {
    corner: 600,
    sites: [
      { left: [48, 82], right: [4, 28], floors: 14 },
      { left: [-10, 22], right: [22, 48], floors: 19 },
    ],
  },
  {
    corner: 640,
    sites: [
      { left: [0, 26], right: [60, 86], floors: 16, haze: 0.3 },
      { left: [0, 74], right: [0, 26], floors: 11 },
    ],
  },
  {
    corner: 590,
    sites: [
      { left: [50, 76], right: [20, 44], floors: 17, haze: 0.32 },
      { left: [0, 26], right: [0, 26], floors: 19 },
      { left: [-8, 16], right: [56, 80], floors: 18, haze: 0.16 },
    ],
  },
];

/** A housing society: towers on a podium, a road with people in front. */
export function drawTower(stage: Stage): void {
  const { random, seed } = stage;
  const estate = cycle(ESTATES, seed);
  const view = createCornerView({
    corner: [estate.corner, 728],
    horizon: HORIZON,
    scale: 9.4,
    vanishing: [-700, 2300],
  });
  const style = {
    wash: cycle(WASHES, seed * 5 + random.integer(0, 2)),
    facade: cycle(FLAT_FACADES, seed + random.integer(0, 1) * 2),
    crown: cycle(CROWNS, seed + Math.floor(seed / 5)),
  };

  drawSky(stage, HORIZON);
  drawSkyline(stage, HORIZON);
  drawLawn(stage, HORIZON);
  drawTreeLine(stage, 712, [0.32, 0.5], ["round", "ashoka", "round"], 0.28);
  for (const site of estate.sites) {
    const floors = site.floors + random.integer(-1, 1);
    drawTowerBlock(withHaze(stage, site.haze ?? 0), view, { ...site, floors }, style);
  }
  drawPodium(stage, view, style.wash);
  drawForeground(stage);
}

function drawTowerBlock(
  stage: Stage,
  view: CornerView,
  site: Site,
  style: { wash: Wash; facade: Facade; crown: Crown },
): void {
  const { wall: color, accent } = style.wash;
  const block: Block = { left: site.left, right: site.right, up: [0, site.floors * STOREY] };
  if (!site.haze) drawBlockShadow(stage, view, block, 34);
  if (style.crown.isSetBack) style.crown.draw(stage, view, block, { color, accent });
  const faces = drawBlock(stage, view, block, { color });
  const common = { floors: site.floors, storey: STOREY, color, accent };
  style.facade(stage, {
    ...common,
    wall: faces.left,
    width: site.left[1] - site.left[0],
    inShade: false,
  });
  style.facade(stage, {
    ...common,
    wall: faces.right,
    width: site.right[1] - site.right[0],
    inShade: true,
  });
  drawParapet(stage, view, block, color);
  if (!style.crown.isSetBack) style.crown.draw(stage, view, block, { color, accent });
}

/** Shops and the lobby at the foot, drawn nearer than the towers so that they stand behind it. */
function drawPodium(stage: Stage, view: CornerView, wash: Wash): void {
  const { canvas, palette, random } = stage;
  const block: Block = { left: [-9, 78], right: [-9, 62], up: [0, 6.2] };
  const { left, right } = drawBlock(stage, view, block, {
    color: mix(wash.accent, "#D8B690", 0.35),
  });
  const shop = (lit: string, dark: string) => (random.chance(0.6) ? lit : dark);
  for (const index of range(13)) {
    const along = [4 + index * 6.4, 8.4 + index * 6.4] as const;
    canvas.polygon(
      panel(left, along, [0.7, 4.6]),
      shop(palette.lamp, mix(palette.glass.deep, palette.glass.pale, 0.3)),
      0.95,
    );
  }
  for (const index of range(10)) {
    const along = [4 + index * 6.6, 8.4 + index * 6.6] as const;
    canvas.polygon(
      panel(right, along, [0.7, 4.6]),
      shop(mix(palette.lamp, palette.shade, 0.12), mix(palette.glass.deep, palette.shade, 0.2)),
    );
  }
  drawBars(stage, left, [2.5, 84.5], [0, 5.2], { count: 14, width: 0.8 }, stage.sunlit("#F4EDE0"));
  canvas.polygon(panel(left, [-0.6, 87], [5.2, 6.8]), stage.sunlit("#F4EDE0"));
  canvas.polygon(panel(right, [0, 71], [5.2, 6.8]), stage.shaded("#F4EDE0"));
  for (const index of range(8)) {
    const [x, y] = left(4 + index * 10 + random.between(0, 4), 6.6);
    drawBush(stage, x - 12, y + 2, 30, 15);
  }
}

function drawForeground(stage: Stage): void {
  const { random } = stage;
  drawLawn(stage, 746, 800);
  for (const x of [40, 180, 985, 1105]) {
    const kind = random.pick(["round", "gulmohar", "ashoka", "amaltas", "palm"] as const);
    drawTree(stage, x + random.between(-20, 20), 772, random.between(0.62, 0.82), kind);
  }
  drawRoad(stage, 800);
  drawBush(stage, -10, 800, 260, 26, FLOWERS.pink);
  drawBush(stage, 930, 800, 300, 26, FLOWERS.gold);
  drawCar(stage, random.between(300, 420), 850, 0.85);
  const meeting = random.between(540, 600);
  drawPerson(stage, meeting, 806, { height: 40, dress: "saree", color: random.pick(CLOTHS) });
  drawPerson(stage, meeting + 44, 808, { height: 42, dress: "kurta" });
  drawPerson(stage, meeting + 72, 807, { height: 26 });
  if (random.chance(0.5)) drawScooter(stage, random.between(790, 860), 838, 1);
  else drawRickshaw(stage, random.between(770, 840), 842, 0.8);
  drawStreetLamp(stage, 760, 802, 190);
  drawTree(stage, 1150, 846, 1.5, random.pick(["round", "gulmohar", "amaltas"] as const));
}
