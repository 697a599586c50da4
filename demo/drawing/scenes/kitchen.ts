import { type Disc, data } from "#demo/drawing/canvas.ts";
import { lighten, mix } from "#demo/drawing/color.ts";
import { drawBush, drawLeafyPlant } from "#demo/drawing/plants.ts";
import { cycle, range } from "#demo/drawing/random.ts";
import { type Stage, WIDTH } from "#demo/drawing/stage.ts";
import { drawOutlook, drawPendant, type Scheme, schemeOf } from "./room.ts";

const COUNTER = 520;
const FLOOR = 760;

/** A kitchen along one wall: hob and chimney, sink under the window, a tall unit. */
export function drawKitchen(stage: Stage): void {
  const scheme = schemeOf(stage);
  drawShell(stage, scheme);
  drawWindow(stage);
  drawWallUnits(stage, scheme);
  drawChimney(stage);
  drawBaseUnits(stage, scheme);
  drawWorktop(stage);
  drawTallUnit(stage, scheme);
  drawThings(stage, scheme);
  for (const x of [330, 560]) drawPendant(stage, x, 74, scheme.cushions[0]);
}

function drawShell(stage: Stage, { wall, tile }: Scheme): void {
  const { canvas, palette } = stage;
  const color = stage.sunlit(wall);
  canvas.rect(
    0,
    0,
    WIDTH,
    FLOOR,
    canvas.gradient([
      [0, lighten(color, 0.4)],
      [1, color],
    ]),
  );
  canvas.rect(0, 330, WIDTH, COUNTER - 330, stage.sunlit(lighten(tile, 0.35)));
  const tiles = range(40).flatMap((column) =>
    range(4).map((row) => data`M${column * 32 + (row % 2) * 16 - 16} ${338 + row * 46}h30v42h-30z`),
  );
  canvas.path(tiles.join(""), stage.sunlit(tile), 0.75);
  canvas.rect(
    0,
    FLOOR,
    WIDTH,
    140,
    canvas.gradient([
      [0, stage.sunlit("#E5D8C2")],
      [1, stage.sunlit("#CDBB9C")],
    ]),
  );
  const joints = range(14).map(
    (index) =>
      [
        [-100 + index * 108, FLOOR],
        [-460 + index * 164, 900],
      ] as const,
  );
  canvas.lines(
    [
      ...joints,
      [
        [0, 806],
        [WIDTH, 806],
      ],
    ],
    palette.shade,
    2,
    0.14,
  );
}

function drawWindow(stage: Stage): void {
  const { canvas, isNight } = stage;
  canvas.rect(408, 120, 304, 350, stage.sunlit("#FBF7EE"));
  drawOutlook(stage, { x: 422, y: 134, width: 276, height: 322 });
  canvas.rect(556, 134, 8, 322, stage.sunlit("#FBF7EE"));
  canvas.rect(422, 250, 276, 6, stage.sunlit("#FBF7EE"));
  canvas.rect(396, 466, 328, 12, stage.sunlit("#F4EBD9"));
  if (!isNight)
    canvas.polygon(
      [
        [422, 530],
        [698, 530],
        [820, 900],
        [420, 900],
      ],
      "#FFF3CF",
      0.16,
    );
}

function drawWallUnits(stage: Stage, { main, wood, cushions }: Scheme): void {
  const { canvas, palette, random } = stage;
  canvas.rect(40, 120, 344, 190, stage.sunlit(lighten(main, 0.12)));
  canvas.rect(40, 310, 344, 10, palette.shade, 0.3);
  for (const x of [46, 160, 274])
    drawDoorFront(stage, [x, 126, 104, 178], lighten(main, 0.2), "low");
  canvas.path("M744 210h120v8h-120zM744 316h120v8h-120z", stage.shaded(wood, 0.2));
  for (const [index, y] of [210, 316].entries()) {
    for (const place of range(3)) {
      const tall = random.between(34, 58);
      const color = cycle(
        [...cushions, "#C7CCCB", "#B8733A"],
        index * 3 + place + random.integer(0, 1),
      );
      canvas.roundRect([752 + place * 38, y - tall, 30, tall], 5, stage.sunlit(color));
      canvas.roundRect([754 + place * 38, y - tall - 7, 26, 9], 3, stage.shaded(wood, 0.2));
    }
  }
}

function drawChimney(stage: Stage): void {
  const { canvas, palette } = stage;
  const steel = canvas.gradient(
    [
      [0, stage.sunlit("#E6E6E2")],
      [0.5, stage.sunlit("#C2C4C2")],
      [1, stage.shaded("#A8ABAA", 0.5)],
    ],
    "across",
  );
  canvas.path("M110 330h204l-30 54H140z", steel);
  canvas.rect(110, 322, 204, 10, stage.shaded("#8A8D8C", 0.3));
  canvas.ellipse(212, 386, 60, 5, lighten(palette.lamp, 0.3), 0.9);
  canvas.polygon(
    [
      [150, 388],
      [274, 388],
      [310, COUNTER],
      [114, COUNTER],
    ],
    palette.lamp,
    0.16,
  );
}

function drawBaseUnits(stage: Stage, { main }: Scheme): void {
  const { canvas, palette } = stage;
  canvas.rect(0, COUNTER + 22, 880, FLOOR - COUNTER - 44, stage.sunlit(main));
  canvas.rect(0, FLOOR - 24, 880, 26, stage.shaded("#4A4038", 0.6));
  for (const x of [8, 316, 442, 568, 694])
    drawDoorFront(stage, [x, COUNTER + 34, 118, 190], main, "high");
  for (const row of range(3))
    drawDoorFront(stage, [134, COUNTER + 34 + row * 65, 174, 58], main, "middle");
  canvas.rect(0, COUNTER + 22, 880, 12, palette.shade, 0.3);
}

function drawWorktop(stage: Stage): void {
  const { canvas, palette } = stage;
  canvas.rect(0, COUNTER, 884, 24, stage.sunlit("#F3EDE2"));
  canvas.rect(0, COUNTER, 884, 7, stage.sunlit("#FFFDF8"));
  canvas.roundRect([120, COUNTER - 10, 196, 12], 4, palette.ink);
  canvas.path("M478 520h164v6h-164z", stage.shaded("#8A8D8C", 0.3));
  canvas.stroke("M560 518v-66q0-22 22-22t22 22v8", stage.sunlit("#B9BCBA"), 8);
}

/** Refrigerator and oven in one tall run. */
function drawTallUnit(stage: Stage, { main, wood }: Scheme): void {
  const { canvas, palette } = stage;
  canvas.rect(884, 70, 316, FLOOR - 48, stage.sunlit(lighten(wood, 0.15)));
  canvas.rect(876, 70, 8, FLOOR - 50, palette.shade, 0.18);
  const steel = canvas.gradient(
    [
      [0, stage.sunlit("#DADDDB")],
      [0.4, stage.sunlit("#F0F1EE")],
      [1, stage.shaded("#B4B8B6", 0.3)],
    ],
    "across",
  );
  canvas.roundRect([900, 240, 170, 510], 8, steel);
  canvas.roundRect([900, 90, 170, 140], 4, stage.sunlit(lighten(wood, 0.26)));
  canvas.rect(900, 420, 170, 4, palette.shade, 0.3);
  for (const y of [330, 440]) canvas.roundRect([912, y, 8, 76], 4, stage.shaded("#8A8D8C", 0.3));
  canvas.roundRect([1086, 90, 130, 190], 4, stage.sunlit(lighten(wood, 0.26)));
  canvas.roundRect([1086, 296, 130, 150], 8, stage.shaded("#3A3D3E", 0.4));
  canvas.roundRect([1098, 330, 130, 100], 6, mix(palette.lamp, "#5A3A20", 0.55));
  canvas.roundRect([1098, 308, 130, 8], 4, stage.sunlit("#C2C4C2"));
  canvas.roundRect([1086, 462, 130, 288], 4, stage.sunlit(main));
}

function drawThings(stage: Stage, { cushions, rug }: Scheme): void {
  const { canvas, palette } = stage;
  canvas.place(172, COUNTER - 10, 1, () => {
    canvas.path("M-34-40h68l-6 40h-56z", stage.sunlit("#C7CCCB"));
    canvas.rect(-40, -44, 80, 7, stage.sunlit("#E0E3E1"));
    canvas.rect(-30, -34, 8, 28, "#FFFFFF", 0.5);
    canvas.path("M-36-44q36-22 72 0z", stage.sunlit("#B8733A"));
  });
  canvas.path("M236 478q26-6 52 0l-6 32h-40z", stage.sunlit(rug));
  const fruit: Disc[] = [
    [786, 500, 14],
    [808, 498, 14],
    [830, 501, 14],
    [797, 484, 13],
    [819, 483, 13],
  ];
  canvas.discs(
    fruit.filter((_, index) => index % 2 === 0),
    stage.sunlit("#E0742E"),
  );
  canvas.discs(
    fruit.filter((_, index) => index % 2 === 1),
    stage.sunlit("#E8B93A"),
  );
  canvas.path("M758 502h100q-6 18-30 18h-40q-24 0-30-18z", stage.sunlit(cushions[1]));
  canvas.roundRect([360, 462, 44, 58], 6, stage.sunlit("#F6EAD2"));
  canvas.path("M370 432h4v32h-4zM384 426h4v38h-4z", stage.shaded("#8A5A36", 0.3));
  drawBush(stage, 430, 466, 54, 24);
  canvas.path("M438 446h38l-5 22h-28z", stage.sunlit("#C97350"));
  canvas.polygon(
    [
      [250, 812],
      [760, 812],
      [820, 872],
      [190, 872],
    ],
    stage.sunlit(rug),
    0.75,
  );
  canvas.polygon(
    [
      [268, 818],
      [742, 818],
      [790, 865],
      [222, 865],
    ],
    stage.sunlit("#EAD7B6"),
  );
  canvas.ellipse(1140, 874, 70, 9, palette.shade, 0.2);
  canvas.path("M1100 872h82l-11-76h-60z", stage.sunlit("#B65C3A"));
  drawLeafyPlant(stage, 1140, 800, 120);
}

type Grip = "low" | "middle" | "high";

function drawDoorFront(
  stage: Stage,
  frame: readonly [number, number, number, number],
  color: string,
  grip: Grip,
): void {
  const { canvas, palette } = stage;
  const [x, y, width, height] = frame;
  const at = { low: height - 22, middle: height / 2 - 3, high: 16 }[grip];
  canvas.roundRect(frame, 3, stage.sunlit(lighten(color, 0.08)));
  canvas.roundRect([x + 10, y + 10, width - 20, height - 20], 2, palette.shade, 0.1);
  canvas.roundRect([x + width / 2 - 18, y + at, 36, 6], 3, stage.sunlit("#E3B04E"));
}
