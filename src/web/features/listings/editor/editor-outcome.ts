import type { Duplicate } from "#domain/listings/own-listing.ts";
import type { ListingQuality } from "#domain/listings/quality.ts";

/** What saving or sending in comes back with. */
export type EditorOutcome = {
  /** The fields that need another look. */
  fields: string[];
  /** What the server said about some of them; the others have words of their own. */
  problems: Record<string, string>;
  failure?: "changed" | "failed";
  values: Record<string, string>;
  images: string[];
  refused: string[];
  /** Of a draft that was saved. */
  saved?: { id: string; at: string; quality: ListingQuality; twins: Duplicate[] };
};
