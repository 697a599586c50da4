import { getTableColumns } from "drizzle-orm";
import { expect, test } from "vitest";
import { columnOf, FIELD_NAMES } from "#domain/listings/fields.ts";
import { properties } from "#server/platform/db/schema/properties.ts";

/** What the product keeps about a listing, which nobody writes into it. */
const NO_FIELDS = [
  ...["id", "status", "statusReason", "companyId", "agentId", "ownerId", "projectId"],
  ...["category", "ratePerSqft", "reraState", "hasRera", "hasPhotos", "pictures", "search"],
  ...["shownLatitude", "shownLongitude", "mapCell"],
  ...["listedAt", "wasLive", "confirmedAt", "createdAt", "updatedAt", "deletedAt"],
];

test("every column of a listing has an entry in the table of fields, and every entry its column", () => {
  const columns = Object.keys(getTableColumns(properties));

  expect([...FIELD_NAMES.map(columnOf), ...NO_FIELDS].toSorted()).toEqual(columns.toSorted());
});
