import { useEffect } from "react";
import type { ListingSummary } from "#domain/listings/listing.ts";
import { countPageView } from "#web/platform/page-views.ts";
import { recentHomes } from "./lists.ts";
import { offlineHome } from "./offline-home.ts";

/** Remembers on this device that the home was viewed, and counts it for its lister. Renders nothing. */
export function RecordView({ property }: { property: ListingSummary }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: one look at one home, however often it is drawn
  useEffect(() => {
    recentHomes.add(offlineHome(property));
    countPageView(property.id, "view");
  }, [property.id]);
  return null;
}
