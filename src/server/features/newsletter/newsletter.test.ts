import { sql } from "drizzle-orm";
import { expect } from "vitest";
import type { Db } from "#server/platform/db/client.ts";
import { subscribers } from "#server/platform/db/schema/leads.ts";
import { messages } from "#server/platform/db/schema/operations.ts";
import { deliverNext } from "#server/platform/mail/delivery.ts";
import { createMailer } from "#server/platform/mail/mailer.ts";
import { type Api, test as base, PUBLIC_URL, post } from "#test/app.ts";
import { type MailServer, startMailServer } from "#test/mail-server.ts";

const test = base.extend<{ mailServer: MailServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of the fixtures used here
  mailServer: async ({}, use) => {
    const server = await startMailServer();
    await use(server);
    await server.close();
  },
});

const FROM = "Aangan <post@aangan.example>";

function subscribe(api: Api, email: unknown) {
  return api.request("/api/newsletter", post({ email }));
}

async function deliver(db: Db, { url }: { url: string }): Promise<void> {
  while (await deliverNext(db, createMailer(url, FROM)));
}

function tokenIn(text: string | undefined, step: string): string {
  const link = text?.split("\n").find((line) => line.includes(`/newsletter/${step}`));
  return new URL(link ?? "").searchParams.get("token") ?? "";
}

async function statusOf(db: Db, email: string): Promise<string | undefined> {
  const rows = await db.select().from(subscribers);
  return rows.find((row) => row.email === email)?.status;
}

test("a visitor subscribes, gets one mail, confirms by its link and leaves by its other link", async ({
  api,
  app,
  db,
  mailServer,
}) => {
  const response = await subscribe(api, "  Meera@Example.COM ");
  expect(response.status).toBe(202);
  expect(await response.json()).toEqual({ success: true, data: {} });
  expect(await statusOf(db, "meera@example.com")).toBe("pending");

  await deliver(db, mailServer);
  expect(mailServer.mails).toHaveLength(1);
  const [mail] = mailServer.mails;
  expect(mail?.recipients).toEqual(["meera@example.com"]);
  expect(mail?.from?.value[0]?.address).toBe("post@aangan.example");
  expect(mail?.subject).toBe("Confirm your subscription to Aangan");

  const token = tokenIn(mail?.text, "confirm");
  expect(await app.newsletter.isConfirmable(token)).toBe(true);
  expect(await statusOf(db, "meera@example.com")).toBe("pending");
  await app.newsletter.confirm(token);
  expect(await statusOf(db, "meera@example.com")).toBe("subscribed");

  await app.newsletter.unsubscribe(tokenIn(mail?.text, "unsubscribe"));
  expect(await statusOf(db, "meera@example.com")).toBe("unsubscribed");
  await expect(app.newsletter.confirm(token)).rejects.toThrow("no longer valid");
});

test("every link of the mail leads to the site's own address, whatever host was asked", async ({
  api,
  db,
  mailServer,
}) => {
  await api.request("http://evil.example/api/newsletter", {
    ...post({ email: "meera@example.com" }, { "x-forwarded-host": "evil.example" }),
  });

  await deliver(db, mailServer);

  const [mail] = mailServer.mails;
  const links = mail?.text?.match(/https?:\/\/\S+/g) ?? [];
  expect(links.map((link) => new URL(link).origin)).toEqual([PUBLIC_URL, PUBLIC_URL]);
  const header = mail?.headerLines.find(({ key }) => key === "list-unsubscribe");
  expect(header?.line).toContain(`<${PUBLIC_URL}/newsletter/unsubscribe?token=`);
  expect(mail?.headerLines.map(({ line }) => line)).toContain(
    "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
  );
});

test("who reads the site in Hindi gets the mail and its links in Hindi", async ({
  app,
  db,
  mailServer,
}) => {
  await app.newsletter.subscribe("meera@example.com", {
    language: "hi",
    clientAddress: "10.0.0.1",
  });

  await deliver(db, mailServer);

  expect(mailServer.mails[0]?.subject).toBe("Aangan की सदस्यता की पुष्टि करें");
  expect(mailServer.mails[0]?.text).toContain(`${PUBLIC_URL}/hi/newsletter/confirm?token=`);
});

test("who is subscribed already gets the same answer and no second mail", async ({
  api,
  app,
  db,
  mailServer,
}) => {
  const first = await subscribe(api, "meera@example.com");
  await deliver(db, mailServer);
  await app.newsletter.confirm(tokenIn(mailServer.mails[0]?.text, "confirm"));

  const second = await subscribe(api, "MEERA@example.com");
  await deliver(db, mailServer);

  expect([second.status, await second.json()]).toEqual([first.status, await first.json()]);
  expect(mailServer.mails).toHaveLength(1);
  expect(await statusOf(db, "meera@example.com")).toBe("subscribed");
});

test("a link is good for seven days", async ({ open, db, mailServer }) => {
  let now = new Date("2026-11-15T10:00:00Z");
  const { app, api } = open({ now: () => now });
  await subscribe(api, "meera@example.com");
  await deliver(db, mailServer);
  const token = tokenIn(mailServer.mails[0]?.text, "confirm");

  now = new Date("2026-11-22T10:00:01Z");

  expect(await app.newsletter.isConfirmable(token)).toBe(false);
  await expect(app.newsletter.confirm(token)).rejects.toThrow("no longer valid");
});

test("what stands in the table confirms nobody", async ({ api, app, db }) => {
  await subscribe(api, "meera@example.com");
  const [row] = await db.select().from(subscribers);

  await expect(app.newsletter.confirm(row?.confirmHash ?? "")).rejects.toThrow("no longer valid");
  for (const forged of [row?.id ?? "", `${row?.id}.x`, "", "\u0000"]) {
    await expect(app.newsletter.unsubscribe(forged)).rejects.toThrow("not valid");
    expect(await app.newsletter.isConfirmable(forged)).toBe(false);
  }
});

test("a mail server that is down delays the mail, which then arrives once", async ({ api, db }) => {
  const down = await startMailServer();
  await down.close();

  expect((await subscribe(api, "meera@example.com")).status).toBe(202);
  await deliver(db, down);
  const [delayed] = await db.select().from(messages);
  expect(delayed).toMatchObject({
    status: "queued",
    attempts: 1,
    lastError: expect.stringContaining("ECONNREFUSED"),
  });
  expect(delayed?.nextAttemptAt.getTime()).toBeGreaterThan(Date.now() + 5_000);

  const up = await startMailServer(Number(new URL(down.url).port));
  await deliver(db, up);
  expect(up.mails).toHaveLength(0);
  await db.update(messages).set({ nextAttemptAt: sql`now()` });
  await deliver(db, up);
  await deliver(db, up);
  await up.close();

  expect(up.mails).toHaveLength(1);
  expect(await db.select().from(messages)).toMatchObject([{ status: "sent", attempts: 2 }]);
});

test("a mailbox that is busy is tried again, one that does not exist is given up", async ({
  api,
  db,
  mailServer,
}) => {
  await subscribe(api, "meera@example.com");
  mailServer.refuseWith(450);
  await deliver(db, mailServer);
  expect(await db.select().from(messages)).toMatchObject([{ status: "queued", attempts: 1 }]);

  mailServer.refuseWith(550);
  await db.update(messages).set({ nextAttemptAt: sql`now()` });
  await deliver(db, mailServer);

  expect(await db.select().from(messages)).toMatchObject([
    { status: "failed", lastError: expect.stringContaining("550") },
  ]);
  expect(mailServer.mails).toEqual([]);
});

test.for([
  "a@example.com\r\nBcc: b@example.com",
  "a@example.com\nb@example.com",
  "a@example.com, b@example.com",
  '"a\r\nBcc: b@example.com" <c@example.com>',
  "a@example.com%0d%0aBcc:b@example.com",
  "a@example",
  "a",
  "",
  "a\u0000@example.com",
  `${"a".repeat(250)}@example.com`,
  null,
  42,
  ["a@example.com"],
])(
  "no second recipient or header gets in by the address %j",
  async (email, { api, db, failures }) => {
    const response = await subscribe(api, email);

    expect(failures).toEqual([]);
    expect(response.status).toBe(422);
    expect(await response.json()).toHaveProperty("errors.email");
    expect(await db.select().from(messages)).toEqual([]);
  },
);

test("a site name cannot add a header", async ({ open, db, mailServer }) => {
  const { site } = open().app;
  const identity = async () => ({
    ...(await site.identity()),
    name: "Aangan\r\nBcc: b@example.com",
  });
  const { api } = open({ site: { ...site, identity } });

  await subscribe(api, "meera@example.com");
  await deliver(db, mailServer);

  const [mail] = mailServer.mails;
  expect(mail?.recipients).toEqual(["meera@example.com"]);
  expect(mail?.bcc).toBeUndefined();
  expect(mail?.headerLines.map(({ key }) => key)).not.toContain("bcc");
});

test("one mailbox is written to three times an hour", async ({ api, db }) => {
  for (let times = 0; times < 3; times += 1) {
    expect((await subscribe(api, "meera@example.com")).status).toBe(202);
  }

  expect((await subscribe(api, "Meera@example.com")).status).toBe(429);
  expect(await db.select().from(messages)).toHaveLength(3);
});
