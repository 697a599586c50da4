/** What is offered while somebody types. */

export const PLACE_KINDS = ["city", "locality", "project"] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

type SuggestionKind = PlaceKind | "search";

export type Suggestion = {
  kind: SuggestionKind;
  /** What it says, in the reader's language: "Wakad", "Flats for rent in Wakad". */
  text: string;
  /** Where that is: "Pune", "Maharashtra". */
  detail: string | null;
  /** Live listings behind it, where that is known. */
  count: number | null;
  /** The page it leads to, without language. */
  path: string;
};
