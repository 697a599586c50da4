import decodeQR from "qr/decode.js";
import sharp from "sharp";

const SIZE = 800;

/** Decodes a QR code from its SVG, as a phone would. */
export async function readQr(svg: Buffer): Promise<string> {
  const { data, info } = await sharp(svg, { density: 300 })
    .resize({ width: SIZE, kernel: "nearest" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ data, width: info.width, height: info.height });
}
