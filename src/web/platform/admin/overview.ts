/** The dashboard numbers, which are also shown beside the section names. */

import type { Overview } from "#domain/analytics/overview.ts";
import { useAdmin } from "./admin-query.ts";

export function useOverview() {
  return useAdmin<Overview>("/admin/overview");
}
