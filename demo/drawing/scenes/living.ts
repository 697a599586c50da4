import { data, type Point } from "#demo/drawing/canvas.ts";
import { lighten, mix } from "#demo/drawing/color.ts";
import { FLOWERS } from "#demo/drawing/palette.ts";
import { drawBush, drawLeafyPlant } from "#demo/drawing/plants.ts";
import { range } from "#demo/drawing/random.ts";
import { HEIGHT, type Stage, WIDTH } from "#demo/drawing/stage.ts";
import {
  drawArtwork,
  drawBoards,
  drawCurtain,
  drawOutlook,
  drawPendant,
  type Scheme,
  schemeOf,
} from "./room.ts";

const WINDOW = { x: 330, y: 180, width: 540, height: 370 } as const;

/** A living room facing its window. */
export function drawLiving(stage: Stage): void {
  const scheme = schemeOf(stage);
  drawShell(stage, scheme);
  drawWindow(stage, scheme);
  drawFloor(stage, scheme);
  drawSofa(stage, scheme);
  drawTable(stage, scheme);
  drawChair(stage, scheme);
  drawPlant(stage);
  drawPendant(stage, 600, 98, scheme.cushions[0]);
}

function drawShell(stage: Stage, { wall }: Scheme): void {
  const { canvas, isNight } = stage;
  const color = stage.sunlit(wall);
  canvas.rect(0, 0, WIDTH, HEIGHT, color);
  canvas.polygon(
    [
      [0, 0],
      [WIDTH, 0],
      [980, 130],
      [220, 130],
    ],
    lighten(color, 0.5),
  );
  canvas.polygon(
    [
      [0, 0],
      [220, 130],
      [220, 620],
      [0, 830],
    ],
    stage.shaded(wall, 0.45),
  );
  canvas.polygon(
    [
      [WIDTH, 0],
      [980, 130],
      [980, 620],
      [WIDTH, 830],
    ],
    lighten(color, isNight ? 0 : 0.2),
  );
  canvas.polygons(
    [
      [
        [0, 816],
        [220, 612],
        [220, 622],
        [0, 834],
      ],
      [
        [WIDTH, 816],
        [980, 612],
        [980, 622],
        [WIDTH, 834],
      ],
    ],
    stage.sunlit("#FBF7EE"),
  );
  canvas.rect(220, 612, 760, 10, stage.sunlit("#FBF7EE"));
  drawArtwork(stage, { x: 56, y: 260, width: 104, height: 150 }, 1);
  drawArtwork(stage, { x: 1032, y: 220, width: 112, height: 170 }, 2);
}

function drawWindow(stage: Stage, { wood }: Scheme): void {
  const { canvas, palette } = stage;
  const { x, y, width, height } = WINDOW;
  canvas.rect(x - 10, y - 10, width + 20, height + 20, stage.sunlit("#FBF7EE"));
  drawOutlook(stage, WINDOW);
  const frame = stage.shaded("#4A4038", 0.4);
  for (const index of range(3)) canvas.rect(x + (width * (index + 1)) / 4 - 4, y, 8, height, frame);
  canvas.rect(x, y + height - 96, width, 5, frame);
  canvas.rect(x, y + height - 92, width, 92, palette.glass.pale, 0.24);
  drawCurtain(stage, x - 66, y - 34, height + 112, "#EFE2CA");
  drawCurtain(stage, x + width + 4, y - 34, height + 112, "#EFE2CA");
  canvas.roundRect([x - 90, y - 42, width + 180, 9], 4, stage.shaded(wood, 0.3));
}

function drawFloor(stage: Stage, { rug }: Scheme): void {
  const { canvas, isNight, isWet } = stage;
  drawBoards(
    stage,
    [
      [220, 620],
      [980, 620],
      [1700, 900],
      [-500, 900],
    ],
    22,
  );
  if (!isNight) {
    const patches = range(4).map((index): Point[] => [
      [360 + index * 130, 640],
      [470 + index * 130, 640],
      [430 + index * 176, 800],
      [270 + index * 176, 800],
    ]);
    canvas.polygons(patches, "#FFF3CF", isWet ? 0.14 : 0.4);
  }
  const color = stage.sunlit(rug);
  canvas.polygon(
    [
      [330, 730],
      [880, 730],
      [990, 856],
      [230, 856],
    ],
    color,
  );
  canvas.polygon(
    [
      [350, 738],
      [862, 738],
      [958, 846],
      [262, 846],
    ],
    stage.sunlit("#EAD7B6"),
  );
  canvas.polygon(
    [
      [372, 746],
      [842, 746],
      [926, 836],
      [294, 836],
    ],
    color,
    0.32,
  );
  const diamonds = range(9).map((index): Point[] => {
    const x = 380 + index * 58;
    return [
      [x - 14, 791],
      [x, 780],
      [x + 14, 791],
      [x, 802],
    ];
  });
  canvas.polygons(diamonds, color, 0.7);
}

function drawSofa(stage: Stage, { main, cushions, wood }: Scheme): void {
  const { canvas, palette } = stage;
  canvas.ellipse(250, 800, 190, 22, palette.shade, 0.22);
  canvas.roundRect([70, 610, 350, 120], 22, stage.sunlit(main));
  const seat = canvas.gradient([
    [0, stage.sunlit(lighten(main, 0.1))],
    [1, stage.shaded(main, 0.5)],
  ]);
  canvas.roundRect([50, 662, 400, 108], 24, seat);
  canvas.rect(248, 676, 3, 80, palette.shade, 0.3);
  canvas.roundRect([40, 640, 58, 140], 22, stage.sunlit(lighten(main, 0.05)));
  canvas.roundRect([404, 640, 58, 140], 22, stage.shaded(main, 0.4));
  const spots = [110, 208, 306];
  for (const [index, x] of spots.entries()) {
    canvas.roundRect([x, 640, 86, 74], 15, stage.sunlit(cushions[index] ?? main));
    canvas.path(data`M${x + 20} 660l23 17l-23 17z`, palette.shade, 0.07);
  }
  for (const x of [72, 430]) canvas.rect(x, 776, 10, 26, stage.shaded(wood));
}

function drawTable(stage: Stage, { wood, cushions, main }: Scheme): void {
  const { canvas, palette } = stage;
  canvas.ellipse(620, 814, 150, 18, palette.shade, 0.2);
  for (const x of [556, 676]) canvas.rect(x, 782, 8, 46, stage.shaded(wood));
  canvas.ellipse(620, 771, 140, 32, stage.shaded(wood, 0.3));
  canvas.ellipse(620, 764, 140, 32, stage.sunlit(lighten(wood, 0.18)));
  canvas.rect(572, 746, 56, 9, stage.sunlit("#F6EAD2"));
  canvas.rect(576, 738, 50, 9, stage.sunlit(main));
  canvas.path("M664 762q-12-28 4-40h14q16 12 4 40z", stage.sunlit(cushions[0]));
  drawBush(stage, 650, 726, 48, 24, FLOWERS.pink);
}

function drawChair(stage: Stage, { wood, rug }: Scheme): void {
  const { canvas, palette } = stage;
  const cloth = mix(rug, "#F1E4CF", 0.72);
  canvas.ellipse(930, 816, 96, 12, palette.shade, 0.2);
  for (const x of [858, 984]) canvas.rect(x, 776, 8, 40, stage.shaded(wood));
  canvas.roundRect([846, 610, 158, 110], 22, stage.sunlit(lighten(cloth, 0.15)));
  canvas.roundRect([850, 694, 150, 88], 18, stage.sunlit(cloth));
  canvas.roundRect([838, 668, 30, 112], 14, stage.shaded(cloth, 0.2));
  canvas.roundRect([982, 668, 30, 112], 14, stage.shaded(cloth, 0.35));
}

function drawPlant(stage: Stage): void {
  stage.canvas.ellipse(1096, 802, 60, 9, stage.palette.shade, 0.22);
  stage.canvas.path("M1050 800h84l-12-84h-60z", stage.sunlit("#B65C3A"));
  drawLeafyPlant(stage, 1092, 722, 190);
}
