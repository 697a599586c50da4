import type { Canvas } from "./canvas.ts";
import { lighten, mix } from "./color.ts";
import type { Face } from "./portrait-face.ts";

export function drawSaree(canvas: Canvas, { cloth, trim, skin }: Face): void {
  canvas.path("M64 400q4-96 92-114q44 34 88 0q88 18 92 114z", mix(cloth, "#2A1A1A", 0.3));
  canvas.path("M162 284q38 56 76 0l-6-6q-32 30-64 0z", skin);
  canvas.path("M150 400q40-86 108-110q74 22 78 110z", cloth);
  canvas.path("M138 400q44-92 112-112l12 4q-66 24-104 108z", trim);
}

export function drawKurta(canvas: Canvas, { cloth, trim, skin }: Face): void {
  canvas.path("M62 400q4-96 94-114q44 30 88 0q90 18 94 114z", cloth);
  canvas.path("M166 282q34 26 68 0l-34 58z", skin);
  canvas.stroke("M164 282l36 62l36-62M200 344v56", trim, 6);
  canvas.path("M82 400q4-82 62-108l18 108zM318 400q-4-82-62-108l-18 108z", trim, 0.55);
}

export function drawJacket(canvas: Canvas, face: Face): void {
  canvas.path("M62 400q4-96 94-114q44 30 88 0q90 18 94 114z", face.cloth);
  canvas.path("M160 286q40 34 80 0l-24 114h-32z", "#FBF5E8");
  canvas.path("M156 286l-18 28 46 86h4zM244 286l18 28-46 86h-4z", mix(face.cloth, "#1A1A1A", 0.25));
}

export function drawShirt(canvas: Canvas, { cloth }: Face): void {
  const color = mix(cloth, "#FFFFFF", 0.55);
  canvas.path("M60 400q4-98 96-116q44 32 88 0q92 18 96 116z", color);
  canvas.path("M158 282l42 40 42-40 10 18-34 40-18-18-18 18-34-40z", lighten(color, 0.4));
  canvas.stroke("M200 324v76", mix(color, "#3A3A3A", 0.3), 2.5);
}

export function drawNehruJacket(canvas: Canvas, { cloth, trim }: Face): void {
  canvas.path("M60 400q4-98 96-116q44 32 88 0q92 18 96 116z", "#F6EFE0");
  canvas.path("M104 400q4-80 58-114q38 30 76 0q54 34 58 114z", cloth);
  canvas.path("M166 276q34 28 68 0l4 16q-38 28-76 0z", mix(cloth, "#1A1A1A", 0.25));
  canvas.stroke("M200 304v96", mix(cloth, "#1A1A1A", 0.4), 2.5);
  canvas.discs(
    [
      [192, 326, 4],
      [192, 352, 4],
      [192, 378, 4],
    ],
    trim,
  );
}

export function drawBlazer(canvas: Canvas, { cloth, trim }: Face): void {
  canvas.path("M60 400q4-98 96-116q44 32 88 0q92 18 96 116z", mix(cloth, "#1E2430", 0.6));
  canvas.path("M160 284q40 34 80 0l-26 116h-28z", "#FBF7EE");
  canvas.path("M192 312h16l6 88h-28z", trim);
  canvas.path("M156 284l-22 34 52 82h4zM244 284l22 34-52 82h-4z", mix(cloth, "#141820", 0.75));
}
