/** Fills an empty database with invented companies, homes and visitors, so that there is something to see. */

import type { Db } from "#server/platform/db/client.ts";
import { syncCitiesAndLocalities, syncPlaceNames } from "#server/shared/places/repository.ts";
import { type Dataset, insertDataset } from "./repository.ts";

export async function loadDemo(db: Db, dataset: Dataset): Promise<void> {
  await db.transaction(async (transaction) => {
    await syncCitiesAndLocalities(transaction);
    await insertDataset(transaction, dataset);
    await syncPlaceNames(transaction);
  });
}
