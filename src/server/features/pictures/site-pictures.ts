/** The originals of the site's own pictures, which come with the program. */

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sitePictureName } from "#domain/site/site-pictures.ts";

/** The path within the sources, because the built server is elsewhere. */
const FOLDER = join(process.cwd(), "src", "server", "features", "pictures", "site");

export function findSitePicture(id: string): Promise<Buffer> | undefined {
  const name = sitePictureName(id);
  return name === undefined ? undefined : readFile(join(FOLDER, `${name}.webp`));
}
