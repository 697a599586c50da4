/** How the listing editor's form differs from others: its own words, and values that were read before the schema. */

import type { z } from "zod";
import { listingProblems } from "#domain/listings/problems.ts";
import { asIssue, type ErrorKind, type Text } from "#domain/shared/errors.ts";
import { sharedProblems } from "#domain/shared/problems.ts";

/** A listing that is not the member's has a page that says so; everything else is corrected in the editor. */
const CORRECTABLE: readonly ErrorKind[] = [
  "INVALID",
  "CONFLICT",
  "TOO_MANY",
  "UNAVAILABLE",
  "STORAGE_FULL",
];

const WORDS: Record<string, Text> = {
  title: listingProblems.enterListingTitle(),
  location: listingProblems.enterLocality(),
  priceRange: listingProblems.enterPrice(),
  features: listingProblems.enterFeatures(),
  description: listingProblems.describeProperty(),
  areaSqft: listingProblems.enterAreaFigures(),
  floor: listingProblems.floorAboveTop(),
  reraNumber: listingProblems.checkRera(),
  pincode: listingProblems.pincodeLength(),
  whatsappNumber: sharedProblems.enterPhone(),
};

function wordsFor(field: string): Text {
  return WORDS[field] ?? listingProblems.fieldUnreadable();
}

export const EDITOR_OPTIONS = { words: wordsFor, correctable: CORRECTABLE };

/** The schema, with what could not be read before it came there. */
export function readable<Schema extends z.ZodType>(
  schema: Schema,
  unreadable: readonly string[],
): Schema {
  return unreadable.reduce((whole, field) => {
    const error = asIssue(wordsFor(field));
    return whole.refine(() => false, { path: [field], error, when: () => true });
  }, schema);
}
