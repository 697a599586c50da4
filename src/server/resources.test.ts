import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { foldPlaceName } from "#domain/places/place-name.ts";
import { test } from "#test/app.ts";
import { readSettings } from "./platform/env.ts";
import { createLog } from "./platform/log.ts";
import { openResources } from "./resources.ts";

const log = createLog("silent");
const WAKAD = foldPlaceName("Wakad");

function settingsFor(port: number, folder: string) {
  return readSettings({
    DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/nothing`,
    AUTH_SECRET: "s".repeat(32),
    DATA_DIR: folder,
  });
}

test("places are there at the first start; later ones bring them up to date when visitors are served", async ({
  folder,
  database,
}) => {
  const settings = readSettings({
    DATABASE_URL: database.url,
    AUTH_SECRET: "s".repeat(32),
    DATA_DIR: folder,
    DEMO: "off",
  });
  const spellings = async () => {
    const found = await database.pool.query(
      "select count(*)::int as count from place_names where folded = $1",
      [WAKAD],
    );
    return found.rows[0].count;
  };
  await database.pool.query("delete from place_names");
  const first = await openResources(settings, log, new AbortController().signal);
  expect(await spellings()).toBe(1);
  await first.close();

  await database.pool.query("delete from place_names where folded = $1", [WAKAD]);
  const second = await openResources(settings, log, new AbortController().signal);
  expect(await spellings()).toBe(0);
  await expect.poll(spellings, { timeout: 60_000, interval: 200 }).toBe(1);
  await second.close();
});

test("a database that refuses, or never answers, is waited for until one gives up", async ({
  folder,
}) => {
  const silent = createServer(() => {}).listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  for (const each of [1, port]) {
    const givingUp = new AbortController();
    const opening = openResources(settingsFor(each, folder), log, givingUp.signal);
    const outcome = opening.then(
      () => "opened",
      (error: Error) => error.name,
    );
    expect(await Promise.race([outcome, sleep(300, "waiting")])).toBe("waiting");

    const startedAt = performance.now();
    givingUp.abort();

    expect(await outcome).toBe("AbortError");
    // Waiting for a connection would take five seconds.
    expect(performance.now() - startedAt).toBeLessThan(4_000);
  }
  silent.close();
});
