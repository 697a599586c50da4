import { expect } from "vitest";
import { insertBackupNote } from "#server/backups/repository.ts";
import { messages } from "#server/db/schema/operations.ts";
import { aPerson, by } from "#test/accounts.ts";
import { test } from "#test/app.ts";

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
