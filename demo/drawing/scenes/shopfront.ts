import { type Disc, data } from "#demo/drawing/canvas.ts";
import { lighten, mix } from "#demo/drawing/color.ts";
import { CLOTHS } from "#demo/drawing/palette.ts";
import { cycle, range } from "#demo/drawing/random.ts";
import type { Stage } from "#demo/drawing/stage.ts";

/** One shop's opening: its left edge, width, and the pavement it stands on. */
type Front = { x: number; width: number; base: number; accent: string; trade: number };

const OPENING = 160;
const GOODS = [drawShelves, drawFabrics, drawFruit, drawVessels] as const;

/** An open shop under a striped awning, with a sign of shapes rather than words. */
export function drawAwningShop(stage: Stage, front: Front): void {
  drawOpening(stage, front);
  cycle(GOODS, front.trade)(stage, front);
  drawCounter(stage, front);
  drawSign(stage, front);
  drawAwning(stage, front);
}

/** A showroom: glass from floor to sign, mannequins or a plant behind it. */
export function drawGlassShop(stage: Stage, front: Front): void {
  const { canvas, palette } = stage;
  const { x, width, base } = front;
  drawOpening(stage, front);
  cycle([drawMannequins, drawFabrics, drawShelves], front.trade)(stage, front);
  canvas.rect(x + 20, base - OPENING, width - 40, OPENING, palette.glass.pale, 0.22);
  canvas.polygon(
    [
      [x + 20, base - OPENING],
      [x + width * 0.4, base - OPENING],
      [x + 20, base - 40],
    ],
    "#FFFFFF",
    0.16,
  );
  const mullions = [0.04, 0.35, 0.65, 0.94].map(
    (share) => data`M${x + width * share} ${base - OPENING}h5v${OPENING}h-5z`,
  );
  canvas.path(mullions.join(""), stage.shaded("#3A3A38", 0.4));
  canvas.rect(x + 12, base - 12, width - 24, 12, stage.shaded("#8A8578", 0.4));
  drawSign(stage, front);
}

/** A shop shut for the day behind a rolling shutter. */
export function drawShutterShop(stage: Stage, front: Front): void {
  const { canvas, palette } = stage;
  const { x, width, base, accent } = front;
  canvas.rect(x + 12, base - 164, width - 24, 164, stage.shaded("#5A5048", 0.6));
  canvas.rect(x + 20, base - 156, width - 40, 150, stage.sunlit(mix("#C9CCC6", accent, 0.12)));
  const slats = range(14).map(
    (slat) => data`M${x + 20} ${base - 148 + slat * 10.5}h${width - 40}v2.4h${40 - width}z`,
  );
  canvas.path(slats.join(""), palette.shade, 0.2);
  canvas.rect(x + width / 2 - 16, base - 18, 32, 6, palette.ink, 0.6);
  drawSign(stage, front);
}

function drawOpening({ canvas, palette, isNight, isWet }: Stage, { x, width, base }: Front): void {
  canvas.rect(x + 12, base - 164, width - 24, 164, mix(palette.shade, "#4A3628", 0.5));
  const warm = canvas.gradient([
    [0, lighten(palette.lamp, 0.1)],
    [1, mix(palette.lamp, "#B87A3A", 0.45)],
  ]);
  canvas.rect(x + 20, base - 158, width - 40, 158, warm, isNight || isWet ? 1 : 0.82);
}

/** Groceries, books or boxes on three shelves. */
function drawShelves(stage: Stage, { x, width, base }: Front): void {
  const { canvas, random } = stage;
  for (const shelf of range(3)) {
    const y = base - 122 + shelf * 40;
    canvas.rect(x + 34, y, width - 68, 4, stage.shaded("#8A5A36", 0.5));
    for (let at = x + 40; at < x + width - 60; ) {
      const goods = random.between(9, 22);
      const tall = random.between(12, 28);
      canvas.roundRect(
        [at, y - tall, goods, tall],
        2,
        stage.sunlit(random.pick([...CLOTHS, "#5A7A4A", "#EBD9B0"])),
        0.9,
      );
      at += goods + random.between(2, 9);
    }
  }
}

/** Lengths of cloth hung from a rail, some with a border. */
function drawFabrics(stage: Stage, { x, width, base }: Front): void {
  const { canvas, random } = stage;
  canvas.rect(x + 30, base - 128, width - 60, 4, stage.shaded("#5A3A26", 0.4));
  const count = Math.floor((width - 80) / 30);
  for (const index of range(count)) {
    const at = x + 40 + index * 30;
    const drop = random.between(64, 104);
    const cloth = stage.sunlit(random.pick(CLOTHS));
    canvas.rect(at, base - 124, 24, drop, cloth);
    canvas.rect(at, base - 124 + drop - 12, 24, 5, mix(cloth, "#FFE2A8", 0.6));
    canvas.rect(at + 16, base - 124, 8, drop, stage.palette.shade, 0.14);
  }
}

/** Fruit in tilted crates. */
function drawFruit(stage: Stage, { x, width, base }: Front): void {
  const { canvas, random } = stage;
  const fruits = ["#E0742E", "#C23B32", "#E8B93A", "#6E9A45", "#8A3A5A"];
  const step = (width - 60) / 5;
  for (const row of range(2)) {
    const y = base - 92 + row * 44;
    for (const index of range(5)) {
      const left = x + 32 + index * step;
      const heap = range(9).map(
        (fruit): Disc => [
          left + 8 + (fruit % 5) * ((step - 18) / 4),
          y - 4 - Math.floor(fruit / 5) * 8,
          5.5,
        ],
      );
      canvas.discs(heap, stage.sunlit(cycle(fruits, index + row * 2 + random.integer(0, 1))));
      canvas.rect(left, y, step - 6, 20, stage.shaded("#A8743F", 0.3));
      canvas.rect(left, y + 8, step - 6, 2, stage.palette.shade, 0.25);
    }
  }
  canvas.ellipse(x + width / 2, base - 132, 9, 11, lighten(stage.palette.lamp, 0.5));
}

/** Brass and steel vessels, largest below. */
function drawVessels(stage: Stage, { x, width, base }: Front): void {
  const { canvas, random } = stage;
  for (const shelf of range(3)) {
    const y = base - 118 + shelf * 40;
    canvas.rect(x + 34, y, width - 68, 4, stage.shaded("#8A5A36", 0.5));
    for (let at = x + 56; at < x + width - 60; at += random.between(30, 42)) {
      const metal = stage.sunlit(random.pick(["#D9A441", "#C7CCCB", "#B8733A"]));
      canvas.place(at, y, random.between(0.7, 1), () => {
        canvas.path("M-14-18q0 18 8 18h12q8 0 8-18q-4-6-8-6v-4h-12v4q-4 0-8 6z", metal);
        canvas.rect(-8, -20, 3, 14, "#FFFFFF", 0.5);
      });
    }
  }
}

function drawMannequins(stage: Stage, { x, width, base }: Front): void {
  const { canvas, random } = stage;
  for (const share of [0.2, 0.5, 0.8]) {
    const cloth = stage.sunlit(random.pick(CLOTHS));
    canvas.place(x + width * share, base - 14, 1, () => {
      canvas.circle(0, -108, 8, stage.sunlit("#EADFCB"));
      canvas.path("M-12-94q12-6 24 0l4 44h-32z", cloth);
      canvas.path("M-16-50h32l10 48h-52z", mix(cloth, "#FFE2A8", 0.3));
    });
  }
}

function drawCounter(stage: Stage, { x, width, base }: Front): void {
  stage.canvas.rect(x + width * 0.34, base - 46, width * 0.36, 46, stage.shaded("#7A4A2A", 0.4));
  stage.canvas.rect(x + width * 0.33, base - 52, width * 0.38, 8, stage.sunlit("#D8B690"));
}

function drawSign(stage: Stage, { x, width, base, accent, trade }: Front): void {
  const { canvas, palette, random, isNight } = stage;
  canvas.roundRect([x + 8, base - 214, width - 16, 46], 3, stage.sunlit(accent));
  canvas.circle(x + width * 0.13, base - 191, 13, "#FFF3D8", 0.92);
  canvas.circle(x + width * 0.13, base - 191, 6, stage.sunlit(cycle(CLOTHS, trade)));
  const letters = range(random.integer(5, 8)).map((index) => ({
    at: x + width * (0.24 + index * 0.085),
    size: width * random.between(0.035, 0.07),
  }));
  for (const { at, size } of letters)
    canvas.roundRect([at, base - 201, size, 20], 4, "#FFF3D8", 0.92);
  if (isNight) {
    canvas.rect(
      x + 8,
      base - 168,
      width - 16,
      30,
      canvas.gradient([
        [0, palette.lamp, 0.5],
        [1, palette.lamp, 0],
      ]),
    );
  }
}

function drawAwning(stage: Stage, { x, width, base, accent }: Front): void {
  const { canvas, palette } = stage;
  const stripes = 9;
  const step = (width - 4) / stripes;
  for (const stripe of range(stripes)) {
    const left = x + 2 + step * stripe;
    const spread = (stripe - stripes / 2) * 2;
    const color = stripe % 2 ? stage.sunlit("#FBF4E4") : stage.sunlit(accent);
    canvas.polygon(
      [
        [left, base - 166],
        [left + step, base - 166],
        [left + step + spread + 2, base - 122],
        [left + spread, base - 122],
      ],
      color,
    );
    const half = (step + 2) / 2;
    const hem = data`M${left + spread} ${base - 122}h${step + 2}v7a${half} 9 0 0 1 ${-step - 2} 0z`;
    canvas.path(hem, mix(color, palette.shade, 0.12));
  }
  canvas.rect(
    x + 2,
    base - 114,
    width - 4,
    26,
    canvas.gradient([
      [0, palette.shade, 0.34],
      [1, palette.shade, 0],
    ]),
  );
}
