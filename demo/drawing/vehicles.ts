import { mix } from "./color.ts";
import { CLOTHS } from "./palette.ts";
import { range } from "./random.ts";
import type { Stage } from "./stage.ts";

const CAR_COLORS = ["#F4F0E6", "#A8472A", "#3E5C6A", "#D9D3C4", "#2E4A44", "#C98B3B"] as const;

/** All vehicles face right and stand with the left end of their wheelbase line at (x, y). */
export function drawCar(stage: Stage, x: number, y: number, scale: number): void {
  const { canvas, palette } = stage;
  const color = stage.sunlit(stage.random.pick(CAR_COLORS));
  canvas.place(x, y, scale, () => {
    canvas.ellipse(68, 2, 84, 8, palette.shade, 0.4);
    canvas.path("M0-8v-16q2-8 16-9l20-19q5-4 14-4h36q8 0 14 6l16 16q20 2 22 10v16z", color);
    canvas.path("M24-33l14-14q3-3 9-3h17v17zM69-50h16q6 0 10 4l13 13h-39z", glassTone(stage));
    canvas.rect(0, -20, 138, 5, palette.shade, 0.12);
    drawWheels(stage, [28, 108], 12);
    drawHeadlight(stage, 136, -22);
  });
}

export function drawScooter(stage: Stage, x: number, y: number, scale: number): void {
  const { canvas, palette } = stage;
  const color = stage.sunlit(stage.random.pick(CLOTHS));
  canvas.place(x, y, scale, () => {
    canvas.ellipse(30, 1, 40, 5, palette.shade, 0.35);
    drawWheels(stage, [8, 54], 10);
    canvas.path("M-2-20q4-16 24-14l4 16h14l6-34h6l4 36h-8l-2 6h-32q-2-12-18-10z", color);
    canvas.rect(1, -35, 26, 5, palette.ink);
    canvas.line([46, -52], [38, -56], palette.ink, 3);
  });
}

/** The three-wheeler of every Indian street: green below, yellow hood above. */
export function drawRickshaw(stage: Stage, x: number, y: number, scale: number): void {
  const { canvas, palette } = stage;
  canvas.place(x, y, scale, () => {
    canvas.ellipse(52, 2, 66, 7, palette.shade, 0.4);
    canvas.path("M2-10v-52q0-18 18-18h46q14 0 20 14l16 38q2 10-2 18z", palette.ink, 0.55);
    canvas.path("M-2-58q2-28 24-28h44q14 0 22 20l4 10h-94z", stage.sunlit("#F2B53A"));
    canvas.path("M-2-58h94l2 5h-96z", palette.shade, 0.25);
    canvas.path("M0-34h34v-8h22v8h18l20-2q10 4 10 14v12h-104z", stage.sunlit("#1F7A4D"));
    canvas.path("M76-56l16 20h-16z", glassTone(stage));
    canvas.rect(0, -22, 104, 4, stage.sunlit("#F2B53A"), 0.8);
    drawWheels(stage, [18, 90], 10);
    drawHeadlight(stage, 103, -26);
  });
}

export function drawTruck(stage: Stage, x: number, y: number, body: string, scale = 1): void {
  const { canvas, palette } = stage;
  const paint = canvas.gradient([
    [0, stage.sunlit(body)],
    [1, stage.shaded(body, 0.5)],
  ]);
  canvas.place(x, y, scale, () => {
    canvas.ellipse(150, 4, 210, 14, palette.shade, 0.35);
    canvas.roundRect([0, -128, 230, 104], 4, paint);
    const ribs = range(11).map((rib) => `M${(rib + 1) * 19}-124h3v96h-3z`);
    canvas.path(ribs.join(""), palette.shade, 0.18);
    canvas.rect(0, -128, 230, 12, "#FFFFFF", 0.16);
    canvas.path("M236-14v-88q0-8 8-8h36q8 0 12 8l16 36q20 4 20 16v36z", stage.sunlit("#F2B64C"));
    canvas.path("M262-98h20l18 34h-38z", glassTone(stage));
    canvas.rect(-4, -26, 336, 12, stage.shaded("#4A4A48", 0.5));
    drawWheels(stage, [34, 76, 194, 286], 20);
    drawHeadlight(stage, 326, -34);
  });
}

export function drawTractor(stage: Stage, x: number, y: number, scale: number): void {
  const { canvas, palette } = stage;
  canvas.place(x, y, scale, () => {
    canvas.ellipse(52, 2, 74, 7, palette.shade, 0.32);
    canvas.path("M44-52h52q8 0 8 8v22h-60z", stage.sunlit("#B0413E"));
    canvas.path("M14-44h34v-38h-30zM12-84h44v-5h-44z", stage.shaded("#8E332F", 0.4));
    canvas.path("M22-78h20v24h-22z", glassTone(stage));
    canvas.rect(84, -74, 5, 24, palette.ink);
    drawWheels(stage, [22], 28);
    drawWheels(stage, [92], 16);
  });
}

function drawWheels(stage: Stage, centers: readonly number[], radius: number): void {
  const { canvas, palette } = stage;
  const lift = radius * 0.66;
  canvas.discs(
    centers.map((center) => [center, -lift, radius] as const),
    palette.ink,
  );
  canvas.discs(
    centers.map((center) => [center, -lift, radius * 0.45] as const),
    stage.shaded("#CFCBC0", 0.4),
  );
}

function drawHeadlight({ canvas, palette, isNight }: Stage, x: number, y: number): void {
  if (!isNight) return;
  canvas.circle(x, y, 4, palette.lamp);
  canvas.path(`M${x + 2} ${y - 2}l120 12v14l-120-18z`, palette.lamp, 0.22);
}

function glassTone({ palette }: Stage): string {
  return mix(palette.glass.deep, palette.glass.pale, 0.45);
}
