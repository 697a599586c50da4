import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { sql } from "drizzle-orm";
import { expect, vi } from "vitest";
import type { Db } from "#server/platform/db/client.ts";
import { messages } from "#server/platform/db/schema/operations.ts";
import { startJobs } from "#server/platform/jobs/runner.ts";
import { test } from "#test/app.ts";
import { startMailServer } from "#test/mail-server.ts";
import { deliverNext, emailQueueJob } from "./delivery.ts";
import { createMailer } from "./mailer.ts";

const FROM = "post@aangan.example";

async function queue(db: Db, values: Partial<typeof messages.$inferInsert> = {}): Promise<void> {
  await db.insert(messages).values({
    channel: "mail",
    recipient: "a@example.com",
    subject: "Hi",
    body: "Hello",
    ...values,
  });
}

test("the job sends what is queued and stops when told", async ({ database, db }) => {
  const server = await startMailServer();
  await queue(db, { subject: "one" });
  await queue(db, { subject: "two" });

  const mailer = createMailer(server.url, FROM);
  const jobs = startJobs([emailQueueJob({ db, mailer })], {
    pool: database.pool,
    onError: () => {},
  });
  await vi.waitFor(() => expect(server.mails).toHaveLength(2));
  await jobs.stop();
  await server.close();

  expect(server.mails.map(({ subject }) => subject)).toEqual(["one", "two"]);
  expect(await db.select().from(messages)).toMatchObject([{ status: "sent" }, { status: "sent" }]);
});

test("workers on several nodes send each mail once", async ({ db }) => {
  const server = await startMailServer();
  const mailer = createMailer(server.url, FROM);
  const subjects = Array.from({ length: 12 }, (_, at) => `mail ${at}`);
  for (const subject of subjects) await queue(db, { subject });

  await Promise.all(
    Array.from({ length: 4 }, async () => {
      while (await deliverNext(db, mailer));
    }),
  );
  await server.close();

  expect(server.mails.map(({ subject }) => subject).toSorted()).toEqual(subjects.toSorted());
});

test("a mail taken by a process that died is sent when its lease is over, under the same id", async ({
  db,
}) => {
  const server = await startMailServer();
  const mailer = createMailer(server.url, FROM);
  const id = randomUUID();
  const lease = sql`now() + interval '1 second'`;
  await queue(db, { id, attempts: 1, nextAttemptAt: lease as unknown as Date });

  expect(await deliverNext(db, mailer)).toBe(false);
  await db.update(messages).set({ nextAttemptAt: sql`now()` });
  expect(await deliverNext(db, mailer)).toBe(true);
  await server.close();

  expect(server.mails.map(({ messageId }) => messageId)).toEqual([`<${id}@aangan>`]);
});

test("without a mail server messages are kept for the admin to read", async ({ db }) => {
  await queue(db);

  expect(createMailer(undefined, undefined)).toBeUndefined();
  expect(await deliverNext(db, undefined)).toBe(true);
  expect(await deliverNext(db, undefined)).toBe(false);

  expect(await db.select().from(messages)).toMatchObject([{ status: "kept" }]);
});

test.for([
  [1, 10],
  [2, 20],
  [5, 160],
  [20, 3600],
])("after %i failures the next attempt waits %i seconds", async ([failures, seconds], { db }) => {
  const unreachable = createMailer("smtp://127.0.0.1:9", FROM);
  await queue(db, { attempts: Number(failures) - 1 });

  await deliverNext(db, unreachable);

  const [message] = await db.select().from(messages);
  const waits = ((message?.nextAttemptAt.getTime() ?? 0) - Date.now()) / 1000;
  expect(message?.status).toBe("queued");
  expect(Math.abs(waits - Number(seconds))).toBeLessThan(5);
});

test("after thirty attempts a mail is given up", async ({ db }) => {
  await queue(db, { attempts: 29 });

  await deliverNext(db, createMailer("smtp://127.0.0.1:9", FROM));

  expect(await db.select().from(messages)).toMatchObject([{ status: "failed", attempts: 30 }]);
});

test("a wrong password for the mail server loses no mail", async ({ db }) => {
  const server = await startMailServer();
  await queue(db);

  await deliverNext(db, createMailer(server.url.replace("//", "//user:wrong@"), FROM));
  await server.close();

  expect(await db.select().from(messages)).toMatchObject([{ status: "queued", attempts: 1 }]);
});

test("a mail server that says nothing is left, and the mail is tried again", async ({ db }) => {
  const silent = createServer(() => {}).listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  await queue(db);

  await deliverNext(db, createMailer(`smtp://127.0.0.1:${port}`, FROM, 100));
  silent.close();

  expect(await db.select().from(messages)).toMatchObject([{ status: "queued", attempts: 1 }]);
});

test("a database that fails is reported and tried again, and the job still stops", async ({
  database,
  db,
}) => {
  const reported: unknown[] = [];
  const broken = new Proxy(db, {
    get() {
      throw new Error("no database");
    },
  });

  const jobs = startJobs([emailQueueJob({ db: broken, mailer: undefined })], {
    pool: database.pool,
    onError: (error) => reported.push(error),
  });
  await vi.waitFor(() => expect(reported).toHaveLength(1));
  await jobs.stop();
});
