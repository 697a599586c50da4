import { expect, test } from "vitest";
import { createCanvas, data } from "./canvas.ts";

const SIZE = { width: 10, height: 10 };
const VIEW = { x: 0, y: 0, ...SIZE };

test("path data is cut to a tenth of a pixel", () => {
  expect(data`M${1.23456} ${-0.04}h${2}z`).toBe("M1.2 0h2z");
});

test("shapes of one colour become one path", () => {
  const canvas = createCanvas();
  canvas.polygons(
    [
      [
        [0, 0],
        [1, 0],
        [1, 1],
      ],
      [
        [2, 2],
        [3, 2],
        [3, 3],
      ],
    ],
    "#FF0000",
    0.5,
  );

  expect(canvas.toSvg(SIZE, VIEW)).toContain(
    '<path d="M0 0L1 0L1 1ZM2 2L3 2L3 3Z" fill="#FF0000" fill-opacity="0.5"/>',
  );
});

test("nothing to draw leaves nothing behind", () => {
  const canvas = createCanvas();
  canvas.polygons([], "#FF0000");
  canvas.discs([], "#FF0000");
  canvas.lines([], "#FF0000", 1);

  expect(canvas.toSvg(SIZE, VIEW)).not.toContain("path");
});

test("gradients are defined once and referred to by name", () => {
  const canvas = createCanvas();
  const paint = canvas.gradient([
    [0, "#000000"],
    [1, "#FFFFFF", 0.5],
  ]);

  expect(paint).toBe("url(#g0)");
  expect(canvas.toSvg(SIZE, VIEW)).toContain(
    '<linearGradient id="g0" x1="0" y1="0" x2="0" y2="1">',
  );
});

test("a mirrored picture is turned about the middle of what is shown", () => {
  const canvas = createCanvas();
  canvas.rect(0, 0, 1, 1, "#000000");

  expect(canvas.toSvg(SIZE, { x: 5, y: 0, ...SIZE }, true)).toContain(
    "translate(20 0) scale(-1 1)",
  );
});
