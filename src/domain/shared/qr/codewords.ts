/** The bytes of a QR code: length, text, padding, and after them what mends them (Reed and Solomon). */

/** Of medium correction, by version: bytes of correction in each block, and how many blocks. */
const CORRECTION = [
  10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26,
] as const;
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16] as const;

const PADDING = [0xec, 0x11];

type Shape = { total: number; correction: number; blocks: number; data: number };

/** The smallest that holds so many bytes; 20 holds 666, which is more than anybody scans. */
export function versionFor(length: number): number {
  for (let version = 1; version <= CORRECTION.length; version += 1) {
    if (length + headerBytes(version) <= shapeOf(version).data) return version;
  }
  throw new RangeError(`${length} bytes are too many for a QR code`);
}

export function codewordsOf(bytes: Uint8Array, version: number): Uint8Array {
  const shape = shapeOf(version);
  const blocks = blocksOf(dataOf(bytes, version, shape.data), shape);
  return interleaved(blocks);
}

/** Four bits of mode, then the length in 8 or 16; with four zeros at the end that is a whole byte more. */
function headerBytes(version: number): number {
  return version < 10 ? 2 : 3;
}

function shapeOf(version: number): Shape {
  const total = cellsFor(version) >>> 3;
  const correction = CORRECTION[version - 1] ?? 0;
  const blocks = BLOCKS[version - 1] ?? 0;
  return { total, correction, blocks, data: total - correction * blocks };
}

/** Cells that are left for data beside all patterns. */
function cellsFor(version: number): number {
  const all = (16 * version + 128) * version + 64;
  if (version < 2) return all;
  const spots = Math.floor(version / 7) + 2;
  const rest = all - ((25 * spots - 10) * spots - 55);
  return version < 7 ? rest : rest - 36;
}

function dataOf(bytes: Uint8Array, version: number, capacity: number): Uint8Array {
  const data = new Uint8Array(capacity);
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const length = bytes.length.toString(16).padStart(version < 10 ? 2 : 4, "0");
  // Mode 4 is bytes; the zero ends the text and makes the nibbles even.
  const nibbles = `4${length}${hex}0`;
  const written = nibbles.length / 2;
  for (let at = 0; at < capacity; at += 1) {
    data[at] =
      at < written
        ? Number.parseInt(nibbles.slice(at * 2, at * 2 + 2), 16)
        : (PADDING[(at - written) % 2] ?? 0);
  }
  return data;
}

type Block = { data: Uint8Array; correction: Uint8Array };

/** The first blocks are shorter by one byte when the data does not divide evenly. */
function blocksOf(data: Uint8Array, { blocks, correction }: Shape): Block[] {
  const short = Math.floor(data.length / blocks);
  const longer = data.length % blocks;
  const divisor = divisorOf(correction);
  let start = 0;
  return Array.from({ length: blocks }, (_, at) => {
    const end = start + short + (at >= blocks - longer ? 1 : 0);
    const part = data.slice(start, end);
    start = end;
    return { data: part, correction: remainderOf(part, divisor) };
  });
}

/** The first byte of each block, then the second of each, and so on: a stain hurts each a little. */
function interleaved(blocks: Block[]): Uint8Array {
  const longest = Math.max(...blocks.map(({ data }) => data.length));
  const turns = (part: keyof Block, length: number) =>
    Array.from({ length }, (_, at) => blocks.flatMap((block) => block[part][at] ?? [])).flat();
  return Uint8Array.from([
    ...turns("data", longest),
    ...turns("correction", blocks[0]?.correction.length ?? 0),
  ]);
}

/** The polynomial (x - 1)(x - 2)(x - 4)…, without its first coefficient. */
function divisorOf(degree: number): Uint8Array {
  const result = new Uint8Array(degree);
  result[degree - 1] = 1;
  let root = 1;
  for (let turn = 0; turn < degree; turn += 1) {
    for (let at = 0; at < degree; at += 1) {
      result[at] = multiply(result[at] ?? 0, root) ^ (result[at + 1] ?? 0);
    }
    root = multiply(root, 2);
  }
  return result;
}

function remainderOf(data: Uint8Array, divisor: Uint8Array): Uint8Array {
  const result = new Uint8Array(divisor.length);
  for (const byte of data) {
    const factor = byte ^ (result[0] ?? 0);
    result.copyWithin(0, 1);
    result[result.length - 1] = 0;
    for (const [at, coefficient] of divisor.entries()) {
      result[at] = (result[at] ?? 0) ^ multiply(coefficient, factor);
    }
  }
  return result;
}

/** In the field of 256 elements that QR codes reckon in. */
function multiply(x: number, y: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((y >>> bit) & 1) * x;
  }
  return product;
}
