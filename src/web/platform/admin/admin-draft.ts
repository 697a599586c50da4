import { useAdmin } from "./admin-query.ts";

/** Where what this admin types into a form is kept until it is saved; see device/drafts.ts. */
export function useAdminDraftName(form: string): string {
  // Asked by the session gate before anything else is shown.
  const { data } = useAdmin<{ _id: string }>("/admin/session");
  return `admin:${data?.data._id ?? ""}:${form}`;
}
