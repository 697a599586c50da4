import { cycle, range } from "#demo/drawing/random.ts";
import { HEIGHT, type Stage, WIDTH } from "#demo/drawing/stage.ts";
import {
  type Door,
  drawDoor,
  drawFixture,
  drawWindow,
  type Fixture,
  type Opening,
} from "./plan-symbols.ts";

const PAPER = "#FBFAF6";
const INK = "#1C1B18";
const FLOORS = {
  bed: "#F3EADA",
  bath: "#E4EDE9",
  living: "#FBF3E2",
  kitchen: "#EAF0E6",
  balcony: "#DFE9DA",
} as const;

type Room = { use: keyof typeof FLOORS; x: number; y: number; width: number; height: number };
type Plan = {
  rooms: readonly Room[];
  fixtures: readonly Fixture[];
  doors: readonly Door[];
  windows: readonly Opening[];
};

/** Three bedrooms around a long living room. */
const LARGE: Plan = {
  rooms: [
    { use: "living", x: 200, y: 360, width: 460, height: 330 },
    { use: "bed", x: 200, y: 110, width: 290, height: 250 },
    { use: "bath", x: 490, y: 110, width: 170, height: 150 },
    { use: "bed", x: 660, y: 110, width: 330, height: 250 },
    { use: "living", x: 490, y: 260, width: 170, height: 140 },
    { use: "kitchen", x: 660, y: 360, width: 200, height: 190 },
    { use: "bath", x: 860, y: 360, width: 130, height: 190 },
    { use: "bed", x: 660, y: 550, width: 330, height: 230 },
    { use: "balcony", x: 200, y: 690, width: 460, height: 90 },
  ],
  fixtures: [
    { kind: "bed", x: 350, y: 124, turn: 0 },
    { kind: "wardrobe", x: 207, y: 250, turn: 90 },
    { kind: "bed", x: 780, y: 128, turn: 0 },
    { kind: "wardrobe", x: 983, y: 290, turn: -90 },
    { kind: "bed", x: 982, y: 664, turn: 90 },
    { kind: "wardrobe", x: 730, y: 773, turn: 0 },
    { kind: "toilet", x: 540, y: 124, turn: 0 },
    { kind: "basin", x: 628, y: 124, turn: 0 },
    { kind: "toilet", x: 974, y: 400, turn: 90 },
    { kind: "basin", x: 974, y: 490, turn: 90 },
    { kind: "counter", x: 670, y: 372, turn: 0 },
    { kind: "sofa", x: 210, y: 574, turn: -90 },
    { kind: "table", x: 560, y: 560, turn: 0 },
    { kind: "plant", x: 240, y: 735, turn: 0 },
    { kind: "plant", x: 620, y: 735, turn: 0 },
  ],
  doors: [
    { x: 410, y: 360, size: 66, turn: 0 },
    { x: 560, y: 260, size: 60, turn: 0 },
    { x: 660, y: 350, size: 64, turn: -90 },
    { x: 660, y: 530, size: 66, turn: -90 },
    { x: 660, y: 660, size: 66, turn: -90 },
    { x: 860, y: 540, size: 56, turn: -90 },
    { x: 200, y: 456, size: 76, turn: -90 },
  ],
  windows: [
    { x: 270, y: 110, length: 150, turn: 0 },
    { x: 750, y: 110, length: 160, turn: 0 },
    { x: 540, y: 110, length: 60, turn: 0 },
    { x: 300, y: 690, length: 250, turn: 0 },
    { x: 990, y: 610, length: 110, turn: 90 },
    { x: 990, y: 420, length: 60, turn: 90 },
  ],
};

/** Two bedrooms on one side, living and kitchen on the other. */
const MEDIUM: Plan = {
  rooms: [
    { use: "living", x: 250, y: 120, width: 380, height: 420 },
    { use: "kitchen", x: 250, y: 540, width: 240, height: 220 },
    { use: "bath", x: 490, y: 600, width: 140, height: 160 },
    { use: "bed", x: 630, y: 120, width: 320, height: 300 },
    { use: "bath", x: 780, y: 420, width: 170, height: 120 },
    { use: "bed", x: 630, y: 540, width: 320, height: 220 },
    { use: "living", x: 490, y: 420, width: 290, height: 180 },
    { use: "balcony", x: 330, y: 40, width: 220, height: 80 },
  ],
  fixtures: [
    { kind: "bed", x: 800, y: 138, turn: 0 },
    { kind: "wardrobe", x: 943, y: 350, turn: -90 },
    { kind: "bed", x: 942, y: 652, turn: 90 },
    { kind: "wardrobe", x: 690, y: 753, turn: 0 },
    { kind: "sofa", x: 272, y: 250, turn: -90 },
    { kind: "table", x: 460, y: 420, turn: 0 },
    { kind: "counter", x: 262, y: 746, turn: -90 },
    { kind: "toilet", x: 530, y: 744, turn: 180 },
    { kind: "basin", x: 600, y: 744, turn: 180 },
    { kind: "toilet", x: 934, y: 460, turn: 90 },
    { kind: "basin", x: 850, y: 434, turn: 0 },
    { kind: "plant", x: 364, y: 80, turn: 0 },
    { kind: "plant", x: 516, y: 80, turn: 0 },
  ],
  doors: [
    { x: 250, y: 500, size: 80, turn: -90 },
    { x: 410, y: 540, size: 64, turn: 0 },
    { x: 640, y: 420, size: 66, turn: 0 },
    { x: 680, y: 540, size: 66, turn: 0 },
    { x: 550, y: 600, size: 56, turn: 0 },
    { x: 780, y: 530, size: 56, turn: -90 },
  ],
  windows: [
    { x: 360, y: 120, length: 160, turn: 0 },
    { x: 720, y: 120, length: 150, turn: 0 },
    { x: 950, y: 600, length: 110, turn: 90 },
    { x: 250, y: 600, length: 100, turn: 90 },
    { x: 250, y: 200, length: 120, turn: 90 },
  ],
};

/** One bedroom, everything close. */
const SMALL: Plan = {
  rooms: [
    { use: "living", x: 290, y: 180, width: 360, height: 360 },
    { use: "kitchen", x: 290, y: 540, width: 220, height: 180 },
    { use: "bath", x: 510, y: 540, width: 140, height: 180 },
    { use: "bed", x: 650, y: 300, width: 280, height: 420 },
    { use: "balcony", x: 650, y: 180, width: 280, height: 120 },
  ],
  fixtures: [
    { kind: "bed", x: 912, y: 460, turn: 90 },
    { kind: "wardrobe", x: 740, y: 704, turn: 0 },
    { kind: "sofa", x: 312, y: 300, turn: -90 },
    { kind: "table", x: 530, y: 420, turn: 0 },
    { kind: "counter", x: 302, y: 706, turn: -90 },
    { kind: "toilet", x: 550, y: 704, turn: 180 },
    { kind: "basin", x: 616, y: 704, turn: 180 },
    { kind: "plant", x: 690, y: 240, turn: 0 },
    { kind: "plant", x: 890, y: 240, turn: 0 },
  ],
  doors: [
    { x: 290, y: 500, size: 80, turn: -90 },
    { x: 420, y: 540, size: 64, turn: 0 },
    { x: 560, y: 540, size: 56, turn: 0 },
    { x: 650, y: 440, size: 66, turn: -90 },
  ],
  windows: [
    { x: 400, y: 180, length: 150, turn: 0 },
    { x: 720, y: 300, length: 150, turn: 0 },
    { x: 930, y: 560, length: 110, turn: 90 },
    { x: 290, y: 590, length: 80, turn: 90 },
  ],
};

const PLANS = [LARGE, MEDIUM, SMALL] as const;
const FABRICS = ["#0E5A4A", "#34507A", "#A8472A", "#7A3E63", "#C98B3B"] as const;

/** A plan on squared paper. Rooms are told apart by their furniture, so it needs no words. */
export function drawFloorPlan(stage: Stage): void {
  const { canvas } = stage;
  const plan = cycle(PLANS, stage.seed - 1);
  const fabric = cycle(FABRICS, Math.floor((stage.seed - 1) / PLANS.length));
  canvas.rect(0, 0, WIDTH, HEIGHT, PAPER);
  const upright = range(WIDTH / 40).map(
    (index) =>
      [
        [index * 40, 0],
        [index * 40, HEIGHT],
      ] as const,
  );
  const level = range(HEIGHT / 40 + 1).map(
    (index) =>
      [
        [0, index * 40],
        [WIDTH, index * 40],
      ] as const,
  );
  canvas.lines([...upright, ...level], "#E4E0D6", 1, 0.7);
  for (const { x, y, width, height } of plan.rooms) {
    canvas.rect(x - 5.5, y - 5.5, width + 11, height + 11, INK);
  }
  for (const { use, x, y, width, height } of plan.rooms) {
    canvas.rect(x + 5.5, y + 5.5, width - 11, height - 11, FLOORS[use]);
  }
  for (const window of plan.windows) drawWindow(canvas, window);
  for (const door of plan.doors) drawDoor(canvas, door);
  for (const fixture of plan.fixtures) drawFixture(canvas, fixture, fabric);
  drawCompass(stage);
}

function drawCompass({ canvas }: Stage): void {
  canvas.place(1090, 170, 1, () => {
    canvas.circle(0, 0, 46, "#E7F0EC");
    canvas.path("M0-38l13 40h-26z", "#0E5A4A");
    canvas.path("M0 38l13-36h-26z", "#B9CFC6");
    canvas.circle(0, 0, 4, PAPER);
  });
}
