import type { Disc, Point } from "#demo/drawing/canvas.ts";
import { lighten, mix } from "#demo/drawing/color.ts";
import { FLOWERS } from "#demo/drawing/palette.ts";
import { drawPerson } from "#demo/drawing/people.ts";
import type { RoomView } from "#demo/drawing/perspective.ts";
import { drawBush, drawPot } from "#demo/drawing/plants.ts";
import { range } from "#demo/drawing/random.ts";
import type { Stage } from "#demo/drawing/stage.ts";
import { COURT } from "./courtyard-plan.ts";

/** A jhula hung from the beam of the back verandah. */
export function drawSwing(stage: Stage, view: RoomView): void {
  const { canvas, palette } = stage;
  const scale = view.scaleAt(14);
  const [x, top] = view.project(-3.5, 3.4, 14);
  const [, seat] = view.project(0, 1, 14);
  const [, floor] = view.project(0, COURT.plinth, 14);
  const half = scale * 0.95;
  const chain = stage.shaded("#5A4A3A", 0.4);
  canvas.lines(
    [
      [
        [x - half, top],
        [x - half, seat],
      ],
      [
        [x + half, top],
        [x + half, seat],
      ],
    ],
    chain,
    2.6,
  );
  canvas.ellipse(x, floor, half * 1.1, 4, palette.shade, 0.3);
  canvas.roundRect([x - half - 5, seat, half * 2 + 10, 8], 3, stage.shaded("#7A4A2A", 0.2));
  canvas.roundRect([x - half, seat - 9, half * 2, 10], 4, stage.sunlit("#C96F4A"));
  canvas.roundRect([x - half, seat - 24, 20, 18], 5, stage.sunlit("#F2A93B"));
  canvas.roundRect([x + half - 20, seat - 24, 20, 18], 5, stage.sunlit("#2F6F73"));
}

export function drawCourtLife(stage: Stage, view: RoomView): void {
  const { random } = stage;
  for (const side of [-1, 1]) {
    for (const away of [12, 9.8]) {
      const [x, y] = view.project(side * 4.6, 0, away);
      drawPot(
        stage,
        x,
        y,
        view.scaleAt(away) / 92,
        random.pick([FLOWERS.pink, FLOWERS.gold, FLOWERS.white]),
      );
    }
  }
  const [womanX, womanY] = view.project(2.3, 0, 10.2);
  drawPerson(stage, womanX, womanY, {
    height: view.scaleAt(10.2) * 1.62,
    dress: "saree",
    color: "#B0413E",
  });
  const [childX, childY] = view.project(2.95, 0, 10);
  drawPerson(stage, childX, childY, { height: view.scaleAt(10) * 1.05, color: "#E0A030" });
  drawTulsi(stage, view);
  drawRangoli(stage, view);
  for (const side of [-1, 1]) {
    const [x, y] = view.project(side * 3.75, 0, 6.9);
    drawPot(stage, x, y, 1.5, random.pick([FLOWERS.pink, FLOWERS.gold, FLOWERS.white]));
  }
  drawBrassBowl(stage, view);
}

/** The pedestal of holy basil at the centre of the court, a lamp in its niche. */
function drawTulsi(stage: Stage, view: RoomView): void {
  const { canvas, palette, wash, isNight } = stage;
  const [x, y] = view.project(0, 0, 8.9);
  const side = canvas.gradient(
    [
      [0, stage.sunlit(lighten(wash.accent, 0.12))],
      [0.6, stage.sunlit(wash.accent)],
      [1, stage.shaded(wash.accent, 0.7)],
    ],
    "across",
  );
  canvas.ellipse(x + 30, y + 2, 104, 14, palette.shade, 0.28);
  canvas.place(x, y, 0.88, () => {
    canvas.path("M-86-20h172l8 22h-188z", stage.sunlit("#F0E2C6"));
    canvas.path("M-86-20h172l-14-8h-144z", stage.sunlit("#FBF2DF"));
    canvas.path("M-62-44h124l6 16h-136z", stage.sunlit("#E3CFA8"));
    canvas.rect(-42, -114, 84, 72, side);
    canvas.rect(-42, -114, 84, 5, palette.shade, 0.2);
    canvas.roundRect([-52, -126, 104, 15], 2, stage.sunlit("#F6EBD4"));
    canvas.path("M-15-50v-30a15 17 0 0 1 30 0v30z", stage.shaded("#4A2416", 0.5));
    canvas.ellipse(0, -54, 9, 4, stage.sunlit("#C98B3B"));
    canvas.path("M-5-58q5-18 10 0z", "#FFE9A8");
    canvas.line([0, -126], [0, -160], stage.shaded("#5A3A26"), 4);
  });
  drawBush(stage, x - 40, y - 110, 80, 36);
  canvas.glow(x, y - 50, isNight ? 130 : 50, palette.lamp, isNight ? 0.75 : 0.45);
}

/** A flower of coloured powder on the floor, drawn flat in perspective. */
function drawRangoli(stage: Stage, view: RoomView): void {
  const { canvas } = stage;
  const floor = view.floor(0);
  const [center, depth] = [0, 6.5];
  const ring = (count: number, radius: number, size: number, turn = 0) =>
    range(count).map((index): Point[] => {
      const angle = ((index + turn) / count) * Math.PI * 2;
      const at = (reach: number, swing: number) =>
        floor(center + Math.cos(angle + swing) * reach, depth + Math.sin(angle + swing) * reach);
      return [
        at(radius - size, 0),
        at(radius, -size / radius / 1.6),
        at(radius + size, 0),
        at(radius, size / radius / 1.6),
      ];
    });
  canvas.polygons(ring(16, 0.86, 0.13), "#FFFFFF", 0.9);
  canvas.polygons(ring(16, 0.66, 0.12, 0.5), stage.sunlit("#F2A93B"), 0.95);
  canvas.polygons(ring(12, 0.44, 0.14), stage.sunlit("#C9417A"), 0.9);
  canvas.polygons(ring(8, 0.2, 0.14), stage.sunlit("#0E7A66"), 0.95);
  const [x, y] = floor(center, depth);
  canvas.ellipse(x, y, 9, 3.5, "#FFF3D8");
}

/** An urli: water and floating petals in a wide brass bowl. */
function drawBrassBowl(stage: Stage, view: RoomView): void {
  const { canvas, palette, random } = stage;
  const [x, y] = view.project(-2.3, 0, 7.9);
  canvas.ellipse(x + 8, y, 56, 8, palette.shade, 0.28);
  canvas.path(
    `M${Math.round(x) - 50} ${Math.round(y) - 24}q6 24 34 24h32q28 0 34-24z`,
    canvas.gradient([
      [0, stage.sunlit("#E3B04E")],
      [1, stage.shaded("#A8742C", 0.6)],
    ]),
  );
  canvas.ellipse(x, y - 24, 51, 11, stage.sunlit("#E9C06A"));
  canvas.ellipse(x, y - 24, 44, 8.5, mix(palette.sky.middle, "#3E7F86", 0.45));
  const petals = range(14).map(
    (): Disc => [
      x + random.between(-34, 34),
      y - 24 + random.between(-5, 5),
      random.between(2.2, 3.6),
    ],
  );
  canvas.discs(petals.slice(0, 8), stage.sunlit(FLOWERS.gold));
  canvas.discs(petals.slice(8), stage.sunlit(FLOWERS.pink));
}

/** Diyas along the step after dark. */
export function drawLamps(stage: Stage, view: RoomView): void {
  const { canvas, palette } = stage;
  const spots = [-4.6, -3.4, -2.2, 2.2, 3.4, 4.6].map((across) =>
    view.project(across, COURT.plinth, COURT.far - 0.1),
  );
  for (const [x, y] of spots) {
    canvas.glow(x, y - 6, 42, palette.lamp, 0.7);
    canvas.ellipse(x, y - 2, 6, 3, "#9A5A2E");
    canvas.path(`M${Math.round(x) - 3} ${Math.round(y) - 3}q3-14 6 0z`, "#FFE9A8");
  }
}
