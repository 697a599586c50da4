/** Suggestions offered while typing. */

export const PLACE_KINDS = ["city", "locality", "project"] as const;
type PlaceKind = (typeof PLACE_KINDS)[number];

type SuggestionKind = PlaceKind | "search";

export type Suggestion = {
  kind: SuggestionKind;
  /** Its text in the reader's language: "Wakad", "Flats for rent in Wakad". */
  text: string;
  /** Its location: "Pune", "Maharashtra". */
  detail: string | null;
  /** The number of live listings, if known. */
  count: number | null;
  /** The page it leads to, without the language prefix. */
  path: string;
};
