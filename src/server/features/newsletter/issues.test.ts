/** The weekly issue, with a simulated clock and a real mail server. */

import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { DAY_MS } from "#domain/shared/time.ts";
import type { Db } from "#server/platform/db/client.ts";
import { newsletterIssues, subscribers } from "#server/platform/db/schema/leads.ts";
import { messages, siteSettings } from "#server/platform/db/schema/operations.ts";
import { deliverNext } from "#server/platform/mail/delivery.ts";
import { createMailer } from "#server/platform/mail/mailer.ts";
import { aPerson, by } from "#test/accounts.ts";
import { test as base, PUBLIC_URL, post } from "#test/app.ts";
import { aListingInput } from "#test/factories.ts";
import { startMailServer } from "#test/mail-server.ts";

const FRIDAY = new Date("2026-11-20T02:30:00Z");
const days = (count: number) => new Date(FRIDAY.getTime() + count * DAY_MS);
const MORNING = new Date(FRIDAY.getTime() + 60_000);

type Issues = { newsletter: { sendNext(): Promise<boolean> } };

const test = base.extend<{ at: (now: Date) => Issues }>({
  at: async ({ open }, use) => use((now) => open({ now: () => now }).app),
});

async function sendAll({ newsletter }: Issues): Promise<void> {
  while (await newsletter.sendNext());
}

async function aReader(
  db: Db,
  email: string,
  values: Partial<typeof subscribers.$inferInsert> = {},
) {
  const [row] = await db
    .insert(subscribers)
    .values({
      email,
      status: "subscribed",
      consentVersion: "1",
      confirmedAt: days(-10),
      ...values,
    })
    .returning();
  return row;
}

function aHome(db: Db, title: string, values: Parameters<typeof aListingInput>[1] = {}) {
  return aListingInput(db, { title, citySlug: "pune", listedAt: days(-2), ...values });
}

async function recipients(db: Db): Promise<string[]> {
  const rows = await db.select().from(messages);
  return rows.map(({ recipient }) => recipient).toSorted();
}

test("on Friday morning each reader gets the new homes of their city, in their language, and can leave with one click", async ({
  app,
  at,
  db,
}) => {
  const reader = await aReader(db, "asha@home.example", { citySlug: "pune" });
  await aReader(db, "ravi@home.example", { citySlug: "pune", language: "hi" });
  await aReader(db, "all@home.example");
  await aReader(db, "mumbai@home.example", { citySlug: "mumbai" });
  await aReader(db, "pending@home.example", { status: "pending", confirmedAt: null });
  await aReader(db, "gone@home.example", { status: "unsubscribed" });
  const home = await aHome(db, "A sunny flat", { priceMin: 8_000_000 });
  await aHome(db, "Long known", { listedAt: days(-8) });
  await aHome(db, "In Delhi", { citySlug: "delhi" });
  const server = await startMailServer();

  await sendAll(at(new Date(FRIDAY.getTime() - 1)));
  expect(await recipients(db)).toEqual([]);
  await sendAll(at(MORNING));
  while (await deliverNext(db, createMailer(server.url, "post@aangan.example")));
  await server.close();

  expect(server.mails.map(({ recipients: [to] }) => to).toSorted()).toEqual([
    "all@home.example",
    "asha@home.example",
    "ravi@home.example",
  ]);
  const mailTo = (to: string) => server.mails.find(({ recipients: [first] }) => first === to);
  const mail = mailTo("asha@home.example");
  expect(mail?.subject).toBe("1 new home in Pune this week · Aangan");
  expect(mail?.text).toContain(
    `A sunny flat\n₹80 L · Baner, Pune\n${PUBLIC_URL}/property/${home.id}`,
  );
  expect(mail?.text).toContain(`${PUBLIC_URL}/search?city=pune`);
  expect(mail?.text).not.toMatch(/Long known|In Delhi/);
  expect(mailTo("all@home.example")?.subject).toBe("2 new homes this week · Aangan");
  const hindi = mailTo("ravi@home.example");
  expect(hindi?.subject).toBe("इस हफ़्ते पुणे में 1 नया घर · Aangan");
  expect(hindi?.text).toContain(`${PUBLIC_URL}/hi/property/${home.id}`);

  const lines = mail?.headerLines.map(({ line }) => line.replace(/\s+/g, " ")) ?? [];
  expect(lines).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  const leave =
    lines.join("\n").match(/<(https:\S+\/newsletter\/unsubscribe\?token=\S+)>/)?.[1] ?? "";
  await app.newsletter.unsubscribe(new URL(leave).searchParams.get("token") ?? "");
  const [left] = await db
    .select()
    .from(subscribers)
    .where(eq(subscribers.id, reader?.id ?? ""));
  expect(left?.status).toBe("unsubscribed");

  expect(await db.select().from(newsletterIssues)).toMatchObject([
    { dueAt: FRIDAY, since: days(-7), sent: 3, withoutNews: 1, finishedAt: MORNING },
  ]);
});

describe("nobody gets an issue twice and nobody is left out", () => {
  test("though several nodes send it at the same time", async ({ at, db }) => {
    for (let one = 0; one < 70; one += 1) await aReader(db, `reader${one}@home.example`);
    await aHome(db, "A flat");

    await Promise.all([at(MORNING), at(MORNING), at(MORNING)].map(sendAll));
    await sendAll(at(MORNING));

    const to = await recipients(db);
    expect([to.length, new Set(to).size]).toEqual([70, 70]);
  });

  test("though it is broken off in the middle", async ({ open, db }) => {
    for (let one = 0; one < 60; one += 1) await aReader(db, `reader${one}@home.example`);
    await aHome(db, "A flat");
    const now = () => MORNING;
    const dying = new Proxy(db, {
      get: (target, name) =>
        name === "transaction"
          ? (work: (tx: Db) => Promise<unknown>) =>
              target.transaction(async (tx) => {
                await work(tx);
                throw new Error("killed");
              })
          : Reflect.get(target, name),
    });

    await open({ now }).app.newsletter.sendNext();
    await expect(open({ now, db: dying }).app.newsletter.sendNext()).rejects.toThrow("killed");
    expect(await recipients(db)).toHaveLength(50);
    await sendAll(open({ now }).app);

    const to = await recipients(db);
    expect([to.length, new Set(to).size]).toEqual([60, 60]);
  });

  test("though the clock goes on to the next weeks", async ({ at, db }) => {
    await aReader(db, "asha@home.example");
    await aHome(db, "First week");
    await sendAll(at(MORNING));
    await sendAll(at(days(1)));
    await aHome(db, "Second week", { listedAt: days(3) });

    await sendAll(at(new Date(MORNING.getTime() + 7 * DAY_MS)));

    const bodies = (await db.select().from(messages)).map(({ body }) => body);
    expect(bodies).toHaveLength(2);
    expect(bodies[0]).toContain("First week");
    expect(bodies[1]).toContain("Second week");
    expect(bodies[1]).not.toContain("First week");
  });
});

test("after weeks of silence there is one issue and no flood, and four days late there is none", async ({
  at,
  db,
}) => {
  await aReader(db, "asha@home.example");
  await aHome(db, "Before the silence");
  await sendAll(at(MORNING));
  await aHome(db, "Meanwhile", { listedAt: days(9) });

  await sendAll(at(days(21 + 4)));
  expect(await recipients(db)).toHaveLength(1);
  await sendAll(at(days(28 + 1)));

  const [, second, ...more] = await db.select().from(messages);
  expect(more).toEqual([]);
  expect(second?.body).toContain("Meanwhile");
});

test("where nothing is new nobody gets a mail", async ({ at, db }) => {
  await aReader(db, "asha@home.example", { citySlug: "pune" });
  await aHome(db, "In Delhi", { citySlug: "delhi" });
  await aHome(db, "A draft", { status: "draft" });

  await sendAll(at(MORNING));

  expect(await recipients(db)).toEqual([]);
  expect(await db.select().from(newsletterIssues)).toMatchObject([{ sent: 0, withoutNews: 1 }]);
});

test("who confirmed after it was due waits for the next", async ({ at, db }) => {
  await aReader(db, "late@home.example", { confirmedAt: new Date(FRIDAY.getTime() + 1) });
  await aHome(db, "A flat");

  await sendAll(at(MORNING));
  expect(await recipients(db)).toEqual([]);
});

test("while mails pile up the newsletter waits, so that others do not wait behind it", async ({
  at,
  db,
}) => {
  await aReader(db, "asha@home.example");
  await aHome(db, "A flat");
  const waiting = { channel: "mail", recipient: "x@y.example", body: "A code" } as const;
  await db.insert(messages).values(Array.from({ length: 100 }, () => waiting));

  expect(await at(MORNING).newsletter.sendNext()).toBe(false);
  await db.update(messages).set({ status: "sent" });
  expect(await at(MORNING).newsletter.sendNext()).toBe(true);
});

test("the admin sees the next issue, pauses it, and sees what became of the last", async ({
  open,
  db,
}) => {
  const { api, app } = open({ now: () => MORNING });
  const admin = await aPerson(db, "admin");
  const get = async (path: string) =>
    (await (await api.request(`/api/admin/newsletter/${path}`, by(admin, "GET"))).json()).data;
  await aReader(db, "asha@home.example", { citySlug: "pune" });
  await aHome(db, "A sunny flat");

  expect(await get("preview?city=pune&language=hi")).toMatchObject({
    nextIssueAt: days(7).toISOString(),
    isPaused: false,
    readers: 0,
    mail: { subject: "इस हफ़्ते पुणे में 1 नया घर · Aangan" },
  });
  expect(await get("preview?city=pune")).toMatchObject({ readers: 1 });
  expect(await get("preview?city=kochi")).toMatchObject({ mail: null });

  await api.request("/api/admin/settings", by(admin, "PATCH", { newsletterPaused: true }));
  await sendAll(app);
  expect(await recipients(db)).toEqual([]);
  expect(await get("preview")).toMatchObject({ isPaused: true });
  await db.delete(siteSettings);
  await sendAll(app);

  expect(await get("issues")).toMatchObject([
    { dueAt: FRIDAY.toISOString(), sent: 1, withoutNews: 0, finishedAt: MORNING.toISOString() },
  ]);
});

describe("the city", () => {
  async function tokenOf(db: Db, at: number): Promise<string> {
    const mail = (await db.select().from(messages).orderBy(messages.createdAt, messages.id))[at];
    return mail?.body.match(/confirm\?token=(\S+)/)?.[1] ?? "";
  }
  async function cityOf(db: Db) {
    const [row] = await db.select().from(subscribers);
    return row?.citySlug;
  }

  test("is asked for, and counts once it is confirmed", async ({ api, app, db }) => {
    const subscribe = (city: string) =>
      api.request("/api/newsletter", post({ email: "asha@home.example", city, language: "hi" }));

    expect((await subscribe("pune")).status).toBe(202);
    expect(await cityOf(db)).toBeNull();
    await app.newsletter.confirm(await tokenOf(db, 0));
    expect(await cityOf(db)).toBe("pune");
    const [row] = await db.select().from(subscribers);
    expect(row?.language).toBe("hi");

    // The same request needs no confirmation; another city does, and changes nothing until then.
    await subscribe("pune");
    expect(await db.select().from(messages)).toHaveLength(1);
    await subscribe("mumbai");
    expect(await db.select().from(messages)).toHaveLength(2);
    expect(await cityOf(db)).toBe("pune");
    await app.newsletter.confirm(await tokenOf(db, 1));
    const [moved] = await db.select().from(subscribers);
    expect(moved).toMatchObject({
      citySlug: "mumbai",
      status: "subscribed",
      confirmedAt: row?.confirmedAt,
    });
  });

  test("must be one of ours", async ({ api }) => {
    const response = await api.request(
      "/api/newsletter",
      post({ email: "asha@home.example", city: "atlantis" }),
    );
    expect([response.status, (await response.json()).errors]).toEqual([
      422,
      { city: ["Choose a city"] },
    ]);
  });
});
