import { rm } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import { openResources } from "#server/resources.ts";
import { test } from "#test/app.ts";
import { secretFingerprints } from "./db/schema/operations.ts";
import { readSettings } from "./env.ts";
import { createLog } from "./log.ts";
import { acceptSecret, assertSameSecret, findSecretProblem } from "./secret-check.ts";

const [FIRST, SECOND] = ["f".repeat(32), "s".repeat(32)];
const PLACE = { AUTH_SECRET: FIRST, DATA_DIR: "./data" };

test("the start stops with another secret than the first, and says how to go on", async ({
  database,
  db,
  folder,
}) => {
  await db.delete(secretFingerprints);
  const start = async (secret: string) => {
    const settings = readSettings({
      DATABASE_URL: database.url,
      AUTH_SECRET: secret,
      DATA_DIR: folder,
      DEMO: "off",
    });
    const resources = await openResources(
      settings,
      createLog("silent"),
      new AbortController().signal,
    );
    await resources.close();
  };

  await start(FIRST);
  await start(FIRST);
  await expect(start(SECOND)).rejects.toThrow(/^AUTH_SECRET is not the secret .* secret accept/);
  await start(FIRST);
  expect(await acceptSecret(db, SECOND)).toBe(0);
  expect(await acceptSecret(db, SECOND)).toBeUndefined();
  await start(SECOND);
  await expect(start(FIRST)).rejects.toThrow("AUTH_SECRET");
});

test("nodes that start together agree on the first", async ({ db }) => {
  await db.delete(secretFingerprints);

  const outcomes = await Promise.allSettled(
    [FIRST, SECOND, FIRST, SECOND].map((secret) => assertSameSecret(db, secret, PLACE)),
  );

  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
});

test("what is stored tells nothing of it, and the file is named where it was in one", async ({
  db,
  folder,
}) => {
  await db.delete(secretFingerprints);
  await assertSameSecret(db, FIRST, PLACE);

  const [row] = await db.select().from(secretFingerprints);

  expect(row?.fingerprint).not.toContain(FIRST);
  const place = { AUTH_SECRET: undefined, DATA_DIR: folder };
  await rm(join(folder, "secret"), { force: true });
  expect(await findSecretProblem(db, "", place)).toContain(join(folder, "secret"));
  expect(await findSecretProblem(db, FIRST, place)).toBeUndefined();
});
