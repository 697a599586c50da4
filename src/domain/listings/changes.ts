/** What an owner's edit changed, field by field, for the admin who decides on it. */

const COMPARED = [
  "title",
  "type",
  "subtype",
  "purpose",
  "location",
  "priceRange",
  "features",
  "description",
  "images",
  "whatsappNumber",
  "citySlug",
  "pincode",
  "latitude",
  "longitude",
  "priceMin",
  "priceMax",
  "deposit",
  "maintenance",
  "beds",
  "baths",
  "areaSqft",
  "areaBasis",
  "furnishing",
  "parking",
  "possession",
  "availableFrom",
  "floor",
  "totalFloors",
  "facing",
  "ageYears",
  "amenities",
  "landmarks",
  "zoning",
  "waterSource",
  "roadAccess",
  "electricity",
  "reraNumber",
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
