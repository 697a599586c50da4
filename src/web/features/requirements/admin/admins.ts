import { useAdmin } from "#web/platform/admin/admin-query.ts";

type Admin = { _id: string; name: string; email: string };

/** Users to whom a requirement can be assigned. */
export function useAdmins(): Admin[] {
  const { data } = useAdmin<Admin[]>("/admin/users?role=admin&limit=100");
  return data?.data ?? ANONYMOUS;
}

const ANONYMOUS: Admin[] = [];
