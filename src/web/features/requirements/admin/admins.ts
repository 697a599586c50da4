import type { User } from "#domain/accounts/answer-schema.ts";
import { useAdmin } from "#web/platform/admin/admin-query.ts";

/** Users to whom a requirement can be assigned. */
export function useAdmins(): User[] {
  const { data } = useAdmin("/admin/users", { query: "role=admin&limit=100" });
  return data?.data ?? ANONYMOUS;
}

const ANONYMOUS: User[] = [];
