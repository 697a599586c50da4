import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { test } from "#test/app.ts";
import { readSettings } from "./env.ts";
import { createLog } from "./log.ts";
import { openResources } from "./resources.ts";

const log = createLog("silent");

function settingsFor(port: number, folder: string) {
  return readSettings({
    DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/nothing`,
    AUTH_SECRET: "s".repeat(32),
    DATA_DIR: folder,
  });
}

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
    expect(performance.now() - startedAt).toBeLessThan(500);
  }
  silent.close();
});
