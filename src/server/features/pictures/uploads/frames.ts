/**
 * Counts the frames in a file from its blocks. The decoding library counts them too, but takes half a
 * minute for what fits into five megabytes.
 */

/** Counting ends there: more is too many in any case. */
const MOST_COUNTED = 1_000;

export function countFrames(bytes: Buffer, mime: string): number {
  try {
    return COUNTERS[mime]?.(bytes) ?? 1;
  } catch {
    // The file ends in the middle of a block: the decoder will report what is wrong.
    return 1;
  }
}

const COUNTERS: Record<string, (bytes: Buffer) => number> = {
  "image/gif": gifFrames,
  "image/webp": webpFrames,
  "image/apng": pngFrames,
  "image/png": pngFrames,
  "image/avif": avifFrames,
};

const GIF_HEADER = 13;
const [IMAGE, EXTENSION] = [0x2c, 0x21];

function gifFrames(bytes: Buffer): number {
  let at = GIF_HEADER + colourTable(bytes.readUInt8(10));
  let frames = 0;
  while (frames < MOST_COUNTED) {
    const block = bytes.readUInt8(at);
    if (block === IMAGE) {
      frames += 1;
      at = afterSubBlocks(bytes, at + 11 + colourTable(bytes.readUInt8(at + 9)));
    } else if (block === EXTENSION) at = afterSubBlocks(bytes, at + 2);
    else return frames;
  }
  return frames;
}

function colourTable(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

function afterSubBlocks(bytes: Buffer, start: number): number {
  let at = start;
  while (bytes.readUInt8(at) > 0) at += bytes.readUInt8(at) + 1;
  return at + 1;
}

function webpFrames(bytes: Buffer): number {
  let frames = 0;
  for (let at = 12; at + 8 <= bytes.length && frames < MOST_COUNTED; ) {
    if (bytes.toString("latin1", at, at + 4) === "ANMF") frames += 1;
    const length = bytes.readUInt32LE(at + 4);
    at += 8 + length + (length & 1);
  }
  return Math.max(frames, 1);
}

/** An animation declares its number of frames at the start. */
function pngFrames(bytes: Buffer): number {
  for (let at = 8; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const kind = bytes.toString("latin1", at + 4, at + 8);
    if (kind === "acTL") return bytes.readUInt32BE(at + 8);
    if (kind === "IDAT") return 1;
  }
  return 1;
}

/** The brand "avis" marks an image sequence; it counts as an animation however short it is. */
function avifFrames(bytes: Buffer): number {
  return bytes.toString("latin1", 8, 12) === "avis" ? MOST_COUNTED : 1;
}
