import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect } from "vitest";
import {
  ENDED_SESSION_DAYS,
  IMPORT_FILE_DAYS,
  MESSAGE_DAYS,
  MESSAGE_TEXT_DAYS,
} from "#domain/privacy/retention.ts";
import { DAY_MS } from "#domain/shared/time.ts";
import { sessions, users } from "#server/platform/db/schema/accounts.ts";
import { auditLog, messages } from "#server/platform/db/schema/operations.ts";
import { aPerson } from "#test/accounts.ts";
import { did } from "#test/api-calls.ts";
import { test } from "#test/app.ts";
import { sendAll } from "#test/outgoing.ts";
import { findStored } from "#test/stored.ts";

const NAME = "Meera Vaidyanathan";
const PHONE = "+919876501234";
const EMAIL = "meera.v@home.example";
const FROM = { address: "10.0.0.9", userAgent: null, device: undefined, language: "en" as const };

describe("what the site writes down on the way", () => {
  test("has no link or code in it once it was sent", async ({ open, db, database }) => {
    const { api, app } = open();
    await app.phones.send({ phone: PHONE, name: NAME, role: "buyer" }, FROM);
    await did(api, undefined, "POST /newsletter", { email: EMAIL });
    await did(api, undefined, "POST /privacy/links", { contact: EMAIL });
    const rows = await db.select().from(messages);
    const secrets = rows.flatMap(({ body }) => body.match(/token=[\w.-]+|\b\d{6}\b/g) ?? []);
    expect(secrets.length).toBeGreaterThanOrEqual(3);

    await sendAll(db);

    for (const secret of secrets) {
      expect(await findStored(database.pool, secret.replace("token=", ""))).toEqual([]);
    }
    expect(await db.select().from(messages)).toMatchObject(
      rows.map(({ recipient }) => ({ recipient, status: "sent", body: "", headers: {} })),
    );
  });

  test("loses its words after a week and is gone after a month, as the privacy page says", async ({
    open,
    db,
  }) => {
    let time = Date.now();
    const { app } = open({ now: () => new Date(time) });
    const way = { channel: "mail" as const, recipient: EMAIL, subject: "Hi", body: "Secret" };
    await db.insert(messages).values([
      { ...way, status: "kept" },
      { ...way, status: "failed" },
    ]);
    await app.trash.purge();
    expect(await db.select().from(messages)).toMatchObject([
      { body: "Secret" },
      { body: "Secret" },
    ]);

    time += (MESSAGE_TEXT_DAYS + 1) * DAY_MS;
    await app.trash.purge();
    expect(await db.select().from(messages)).toMatchObject([{ body: "" }, { body: "" }]);

    time += MESSAGE_DAYS * DAY_MS;
    await app.trash.purge();
    expect(await db.$count(messages)).toBe(0);
  });

  test("in a table to be imported is gone after a week, as the privacy page says", async ({
    app,
    folder,
  }) => {
    await mkdir(join(folder, "imports"));
    for (const [name, days] of [
      ["old", IMPORT_FILE_DAYS + 1],
      ["young", IMPORT_FILE_DAYS - 1],
    ] as const) {
      const path = join(folder, "imports", name);
      const writtenAt = new Date(Date.now() - days * DAY_MS);
      await writeFile(path, `owner,phone\n${NAME},${PHONE}\n`);
      await utimes(path, writtenAt, writtenAt);
    }

    await app.imports.sweep();

    expect(await readdir(join(folder, "imports"))).toEqual(["young"]);
    expect(IMPORT_FILE_DAYS).toBeLessThanOrEqual(7);
  });

  test("of a session is gone a day after it ended, of an act after a year", async ({
    open,
    db,
  }) => {
    let time = Date.now();
    const { api, app } = open({ now: () => new Date(time) });
    const buyer = await aPerson(db, "buyer");
    await did(api, buyer, "PUT /me", { name: "Asha" });
    await app.trash.purge();
    expect([await db.$count(sessions), await db.$count(auditLog)]).toEqual([1, 1]);

    time += (ENDED_SESSION_DAYS + 1) * DAY_MS;
    await app.trash.purge();
    expect([await db.$count(sessions), await db.$count(auditLog)]).toEqual([0, 1]);

    time += 366 * DAY_MS;
    await app.trash.purge();
    expect(await db.$count(auditLog)).toBe(0);
  });

  test("in the audit log cannot be changed or removed by an ordinary statement", async ({
    api,
    db,
    database,
  }) => {
    const buyer = await aPerson(db, "buyer");
    await did(api, buyer, "PUT /me", { name: "Asha" });

    for (const statement of [
      "update audit_log set action = 'nothing'",
      "update audit_log set actor_id = null",
      "delete from audit_log",
      "truncate audit_log",
    ]) {
      await expect(database.pool.query(statement)).rejects.toThrow("added to, never changed");
    }
    await db.delete(users);
    expect(await db.select().from(auditLog)).toMatchObject([{ actorId: buyer.id }]);
  });
});
