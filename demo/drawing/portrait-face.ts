import type { Canvas } from "./canvas.ts";
import { mix } from "./color.ts";
import type { Random } from "./random.ts";

export type Face = {
  skin: string;
  shadow: string;
  hair: string;
  cloth: string;
  trim: string;
  random: Random;
};

export function drawNeck(canvas: Canvas, { skin, shadow }: Face): void {
  canvas.path("M172 230h56v66q-28 26-56 0z", skin);
  canvas.path("M172 252q28 26 56 0v14q-28 24-56 0z", shadow, 0.5);
}

export function drawHead(
  canvas: Canvas,
  { skin, shadow, hair, random }: Face,
  isWoman: boolean,
): void {
  canvas.discs(
    [
      [132, 190, 15],
      [268, 190, 15],
    ],
    skin,
  );
  canvas.path("M134 168q0-72 66-72t66 72v26q0 70-66 76q-66-6-66-76z", skin);
  canvas.path("M244 110q22 22 22 60v24q0 66-58 76q40-20 42-78q2-54-6-82z", shadow, 0.22);
  const brow = isWoman ? 4.5 : 6.5;
  canvas.stroke("M160 168q14-8 28-2M212 166q14-6 28 2", hair, brow);
  canvas.discs(
    [
      [174, 188, 6],
      [226, 188, 6],
    ],
    "#231815",
  );
  canvas.discs(
    [
      [176, 186, 1.8],
      [228, 186, 1.8],
    ],
    "#FFFFFF",
  );
  if (isWoman) canvas.stroke("M164 184q8-8 19-2M217 182q11-6 19 2", "#231815", 2.6);
  canvas.stroke("M200 190q-8 20 2 24", shadow, 3.5, 0.8);
  const lip = mix(shadow, "#B0413E", isWoman ? 0.6 : 0.25);
  canvas.stroke("M182 234q18 15 36 0", lip, isWoman ? 5.5 : 4);
  canvas.discs(
    [
      [158, 214, 13],
      [242, 214, 13],
    ],
    "#D8664A",
    0.14,
  );
  if (isWoman && random.chance(0.6)) canvas.circle(200, 150, 5, "#B0413E");
  if (isWoman)
    canvas.discs(
      [
        [131, 210, 5],
        [269, 210, 5],
      ],
      "#E3B04E",
    );
}

export function drawBeard(canvas: Canvas, { hair }: Face, isFull: boolean): void {
  if (isFull) {
    canvas.path("M135 196q4 76 65 82q61-6 65-82q-10 22-26 24q-39-18-78 0q-16-2-26-24z", hair, 0.92);
    canvas.stroke("M184 236q16 11 32 0", "#C98A72", 4);
  } else {
    canvas.path("M174 226q26-16 52 0q-12 4-26-2q-14 6-26 2z", hair);
  }
}

export function drawGlasses(canvas: Canvas): void {
  canvas.stroke(
    "M152 188a22 20 0 1 0 44 0a22 20 0 1 0-44 0M204 188a22 20 0 1 0 44 0a22 20 0 1 0-44 0M196 184q4-4 8 0",
    "#3A3230",
    3.5,
  );
}
