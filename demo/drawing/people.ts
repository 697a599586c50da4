import { mix } from "./color.ts";
import { CLOTHS } from "./palette.ts";
import type { Stage } from "./stage.ts";

type Person = { height: number; dress?: "saree" | "kurta" | "shirt"; color?: string };

/** A small figure, for scale and life; drawn 100 units tall and then sized. */
export function drawPerson(stage: Stage, x: number, y: number, person: Person): void {
  const { canvas, palette } = stage;
  const random = stage.random.fork(`person-${Math.round(x)}-${Math.round(y)}`);
  const cloth = stage.sunlit(person.color ?? random.pick(CLOTHS));
  const dress = person.dress ?? "shirt";
  canvas.place(x, y, person.height / 100, () => {
    canvas.ellipse(16, 0, 24, 3.5, palette.shade, 0.35);
    if (dress === "saree") drawSaree(stage, cloth);
    else if (dress === "kurta") drawKurta(stage, cloth);
    else drawShirt(stage, cloth);
    drawHead(stage, dress === "saree");
    if (stage.isWet && random.chance(0.8)) {
      drawUmbrella(stage, random.pick(["#B0413E", "#2F6F73", "#2B2A26", "#E0A030"]));
    }
  });
}

function drawSaree({ canvas, palette }: Stage, cloth: string): void {
  canvas.path("M-10-80Q0-86 10-80L19 0H-17z", cloth);
  canvas.path("M9-80L-12.4-42-10-30 14-66z", mix(cloth, "#FFE2A8", 0.45));
  canvas.path("M10-62L19 0H10z", palette.shade, 0.14);
  canvas.rect(-16.5, -4, 35, 3, mix(cloth, "#FFE2A8", 0.55));
}

function drawKurta(stage: Stage, cloth: string): void {
  stage.canvas.path("M-8-34h16L8 0H2L0-24-4 0H-10z", stage.sunlit("#F0E6D6"));
  stage.canvas.path("M-10-82Q0-87 10-82L13-24H-13z", cloth);
  stage.canvas.path("M10-82L13-24H6z", stage.palette.shade, 0.12);
}

function drawShirt(stage: Stage, cloth: string): void {
  stage.canvas.path("M-10-82Q0-87 10-82L12-40H-12z", cloth);
  stage.canvas.path("M-10-42h20L10 0H3.600L0-30-5 0H-11z", stage.shaded("#4B4F5C", 0.6));
}

function drawHead(stage: Stage, hasBun: boolean): void {
  const { canvas, palette } = stage;
  canvas.circle(0, -92, 8, stage.shaded("#8A5A3C", 0.5));
  canvas.path("M-8.5-92a8.5 9 0 0 1 17 0q-4-5-17 0z", palette.ink);
  if (hasBun) canvas.circle(7, -90, 4, palette.ink);
}

function drawUmbrella(stage: Stage, color: string): void {
  stage.canvas.line([6, -60], [6, -112], stage.palette.ink, 2);
  stage.canvas.path(
    "M-30-104a36 30 0 0 1 74 0q-12-7-25 0q-12-7-25 0q-12-7-24 0z",
    stage.sunlit(color),
  );
}
