/** Where a visitor came from, as coarse as a count needs it and no finer. */

export const VISIT_SOURCES = ["direct", "search", "social", "affiliate", "other"] as const;
export type VisitSource = (typeof VISIT_SOURCES)[number];
