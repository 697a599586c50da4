/** What an owner's edit changed, field by field, for the admin who decides on it. */

import { columnOf, fieldsWhere } from "./fields.ts";

/** What an owner can write, by column. The locality follows from the location. */
const COMPARED = [
  ...fieldsWhere(({ isAdmins }) => !isAdmins)
    .filter((name) => name !== "locality")
    .map(columnOf),
  "images",
] as const;

type Fields = Readonly<Record<string, unknown>>;
export type ListingChange = { field: string; before: unknown; after: unknown };

/** Only the fields of a listing that visitors can see. */
export function shownOf(listing: Fields): Record<string, unknown> {
  return Object.fromEntries(COMPARED.map((field) => [field, listing[field] ?? null]));
}

export function listingChanges(before: Fields, after: Fields): ListingChange[] {
  return COMPARED.map((field) => ({
    field,
    before: before[field] ?? null,
    after: after[field] ?? null,
  })).filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
}
