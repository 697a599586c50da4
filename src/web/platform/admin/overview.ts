/** The dashboard numbers, which are also shown beside the section names. */

import { useAdmin } from "./admin-query.ts";

export function useOverview() {
  return useAdmin("/admin/overview");
}
