/** Deletes what is no longer needed: pictures that no listing shows, and files of interrupted uploads. */

import { isUuid } from "#domain/shared/id.ts";
import { MINUTE_MS } from "#domain/shared/time.ts";
import type { Db } from "#server/platform/db/client.ts";
import type { FileStore, PictureStore } from "#server/platform/files/store.ts";
import { deleteUnusedPictures, listKnownPictures } from "./repository-sweep.ts";

type Stores = { files: FileStore; pictures: PictureStore };
type Swept = { rows: number; folders: number; temporary: number };

/** A user may still be filling in the form that the pictures are for. */
const UNUSED_MS = 24 * 60 * MINUTE_MS;
/** No request lasts that long. */
const BROKEN_OFF_MS = 30 * MINUTE_MS;
const BATCH = 500;

export async function sweepFiles(db: Db, stores: Stores, now: Date): Promise<Swept> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  return {
    rows: await sweepUnused(db, stores.pictures, before(UNUSED_MS)),
    folders: await sweepFolders(db, stores, before(BROKEN_OFF_MS)),
    temporary: await sweepTemporary(
      stores.files,
      stores.files.temporaryFolder,
      before(BROKEN_OFF_MS),
    ),
  };
}

/** Deletes the row before its files: in between, they are merely files without a row. */
async function sweepUnused(db: Db, pictures: PictureStore, olderThan: Date): Promise<number> {
  let swept = 0;
  for (;;) {
    const ids = await deleteUnusedPictures(db, olderThan, BATCH);
    for (const id of ids) await pictures.remove(`pictures/${id}`);
    swept += ids.length;
    if (ids.length < BATCH) return swept;
  }
}

async function sweepFolders(db: Db, { files, pictures }: Stores, olderThan: Date): Promise<number> {
  let swept = 0;
  let batch: string[] = [];
  for await (const { name, changedAt } of pictures.list("pictures")) {
    if (!isUuid(name)) continue;
    // Only a disk can hold partly written files.
    await sweepTemporary(files, `pictures/${name}`, olderThan);
    if (changedAt < olderThan) batch.push(name);
    if (batch.length < BATCH) continue;
    swept += await sweepUnknown(batch);
    batch = [];
  }
  return swept + (await sweepUnknown(batch));

  async function sweepUnknown(ids: string[]): Promise<number> {
    if (ids.length === 0) return 0;
    const known = await listKnownPictures(db, ids);
    const unknown = ids.filter((id) => !known.has(id));
    for (const id of unknown) await pictures.remove(`pictures/${id}`);
    return unknown.length;
  }
}

async function sweepTemporary(files: FileStore, folder: string, olderThan: Date): Promise<number> {
  let swept = 0;
  for await (const { name, changedAt } of files.list(folder)) {
    if (!name.endsWith(".part") || changedAt >= olderThan) continue;
    await files.remove(`${folder}/${name}`);
    swept += 1;
  }
  return swept;
}
