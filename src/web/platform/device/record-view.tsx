import { useEffect } from "react";
import type { PropertySummary } from "#domain/listings/listing.ts";
import { countVisit } from "#web/platform/visits.ts";
import { keptHome } from "./kept-home.ts";
import { recentHomes } from "./lists.ts";

/** Remembers on this device that the home was looked at, and counts it for its lister. Draws nothing. */
export function RecordView({ property }: { property: PropertySummary }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: one look at one home, however often it is drawn
  useEffect(() => {
    recentHomes.add(keptHome(property));
    countVisit(property.id, "view");
  }, [property.id]);
  return null;
}
