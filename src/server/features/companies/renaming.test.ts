/** A verified company that wants another name: visitors see the old one until an admin has decided. */

import { eq } from "drizzle-orm";
import { expect } from "vitest";
import type { Db } from "#server/platform/db/client.ts";
import { companies } from "#server/platform/db/schema/companies.ts";
import { messages } from "#server/platform/db/schema/operations.ts";
import { staffNotices } from "#server/platform/db/schema/staff-notices.ts";
import { aPerson, by } from "#test/accounts.ts";
import { type Api, test } from "#test/app.ts";
import { aCompany } from "#test/factories.ts";

const OFFICIAL = "HDFC Home Finance (official)";

type Answer = { data: Record<string, unknown>[] & Record<string, unknown> };

async function call(api: Api, path: string, init: RequestInit = {}) {
  const response = await api.request(`/api${path}`, init);
  return { status: response.status, ...((await response.json()) as Answer) };
}

async function aVerified(api: Api, db: Db, verifiedAt: Date | null = new Date()) {
  const { id } = await aCompany(db, { name: "Nivara", verifiedAt });
  const [owner, admin] = [await aPerson(db, "company", id), await aPerson(db, "admin")];
  const rename = (name: string) => call(api, `/companies/${id}`, by(owner, "PUT", { name }));
  const shown = async () => (await call(api, `/companies/${id}`)).data;
  const queue = async () => (await call(api, "/admin/queue?kind=company", by(admin, "GET"))).data;
  const decide = (body: object) =>
    call(api, `/admin/queue/companies/${id}/decision`, by(admin, "POST", body));
  return { id, owner, admin, rename, shown, queue, decide };
}

test("keeps the name that was checked, and the new one waits in the queue", async ({ api, db }) => {
  const { id, owner, rename, shown, queue } = await aVerified(api, db);

  expect((await rename(OFFICIAL)).status).toBe(200);

  expect(await shown()).toMatchObject({ name: "Nivara", isVerified: true });
  expect(JSON.stringify(await shown())).not.toContain("HDFC");
  expect((await call(api, `/companies/${id}`, by(owner, "GET"))).data.pendingName).toBe(OFFICIAL);
  expect(await queue()).toMatchObject([
    { kind: "company", _id: id, title: `Nivara → ${OFFICIAL}` },
  ]);
  expect(await db.$count(staffNotices)).toBe(1);
});

test("is called so once it was approved, and hears of it", async ({ api, db }) => {
  const { rename, shown, queue, decide } = await aVerified(api, db);
  await rename("Nivara Homes");

  expect((await decide({ verdict: "approve" })).status).toBe(200);

  expect(await shown()).toMatchObject({ name: "Nivara Homes", isVerified: true });
  expect(await queue()).toEqual([]);
  const [mail] = await db.select().from(messages);
  expect(mail?.subject).toBe("Your company is now called Nivara Homes");
  expect((await decide({ verdict: "approve" })).status).toBe(409);
});

test("stays as it is called, live and verified, when it was declined", async ({ api, db }) => {
  const { id, rename, shown, queue, decide } = await aVerified(api, db);
  await rename(OFFICIAL);

  await decide({ verdict: "reject", reason: "That is another company." });

  expect(await shown()).toMatchObject({ name: "Nivara", isVerified: true });
  expect(await queue()).toEqual([]);
  const [row] = await db.select().from(companies).where(eq(companies.id, id));
  expect(row).toMatchObject({ status: "live", statusReason: null, pendingName: null });
  const [mail] = await db.select().from(messages);
  expect(mail?.body).toContain("That is another company.");
});

test("takes the wish back by its old name; an admin's word needs no second look", async ({
  api,
  db,
}) => {
  const { id, admin, rename, shown, queue } = await aVerified(api, db);
  await rename(OFFICIAL);
  await rename("Nivara");
  expect(await queue()).toEqual([]);
  await rename(OFFICIAL);

  await call(api, `/companies/${id}`, by(admin, "PUT", { name: "Nivara Group" }));

  expect((await shown()).name).toBe("Nivara Group");
  expect(await queue()).toEqual([]);
});

test("a company that nobody has verified has no checked name to keep", async ({ api, db }) => {
  const { rename, shown } = await aVerified(api, db, null);

  await rename("Nivara Homes");

  expect((await shown()).name).toBe("Nivara Homes");
});
