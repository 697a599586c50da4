import { type Canvas, createCanvas } from "./canvas.ts";
import { lighten, mix } from "./color.ts";
import {
  drawBlazer,
  drawJacket,
  drawKurta,
  drawNehruJacket,
  drawSaree,
  drawShirt,
} from "./portrait-dress.ts";
import { drawBeard, drawGlasses, drawHead, drawNeck, type Face } from "./portrait-face.ts";
import {
  drawBob,
  drawBraid,
  drawBun,
  drawGreyTemples,
  drawLongHair,
  drawShortHair,
  drawSidePart,
  drawTurban,
} from "./portrait-hair.ts";
import { createRandom, cycle } from "./random.ts";

const SIZE = 400;

const SKINS = [
  "#8D5B3E",
  "#A56E4A",
  "#B98058",
  "#7A4B33",
  "#C69069",
  "#9A6444",
  "#D0A07A",
] as const;

const HAIRS = ["#1E1A1A", "#2A211E", "#231C22", "#3A2C26"] as const;

const GROUNDS = [
  "#DCE9E2",
  "#F6E3C2",
  "#F1D9CB",
  "#DDE4EC",
  "#E9E2F0",
  "#E8EBD4",
  "#F4E8D6",
] as const;

const CLOTHES = [
  "#0E5A4A",
  "#B0413E",
  "#34507A",
  "#C98B3B",
  "#7A3E63",
  "#2F6F73",
  "#A8472A",
  "#4F6B45",
] as const;

const WOMEN = {
  hair: [drawLongHair, drawBun, drawBob, drawBraid],
  dress: [drawSaree, drawKurta, drawJacket],
} as const;

const MEN = {
  hair: [drawShortHair, drawSidePart, drawGreyTemples, drawTurban],
  dress: [drawShirt, drawNehruJacket, drawBlazer],
} as const;

/** An agent's portrait, head and shoulders: plain shapes, a calm face, everyday clothes. */
export function drawPortrait(seed: number): string {
  const canvas = createCanvas();
  const random = createRandom(`portrait/${seed}`);
  const isWoman = seed % 2 === 0;
  const turn = Math.floor(seed / 2);
  const skin = random.pick(SKINS);
  const cloth = cycle(CLOTHES, seed * 3 + turn);
  const face: Face = {
    skin,
    shadow: mix(skin, "#4A2418", 0.28),
    hair: random.pick(HAIRS),
    cloth,
    trim: mix(cloth, "#FFE2A8", 0.6),
    random,
  };
  const ground = cycle(GROUNDS, seed);
  const looks = isWoman ? WOMEN : MEN;

  canvas.rect(0, 0, SIZE, SIZE, ground);
  canvas.circle(200, 230, 168, lighten(ground, 0.4));
  const hair = cycle<(canvas: Canvas, face: Face, layer: "back" | "front") => void>(
    looks.hair,
    turn,
  );
  hair(canvas, face, "back");
  drawNeck(canvas, face);
  cycle<(canvas: Canvas, face: Face) => void>(looks.dress, turn + Math.floor(turn / 3))(
    canvas,
    face,
  );
  drawHead(canvas, face, isWoman);
  if (!isWoman && random.chance(0.5)) drawBeard(canvas, face, random.chance(0.5));
  hair(canvas, face, "front");
  if (random.chance(0.28)) drawGlasses(canvas);
  return canvas.toSvg({ width: SIZE, height: SIZE }, { x: 0, y: 0, width: SIZE, height: SIZE });
}
