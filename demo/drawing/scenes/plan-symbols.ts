import type { Canvas } from "#demo/drawing/canvas.ts";
import { lighten } from "#demo/drawing/color.ts";
import { range } from "#demo/drawing/random.ts";

/** Furniture is drawn with its back edge on the x axis and its middle at the origin, then turned. */
export type Fixture = {
  kind: "bed" | "wardrobe" | "toilet" | "basin" | "counter" | "sofa" | "table" | "plant";
  x: number;
  y: number;
  turn: number;
};
/** A doorway along the x axis from its hinge, opening downwards, then turned. */
export type Door = { x: number; y: number; size: number; turn: number };
export type Opening = { x: number; y: number; length: number; turn: 0 | 90 };

const LINE = "#5E5A52";
const PAPER = "#FBFAF6";
const WOOD = "#D9BE95";
const LINEN = "#FFFDF8";
const WATER = "#8FB7C4";

const SYMBOLS: Record<Fixture["kind"], (canvas: Canvas, fabric: string) => void> = {
  bed: drawBed,
  wardrobe: drawWardrobe,
  toilet: drawToilet,
  basin: drawBasin,
  counter: drawCounter,
  sofa: drawSofa,
  table: drawTable,
  plant: drawPlant,
};

export function drawFixture(canvas: Canvas, { kind, x, y, turn }: Fixture, fabric: string): void {
  canvas.turned(x, y, turn, () => SYMBOLS[kind](canvas, fabric));
}

export function drawDoor(canvas: Canvas, { x, y, size, turn }: Door): void {
  canvas.turned(x, y, turn, () => {
    canvas.rect(0, -7, size, 14, PAPER);
    canvas.path(`M0 0V${size}A${size} ${size} 0 0 0 ${size} 0z`, PAPER, 0.7);
    canvas.stroke(`M${size} 0A${size} ${size} 0 0 1 0 ${size}`, LINE, 2);
    canvas.rect(-2, 0, 5, size, LINE);
  });
}

export function drawWindow(canvas: Canvas, { x, y, length, turn }: Opening): void {
  canvas.turned(x, y, turn, () => {
    canvas.rect(0, -5.5, length, 11, LINEN);
    canvas.rect(0, -5.5, length, 3, WATER);
    canvas.rect(0, 2.5, length, 3, WATER);
  });
}

function drawBed(canvas: Canvas, fabric: string): void {
  outlined(canvas, [-62, 0, 124, 142], 6, LINEN);
  canvas.roundRect([-62, 50, 124, 92], 6, lighten(fabric, 0.72));
  canvas.roundRect([-62, 50, 124, 16], 3, fabric, 0.55);
  for (const x of [-54, 6]) outlined(canvas, [x, 10, 48, 30], 8, LINEN);
  for (const x of [-94, 68]) outlined(canvas, [x, 2, 26, 26], 3, WOOD);
}

function drawWardrobe(canvas: Canvas): void {
  outlined(canvas, [-48, -34, 96, 34], 2, WOOD);
  canvas.stroke("M0-34V0M-40-17h80", LINE, 1.6, 0.7);
}

function drawToilet(canvas: Canvas): void {
  outlined(canvas, [-18, 0, 36, 14], 3, LINEN);
  canvas.ellipse(0, 30, 15, 19, LINE);
  canvas.ellipse(0, 30, 13, 17, LINEN);
  canvas.ellipse(0, 31, 8, 11, "#E4EDE9");
}

function drawBasin(canvas: Canvas): void {
  outlined(canvas, [-24, 0, 48, 30], 4, WOOD);
  canvas.ellipse(0, 16, 17, 10, LINEN);
  canvas.circle(0, 8, 2.4, LINE);
}

function drawCounter(canvas: Canvas): void {
  outlined(canvas, [0, 0, 176, 40], 2, "#EFE6D6");
  outlined(canvas, [16, 6, 52, 28], 3, "#3E4A50");
  canvas.discs(
    [
      [31, 20, 7],
      [53, 20, 7],
    ],
    "#FBF3E2",
  );
  outlined(canvas, [112, 7, 48, 26], 5, "#DCE8EA");
  canvas.circle(136, 10, 2.6, LINE);
}

function drawSofa(canvas: Canvas, fabric: string): void {
  outlined(canvas, [-88, 0, 176, 60], 10, lighten(fabric, 0.8));
  canvas.roundRect([-84, 2, 168, 18], 8, fabric, 0.6);
  canvas.roundRect([-88, 4, 18, 54], 8, fabric, 0.6);
  canvas.roundRect([70, 4, 18, 54], 8, fabric, 0.6);
  canvas.stroke("M0 20v38", LINE, 1.6, 0.6);
  outlined(canvas, [-46, 84, 92, 40], 8, WOOD);
}

function drawTable(canvas: Canvas): void {
  for (const x of [-40, 0, 40]) {
    outlined(canvas, [x - 14, -56, 28, 24], 6, "#EAD7B6");
    outlined(canvas, [x - 14, 32, 28, 24], 6, "#EAD7B6");
  }
  outlined(canvas, [-66, -36, 132, 72], 8, WOOD);
  canvas.circle(0, 0, 10, "#B9CFA4");
}

function drawPlant(canvas: Canvas): void {
  const leaves = range(8).map((index) => {
    const angle = (index / 8) * Math.PI * 2;
    return [Math.cos(angle) * 11, Math.sin(angle) * 11, 8] as const;
  });
  canvas.discs(leaves, "#6E9A62");
  canvas.circle(0, 0, 9, "#8FB57C");
}

function outlined(
  canvas: Canvas,
  frame: readonly [number, number, number, number],
  radius: number,
  fill: string,
): void {
  const [x, y, width, height] = frame;
  canvas.roundRect(frame, radius, LINE);
  canvas.roundRect([x + 2, y + 2, width - 4, height - 4], Math.max(0, radius - 1.5), fill);
}
