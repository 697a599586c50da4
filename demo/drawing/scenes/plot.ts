import type { Disc, Point } from "#demo/drawing/canvas.ts";
import { mix } from "#demo/drawing/color.ts";
import { drawTree } from "#demo/drawing/plants.ts";
import { range } from "#demo/drawing/random.ts";
import { drawCloud } from "#demo/drawing/sky.ts";
import { HEIGHT, type Stage, WIDTH } from "#demo/drawing/stage.ts";
import { at, drawSmallHouse, ground, type Parcel, parcelsOf } from "./plot-layout.ts";

const SOILS = ["#E9D9B4", "#DFCB9E", "#CFCF93", "#D8C390"] as const;

/** A plotted layout from the air: roads, parcels, the one for sale marked with a pin. */
export function drawPlot(stage: Stage): void {
  const { canvas, palette, random, seed } = stage;
  canvas.rect(
    0,
    0,
    WIDTH,
    HEIGHT,
    canvas.gradient([
      [0, mix(palette.lawn[0], palette.sky.horizon, 0.45)],
      [1, palette.lawn[1]],
    ]),
  );
  drawCountryside(stage);
  drawRoads(stage);
  const perStrip = 3 + (seed % 3);
  const parcels = parcelsOf(perStrip);
  const parkAt = random.integer(2, parcels.length - 4);
  const markAt = pickMark(stage, parcels, parkAt);
  for (const [index, parcel] of parcels.entries()) {
    const isPark = index === parkAt || index === parkAt + 1;
    drawParcel(stage, parcel, isPark ? "park" : index === markAt ? "marked" : "plain");
  }
  drawGateway(stage);
  drawAvenue(stage);
  for (const parcel of parcels.slice(parkAt, parkAt + 2)) drawPark(stage, parcel);
  const mark = parcels[markAt];
  if (mark) drawPin(stage, at((mark.left + mark.right) / 2, (mark.top + mark.bottom) / 2));
  drawHazeAbove(stage);
}

/** The marked parcel must stay inside the picture and off the park. */
function pickMark({ random }: Stage, parcels: readonly Parcel[], parkAt: number): number {
  const visible = [...parcels.keys()].filter((index) => {
    const parcel = parcels[index];
    if (!parcel || index === parkAt || index === parkAt + 1) return false;
    const [x, y] = at(parcel.left, parcel.top);
    return x > 360 && x < 860 && y > 300 && y < 640;
  });
  return random.pick(visible);
}

function drawCountryside(stage: Stage): void {
  const random = stage.random.fork("countryside");
  for (const _ of range(46)) {
    const across = random.between(-14, 26);
    const down = random.between(-14, 26);
    const size = random.between(0.22, 0.4);
    const isInside = across > -1 && across < 15 && down > -1 && down < 15;
    const [x, y] = at(across, down);
    if (!isInside && y > 30) drawTree(stage, x, y, size, "round", 0.1);
  }
}

function drawRoads({ canvas, palette, sunlit }: Stage): void {
  canvas.polygon(ground(-0.5, -0.5, 14.5, 14.5), sunlit("#DCC9A2"));
  const roads = [
    ground(4.4, -6, 5.6, 22),
    ground(9.4, -0.5, 10.6, 14.5),
    ground(-0.5, 6.4, 14.5, 7.6),
    ground(-0.5, 13.4, 14.5, 14.5),
  ];
  canvas.polygons(roads, mix(palette.road, "#8A8A86", 0.3));
  const along = range(26).map((dash) => ground(4.96, dash - 5, 5.04, dash - 4.5));
  const across = range(14).map((dash) => ground(dash, 6.96, dash + 0.5, 7.04));
  canvas.polygons([...along, ...across], "#F6EFDD", 0.8);
}

function drawParcel(stage: Stage, parcel: Parcel, use: "plain" | "park" | "marked"): void {
  const { canvas, palette, random } = stage;
  const soil = mix(stage.sunlit(random.pick(SOILS)), palette.lawn[0], random.between(0, 0.3));
  const isBuilt = random.chance(0.28);
  const colors = { plain: soil, park: stage.sunlit("#7FAE5C"), marked: "#F2A93B" };
  const { left, top, right, bottom } = parcel;
  canvas.polygon(ground(left, top, right, bottom), colors[use]);
  canvas.polygons(
    [ground(left, top, left + 0.05, bottom), ground(left, top, right, top + 0.05)],
    "#FFFFFF",
    0.5,
  );
  if (use === "plain" && isBuilt) drawSmallHouse(stage, parcel);
}

function drawAvenue({ canvas, palette }: Stage): void {
  const trees = [4.25, 5.75, 9.25, 10.75].flatMap((across) =>
    range(12).map((index) => at(across, 0.4 + index * 1.15)),
  );
  for (const [x, y] of trees) canvas.ellipse(x + 8, y + 2, 15, 5, palette.shade, 0.22);
  canvas.discs(
    trees.map(([x, y]): Disc => [x, y - 12, 13]),
    palette.leaf.dark,
  );
  canvas.discs(
    trees.map(([x, y]): Disc => [x - 3, y - 15, 10]),
    palette.leaf.middle,
  );
  canvas.discs(
    trees.map(([x, y]): Disc => [x - 5, y - 18, 5]),
    palette.leaf.bright,
  );
}

function drawPark(stage: Stage, parcel: Parcel): void {
  const { random } = stage;
  for (const _ of range(4)) {
    const [x, y] = at(
      random.between(parcel.left + 0.3, parcel.right - 0.3),
      random.between(parcel.top + 0.2, parcel.bottom - 0.2),
    );
    drawTree(stage, x, y, 0.26, random.pick(["round", "gulmohar", "amaltas"] as const));
  }
}

function drawGateway(stage: Stage): void {
  const { canvas, palette, wash } = stage;
  const posts = [at(4.2, -1.2), at(5.8, -1.2)] as const;
  for (const [x, y] of posts) {
    canvas.rect(x - 12, y - 72, 24, 74, stage.sunlit("#F3E8D2"));
    canvas.rect(x + 2, y - 72, 10, 74, palette.shade, 0.18);
    canvas.rect(x - 16, y - 80, 32, 10, stage.sunlit(wash.accent));
  }
  const [[x1, y1], [x2, y2]] = posts;
  canvas.polygon(
    [
      [x1 - 14, y1 - 84],
      [x2 + 14, y2 - 84],
      [x2 + 14, y2 - 104],
      [x1 - 14, y1 - 104],
    ],
    stage.sunlit(wash.accent),
  );
}

function drawPin({ canvas, palette }: Stage, [x, y]: Point): void {
  canvas.ellipse(x, y, 16, 6, palette.shade, 0.3);
  canvas.path(`M${Math.round(x)} ${Math.round(y)}l-22-34a26 26 0 1 1 44 0z`, "#0E5A4A");
  canvas.circle(Math.round(x), Math.round(y) - 48, 10, "#FBFAF6");
}

function drawHazeAbove(stage: Stage): void {
  const { canvas, palette, isWet, isNight } = stage;
  canvas.rect(
    0,
    0,
    WIDTH,
    260,
    canvas.gradient([
      [0, palette.sky.middle, 0.85],
      [1, palette.sky.horizon, 0],
    ]),
  );
  if (isWet || isNight) return;
  drawCloud(stage, 60, 130, 1, 0.5);
  drawCloud(stage, 860, 110, 0.8, 0.45);
}
