import { type Disc, data } from "./canvas.ts";
import { mix } from "./color.ts";
import { FLOWERS } from "./palette.ts";
import { cycle, type Random, range } from "./random.ts";
import { type Stage, WIDTH } from "./stage.ts";

type Tree = "round" | "gulmohar" | "amaltas" | "ashoka" | "palm" | "banana";

type Leaves = { dark: string; middle: string; bright: string };

/** A tree with its foot at (x, y); `haze` fades it into the distance. */
export function drawTree(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  kind: Tree = "round",
  haze = 0,
): void {
  const { canvas, palette, isNight } = stage;
  const leaves = {
    dark: mix(palette.leaf.dark, palette.sky.horizon, haze),
    middle: mix(palette.leaf.middle, palette.sky.horizon, haze),
    bright: mix(palette.leaf.bright, palette.sky.horizon, haze),
  };
  canvas.place(x, y, scale, () => {
    canvas.ellipse(34, 2, 78, 11, palette.shade, isNight ? 0.4 : 0.22);
    if (kind === "palm") drawPalm(stage, leaves);
    else if (kind === "ashoka") drawAshoka(stage, leaves);
    else if (kind === "banana") drawBanana(stage, leaves);
    else drawBroadTree(stage, leaves, kind);
  });
}

/** A row of far trees along a line, from edge to edge. */
export function drawTreeLine(
  stage: Stage,
  y: number,
  size: readonly [number, number],
  kinds: readonly Tree[],
  haze: number,
): void {
  const random = stage.random.fork(`tree-line-${y}`);
  for (let x = -30; x < WIDTH + 30; x += random.between(50, 105)) {
    drawTree(stage, x, y, random.between(...size), random.pick(kinds), haze);
  }
}

export function drawBush(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  flower?: string,
): void {
  const { canvas, palette } = stage;
  const random = stage.random.fork(`bush-${Math.round(x)}-${Math.round(y)}`);
  const count = Math.max(3, Math.round(width / 26));
  const clumps = range(count).map((index) => ({
    x: x + (width * (index + 0.5)) / count + random.between(-5, 5),
    size: height * random.between(0.68, 1),
    isBright: random.chance(0.7),
  }));
  canvas.discs(
    clumps.map((clump): Disc => [clump.x, y - clump.size * 0.36, clump.size * 0.74]),
    palette.leaf.dark,
  );
  canvas.discs(
    clumps.map((clump): Disc => [clump.x - 3, y - clump.size * 0.5, clump.size * 0.54]),
    palette.leaf.middle,
  );
  const bright = clumps.filter((clump) => clump.isBright);
  canvas.discs(
    bright.map((clump): Disc => [clump.x - 7, y - clump.size * 0.7, clump.size * 0.24]),
    palette.leaf.bright,
    0.9,
  );
  if (flower) {
    const blooms = range(width / 5).map((): Disc => {
      const share = random.between(0.04, 0.96);
      const rise = Math.sin(Math.PI * share) * 0.35 + 0.65;
      return [x + width * share, y - random.between(0, height) * rise, random.between(2, 4.6)];
    });
    canvas.discs(blooms, stage.sunlit(flower), 0.95);
  }
}

/** A terracotta pot with something flowering in it. */
export function drawPot(stage: Stage, x: number, y: number, scale: number, flower?: string): void {
  const { canvas, palette } = stage;
  canvas.ellipse(x + 12 * scale, y + 2, 40 * scale, 7 * scale, palette.shade, 0.28);
  const clay = canvas.gradient(
    [
      [0, stage.sunlit("#C06A45")],
      [0.6, stage.sunlit("#B65C3A")],
      [1, stage.shaded("#A24E30", 0.7)],
    ],
    "across",
  );
  canvas.place(x, y, scale, () => {
    canvas.path("M-24-44h48l-8 44h-32z", clay);
    canvas.roundRect([-28, -52, 56, 11], 3, stage.sunlit("#C97350"));
    canvas.rect(-24, -41, 48, 4, palette.shade, 0.18);
  });
  drawBush(stage, x - 32 * scale, y - 50 * scale, 64 * scale, 34 * scale, flower);
}

/** Tufts between two lines of the ground; nearer ones are larger. */
export function drawGrass(
  stage: Stage,
  top: number,
  bottom: number,
  count: number,
  isBare: (x: number, y: number) => boolean = () => false,
): void {
  const { canvas, palette } = stage;
  const random = stage.random.fork("grass");
  const tufts = range(count)
    .map(() => [random.between(0, WIDTH), random.between(top, bottom)] as const)
    .filter(([x, y]) => !isBare(x, y))
    .map(([x, y]) => tuft(x, y, ((y - top) / (bottom - top)) * 14 + 5));
  const half = Math.ceil(tufts.length / 2);
  canvas.stroke(tufts.slice(0, half).join(""), palette.leaf.middle, 2, 0.7);
  canvas.stroke(tufts.slice(half).join(""), palette.leaf.bright, 2, 0.7);
}

/** A potted plant of long arching leaves, for indoors. */
export function drawLeafyPlant(stage: Stage, x: number, y: number, reach: number): void {
  const random = stage.random.fork("leafy-plant");
  const { dark, middle, bright } = stage.palette.leaf;
  for (const index of range(9)) {
    const angle = -1.4 + index * 0.35;
    const length = reach * random.between(0.66, 1);
    const tip = [Math.sin(angle) * length, -Math.cos(angle) * length] as const;
    const out = data`M${x} ${y}q${tip[0] * 0.4} ${-length * 0.8} ${tip[0]} ${tip[1]}`;
    const back = data`Q${x + tip[0] * 0.7 + 18} ${y - length * 0.5} ${x} ${y}z`;
    stage.canvas.path(out + back, cycle([dark, middle, bright], index));
  }
}

function drawPalm(stage: Stage, leaves: Leaves): void {
  const { canvas, random } = stage;
  const lean = random.between(-26, 26);
  const height = random.between(170, 230);
  const up = data`M-7 0Q${lean * 0.2} ${-height * 0.6} ${lean - 3} ${-height}`;
  canvas.path(up + data`h6Q${lean * 0.3 + 10} ${-height * 0.6} 8 0z`, stage.shaded("#9A7B5B", 0.6));
  for (const index of range(11)) {
    const angle = Math.PI * (index / 10) * 1.24 - 0.38;
    const length = random.between(74, 102);
    const tip = [
      lean - Math.cos(angle) * length,
      -height - Math.sin(angle) * length * 0.62 + length * 0.34,
    ] as const;
    const bend = [
      lean - Math.cos(angle) * length * 0.55,
      -height - Math.sin(angle) * length * 0.85 - 10,
    ] as const;
    const out = data`M${lean} ${-height}Q${bend[0]} ${bend[1] - 8} ${tip[0]} ${tip[1]}`;
    const back = data`Q${bend[0]} ${bend[1] + 20} ${lean} ${-height + 5}z`;
    canvas.path(out + back, cycle([leaves.dark, leaves.middle, leaves.bright], index));
  }
}

function drawAshoka(stage: Stage, leaves: Leaves): void {
  const { canvas } = stage;
  canvas.rect(-4, -30, 8, 30, stage.shaded("#7B5F48"));
  canvas.path("M0-250C44-170 40-60 12-18H-12C-40-60-44-170 0-250z", leaves.middle);
  canvas.path("M0-250C-44-170-40-60-12-18C2-90 2-160 0-250z", leaves.bright, 0.75);
  canvas.path("M0-250C44-170 40-60 12-18C22-90 18-160 0-250z", leaves.dark, 0.7);
}

function drawBanana(stage: Stage, leaves: Leaves): void {
  const { canvas, random } = stage;
  canvas.path("M-8 0Q-4-60-5-112h10Q6-60 9 0z", mix(leaves.bright, "#B9A06A", 0.4));
  for (const index of range(7)) {
    const angle = -1.25 + index * 0.42;
    const length = random.between(84, 122);
    const tip = [
      Math.sin(angle) * length,
      -106 - Math.cos(angle) * length * 0.8 + Math.abs(angle) * 34,
    ] as const;
    const out = data`M0-106Q${tip[0] * 0.3 - 16} ${-140 - length * 0.34} ${tip[0]} ${tip[1]}`;
    const back = data`Q${tip[0] * 0.6 + 16} ${-110 - length * 0.2} 0-106z`;
    canvas.path(out + back, cycle([leaves.middle, leaves.bright, leaves.dark], index));
  }
}

function drawBroadTree(stage: Stage, leaves: Leaves, kind: "round" | "gulmohar" | "amaltas"): void {
  const { canvas, random } = stage;
  canvas.path(
    "M-8 0C-3-50-22-84-34-104L-24-108Q-6-84 0-76Q14-96 30-112L36-104C14-76 7-46 10 0z",
    stage.shaded("#7B5F48", 0.9),
  );
  const clumps = range(9).map((index): Disc => {
    const angle = (index / 9) * Math.PI * 2;
    const x = Math.cos(angle) * random.between(42, 62);
    return [x, -140 + Math.sin(angle) * random.between(26, 42), random.between(30, 44)];
  });
  clumps.push([0, -145, 56]);
  canvas.discs(
    clumps.map(([x, y, radius]): Disc => [x + 5, y + 9, radius]),
    leaves.dark,
  );
  canvas.discs(
    clumps.map(([x, y, radius]): Disc => [x - 5, y - 5, radius * 0.86]),
    leaves.middle,
  );
  const sunny = clumps.filter(([x, y]) => y < -132 || x < 0);
  canvas.discs(
    sunny.map(([x, y, radius]): Disc => [x - 14, y - 15, radius * 0.48]),
    leaves.bright,
    0.85,
  );
  if (kind !== "round")
    drawBlossom(stage, random, kind === "gulmohar" ? FLOWERS.red : FLOWERS.gold);
}

function drawBlossom(stage: Stage, random: Random, flower: string): void {
  const color = stage.sunlit(flower);
  const tones = [color, mix(color, "#FFE2A8", 0.4), mix(color, stage.palette.shade, 0.22)];
  for (const tone of tones) {
    const petals = range(46).map((): Disc => {
      const angle = random.between(3.3, 6.1);
      const reach = Math.sqrt(random.between(0.12, 1));
      return [
        -6 + Math.cos(angle) * reach * 88,
        -134 + Math.sin(angle) * reach * 66,
        random.between(2, 5.6),
      ];
    });
    stage.canvas.discs(petals, tone, 0.92);
  }
}

function tuft(x: number, y: number, size: number): string {
  const left = data`M${x} ${y}q${-size * 0.3} ${-size * 0.6} ${-size * 0.6} ${-size}`;
  const middle = data`M${x} ${y}v${-size * 1.1}`;
  return left + middle + data`M${x} ${y}q${size * 0.3} ${-size * 0.6} ${size * 0.6} ${-size}`;
}
