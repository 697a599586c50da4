import type { Duplicate } from "#domain/listings/own-listing.ts";
import type { ListingQuality } from "#domain/listings/quality.ts";

/** The result of saving or submitting. */
export type EditorOutcome = {
  /** Names of the invalid fields. */
  fields: string[];
  /** The server's messages for some of them; the others have fixed messages. */
  problems: Record<string, string>;
  failure?: "changed" | "failed";
  values: Record<string, string>;
  images: string[];
  refused: string[];
  /** The draft that was saved. */
  saved?: { id: string; at: string; quality: ListingQuality; twins: Duplicate[] };
};
