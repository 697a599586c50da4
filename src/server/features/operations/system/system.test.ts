import { describe, expect } from "vitest";
import { insertBackupNote } from "#server/platform/backups/repository.ts";
import { messages } from "#server/platform/db/schema/operations.ts";
import { aPerson, by, type Person } from "#test/accounts.ts";
import { type Api, test } from "#test/app.ts";

test("an admin sees version, database, disk, the last backup and the jobs", async ({ api, db }) => {
  const admin = await aPerson(db, "admin");
  const mail = { channel: "mail", recipient: "x@y.example", body: "" } as const;
  await db.insert(messages).values([mail, mail, { ...mail, status: "failed" }]);
  const read = async () => {
    const response = await api.request("/api/admin/system", by(admin, "GET"));
    expect(response.status).toBe(200);
    return (await response.json()).data;
  };
  expect(await read()).toMatchObject({ lastBackup: null });

  await insertBackupNote(db, { at: new Date(), contents: "database", bytes: 5, path: "/b/1" });
  await insertBackupNote(db, { at: new Date(), contents: "everything", bytes: 9, path: "/b/2" });

  const state = await read();
  expect(state).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    database: { kind: "external", version: expect.stringMatching(/^\d+/) },
    lastBackup: { contents: "everything", bytes: 9, path: "/b/2" },
    queue: { messages: 2, imports: 0 },
    failed: { messages: 1, imports: 0 },
  });
  expect(state.database.bytes).toBeGreaterThan(1_000_000);
  expect(state.disk.totalBytes).toBeGreaterThan(state.disk.freeBytes);
});

describe("a test by the admin", () => {
  const check = (api: Api, person: Person, body: object) =>
    api.request("/api/admin/system/check", by(person, "POST", body));

  test("sends by the ways out that there are, and tells what the other side said", async ({
    open,
    db,
  }) => {
    const admin = await aPerson(db, "admin");
    const sent: string[] = [];
    const mail = {
      send: async ({ recipient }: { recipient: string }) => void sent.push(recipient),
    };
    const text = { send: () => Promise.reject(new Error("The gateway answered 401")) };
    const { api } = open({ senders: { mail, text } });

    const mailed = await check(api, admin, { what: "mail", to: "me@example.com" });
    const texted = await check(api, admin, { what: "text", to: "98765 43210" });

    expect((await mailed.json()).data).toEqual({ isWorking: true, message: "It was sent" });
    expect(sent).toEqual(["me@example.com"]);
    expect((await texted.json()).data).toEqual({
      isWorking: false,
      message: "The gateway answered 401",
    });
  });

  test("says so where nothing is set up, and tries the store of pictures", async ({ api, db }) => {
    const admin = await aPerson(db, "admin");

    const mailed = await check(api, admin, { what: "mail", to: "me@example.com" });
    const stored = await check(api, admin, { what: "files" });

    expect((await mailed.json()).data).toMatchObject({ isWorking: false });
    expect((await stored.json()).data).toMatchObject({ isWorking: true });
    expect((await check(api, admin, { what: "mail", to: "nobody" })).status).toBe(422);
  });

  test("is the admin's", async ({ api, db }) => {
    const company = await aPerson(db, "company");

    expect((await check(api, company, { what: "files" })).status).toBe(403);
  });
});
