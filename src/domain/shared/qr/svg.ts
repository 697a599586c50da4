import { qrMatrix } from "./code.ts";

/** The light margin that readers need. */
const QUIET = 4;
const CAPTION_HEIGHT = 4;

/** A QR code as the path of its dark cells, in a square of `size`. */
export function qrPath(text: string): { size: number; path: string } {
  const matrix = qrMatrix(text);
  const path = matrix
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])),
    )
    .join("");
  return { size: matrix.length + 2 * QUIET, path };
}

/** A file to print, with the address below for those who would rather type. */
export function qrSvg(address: string): string {
  const { size, path } = qrPath(address);
  const height = size + CAPTION_HEIGHT;
  const caption = address.replace(/^https?:\/\//, "").replace(/[&<>"]/g, "");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${height}" width="${size * 10}" height="${height * 10}" shape-rendering="crispEdges"><rect width="${size}" height="${height}" fill="#fff"/><path d="${path}" fill="#000"/><text x="${size / 2}" y="${size}" font-family="sans-serif" font-size="2" text-anchor="middle" fill="#000">${caption}</text></svg>\n`;
}
