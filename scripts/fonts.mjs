/**
 * Cuts the site's font files out of the Anek packages: one weight range or two weights, the characters we
 * use, and the rupee sign, which Anek has in a separate file. The results are committed; to rebuild them,
 * run in an empty folder:
 *
 *   npm install subset-font@2.9.0 @fontsource-variable/anek-latin@5.3.0 @fontsource-variable/anek-devanagari@5.3.0
 *   node …/scripts/fonts.mjs
 */

import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const here = `${process.cwd()}/node_modules/`;
const subsetFont = createRequire(here)("subset-font");
const packages = pathToFileURL(`${here}@fontsource-variable/`);
const fonts = new URL("../src/web/fonts/", import.meta.url);

const VARIABLE = { min: 400, max: 700, default: 400 };
const LATIN = `${range(0x20, 0x7e)}\u00a0©®°²·½×é–—‘’“”…•→←−`;
const HINDI = `ँंःअआइईउऊऋएऐऑओऔ${range(0x915, 0x939)}़ऽािीुूृॄेैॉोौ्।${range(0x958, 0x95e)}०१२३४५६७८९\u200d`;

await mkdir(fonts, { recursive: true });
await cut("latin", "latin", LATIN, VARIABLE, "anek-latin.woff2");
await cut("latin", "latin-ext", "₹", VARIABLE, "anek-rupee.woff2");
// Conjuncts make Devanagari large: two fixed weights are smaller than the range between them.
await cut("devanagari", "devanagari", HINDI, 450, "anek-devanagari-450.woff2");
await cut("devanagari", "devanagari", HINDI, 640, "anek-devanagari-640.woff2");

async function cut(script, part, text, wght, target) {
  const source = `anek-${script}/files/anek-${script}-${part}-wght-normal.woff2`;
  const font = await subsetFont(await readFile(new URL(source, packages)), text, {
    targetFormat: "woff2",
    variationAxes: { wght },
  });
  await writeFile(new URL(target, fonts), font);
  console.log(`${target}: ${Math.round(font.length / 1024)} KB`);
}

function range(first, last) {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join(
    "",
  );
}
