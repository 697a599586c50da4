import { lighten } from "#demo/drawing/color.ts";
import { drawLeafyPlant } from "#demo/drawing/plants.ts";
import { range } from "#demo/drawing/random.ts";
import { type Stage, WIDTH } from "#demo/drawing/stage.ts";
import {
  drawArtwork,
  drawBoards,
  drawCurtain,
  drawOutlook,
  drawPendant,
  type Scheme,
  schemeOf,
} from "./room.ts";

/** A bedroom seen from its foot: window to the left, bed to the right. */
export function drawBedroom(stage: Stage): void {
  const scheme = schemeOf(stage);
  drawShell(stage, scheme);
  drawWindow(stage, scheme);
  drawBed(stage, scheme);
  drawBedside(stage, scheme);
  drawArtwork(stage, { x: 700, y: 120, width: 300, height: 150 }, 0);
  drawPendant(stage, 1080, 130, "#E8D2AE");
  stage.canvas.ellipse(80, 806, 60, 9, stage.palette.shade, 0.22);
  stage.canvas.path("M40 804h80l-10-78h-60z", stage.sunlit(scheme.rug));
  drawLeafyPlant(stage, 80, 730, 150);
}

function drawShell(stage: Stage, { wall }: Scheme): void {
  const { canvas, palette } = stage;
  const color = stage.sunlit(wall);
  canvas.rect(
    0,
    0,
    WIDTH,
    640,
    canvas.gradient([
      [0, lighten(color, 0.4)],
      [1, color],
    ]),
  );
  drawBoards(
    stage,
    [
      [-60, 640],
      [1260, 640],
      [1620, 900],
      [-420, 900],
    ],
    22,
  );
  canvas.rect(0, 626, WIDTH, 16, stage.sunlit("#F8F2E6"));
  canvas.rect(0, 640, WIDTH, 8, palette.shade, 0.14);
}

function drawWindow(stage: Stage, { wood }: Scheme): void {
  const { canvas, isNight, isWet } = stage;
  canvas.rect(90, 110, 330, 400, stage.sunlit("#FBF7EE"));
  drawOutlook(stage, { x: 104, y: 124, width: 302, height: 372 });
  canvas.rect(250, 124, 10, 372, stage.sunlit("#FBF7EE"));
  canvas.rect(104, 300, 302, 8, stage.sunlit("#FBF7EE"));
  canvas.rect(80, 506, 350, 14, stage.sunlit("#F0E6D2"));
  drawCurtain(stage, 46, 80, 556, "#F3E9D6");
  drawCurtain(stage, 400, 80, 556, "#F3E9D6");
  canvas.roundRect([26, 70, 460, 10], 5, stage.shaded(wood, 0.3));
  if (!isNight)
    canvas.polygon(
      [
        [140, 660],
        [420, 660],
        [560, 860],
        [180, 860],
      ],
      "#FFF3CF",
      isWet ? 0.12 : 0.35,
    );
}

function drawBed(stage: Stage, { main, wood, cushions, rug }: Scheme): void {
  const { canvas, palette, seed } = stage;
  canvas.polygon(
    [
      [440, 770],
      [1200, 770],
      [1260, 870],
      [380, 870],
    ],
    stage.sunlit(rug),
    0.55,
  );
  canvas.polygon(
    [
      [456, 778],
      [1200, 778],
      [1230, 860],
      [410, 860],
    ],
    stage.sunlit("#EAD7B6"),
    0.8,
  );
  canvas.ellipse(840, 800, 330, 16, palette.shade, 0.2);
  drawHeadboard(stage, wood, main, seed % 3);
  canvas.roundRect([540, 520, 600, 160], 24, stage.sunlit("#FBF5EA"));
  for (const x of [590, 880]) canvas.roundRect([x, 476, 190, 92], 26, stage.sunlit("#FFFDF6"));
  canvas.roundRect([690, 500, 130, 72], 22, stage.sunlit(cushions[2]));
  canvas.roundRect([850, 504, 120, 68], 22, stage.sunlit(cushions[0]));
  const linen = canvas.gradient([
    [0, stage.sunlit("#FBF3E4")],
    [1, stage.shaded("#E4D2B2", 0.3)],
  ]);
  canvas.roundRect([530, 566, 620, 180], 20, linen);
  canvas.roundRect(
    [530, 640, 620, 118],
    16,
    canvas.gradient([
      [0, stage.sunlit(main)],
      [1, stage.shaded(main, 0.5)],
    ]),
  );
  const border = range(20).map((index) => `M${550 + index * 30} 662l10 12l-10 12l-10-12z`);
  canvas.path(border.join(""), stage.sunlit("#F2C979"), 0.85);
  canvas.rect(530, 650, 620, 4, stage.sunlit("#F2C979"), 0.8);
  canvas.rect(530, 694, 620, 4, stage.sunlit("#F2C979"), 0.8);
  for (const x of [548, 1118]) canvas.rect(x, 756, 14, 42, stage.shaded("#5A3A26"));
}

/** Slatted wood, padded cloth or a carved arch. */
function drawHeadboard(stage: Stage, wood: string, cloth: string, kind: number): void {
  const { canvas, palette } = stage;
  if (kind === 0) {
    canvas.path(
      "M560 590V400q0-20 20-24q120-20 180-56q80-44 160 0q60 36 180 56q20 4 20 24v190z",
      stage.sunlit(wood),
    );
    canvas.path("M590 590V414q120-12 190-58q60-36 120 0q70 46 190 58v176z", palette.shade, 0.14);
    return;
  }
  canvas.roundRect(
    [560, 330, 560, 260],
    kind === 1 ? 14 : 60,
    stage.sunlit(kind === 1 ? wood : lighten(cloth, 0.25)),
  );
  const seams = range(13).map((index) => `M${600 + index * 40} 338h3v250h-3z`);
  canvas.path(seams.join(""), palette.shade, kind === 1 ? 0.2 : 0.1);
}

function drawBedside(stage: Stage, { wood }: Scheme): void {
  const { canvas, palette, isNight } = stage;
  canvas.ellipse(507, 734, 56, 8, palette.shade, 0.2);
  canvas.roundRect([470, 610, 74, 120], 4, stage.sunlit(lighten(wood, 0.15)));
  canvas.rect(478, 646, 58, 3, palette.shade, 0.3);
  canvas.rect(500, 660, 14, 4, stage.sunlit("#F2C979"));
  canvas.rect(503, 540, 8, 70, stage.shaded("#6A4A34"));
  canvas.path("M474 550l14-56h38l14 56z", stage.sunlit("#F8E7BE"));
  canvas.glow(507, 540, 150, palette.lamp, isNight ? 0.7 : 0.3);
}
