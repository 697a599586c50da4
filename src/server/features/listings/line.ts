import type { ListingFilter } from "#domain/search/filter-schema.ts";
import type { Understanding } from "#domain/search/line/understanding.ts";

/** Merges an understood search line into the filter: explicit choices win, the line fills the gaps. */
export function withUnderstanding(
  filter: ListingFilter,
  { filter: { q, ...said }, rest }: Understanding,
): ListingFilter {
  const gaps = Object.entries(said).filter(([name]) => isOpen(filter[name as keyof typeof said]));
  const text = [q, rest].filter(Boolean).join(" ");
  return { ...filter, ...Object.fromEntries(gaps), q: text };
}

function isOpen(value: unknown): boolean {
  return value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
}
