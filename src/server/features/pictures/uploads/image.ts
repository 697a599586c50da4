/** Re-encodes an uploaded file into a new picture: none of the file's bytes are stored. */

import { open, readFile } from "node:fs/promises";
import { fileTypeFromBuffer } from "file-type";
import sharp, { type Sharp } from "sharp";
import { rgbaToThumbHash } from "thumbhash";
import { pictureProblems } from "#domain/pictures/problems.ts";
import { MAX_IMAGE_PIXELS } from "#domain/pictures/upload.ts";
import { AppError } from "#domain/shared/errors.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import { countFrames } from "./frames.ts";

export type PreparedPicture = { bytes: Buffer; width: number; height: number; thumbhash: string };

const MAX_SIDE = 2560;
const MAX_FRAMES = 100;
const MAX_SECONDS = 15;
const HEAD_BYTES = 4100;
/** The maximum size a thumbhash accepts. */
const THUMB_SIDE = 100;

const TAKEN = new Set([
  "image/jpeg",
  "image/png",
  "image/apng",
  "image/webp",
  "image/avif",
  "image/gif",
]);
const APPLE_PICTURES = new Set([
  "image/heic",
  "image/heif",
  "image/heic-sequence",
  "image/heif-sequence",
]);

// A cache pays off where a picture is processed again; each of these is processed once.
sharp.cache(false);

export async function preparePicture(path: string): Promise<PreparedPicture> {
  const kind = await knownKind(path);
  await refuseFilms(path, kind);
  try {
    await refuseBombs(path);
    const { data: bytes, info } = await openPicture(path)
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .webp({ quality: 88, effort: 1 })
      .toBuffer({ resolveWithObject: true });
    return {
      bytes,
      width: info.width,
      height: info.height,
      thumbhash: await thumbhashOf(bytes),
    };
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError(pictureProblems.pictureDamaged());
  }
}

/** By its first bytes: the file name and type are whatever the sender claims. */
async function knownKind(path: string): Promise<string> {
  const head = await readHead(path);
  if (head.length === 0) throw new AppError(sharedProblems.fileEmpty());
  const kind = await fileTypeFromBuffer(head).catch(() => undefined);
  if (kind && TAKEN.has(kind.mime)) return kind.mime;
  throw new AppError(
    kind && APPLE_PICTURES.has(kind.mime) ? pictureProblems.heic() : pictureProblems.notAPicture(),
  );
}

/** Of a few frames the first is used; with very many, finding it takes seconds. */
async function refuseFilms(path: string, kind: string): Promise<void> {
  if (kind === "image/jpeg" || countFrames(await readFile(path), kind) <= MAX_FRAMES) return;
  throw new AppError(pictureProblems.pictureMovesTooLong());
}

/** The size is in the header: a decompression bomb is refused before a single pixel is decoded. */
async function refuseBombs(path: string): Promise<void> {
  const { width, height } = await sharp(path, { limitInputPixels: false }).metadata();
  if (width * height > MAX_IMAGE_PIXELS) {
    throw new AppError(pictureProblems.tooManyPixels());
  }
}

function openPicture(path: string): Sharp {
  return sharp(path, {
    limitInputPixels: MAX_IMAGE_PIXELS,
    failOn: "warning",
    sequentialRead: true,
  }).timeout({ seconds: MAX_SECONDS });
}

async function thumbhashOf(image: Buffer): Promise<string> {
  const { data, info } = await sharp(image)
    .resize({ width: THUMB_SIDE, height: THUMB_SIDE, fit: "inside" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString("base64");
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path, "r");
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
