/** A new company: the admin finds it in the moderation queue and decides, and the company is notified. */

import { eq } from "drizzle-orm";
import { expect } from "vitest";
import type { Db } from "#server/platform/db/client.ts";
import { users } from "#server/platform/db/schema/accounts.ts";
import { companies } from "#server/platform/db/schema/companies.ts";
import { auditLog, messages } from "#server/platform/db/schema/operations.ts";
import { staffNotices } from "#server/platform/db/schema/staff-notices.ts";
import { aPerson, by, type Person } from "#test/accounts.ts";
import { type Api, test as base, PUBLIC_URL } from "#test/app.ts";
import { aCompany } from "#test/factories.ts";

const COMPANY = {
  name: "Nivara",
  location: "Pune",
  contact: "98765 43210",
  email: "desk@nivara.example",
};

type Answer = {
  message: string;
  data: Record<string, unknown>[] & Record<string, unknown>;
  counts: Record<string, number>;
};

async function call(api: Api, path: string, init: RequestInit) {
  const response = await api.request(`/api${path}`, init);
  return { status: response.status, ...((await response.json()) as Answer) };
}

type Fixtures = { admin: Person; founder: Person; decide: (body: object) => Promise<MailContent> };
type MailContent = Awaited<ReturnType<typeof call>>;

/** A company that its founder has just started. */
const test = base.extend<Fixtures>({
  admin: async ({ db }, use) => use(await aPerson(db, "admin")),
  founder: async ({ api, db }, use) => {
    const founder = await aPerson(db, "company");
    await db
      .update(users)
      .set({ email: "asha@nivara.example", name: "Asha" })
      .where(eq(users.id, founder.id));
    expect((await call(api, "/company", by(founder, "POST", COMPANY))).status).toBe(201);
    await use(founder);
  },
  decide: async ({ api, admin, founder: _ }, use) =>
    use((body) => call(api, "/admin/queue/companies/nivara/decision", by(admin, "POST", body))),
});

async function statusOf(db: Db) {
  const [row] = await db.select().from(companies).where(eq(companies.id, "nivara"));
  return { status: row?.status, reason: row?.statusReason };
}

async function waiting(api: Api, admin: Person) {
  return call(api, "/admin/queue?kind=company", by(admin, "GET"));
}

test("stands in the queue, and approved it is live and its owner has a mail", async ({
  api,
  admin,
  db,
  decide,
  founder: _,
}) => {
  const queue = await waiting(api, admin);
  expect(queue.data).toMatchObject([
    { kind: "company", _id: "nivara", title: "Nivara", email: COMPANY.email, location: "Pune" },
  ]);
  expect(queue.counts.company).toBe(1);
  const whole = await call(api, "/admin/queue/companies/nivara", by(admin, "GET"));
  expect(whole.data).toMatchObject({ reader: { name: "Asha", language: "en" }, givenRera: null });

  const answer = await decide({ verdict: "approve", version: queue.data[0]?.version });

  expect([answer.status, answer.message]).toEqual([200, "Company approved"]);
  expect(await statusOf(db)).toEqual({ status: "live", reason: null });
  expect((await waiting(api, admin)).data).toEqual([]);
  const [mail, ...more] = await db.select().from(messages);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ recipient: "asha@nivara.example", subject: "Nivara is live" });
  expect(mail?.body).toContain(`${PUBLIC_URL}/company/nivara`);
  const acts = await db.select().from(auditLog).where(eq(auditLog.action, "company.decided"));
  expect(acts).toMatchObject([{ actorId: admin.id, objectId: "nivara" }]);
});

test("sent back it leaves the queue, says why, and comes again when it was changed", async ({
  api,
  admin,
  db,
  decide,
  founder,
}) => {
  const reason = "Please say what you build.";
  expect((await decide({ verdict: "change" })).status).toBe(422);

  await decide({ verdict: "change", reason });

  expect(await statusOf(db)).toEqual({ status: "pending", reason });
  expect((await waiting(api, admin)).data).toEqual([]);
  const [mail] = await db.select().from(messages);
  expect(mail?.body).toContain(reason);
  expect(mail?.body).toContain(`${PUBLIC_URL}/company/profile`);
  await db.update(staffNotices).set({ mailedAt: new Date() });

  await call(api, "/companies/nivara", by(founder, "PUT", { description: "We build homes." }));

  expect(await statusOf(db)).toEqual({ status: "pending", reason: null });
  expect((await waiting(api, admin)).data).toMatchObject([{ _id: "nivara" }]);
  const notices = await db.select().from(staffNotices);
  expect(notices.filter(({ mailedAt }) => mailedAt === null)).toMatchObject([
    { kind: "company", subjectId: "nivara" },
  ]);
});

test("rejected it is told why, in its owner's language", async ({ db, decide, founder }) => {
  await db.update(users).set({ language: "hi" }).where(eq(users.id, founder.id));

  await decide({ verdict: "reject", reason: "यह कंपनी नहीं मिली।" });

  expect(await statusOf(db)).toEqual({ status: "suspended", reason: "यह कंपनी नहीं मिली।" });
  const [mail] = await db.select().from(messages);
  expect(mail?.subject).toBe("हम Nivara नहीं दिखा सकते");
  expect(mail?.body).toContain("यह कंपनी नहीं मिली।");
});

test("is decided once, and as it was looked at", async ({ api, admin, db, decide, founder }) => {
  const { data } = await waiting(api, admin);
  await call(api, "/companies/nivara", by(founder, "PUT", { description: "Something else" }));

  expect((await decide({ verdict: "approve", version: data[0]?.version })).status).toBe(409);
  expect((await decide({ verdict: "approve" })).status).toBe(200);
  expect((await decide({ verdict: "reject", reason: "No" })).status).toBe(409);
  expect(await db.select().from(messages)).toHaveLength(1);
});

test("set live in the editor, its owner is told as well; a change of a live one is no news", async ({
  api,
  admin,
  db,
  founder: _,
}) => {
  await call(api, "/companies/nivara", by(admin, "PUT", { status: "live" }));
  await call(api, "/companies/nivara", by(admin, "PUT", { description: "New words" }));

  expect(await db.select().from(messages)).toMatchObject([{ subject: "Nivara is live" }]);
});

test("many are approved at once", async ({ api, admin, db, founder: _ }) => {
  await aCompany(db, { id: "second", name: "Second", status: "pending", email: "b@b.example" });
  const many = { act: "approve", matching: { kind: "queue", filter: { kind: "company" } } };

  const response = await api.request("/api/admin/bulk", by(admin, "POST", many));

  expect(response.status).toBe(200);
  expect(await response.text()).toContain('"failed":[]');
  const rows = await db.select().from(companies);
  expect(rows.map(({ status }) => status)).toEqual(["live", "live"]);
  // The second one has no owner, so the mail goes to its own address.
  const mails = await db.select().from(messages);
  expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([
    "asha@nivara.example",
    "b@b.example",
  ]);
});
