import { useAdmin } from "./admin-query.ts";

/** The name under which this admin's unsaved input is stored; see device/drafts.ts. */
export function useAdminDraftName(form: string): string {
  // Already loaded: the session guard requests it before anything else is shown.
  const { data } = useAdmin("/admin/session");
  return `admin:${data?.data._id ?? ""}:${form}`;
}
