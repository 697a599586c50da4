/** One admin, and how to sign in. */

import { users } from "#server/platform/db/schema/accounts.ts";
import { deleteOldAudit } from "#server/shared/erasure/repository-audit.ts";
import { type Api, test as base, calledFrom, post } from "./app.ts";

export const EMAIL = "boss@aangan.example";
export const PASSWORD = "correct horse battery";

export const test = base.extend<{ boss: string }>({
  // Created for every test of this file, whether or not it uses the id.
  boss: [
    async ({ app, db }, use) => {
      await app.accounts.createAdmin({ email: EMAIL, password: PASSWORD });
      const [row] = await db.select().from(users);
      await db.transaction((tx) => deleteOldAudit(tx, new Date(Date.now() + 60_000), 100));
      await use(row?.id ?? "");
    },
    { auto: true },
  ],
});

export type Answer = {
  success: boolean;
  message: string;
  token?: string;
  twoFactor?: boolean;
  data: Record<string, unknown>;
};

export async function signIn(
  api: Api,
  body: object,
  { from = "10.0.0.1", cookie = "" }: { from?: string; cookie?: string } = {},
) {
  const init = post({ email: EMAIL, password: PASSWORD, ...body }, cookie ? { cookie } : {});
  const response = await api.request("/api/admin/login", init, calledFrom(from));
  const answer = (await response.json()) as Answer;
  const device = response.headers.get("set-cookie")?.split(";")[0] ?? "";
  const retryAfter = Number(response.headers.get("retry-after"));
  return { status: response.status, device, retryAfter, response, ...answer };
}

export function bearer(token: string | undefined, method = "GET"): RequestInit {
  return { method, headers: { authorization: `Bearer ${token}` } };
}
