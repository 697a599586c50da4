import type { Point } from "#demo/drawing/canvas.ts";
import { mix } from "#demo/drawing/color.ts";
import { drawPerson } from "#demo/drawing/people.ts";
import { drawGrass, drawTree, drawTreeLine } from "#demo/drawing/plants.ts";
import { cycle, range } from "#demo/drawing/random.ts";
import { drawHills, drawSky } from "#demo/drawing/sky.ts";
import { HEIGHT, type Stage, WIDTH } from "#demo/drawing/stage.ts";
import { drawTractor } from "#demo/drawing/vehicles.ts";

const HORIZON = 430;

type Crop = readonly [top: string, root: string];

/** Winter wheat and mustard, monsoon paddy, summer stubble, green pulses. */
const SEASONS: readonly (readonly Crop[])[] = [
  [
    ["#8FB35C", "#6C9448"],
    ["#5E9250", "#47763F"],
    ["#C7B45A", "#A8943F"],
  ],
  [
    ["#A9B85A", "#7F9A45"],
    ["#D9BE5E", "#BE9D42"],
    ["#6F9C50", "#548240"],
  ],
  [
    ["#7FB06A", "#4F8A52"],
    ["#A4C46B", "#7EA350"],
    ["#5F9A5A", "#3F7A48"],
  ],
  [
    ["#D8C07A", "#B99A55"],
    ["#B7B062", "#948C45"],
    ["#E3CD8C", "#C7A965"],
  ],
];

/** Fields running to the hills, with a farmhouse, a path and what lives there. */
export function drawFarm(stage: Stage): void {
  const { seed, random } = stage;
  const pathX = random.between(430, 770);
  const isRight = pathX > 600;
  drawSky(stage, HORIZON);
  drawHills(stage, HORIZON);
  drawFields(stage, pathX, cycle(SEASONS, seed));
  drawPath(stage, pathX);
  drawPond(stage, isRight ? 230 : 920);
  drawFarmhouse(stage, isRight ? pathX + 160 : pathX - 320);
  drawFence(stage, pathX);
  drawTree(
    stage,
    isRight ? 180 : 1020,
    800,
    2.35,
    cycle(["gulmohar", "round", "amaltas"] as const, seed),
  );
  drawPerson(stage, pathX + 40, 720, { height: 96, dress: "saree", color: "#B0413E" });
  drawPerson(stage, pathX + 78, 716, { height: 100, dress: "kurta", color: "#F0E6D6" });
  if (seed % 3 === 2) drawTractor(stage, pathX + 190, 690, 1.3);
  else drawCow(stage, pathX + 220, 690);
  drawGrass(stage, 800, 895, 90, (x, y) => {
    const share = (y - HORIZON - 10) / (HEIGHT - HORIZON - 10);
    return x > pathX - 13 - 55 * share && x < pathX + 13 + 185 * share;
  });
}

function drawFields(stage: Stage, pathX: number, crops: readonly Crop[]): void {
  const { canvas, palette, seed } = stage;
  const edges = [HORIZON, HORIZON + 56, HORIZON + 130, HORIZON + 250, HEIGHT + 40];
  for (const band of range(edges.length - 1)) {
    const top = edges[band] ?? 0;
    const bottom = edges[band + 1] ?? 0;
    const [light, root] = cycle(crops, band + seed);
    const haze = Math.max(0, 0.28 - band * 0.1);
    const paint = canvas.gradient([
      [0, mix(stage.sunlit(light), palette.sky.horizon, haze)],
      [1, stage.sunlit(root)],
    ]);
    canvas.rect(0, top, WIDTH, bottom - top, paint);
    const isLeafy = band % 2 === 1;
    const furrow = isLeafy ? palette.leaf.middle : mix(stage.sunlit(root), palette.shade, 0.2);
    canvas.polygons(furrows(pathX, top, bottom), furrow, isLeafy ? 0.34 : 0.3);
    canvas.rect(0, bottom - 4, WIDTH, 5 + band * 2, stage.shaded("#8A6A44", 0.3), 0.7);
  }
  drawTreeLine(stage, HORIZON + 12, [0.16, 0.28], ["round"], 0.35);
}

/** Rows that meet at the far end of the path. */
function furrows(pathX: number, top: number, bottom: number): Point[][] {
  const near = bottom - HORIZON + 6;
  const far = top - HORIZON + 6;
  return range(69)
    .map((index) => index - 34)
    .map((row): Point[] => [
      [pathX + row * far * 1.15 - far * 0.16, top],
      [pathX + row * far * 1.15 + far * 0.16, top],
      [pathX + row * near * 1.15 + near * 0.16, bottom],
      [pathX + row * near * 1.15 - near * 0.16, bottom],
    ])
    .filter((points) => points.some(([x]) => x > -80 && x < WIDTH + 80));
}

function drawPath({ canvas, sunlit }: Stage, x: number): void {
  canvas.polygon(
    [
      [x - 5, HORIZON + 10],
      [x + 5, HORIZON + 10],
      [x + 190, HEIGHT],
      [x - 60, HEIGHT],
    ],
    sunlit("#D2B083"),
  );
  canvas.polygon(
    [
      [x, HORIZON + 10],
      [x + 2, HORIZON + 10],
      [x + 84, HEIGHT],
      [x + 50, HEIGHT],
    ],
    sunlit("#B8C077"),
    0.6,
  );
}

function drawPond(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  canvas.ellipse(x, HORIZON + 186, 150, 20, stage.shaded("#8A6A44", 0.3));
  canvas.ellipse(x, HORIZON + 184, 142, 17, mix(palette.sky.middle, palette.sky.zenith, 0.4));
  canvas.ellipse(x - 30, HORIZON + 181, 60, 5, "#FFFFFF", 0.35);
}

function drawFarmhouse(stage: Stage, x: number): void {
  const { canvas, palette, isNight, seed } = stage;
  const y = HORIZON + 104;
  const roof = canvas.gradient([
    [0, stage.sunlit("#C4653C")],
    [1, stage.sunlit("#96452A")],
  ]);
  canvas.place(x, y, 1, () => {
    canvas.ellipse(90, 2, 150, 10, palette.shade, 0.25);
    canvas.rect(0, -52, 130, 52, stage.sunlit(cycle(["#F0E0C2", "#E8C9A6", "#DCE6DA"], seed)));
    canvas.rect(96, -52, 34, 52, palette.shade, 0.16);
    canvas.rect(22, -36, 22, 36, stage.sunlit("#7A3E22"));
    canvas.rect(62, -38, 22, 18, isNight ? palette.lamp : palette.glass.deep);
    canvas.path("M-16-48L18-88H112L148-48z", roof);
    const tiles = range(10).map(
      (tile) =>
        [
          [-1 + tile * 15, -48],
          [26.6 + tile * 8.6, -88],
        ] as const,
    );
    canvas.lines(tiles, palette.shade, 1.2, 0.25);
    canvas.rect(150, -70, 16, 70, stage.sunlit("#CFCBBE"));
    canvas.roundRect([132, -92, 52, 22], 4, stage.shaded("#3F4A46", 0.2));
  });
  drawTree(stage, x - 50, y + 6, 0.72, "round");
  drawTree(stage, x + 220, y + 4, 0.6, "palm");
  drawTree(stage, x + 250, y + 6, 0.5, cycle(["palm", "banana"] as const, seed));
}

function drawFence(stage: Stage, pathX: number): void {
  const { canvas } = stage;
  const posts = range(9).map((index) => {
    const share = index / 8;
    const near = share * share;
    return {
      x: pathX - 40 - near * pathX * 0.8,
      y: HORIZON + 150 + near * 300,
      height: 16 + share * 58,
      width: 3 + share * 6,
    };
  });
  const wood = stage.shaded("#8A6A44", 0.4);
  for (const post of posts)
    canvas.rect(post.x, post.y - post.height, post.width, post.height, wood);
  const wires = posts.slice(1).flatMap((post, index) => {
    const last = posts[index] ?? post;
    return [0.8, 0.45].map(
      (share) =>
        [
          [last.x, last.y - last.height * share],
          [post.x, post.y - post.height * share],
        ] as const,
    );
  });
  canvas.lines(wires, stage.shaded("#5A5850", 0.3), 1.6, 0.7);
}

function drawCow(stage: Stage, x: number, y: number): void {
  const { canvas, palette, sunlit } = stage;
  canvas.place(x, y, 1, () => {
    canvas.ellipse(40, 2, 60, 7, palette.shade, 0.3);
    canvas.path(
      "M0-44q40-18 78-2q14-10 26-4q-2 14-14 18q2 10-4 14v20h-9v-18h-54v18h-10v-24q-10-8-13-22z",
      sunlit("#F1EADB"),
    );
    canvas.ellipse(112, -40, 12, 8, sunlit("#E6DCC8"));
    canvas.ellipse(121, -37, 5, 4.5, sunlit("#C9A890"));
    canvas.line([106, -47], [103, -55], stage.shaded("#6A5A48"), 2.5);
    canvas.line([2, -40], [-6, -18], sunlit("#D9CDB6"), 2.5);
    canvas.path("M28-48q14-4 22 4q-4 12-16 10q-10-4-6-14z", sunlit("#B98A66"), 0.8);
  });
}
