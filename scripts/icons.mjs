/**
 * Renders the icons of the installed site from its mark. The results are committed; to rebuild them, run
 * `node scripts/icons.mjs`.
 */

import { writeFile } from "node:fs/promises";
import sharp from "sharp";

const PAPER = "#FBFAF6";
const NEEM = "#0E5A4A";
const MARIGOLD = "#F2A93B";

/** A courtyard seen from its gate, on a square of 32; the same as in src/web/ui/icons.tsx. */
const MARK = "M3 3h26v26h-9v-9a4 4 0 0 0-8 0v9H3V3Zm5 5v4h16V8H8Z";

/** Systems crop a maskable icon to their own shape: keep the mark in the middle four fifths. */
const ICONS = [
  { name: "icon-192", size: 192, ground: PAPER, mark: NEEM, share: 1, corner: 6 },
  { name: "icon-512", size: 512, ground: PAPER, mark: NEEM, share: 1, corner: 6 },
  { name: "maskable-192", size: 192, ground: NEEM, mark: PAPER, share: 0.62, corner: 0 },
  { name: "maskable-512", size: 512, ground: NEEM, mark: PAPER, share: 0.62, corner: 0 },
  { name: "touch-180", size: 180, ground: PAPER, mark: NEEM, share: 0.78, corner: 0 },
];

for (const icon of ICONS) {
  const png = await sharp(Buffer.from(draw(icon)))
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  await writeFile(new URL(`../public/icons/${icon.name}.png`, import.meta.url), png);
  console.log(`${icon.name}.png: ${png.length} bytes`);
}

function draw({ size, ground, mark, share, corner }) {
  const margin = 16 - 16 * share;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}">
    <rect width="32" height="32" rx="${corner}" fill="${ground}"/>
    <g transform="translate(${margin} ${margin}) scale(${share})">
      <path fill="${mark}" d="${MARK}"/>
      <circle cx="16" cy="20.5" r="2.4" fill="${MARIGOLD}"/>
    </g>
  </svg>`;
}
