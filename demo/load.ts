/** Fills an empty database with invented companies, homes and visitors, so that there is something to see. */

import type { Db } from "#server/platform/db/client.ts";
import { syncCitiesAndLocalities, syncPlaceNames } from "#server/shared/places/repository.ts";
import { sitePictures } from "./artwork.ts";
import { type Dataset, hasListings, insertDataset, insertMissingMedia } from "./repository.ts";

export async function loadDemo(db: Db, dataset: Dataset): Promise<void> {
  await db.transaction(async (transaction) => {
    await syncCitiesAndLocalities(transaction);
    await ensureSitePictures(transaction);
    await insertDataset(transaction, dataset);
    await syncPlaceNames(transaction);
  });
}

/** No companies and no properties. */
export async function isEmpty(db: Db): Promise<boolean> {
  return !(await hasListings(db));
}

export async function ensureSitePictures(db: Db): Promise<void> {
  await insertMissingMedia(db, sitePictures());
}
