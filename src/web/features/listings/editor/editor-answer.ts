import type { Duplicate } from "#domain/listings/own-listing.ts";
import type { ListingQuality } from "#domain/listings/quality.ts";
import type { PictureAnswer } from "#web/platform/forms/form-answer.ts";

/** With the draft, if it was saved. */
export type EditorAnswer = PictureAnswer & {
  saved?: { id: string; at: string; quality: ListingQuality; twins: Duplicate[] };
};
