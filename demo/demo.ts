/** The demo's interface: data for an empty site, and its pictures, generated when first shown. */

import type { Db } from "#server/platform/db/client.ts";
import { drawArtwork, isArtwork } from "./artwork.ts";
import { createDataset } from "./dataset.ts";
import { loadDemo } from "./load.ts";
import { type Dataset, hasListings } from "./repository.ts";

export function createDemo(): Dataset {
  return createDataset(new Date());
}

/** Returns whether it was loaded: a site with companies or listings of its own is left unchanged. */
export async function loadDemoIfEmpty(db: Db, dataset = createDemo()): Promise<boolean> {
  if (await hasListings(db)) return false;
  await loadDemo(db, dataset);
  return true;
}

/** Renders SVG; undefined for anything that is not one of our drawings. */
export function drawPicture(drawing: unknown): string | undefined {
  return isArtwork(drawing) ? drawArtwork(drawing) : undefined;
}
