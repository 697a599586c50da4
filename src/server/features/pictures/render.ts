/** Turns an original into the sizes and formats that pages request. */

import sharp, { type Sharp } from "sharp";
import { type PictureFormat, SHARE_PICTURE } from "#domain/pictures/picture.ts";

const MAX_PIXELS = 50_000_000;
// The background of a transparent logo in formats without transparency.
const PAPER = "#FBFAF6";
const SHARE_LOGO_SIZE = 420;

/** Rasterises an SVG of our own into the original that every size is made from. */
export function rasterise(svg: string, width: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { limitInputPixels: MAX_PIXELS })
    .resize({ width })
    .webp({ quality: 92, effort: 2 })
    .toBuffer();
}

export function resize(original: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  const image = sharp(original, { limitInputPixels: MAX_PIXELS }).resize({
    width,
    withoutEnlargement: true,
  });
  return encode(image, format).toBuffer();
}

/** The preview picture of a shared link; lowers the quality until it is small enough to be shown. */
export async function renderShare(original: Buffer, isLogo: boolean): Promise<Buffer> {
  const { width, height, maxBytes } = SHARE_PICTURE;
  const image = isLogo
    ? await sharp(original).resize(SHARE_LOGO_SIZE, SHARE_LOGO_SIZE).png().toBuffer()
    : original;
  let quality = 82;
  let bytes: Buffer;
  do {
    bytes = await sharp(image)
      .resize(isLogo ? {} : { width, height, fit: "cover" })
      .extend(isLogo ? marginsAround(SHARE_LOGO_SIZE) : {})
      .flatten({ background: PAPER })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    quality -= 12;
  } while (bytes.length > maxBytes && quality > 20);
  return bytes;
}

function marginsAround(size: number) {
  const x = (SHARE_PICTURE.width - size) / 2;
  const y = (SHARE_PICTURE.height - size) / 2;
  return { left: x, right: x, top: y, bottom: y, background: PAPER };
}

function encode(image: Sharp, format: PictureFormat): Sharp {
  switch (format) {
    case "avif":
      // Effort 4 is six times slower for a twentieth of the bytes.
      return image.avif({ quality: 46, effort: 2 });
    case "webp":
      return image.webp({ quality: 74, effort: 3 });
    case "jpeg":
      return image.flatten({ background: PAPER }).jpeg({ quality: 76, mozjpeg: true });
  }
}
