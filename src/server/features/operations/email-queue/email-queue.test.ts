import { eq } from "drizzle-orm";
import { expect } from "vitest";
import type { Db } from "#server/platform/db/client.ts";
import { imports } from "#server/platform/db/schema/imports.ts";
import { subscribers } from "#server/platform/db/schema/leads.ts";
import { auditLog, messages } from "#server/platform/db/schema/operations.ts";
import { aPerson, by } from "#test/accounts.ts";
import { type Api, test } from "#test/app.ts";

type Answer = {
  data: Record<string, unknown> & Record<string, unknown>[];
  total: number;
  hasMailServer: boolean;
};

async function call(api: Api, path: string, init: RequestInit) {
  const response = await api.request(`/api${path}`, init);
  return { status: response.status, ...((await response.json()) as Answer) };
}

async function aMessage(db: Db, values: Partial<typeof messages.$inferInsert> = {}) {
  const [row] = await db
    .insert(messages)
    .values({
      channel: "mail",
      recipient: "meera@example.com",
      subject: "Confirm",
      body: "Here: https://aangan.example/newsletter/confirm?token=s3cret",
      ...values,
    })
    .returning();
  if (!row) throw new Error("Nothing was inserted");
  return row;
}

test("mail is found by state and words; what was given up is sent now", async ({ api, db }) => {
  const admin = await aPerson(db, "admin");
  const failed = await aMessage(db, { status: "failed", attempts: 30, lastError: "550 no" });
  await aMessage(db, { status: "sent", recipient: "ravi@example.com" });

  const found = await call(api, "/admin/outbox?status=failed&q=MEERA@", by(admin, "GET"));
  expect(found.data).toMatchObject([{ _id: failed.id, lastError: "550 no" }]);
  expect((await call(api, "/admin/outbox?q=100%25", by(admin, "GET"))).total).toBe(0);
  expect((await call(api, "/admin/outbox", by(admin, "GET"))).total).toBe(2);
  const retried = await call(api, `/admin/outbox/${failed.id}/retry`, by(admin, "POST"));

  expect(retried.data).toMatchObject({ status: "queued", attempts: 0 });
  const [row] = await db.select().from(messages).where(eq(messages.id, failed.id));
  expect(row?.nextAttemptAt.getTime()).toBeLessThanOrEqual(Date.now() + 1000);
  expect(await db.select().from(auditLog)).toMatchObject([
    { action: "message.retried", before: { status: "failed" }, after: { status: "queued" } },
  ]);
});

test("what was sent is not sent twice, and all that failed goes with one press", async ({
  api,
  db,
}) => {
  const admin = await aPerson(db, "admin");
  const sent = await aMessage(db, { status: "sent" });
  await aMessage(db, { status: "failed" });
  await aMessage(db, { status: "failed" });
  await aMessage(db, { status: "failed", channel: "sms" });

  expect((await call(api, `/admin/outbox/${sent.id}/retry`, by(admin, "POST"))).status).toBe(409);
  const all = await call(api, "/admin/outbox/retry-failed", by(admin, "POST"));

  expect(all.data).toEqual({ count: 2 });
  expect(await db.$count(messages, eq(messages.status, "queued"))).toBe(2);
});

test("a body shows no secret that its reader could use, except in a demo", async ({ open, db }) => {
  const admin = await aPerson(db, "admin");
  const mail = await aMessage(db, { status: "sent" });
  const code = await aMessage(db, { channel: "sms", status: "kept", body: "482913 is your code" });
  const bodyIn = async ({ api }: { api: Api }, id: string) =>
    (await call(api, `/admin/outbox/${id}`, by(admin, "GET"))).data.body;
  const real = open();
  const demo = open({ delivery: { isDemo: true, hasMailServer: false, hasTextGateway: false } });

  expect(await bodyIn(real, mail.id)).not.toContain("s3cret");
  expect(await bodyIn(real, code.id)).not.toContain("482913");
  expect(await bodyIn(demo, mail.id)).toContain("s3cret");
  expect(await bodyIn(demo, code.id)).toContain("482913");
  expect((await call(demo.api, "/admin/outbox", by(admin, "GET"))).hasMailServer).toBe(false);
});

test("imports that broke off are listed", async ({ api, db }) => {
  const admin = await aPerson(db, "admin");
  const file = { fileHash: "x", isDryRun: false, options: {} as never };
  await db.insert(imports).values([
    { ...file, fileName: "broken.csv", status: "failed", error: "Not a table" },
    { ...file, fileName: "fine.csv", status: "done" },
  ]);

  const { data } = await call(api, "/admin/jobs/failed", by(admin, "GET"));

  expect(data).toMatchObject([{ kind: "import", name: "broken.csv", error: "Not a table" }]);
});

test("subscribers are searched by state and address, and forgotten for good", async ({
  api,
  db,
}) => {
  const admin = await aPerson(db, "admin");
  await db.insert(subscribers).values([
    { email: "meera@example.com", status: "subscribed", consentVersion: "1" },
    { email: "ravi@example.com", consentVersion: "1" },
  ]);

  const found = await call(api, "/admin/newsletter?status=subscribed&q=Meera", by(admin, "GET"));
  expect(found.data).toMatchObject([{ email: "meera@example.com", status: "subscribed" }]);
  expect(found.data[0]).not.toHaveProperty("confirmHash");
  const path = `/admin/newsletter/${found.data[0]?._id}`;
  expect((await call(api, path, by(admin, "DELETE"))).status).toBe(200);

  expect((await call(api, path, by(admin, "DELETE"))).status).toBe(404);
  expect(await db.select().from(subscribers)).toMatchObject([{ email: "ravi@example.com" }]);
  expect(await db.select().from(auditLog)).toMatchObject([
    { action: "subscriber.deleted", before: { email: "m***@example.com" } },
  ]);
});
