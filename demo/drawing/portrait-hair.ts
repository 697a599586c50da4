import type { Canvas } from "./canvas.ts";
import { mix } from "./color.ts";
import type { Face } from "./portrait-face.ts";

type Layer = "back" | "front";

export function drawLongHair(canvas: Canvas, { hair }: Face, layer: Layer): void {
  if (layer === "back")
    canvas.path("M116 180q-6-106 84-108q90 2 84 108q2 70 22 124H94q20-54 22-124z", hair);
  else canvas.path("M130 182q-2-90 70-92q72 2 70 92q-10-46-44-64q-26 20-60 22q-26 6-36 42z", hair);
}

export function drawBun(canvas: Canvas, { hair, random }: Face, layer: Layer): void {
  if (layer === "back") {
    canvas.circle(200, 72, 32, hair);
    canvas.path("M124 190q-8-100 76-102q84 2 76 102z", hair);
    if (random.chance(0.6))
      canvas.discs(
        [
          [172, 84, 8],
          [184, 92, 8],
          [200, 95, 8],
          [216, 92, 8],
          [228, 84, 8],
        ],
        "#F2A93B",
      );
  } else {
    canvas.path("M130 184q-4-92 70-94q74 2 70 94q-8-54-70-72q-62 18-70 72z", hair);
  }
}

export function drawBob(canvas: Canvas, { hair }: Face, layer: Layer): void {
  if (layer === "back") canvas.path("M114 240q-12-166 86-166t86 166q-40 22-86 22t-86-22z", hair);
  else
    canvas.path("M128 200q-6-106 72-108q78 2 72 108q-6-40-24-62q-50-4-78-26q-10 40-42 88z", hair);
}

export function drawBraid(canvas: Canvas, { hair }: Face, layer: Layer): void {
  if (layer === "back") {
    canvas.path("M124 196q-8-106 76-108q84 2 76 108z", hair);
    return;
  }
  canvas.path("M130 186q-4-94 70-96q74 2 70 96q-8-56-70-74q-62 18-70 74z", hair);
  canvas.discs(
    [
      [276, 222, 17],
      [284, 250, 16],
      [288, 278, 15],
      [290, 304, 14],
      [290, 328, 12],
    ],
    hair,
  );
  canvas.circle(290, 344, 7, "#E0A030");
}

export function drawShortHair(canvas: Canvas, { hair }: Face, layer: Layer): void {
  if (layer === "front")
    canvas.path("M130 172q-10-88 70-92q80 4 70 92q-6-30-18-44q-52 8-92-6q-24 14-30 50z", hair);
}

export function drawSidePart(canvas: Canvas, { hair }: Face, layer: Layer): void {
  if (layer === "front")
    canvas.path(
      "M129 174q-14-74 40-92q76-24 98 30q10 24 3 62q-4-34-20-52q-54 6-84-18q-30 24-37 70z",
      hair,
    );
}

export function drawGreyTemples(canvas: Canvas, { hair }: Face, layer: Layer): void {
  if (layer === "back") return;
  canvas.path(
    "M132 172q-8-84 68-86q76 2 68 86q-6-38-22-52q-46-14-92 0q-16 14-22 52z",
    mix(hair, "#8A8480", 0.35),
  );
  canvas.path(
    "M131 176q-4-40 10-62q6 10 4 30q-10 12-14 32zM269 176q4-40-10-62q-6 10-4 30q10 12 14 32z",
    "#B9B2AA",
  );
}

export function drawTurban(canvas: Canvas, { cloth, trim }: Face, layer: Layer): void {
  if (layer === "back") return;
  canvas.path(
    "M124 158q-18-96 76-102q94 6 76 102q-30-42-76-44q-46 2-76 44z",
    mix(cloth, "#E0742E", 0.5),
  );
  canvas.path(
    "M126 150q12-66 112-84q-62 32-86 60q-16 10-26 24zM274 150q-16-46-62-70q46 6 62 40z",
    trim,
    0.35,
  );
}
