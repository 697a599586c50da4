/** QR codes (ISO/IEC 18004) of a text as bytes, with medium error correction: a square of dark and light. */

import { codewordsOf, versionFor } from "./codewords.ts";

export type QrMatrix = boolean[][];

/** A square while it is drawn: which of its cells are patterns, and therefore not for data. */
type Square = { size: number; dark: boolean[][]; isPattern: boolean[][] };
type Mask = (x: number, y: number) => boolean;

const MASKS: readonly Mask[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

export function qrMatrix(text: string): QrMatrix {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  const codewords = codewordsOf(bytes, version);
  const drawn = MASKS.map((_, mask) => draw(version, codewords, mask));
  const best = drawn.toSorted((a, b) => penaltyOf(a) - penaltyOf(b))[0];
  return best ?? [];
}

function draw(version: number, codewords: Uint8Array, mask: number): QrMatrix {
  const square = emptySquare(version);
  drawPatterns(square, version);
  drawFormat(square, mask);
  drawVersion(square, version);
  drawData(square, codewords, MASKS[mask] as Mask);
  return square.dark;
}

function emptySquare(version: number): Square {
  const size = version * 4 + 17;
  const cells = () => Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  return { size, dark: cells(), isPattern: cells() };
}

function put(square: Square, x: number, y: number, isDark: boolean): void {
  const [row, patterns] = [square.dark[y], square.isPattern[y]];
  if (!row || !patterns || x < 0 || x >= square.size) return;
  row[x] = isDark;
  patterns[x] = true;
}

function drawPatterns(square: Square, version: number): void {
  const { size } = square;
  for (let at = 0; at < size; at += 1) {
    put(square, 6, at, at % 2 === 0);
    put(square, at, 6, at % 2 === 0);
  }
  const spots = alignmentSpots(version, size);
  for (const x of spots) {
    for (const y of spots) if (!isCorner(x, y, size)) drawRings(square, x, y, 2);
  }
  drawRings(square, 3, 3, 4);
  drawRings(square, size - 4, 3, 4);
  drawRings(square, 3, size - 4, 4);
}

/** The three corners have a larger pattern of their own. */
function isCorner(x: number, y: number, size: number): boolean {
  const [near, far] = [6, size - 7];
  return (x === near && (y === near || y === far)) || (x === far && y === near);
}

/** Rings around a point: the outermost, and the second from within, are light. */
function drawRings(square: Square, centreX: number, centreY: number, reach: number): void {
  for (let dy = -reach; dy <= reach; dy += 1) {
    for (let dx = -reach; dx <= reach; dx += 1) {
      const ring = Math.max(Math.abs(dx), Math.abs(dy));
      const isDark = reach === 2 ? ring !== 1 : ring !== 2 && ring !== 4;
      put(square, centreX + dx, centreY + dy, isDark);
    }
  }
}

function alignmentSpots(version: number, size: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  const others = Array.from({ length: count - 1 }, (_, at) => size - 7 - at * step);
  return [6, ...others.toReversed()];
}

/** Medium correction is 00; five bits and ten that mend them, twice around the corners. */
function drawFormat(square: Square, mask: number): void {
  const bits = ((mask << 10) | remainder(mask, 10, 0x537)) ^ 0x5412;
  const { size } = square;
  const bit = (at: number) => ((bits >>> at) & 1) === 1;
  for (let at = 0; at < 15; at += 1) {
    const [x, y] = FORMAT_CELLS[at] as [number, number];
    put(square, x, y, bit(at));
    if (at < 8) put(square, size - 1 - at, 8, bit(at));
    else put(square, 8, size - 15 + at, bit(at));
  }
  put(square, 8, size - 8, true);
}

const FORMAT_CELLS: readonly [x: number, y: number][] = [
  [8, 0],
  [8, 1],
  [8, 2],
  [8, 3],
  [8, 4],
  [8, 5],
  [8, 7],
  [8, 8],
  [7, 8],
  [5, 8],
  [4, 8],
  [3, 8],
  [2, 8],
  [1, 8],
  [0, 8],
];

/** Large codes name their size. */
function drawVersion(square: Square, version: number): void {
  if (version < 7) return;
  const bits = (version << 12) | remainder(version, 12, 0x1f25);
  for (let at = 0; at < 18; at += 1) {
    const isDark = ((bits >>> at) & 1) === 1;
    const [far, near] = [square.size - 11 + (at % 3), Math.floor(at / 3)];
    put(square, far, near, isDark);
    put(square, near, far, isDark);
  }
}

/** What is left of the value, shifted by so many bits, after division by the polynomial. */
function remainder(value: number, bits: number, divisor: number): number {
  let rest = value;
  for (let at = 0; at < bits; at += 1) rest = (rest << 1) ^ ((rest >>> (bits - 1)) * divisor);
  return rest;
}

/** In columns of two from the right, up and down by turns; the column of the timing pattern is left out. */
function drawData({ size, dark, isPattern }: Square, codewords: Uint8Array, mask: Mask): void {
  let at = 0;
  for (const [x, y] of path(size)) {
    const row = dark[y];
    if (!row || isPattern[y]?.[x]) continue;
    const isDark = (((codewords[at >>> 3] ?? 0) >>> (7 - (at & 7))) & 1) === 1;
    row[x] = isDark !== mask(x, y);
    at += 1;
  }
}

function* path(size: number): Generator<[x: number, y: number]> {
  let isUp = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const y = isUp ? size - 1 - step : step;
      yield [right, y];
      yield [right - 1, y];
    }
    isUp = !isUp;
  }
}

/** Long lines, blocks and too much of one colour are hard to read. */
function penaltyOf(matrix: QrMatrix): number {
  const columns = matrix.map((_, x) => matrix.map((row) => row[x] ?? false));
  const lines = [...matrix, ...columns].map(linePenalty);
  const cells = matrix.flat();
  const share = cells.filter(Boolean).length / cells.length;
  const unevenness = Math.floor(Math.abs(share - 0.5) * 20) * 10;
  return sum(lines) + blockPenalty(matrix) + unevenness;
}

function linePenalty(line: boolean[]): number {
  const text = line.map((isDark) => (isDark ? "1" : "0")).join("");
  const runs = (text.match(/0{5,}|1{5,}/g) ?? []).map((run) => run.length - 2);
  const lookalikes = text.match(/(?=00001011101|10111010000)/g)?.length ?? 0;
  return sum(runs) + lookalikes * 40;
}

function blockPenalty(matrix: QrMatrix): number {
  let blocks = 0;
  for (const [y, row] of matrix.entries()) {
    const next = matrix[y + 1] ?? [];
    for (let x = 1; x < row.length; x += 1) {
      const cells = [row[x - 1], row[x], next[x - 1], next[x]];
      if (cells.every((cell) => cell === cells[0])) blocks += 1;
    }
  }
  return blocks * 3;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
