import { type Disc, data } from "#demo/drawing/canvas.ts";
import { lighten, mix } from "#demo/drawing/color.ts";
import { drawLeafyPlant } from "#demo/drawing/plants.ts";
import { range } from "#demo/drawing/random.ts";
import { type Stage, WIDTH } from "#demo/drawing/stage.ts";
import { drawOutlook, drawPendant, type Scheme, schemeOf } from "./room.ts";

const FLOOR = 720;
const BRASS = "#D3A24A";

/** A bathroom: basin and round mirror, a window over the bath, towels and a plant. */
export function drawBathroom(stage: Stage): void {
  const scheme = schemeOf(stage);
  drawShell(stage, scheme);
  drawWindow(stage);
  drawShower(stage);
  drawBath(stage);
  drawVanity(stage, scheme);
  drawMirror(stage);
  drawTowels(stage, scheme);
  drawPendant(stage, 420, 70, scheme.cushions[0]);
  stage.canvas.ellipse(1126, 842, 62, 9, stage.palette.shade, 0.22);
  stage.canvas.path("M1084 840h84l-12-84h-60z", stage.sunlit("#B65C3A"));
  drawLeafyPlant(stage, 1126, 762, 170);
}

function drawShell(stage: Stage, { wall, tile, main }: Scheme): void {
  const { canvas, palette } = stage;
  const color = stage.sunlit(wall);
  canvas.rect(
    0,
    0,
    WIDTH,
    FLOOR,
    canvas.gradient([
      [0, lighten(color, 0.45)],
      [1, color],
    ]),
  );
  canvas.rect(0, 330, WIDTH, FLOOR - 330, stage.sunlit(lighten(tile, 0.3)));
  const tiles = range(26).flatMap((column) =>
    range(8).map((row) => data`M${column * 48 + 2} ${338 + row * 48}h44v44h-44z`),
  );
  canvas.path(tiles.join(""), stage.sunlit(tile), 0.8);
  canvas.rect(0, 322, WIDTH, 14, stage.sunlit(main));
  canvas.rect(0, FLOOR, WIDTH, 180, stage.sunlit("#E9DFCD"));
  const slabs = range(18).flatMap((column) =>
    range(3)
      .filter((row) => (row + column) % 2 === 0)
      .map((row) => {
        const spread = (x: number, y: number) => 600 + (x - 600) * (1 + (y - FLOOR) / 300);
        const top = FLOOR + row * 60;
        const left = -240 + column * 96;
        return data`M${spread(left, top)} ${top}L${spread(left + 96, top)} ${top}L${spread(left + 96, top + 60)} ${top + 60}L${spread(left, top + 60)} ${top + 60}z`;
      }),
  );
  canvas.path(slabs.join(""), stage.sunlit(mix(main, "#E9DFCD", 0.55)), 0.75);
  canvas.rect(0, FLOOR, WIDTH, 8, palette.shade, 0.16);
}

function drawWindow(stage: Stage): void {
  const { canvas, isNight } = stage;
  canvas.rect(776, 92, 288, 292, stage.sunlit("#FBF7EE"));
  drawOutlook(stage, { x: 790, y: 106, width: 260, height: 264 });
  canvas.rect(916, 106, 8, 264, stage.sunlit("#FBF7EE"));
  canvas.rect(790, 234, 260, 6, stage.sunlit("#FBF7EE"));
  canvas.rect(764, 380, 312, 12, stage.sunlit("#F4EBD9"));
  if (!isNight)
    canvas.polygon(
      [
        [700, FLOOR + 20],
        [960, FLOOR + 20],
        [900, 900],
        [560, 900],
      ],
      "#FFF3CF",
      0.3,
    );
}

/** A rain shower on its column, a bucket and mug under it. */
function drawShower(stage: Stage): void {
  const { canvas, palette } = stage;
  const brass = stage.sunlit(BRASS);
  canvas.stroke("M622 470V196q0-30 30-30h26v14", brass, 8);
  canvas.roundRect([640, 178, 76, 14], 6, brass);
  canvas.circle(622, 440, 12, brass);
  canvas.ellipse(640, 792, 52, 8, palette.shade, 0.22);
  canvas.path("M600 726h76l-8 66h-60z", stage.sunlit("#C7CCCB"));
  canvas.ellipse(638, 726, 38, 8, stage.sunlit("#E6E9E7"));
  canvas.rect(614, 738, 8, 44, "#FFFFFF", 0.5);
}

function drawBath(stage: Stage): void {
  const { canvas, palette } = stage;
  const shell = canvas.gradient([
    [0, stage.sunlit("#FFFDF8")],
    [1, stage.shaded("#E6DDCC", 0.4)],
  ]);
  canvas.ellipse(930, 802, 240, 14, palette.shade, 0.22);
  canvas.path(
    "M716 560h430q4 0 4 6q-8 150-60 206q-18 20-44 20H828q-26 0-44-20q-60-60-72-206q0-6 4-6z",
    shell,
  );
  canvas.roundRect([700, 546, 462, 24], 12, stage.sunlit("#FFFFFF"));
  canvas.path("M716 590q30 140 96 190h-10q-60-40-86-190z", "#FFFFFF", 0.5);
  canvas.stroke("M1090 546v-44q0-20-20-20h-16", stage.sunlit(BRASS), 8);
  const foam: Disc[] = range(9).map((index) => [
    760 + index * 32,
    546 - (index % 3) * 4,
    18 - (index % 2) * 4,
  ]);
  canvas.discs(foam, "#FFFFFF", 0.92);
}

function drawVanity(stage: Stage, { wood, main }: Scheme): void {
  const { canvas, palette } = stage;
  canvas.ellipse(350, FLOOR + 74, 230, 12, palette.shade, 0.2);
  canvas.rect(140, 566, 420, 190, stage.sunlit(wood));
  for (const x of [150, 356]) {
    canvas.roundRect([x, 578, 194, 80], 3, stage.sunlit(lighten(wood, 0.14)));
    canvas.roundRect([x, 666, 194, 80], 3, stage.sunlit(lighten(wood, 0.14)));
    canvas.roundRect([x + 74, 612, 46, 6], 3, stage.sunlit(BRASS));
    canvas.roundRect([x + 74, 700, 46, 6], 3, stage.sunlit(BRASS));
  }
  for (const x of [152, 536]) canvas.rect(x, 756, 12, 38, stage.shaded(wood));
  canvas.rect(126, 546, 448, 22, stage.sunlit("#F6F0E4"));
  canvas.rect(126, 546, 448, 6, stage.sunlit("#FFFFFF"));
  canvas.path("M268 500h168q-4 46-44 46h-80q-40 0-44-46z", stage.sunlit("#FFFDF8"));
  canvas.ellipse(352, 500, 84, 9, stage.sunlit("#EDE6D8"));
  canvas.stroke("M352 494v-40q0-16 16-16h12v10", stage.sunlit(BRASS), 8);
  canvas.roundRect([180, 496, 30, 50], 6, stage.sunlit(main));
  canvas.rect(190, 482, 10, 16, stage.sunlit(BRASS));
  canvas.roundRect([486, 510, 40, 36], 4, stage.sunlit("#E9D9B4"));
  canvas.rect(496, 482, 4, 30, stage.sunlit("#2F6F73"));
  canvas.rect(510, 476, 4, 36, stage.sunlit("#C96F4A"));
}

function drawMirror(stage: Stage): void {
  const { canvas, palette, isNight } = stage;
  canvas.glow(352, 270, 220, palette.lamp, isNight ? 0.6 : 0.25);
  canvas.circle(352, 270, 128, stage.sunlit(BRASS));
  canvas.circle(
    352,
    270,
    118,
    canvas.gradient(
      [
        [0, lighten(palette.glass.pale, 0.35)],
        [1, mix(palette.glass.pale, palette.glass.deep, 0.35)],
      ],
      "diagonal",
    ),
  );
  canvas.path("M272 330L420 182l22 22L296 354zM312 366L450 228l8 10L322 374z", "#FFFFFF", 0.3);
}

function drawTowels(stage: Stage, { cushions, main }: Scheme): void {
  const { canvas, palette } = stage;
  canvas.roundRect([28, 396, 104, 8], 4, stage.sunlit(BRASS));
  canvas.roundRect([36, 398, 44, 150], 4, stage.sunlit(cushions[2]));
  canvas.rect(36, 516, 44, 8, stage.sunlit(cushions[0]));
  canvas.roundRect([84, 398, 40, 118], 4, stage.sunlit(mix(main, "#F6EAD2", 0.55)));
  canvas.rect(70, 402, 8, 146, palette.shade, 0.1);
}
