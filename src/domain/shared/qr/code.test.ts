import { expect, test } from "vitest";
import { type QrMatrix, qrMatrix } from "./code.ts";

const TEXT = "otpauth://totp/A?secret=JBSWY3DPEHPK3PXP";

/** Reads a code of one block (up to version 3) as a phone does, from the format bits on. */
function readBack(matrix: QrMatrix): string {
  const bits = dataBits(matrix);
  const number = (from: number, length: number) =>
    Number.parseInt(bits.slice(from, from + length).join(""), 2);
  expect(number(0, 4)).toBe(4);
  const codewords = Array.from({ length: Math.floor(bits.length / 8) }, (_, at) =>
    number(at * 8, 8),
  );
  expect(rootValues(codewords, 10)).toEqual(new Array(10).fill(0));
  const bytes = Array.from({ length: number(4, 8) }, (_, at) => number(12 + at * 8, 8));
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

/** The codewords as a polynomial, at the powers of two that it was made to be zero at. */
function rootValues(codewords: number[], count: number): number[] {
  const times = (x: number, y: number): number => {
    if (y === 0) return 0;
    const doubled = x & 0x80 ? (x << 1) ^ 0x11d : x << 1;
    return (y & 1 ? x : 0) ^ times(doubled, y >> 1);
  };
  return Array.from({ length: count }, (_, power) => {
    const root = Array.from({ length: power }, () => 2).reduce(times, 1);
    return codewords.reduce((value, codeword) => times(value, root) ^ codeword, 0);
  });
}

function dataBits(matrix: QrMatrix): number[] {
  const size = matrix.length;
  const mask = maskOf(matrix);
  const cells = columns(size).flatMap((right, turn) =>
    Array.from({ length: size }, (_, step) => (turn % 2 === 0 ? size - 1 - step : step)).flatMap(
      (y) => [right, right - 1].map((x) => ({ x, y })),
    ),
  );
  return cells
    .filter(({ x, y }) => isFree(x, y, size))
    .map(({ x, y }) => (matrix[y]?.[x] === isFlipped(mask, x, y) ? 0 : 1));
}

function columns(size: number): number[] {
  const all = Array.from({ length: (size - 1) / 2 }, (_, at) => size - 1 - at * 2);
  return all.map((right) => (right <= 6 ? right - 1 : right));
}

/** The mask's three bits, as the format's own mask leaves them. */
function maskOf(matrix: QrMatrix): number {
  const bits = [2, 3, 4].map((x, at) => matrix[8]?.[x] !== [true, false, true][at]);
  return Number.parseInt(bits.map(Number).join(""), 2);
}

function isFree(x: number, y: number, size: number): boolean {
  const isTiming = x === 6 || y === 6;
  const isCorner = (x < 9 && (y < 9 || y > size - 9)) || (x > size - 9 && y < 9);
  const isNear = (at: number) => at > size - 10 && at < size - 4;
  return !isTiming && !isCorner && !(size > 21 && isNear(x) && isNear(y));
}

function isFlipped(mask: number, x: number, y: number): boolean {
  const rules = [
    (x + y) % 2,
    y % 2,
    x % 3,
    (x + y) % 3,
    (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
    ((x * y) % 2) + ((x * y) % 3),
    (((x * y) % 2) + ((x * y) % 3)) % 2,
    (((x + y) % 2) + ((x * y) % 3)) % 2,
  ];
  return rules[mask] === 0;
}

test.for(["a", TEXT, "अ नया घर"])("%s can be read back", (text) => {
  expect(readBack(qrMatrix(text))).toBe(text);
});

test("a code is as large as its text asks for, and no larger", () => {
  const sizes = [14, 15, 106, 107, 122, 200].map((length) => qrMatrix("x".repeat(length)).length);

  expect(sizes).toEqual([21, 25, 41, 45, 45, 57]);
  expect(() => qrMatrix("x".repeat(5000))).toThrow("too many");
});

test("three corners tell a phone where it is", () => {
  const matrix = qrMatrix(TEXT);
  const corner = (x: number, y: number) =>
    matrix.slice(y, y + 7).map((row) =>
      row
        .slice(x, x + 7)
        .map((isDark) => (isDark ? "#" : " "))
        .join(""),
    );
  const eye = ["#######", "#     #", "# ### #", "# ### #", "# ### #", "#     #", "#######"];
  const far = matrix.length - 7;

  expect([corner(0, 0), corner(far, 0), corner(0, far)]).toEqual([eye, eye, eye]);
});
