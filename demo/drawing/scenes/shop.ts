import { data } from "#demo/drawing/canvas.ts";
import { lighten, mix } from "#demo/drawing/color.ts";
import { drawStreetLamp } from "#demo/drawing/ground.ts";
import { FLOWERS, WASHES, type Wash } from "#demo/drawing/palette.ts";
import { drawPerson } from "#demo/drawing/people.ts";
import { drawBush } from "#demo/drawing/plants.ts";
import { cycle, range } from "#demo/drawing/random.ts";
import { drawSky, drawSkyline } from "#demo/drawing/sky.ts";
import { HEIGHT, type Stage, WIDTH } from "#demo/drawing/stage.ts";
import { drawCar, drawRickshaw, drawScooter } from "#demo/drawing/vehicles.ts";
import { drawAwningShop, drawGlassShop, drawShutterShop } from "./shopfront.ts";

const BASE = 742;
const SHOPS_HEIGHT = 230;

type House = { x: number; width: number; top: number; wash: Wash };

/** A high street: a row of houses, each with a shop below and its own upper floors. */
export function drawShop(stage: Stage): void {
  const { canvas, seed, random } = stage;
  drawSky(stage, 560);
  drawSkyline(stage, 560);
  const count = 3 + (seed % 3);
  const width = WIDTH / count;
  for (const index of range(count)) {
    const top = BASE - random.between(380, 570);
    drawHouse(
      stage,
      { x: index * width + 4, width: width - 6, top, wash: cycle(WASHES, seed * 2 + index * 5) },
      index,
    );
  }
  canvas.stroke("M0 250Q300 310 620 262T1200 280", stage.palette.ink, 2, 0.4);
  drawStreet(stage);
}

const UPPER_FLOORS = [drawCasements, drawArches, drawGlassFloors] as const;

function drawHouse(stage: Stage, house: House, index: number): void {
  const { canvas, palette, seed } = stage;
  const { x, width, top, wash } = house;
  const color = stage.sunlit(wash.wall);
  const paint = canvas.gradient([
    [0, lighten(color, 0.15)],
    [1, mix(color, palette.shade, 0.12)],
  ]);
  canvas.rect(x, top, width, BASE - top, paint);
  cycle(UPPER_FLOORS, seed + index * 2 + Math.floor(index / 3))(stage, house);
  canvas.rect(x + width - 14, top, 14, BASE - top, palette.shade, 0.14);
  drawCornice(stage, house, (seed + index) % 3);
  const front = { x, width, base: BASE, accent: wash.accent, trade: seed + index };
  const isShut = (seed + index * 3) % 7 === 5;
  if (isShut) drawShutterShop(stage, front);
  else if ((seed + index) % 3 === 1) drawGlassShop(stage, front);
  else drawAwningShop(stage, front);
}

function drawCornice(stage: Stage, { x, width, top, wash }: House, kind: number): void {
  const { canvas, palette } = stage;
  const pale = lighten(stage.sunlit(wash.wall), 0.4);
  if (kind === 1)
    canvas.path(data`M${x + width * 0.3} ${top - 10}q${width * 0.2} -46 ${width * 0.4} 0z`, pale);
  if (kind === 2) {
    const posts = range(Math.floor(width / 18)).map(
      (post) => data`M${x + 4 + post * 18} ${top - 34}h7v26h-7z`,
    );
    canvas.path(posts.join(""), pale);
    canvas.rect(x - 2, top - 40, width + 4, 8, pale);
  }
  canvas.rect(x - 4, top - 12, width + 10, 16, pale);
  canvas.rect(x - 4, top + 4, width + 10, 7, palette.shade, 0.16);
}

/** Where windows go: two to a floor, as many floors as fit above the shops. */
function windowSpots({ x, width, top }: House) {
  const floors = Math.max(1, Math.floor((BASE - SHOPS_HEIGHT - top) / 118));
  return range(floors).flatMap((floor) =>
    [0.14, 0.58].map((share) => ({
      x: x + width * share,
      y: top + 40 + floor * 118,
      width: width * 0.28,
    })),
  );
}

type Spot = ReturnType<typeof windowSpots>[number];

function drawCasements(stage: Stage, house: House): void {
  const { canvas, palette, random } = stage;
  const pale = lighten(stage.sunlit(house.wash.wall), 0.5);
  for (const spot of windowSpots(house)) {
    canvas.rect(spot.x - 7, spot.y - 7, spot.width + 14, 88, pale);
    canvas.rect(spot.x, spot.y, spot.width, 78, windowPaint(stage));
    canvas.polygon(
      [
        [spot.x, spot.y],
        [spot.x + spot.width * 0.6, spot.y],
        [spot.x, spot.y + 50],
      ],
      "#FFFFFF",
      0.16,
    );
    canvas.rect(spot.x + spot.width / 2 - 2, spot.y, 4, 78, stage.shaded("#6A4A34"));
    canvas.rect(spot.x, spot.y, spot.width, 12, palette.shade, 0.22);
    if (random.chance(0.6)) drawBalcony(stage, spot);
    else canvas.rect(spot.x - 12, spot.y + 80, spot.width + 24, 8, stage.sunlit("#E4D6BC"));
  }
}

/** Round-headed windows with painted shutters folded back. */
function drawArches(stage: Stage, house: House): void {
  const { canvas, palette, wash } = { ...stage, wash: house.wash };
  for (const { x, y, width } of windowSpots(house)) {
    const half = width * 0.3;
    const middle = x + width / 2;
    const arch = (grow: number) =>
      data`M${middle - half - grow} ${y + 80}v${-54}a${half + grow} ${half * 0.9 + grow} 0 0 1 ${(half + grow) * 2} 0v54z`;
    canvas.path(arch(8), lighten(stage.sunlit(wash.wall), 0.5));
    canvas.path(arch(0), windowPaint(stage));
    const shutters = [middle - half - 24, middle + half + 4].map(
      (left) => data`M${left} ${y + 26}h20v54h-20z`,
    );
    canvas.path(shutters.join(""), stage.sunlit(wash.accent));
    const slats = [middle - half - 24, middle + half + 4].flatMap((left) =>
      range(6).map((slat) => data`M${left + 3} ${y + 32 + slat * 8}h14v2h-14z`),
    );
    canvas.path(slats.join(""), palette.shade, 0.3);
    canvas.rect(middle - 2, y + 6, 3, 74, stage.sunlit("#F8F1E2"));
    canvas.rect(x - 6, y + 80, width + 12, 8, stage.sunlit("#E4D6BC"));
  }
}

/** Newer upper floors: a band of glass with coloured fins. */
function drawGlassFloors(stage: Stage, house: House): void {
  const { canvas } = stage;
  const rows = new Set(windowSpots(house).map(({ y }) => y));
  for (const y of rows) {
    canvas.rect(house.x + 22, y, house.width - 44, 74, windowPaint(stage));
    canvas.polygon(
      [
        [house.x + 22, y],
        [house.x + house.width * 0.45, y],
        [house.x + 22, y + 66],
      ],
      "#FFFFFF",
      0.14,
    );
    const step = (house.width - 44) / 6;
    const fins = range(7).map((fin) => data`M${house.x + 20 + fin * step} ${y - 8}h5v88h-5z`);
    canvas.path(fins.join(""), stage.sunlit(house.wash.accent));
    canvas.rect(house.x + 14, y + 76, house.width - 28, 8, stage.sunlit("#F4EBDA"));
  }
}

function drawBalcony(stage: Stage, { x, y, width }: Spot): void {
  const { canvas, random } = stage;
  const iron = stage.shaded("#4A4A44", 0.3);
  canvas.rect(x - 12, y + 78, width + 24, 8, stage.sunlit("#F4EBDA"));
  const bars = range(9).map(
    (bar) => data`M${x - 10 + (bar * (width + 18)) / 8} ${y + 50}h3v30h-3z`,
  );
  canvas.path(bars.join(""), iron);
  canvas.rect(x - 12, y + 48, width + 24, 4, iron);
  if (random.chance(0.7))
    drawBush(stage, x + 4, y + 80, width * 0.5, 18, random.pick([FLOWERS.pink, FLOWERS.gold]));
}

function windowPaint({ canvas, palette, random }: Stage): string {
  if (random.chance(palette.litChance + 0.1)) return palette.lamp;
  return canvas.gradient(
    [
      [0, palette.glass.pale],
      [1, palette.glass.deep],
    ],
    "diagonal",
  );
}

function drawStreet(stage: Stage): void {
  const { canvas, palette, random } = stage;
  canvas.rect(0, BASE, WIDTH, 40, stage.sunlit("#DCCFB8"));
  canvas.rect(0, BASE, WIDTH, 14, palette.shade, 0.2);
  canvas.rect(0, BASE + 40, WIDTH, 8, stage.sunlit("#B9AB92"));
  const road = canvas.gradient([
    [0, mix(palette.road, palette.shade, 0.08)],
    [1, palette.road],
  ]);
  canvas.rect(0, BASE + 48, WIDTH, HEIGHT - BASE - 48, road);
  for (const share of [0.13, 0.52, 0.8]) {
    canvas.roundRect([WIDTH * share, BASE + 4, 34, 30], 4, stage.sunlit("#B65C3A"));
    drawBush(stage, WIDTH * share - 6, BASE + 6, 46, 30);
  }
  drawPerson(stage, WIDTH * 0.22, BASE + 32, { height: 132, dress: "saree" });
  drawPerson(stage, WIDTH * 0.27, BASE + 34, { height: 84 });
  drawPerson(stage, WIDTH * 0.62, BASE + 28, { height: 138, dress: "kurta" });
  drawPerson(stage, WIDTH * 0.93, BASE + 36, { height: 134, dress: "saree" });
  drawStreetLamp(stage, WIDTH * 0.57, BASE + 40, 330);
  if (random.chance(0.5)) {
    drawScooter(stage, WIDTH * 0.36, BASE + 92, 2.1);
    drawCar(stage, WIDTH * 0.68, BASE + 128, 1.7);
  } else {
    drawRickshaw(stage, WIDTH * 0.34, BASE + 118, 1.9);
    drawScooter(stage, WIDTH * 0.74, BASE + 108, 2.1);
  }
}
