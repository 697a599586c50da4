import { eq } from "drizzle-orm";
import { describe, expect, vi } from "vitest";
import { MINUTE_MS } from "#domain/shared/time.ts";
import type { Db } from "#server/platform/db/client.ts";
import { users } from "#server/platform/db/schema/accounts.ts";
import { messages } from "#server/platform/db/schema/operations.ts";
import { savedSearches } from "#server/platform/db/schema/saved.ts";
import { defineJob } from "#server/platform/jobs/job.ts";
import { startJobs } from "#server/platform/jobs/runner.ts";
import { deliverNext } from "#server/platform/mail/delivery.ts";
import { createMailer } from "#server/platform/mail/mailer.ts";
import { aPerson } from "#test/accounts.ts";
import { test as base, PUBLIC_URL } from "#test/app.ts";
import { aListingInput, aSavedSearch } from "#test/factories.ts";
import { startMailServer } from "#test/mail-server.ts";

type MailContent = { notifyNext(): Promise<boolean> };

const test = base.extend<{ reader: { id: string; email: string } }>({
  reader: async ({ db }, use) => {
    const { id } = await aPerson(db, "buyer");
    const email = "asha@home.example";
    await db
      .update(users)
      .set({ email, emailVerified: true, name: "Asha" })
      .where(eq(users.id, id));
    await use({ id, email });
  },
});

function ago(minutes: number): Date {
  return new Date(Date.now() - minutes * MINUTE_MS);
}

/** A search with instant alerts, last notified an hour ago. */
function instantly(db: Db, userId: string, path = "/buy?city=pune") {
  return aSavedSearch(db, userId, { path, frequency: "instant", toldUpTo: ago(60) });
}

function listed(db: Db, minutesAgo: number, values: Parameters<typeof aListingInput>[1] = {}) {
  return aListingInput(db, { citySlug: "pune", listedAt: ago(minutesAgo), ...values });
}

async function notifyAll(alerts: MailContent): Promise<number> {
  let told = 0;
  while (await alerts.notifyNext()) told += 1;
  return told;
}

describe("an alert", () => {
  test("names the new homes of a search in one mail, with links, and once", async ({
    app,
    db,
    reader,
  }) => {
    await instantly(db, reader.id);
    const fits = await listed(db, 5, { title: "A sunny flat", priceMin: 8_000_000 });
    await listed(db, 90, { title: "Long known" });
    await listed(db, 5, { title: "Elsewhere", citySlug: "mumbai" });
    const server = await startMailServer();

    expect(await notifyAll(app.alerts)).toBe(1);
    expect(await notifyAll(app.alerts)).toBe(0);
    while (await deliverNext(db, createMailer(server.url, "post@aangan.example")));
    await server.close();

    expect(server.mails).toHaveLength(1);
    const [mail] = server.mails;
    expect(mail?.recipients).toEqual([reader.email]);
    expect(mail?.subject).toBe("1 new home: Homes for sale in Pune");
    expect(mail?.text).toContain("Hello Asha,");
    expect(mail?.text).toContain(
      `A sunny flat\n₹80 L · Baner, Pune\n${PUBLIC_URL}/property/${fits.id}`,
    );
    expect(mail?.text).toContain(`${PUBLIC_URL}/buy?city=pune`);
    expect(mail?.text).not.toMatch(/Long known|Elsewhere/);
    const lines = mail?.headerLines.map(({ line }) => line.replace(/\s+/g, " ")) ?? [];
    expect(lines).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    expect(lines.join("\n")).toContain(`<${PUBLIC_URL}/alerts/unsubscribe?token=`);
  });

  test("comes once, though two nodes look at the same time", async ({ open, db, reader }) => {
    for (const beds of [1, 2, 3, 4, 5, 6]) {
      await instantly(db, reader.id, `/buy?city=pune&beds=${beds}`);
      await listed(db, 5, { beds });
    }
    const nodes = [open().app, open().app, open().app];

    const told = await Promise.all(nodes.map(({ alerts }) => notifyAll(alerts)));

    expect(told.reduce((sum, count) => sum + count)).toBe(6);
    const mails = await db.select().from(messages);
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(mails.length);
    // Five bedrooms means five or more.
    expect(mails).toHaveLength(6);
  });

  test("is all or nothing: a mail that cannot be written leaves the search untold", async ({
    open,
    db,
    reader,
  }) => {
    const { id, toldUpTo } = await instantly(db, reader.id);
    await listed(db, 5);
    const { site } = open().app;
    const broken = open({
      site: { ...site, identity: () => Promise.reject(new Error("no name")) },
    });

    await expect(broken.app.alerts.notifyNext()).rejects.toThrow("no name");
    const [search] = await db.select().from(savedSearches).where(eq(savedSearches.id, id));
    expect(search?.toldUpTo).toEqual(toldUpTo);
    expect(await notifyAll(open().app.alerts)).toBe(1);
    expect(await db.select().from(messages)).toHaveLength(1);
  });

  test("waits until a home has settled, and then passes none over", async ({
    open,
    db,
    reader,
  }) => {
    let now = new Date();
    const { alerts } = open({ now: () => now }).app;
    await instantly(db, reader.id);
    await aListingInput(db, { citySlug: "pune", listedAt: new Date(now.getTime() - 1_000) });

    expect(await notifyAll(alerts)).toBe(0);
    now = new Date(now.getTime() + 3_000);
    expect(await notifyAll(alerts)).toBe(1);
    expect(await db.select().from(messages)).toHaveLength(1);
  });

  test("of many homes names ten and says that there are more", async ({ app, db, reader }) => {
    await instantly(db, reader.id);
    for (let minutes = 1; minutes <= 30; minutes += 1) await listed(db, minutes);

    await notifyAll(app.alerts);

    const [mail] = await db.select().from(messages);
    expect(mail?.subject).toBe("More than 10 new homes: Homes for sale in Pune");
    expect(mail?.body.match(/\/property\//g)).toHaveLength(10);
  });

  test("is in Hindi for who saved the search in Hindi", async ({ app, db, reader }) => {
    await aSavedSearch(db, reader.id, {
      frequency: "instant",
      language: "hi",
      toldUpTo: ago(60),
    });
    await listed(db, 5);

    await notifyAll(app.alerts);

    const [mail] = await db.select().from(messages);
    expect(mail?.subject).toBe("1 नया घर: पुणे में बिक्री के घर");
    expect(mail?.body).toContain(`${PUBLIC_URL}/hi/alerts/unsubscribe?token=`);
  });

  test("says nothing when nothing is new", async ({ app, db, reader }) => {
    await instantly(db, reader.id, "/rent?city=pune");
    await listed(db, 5);

    expect(await notifyAll(app.alerts)).toBe(1);
    expect(await db.select().from(messages)).toEqual([]);
  });

  test.for([
    ["whose address is not verified", { emailVerified: false }],
    ["who is suspended", { banned: true }],
    ["who is leaving", { deletionRequestedAt: new Date() }],
    ["who has a phone only", { email: "919876543210@phone.invalid" }],
  ] as const)("never goes to somebody %s", async ([, values], { app, db, reader }) => {
    await db.update(users).set(values).where(eq(users.id, reader.id));
    await instantly(db, reader.id);
    await listed(db, 5);

    await notifyAll(app.alerts);

    expect(await db.select().from(messages)).toEqual([]);
  });
});

test("daily searches are told in the morning, and what is off never", async ({
  open,
  db,
  reader,
}) => {
  let now = new Date("2026-11-18T02:00:00Z");
  const { app } = open({ now: () => now });
  const caller = {
    actor: { userId: reader.id, role: "buyer" as const, companyId: null },
    address: null,
  };
  const save = (path: string, frequency: "daily" | "weekly" | "off") =>
    app.saved.saveSearch(caller, { path, frequency, language: "en" });
  await save("/buy?city=pune", "daily");
  await save("/buy?city=pune&beds=2", "weekly");
  await save("/buy", "off");
  await aListingInput(db, {
    citySlug: "pune",
    beds: 2,
    listedAt: new Date("2026-11-18T02:10:00Z"),
  });

  expect(await notifyAll(app.alerts)).toBe(0);
  now = new Date("2026-11-18T02:30:00Z");
  expect(await notifyAll(app.alerts)).toBe(1);
  now = new Date("2026-11-19T02:30:00Z");
  expect(await notifyAll(app.alerts)).toBe(1);
  expect(await db.select().from(messages)).toHaveLength(1);
  now = new Date("2026-11-23T02:30:00Z");
  expect(await notifyAll(app.alerts)).toBe(2);
  expect((await db.select().from(messages)).map(({ subject }) => subject)).toEqual([
    "1 new home: Homes for sale in Pune",
    "1 new home: Homes for sale in Pune, 2 BHK",
  ]);
});

test("one click stops the mails of that search alone, without a session", async ({
  app,
  db,
  reader,
}) => {
  const search = await instantly(db, reader.id);
  await instantly(db, reader.id, "/buy");
  await listed(db, 5);
  await notifyAll(app.alerts);
  const mails = await db.select().from(messages);
  const body = mails.find(({ subject }) => subject.endsWith("in Pune"))?.body ?? "";
  const token = /unsubscribe\?token=(\S+)/.exec(body)?.[1] ?? "";

  expect(await app.alerts.unsubscribe(token, "en")).toEqual({ name: "Homes for sale in Pune" });
  await app.alerts.unsubscribe(token, "en");
  for (const forged of [search.id, `${search.id}.x`, "", token.slice(1)]) {
    await expect(app.alerts.unsubscribe(forged, "en")).rejects.toThrow("not valid");
  }
  const rows = await db.select().from(savedSearches);
  expect(rows.map(({ path, frequency }) => [path, frequency]).toSorted()).toEqual([
    ["/buy", "instant"],
    ["/buy?city=pune", "off"],
  ]);
});

test("the job tells by itself, goes on after a failure and stops", async ({
  app,
  database,
  db,
  reader,
}) => {
  await instantly(db, reader.id);
  const reported: unknown[] = [];
  let calls = 0;
  const job = defineJob({
    name: "alerts",
    schedule: { everyMs: 10 },
    run: () => {
      calls += 1;
      return calls === 1 ? Promise.reject(new Error("no database")) : app.alerts.notifyNext();
    },
  });
  const jobs = startJobs([job], {
    pool: database.pool,
    onError: (error) => reported.push(error),
  });
  await listed(db, 1);
  await vi.waitFor(async () => expect(await db.select().from(messages)).toHaveLength(1), 5_000);
  await jobs.stop();

  expect(reported).toHaveLength(1);
});

test("a search that is due is found by an index", async ({ database, db, reader }) => {
  for (let beds = 0; beds < 20; beds += 1) {
    await aSavedSearch(db, reader.id, { path: `/buy?beds=${beds}`, frequency: "instant" });
  }
  const plan = async (where: string) => {
    const client = await database.pool.connect();
    await client.query("set enable_seqscan = off");
    const { rows } = await client.query(
      `explain select * from saved_searches where ${where} limit 1`,
    );
    client.release(true);
    return JSON.stringify(rows);
  };

  expect(await plan("frequency = 'instant' and told_up_to < now() order by told_up_to")).toContain(
    "saved_searches_instant",
  );
  expect(
    await plan("next_alert_at is not null and next_alert_at <= now() order by next_alert_at"),
  ).toContain("saved_searches_due");
});
