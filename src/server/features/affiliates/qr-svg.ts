import encodeQR from "qr";

/** The light margin that QR readers need, in cells. */
const MARGIN = 4;
const CAPTION_HEIGHT = 4;

/** A file to print, with the address below the code for people who prefer to type. */
export function qrSvg(address: string): string {
  const cells = encodeQR(address, "raw", { ecc: "medium", border: MARGIN });
  const size = cells.length;
  const path = cells
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join("");
  const height = size + CAPTION_HEIGHT;
  const caption = address.replace(/^https?:\/\//, "").replace(/[&<>"]/g, "");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${height}" width="${size * 10}" height="${height * 10}" shape-rendering="crispEdges"><rect width="${size}" height="${height}" fill="#fff"/><path d="${path}" fill="#000"/><text x="${size / 2}" y="${size}" font-family="sans-serif" font-size="2" text-anchor="middle" fill="#000">${caption}</text></svg>\n`;
}
