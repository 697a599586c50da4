/** Compares the rows and files of pictures. */

import { isUuid } from "#domain/shared/id.ts";
import { sitePictureName } from "#domain/site/site-pictures.ts";
import type { Db } from "#server/platform/db/client.ts";
import type { PictureStore } from "#server/platform/files/store.ts";
import { listKnownPictures, listStoredPictures } from "./repository.ts";

export type PictureFindings = {
  looked: number;
  /** Rows whose file is missing, or no longer a valid picture. */
  missing: string[];
  damaged: string[];
  /** Files without a row that are no longer being written. */
  orphans: string[];
};

const BATCH = 500;
const FIRST_ID = "00000000-0000-0000-0000-000000000000";
/** The same as in the sweep: no request lasts that long. */
const SETTLED_MS = 30 * 60_000;

export async function examinePictures(
  db: Db,
  pictures: PictureStore,
  now: Date,
): Promise<PictureFindings> {
  const found: PictureFindings = { looked: 0, missing: [], damaged: [], orphans: [] };
  let after = FIRST_ID;
  for (;;) {
    const ids = await listStoredPictures(db, after, BATCH);
    for (const id of ids) await examineOne(id);
    if (ids.length < BATCH) break;
    after = ids.at(-1) ?? after;
  }
  found.orphans = await listOrphans(db, pictures, new Date(now.getTime() - SETTLED_MS));
  return found;

  async function examineOne(id: string): Promise<void> {
    const bytes = await pictures.find(`pictures/${id}/original.webp`);
    found.looked += 1;
    if (!bytes) found.missing.push(id);
    else if (!isWholeWebp(bytes)) found.damaged.push(id);
  }
}

/** The container states its length: a truncated or overwritten file does not match it. */
function isWholeWebp(bytes: Buffer): boolean {
  const isNamed =
    bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP";
  return isNamed && bytes.length >= bytes.readUInt32LE(4) + 8;
}

async function listOrphans(db: Db, pictures: PictureStore, olderThan: Date): Promise<string[]> {
  const orphans: string[] = [];
  let batch: string[] = [];
  for await (const { name, changedAt } of pictures.list("pictures")) {
    if (isUuid(name) && changedAt < olderThan) batch.push(name);
    if (batch.length < BATCH) continue;
    await settle();
  }
  await settle();
  return orphans;

  async function settle(): Promise<void> {
    if (batch.length === 0) return;
    const known = await listKnownPictures(db, batch);
    orphans.push(...batch.filter((id) => !known.has(id) && !sitePictureName(id)));
    batch = [];
  }
}
