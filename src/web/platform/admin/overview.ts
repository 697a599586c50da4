/** The numbers of the dashboard, which the sections' names carry too. */

import type { Overview } from "#domain/analytics/overview.ts";
import { useAdmin } from "./admin-query.ts";

export function useOverview() {
  return useAdmin<Overview>("/admin/overview");
}
