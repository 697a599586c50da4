/** R01, R02 and R14: servers that crash, and servers that share one folder. */

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import {
  AUTH_SECRET,
  embeddedUrl,
  newFolder,
  type Site,
  startSite,
  statusOf,
  untilOk,
} from "../bench/site.ts";
import { check, seconds } from "./check.ts";
import { withFolder, withPostgres } from "./stage.ts";
import { checkStored, send, startWriters } from "./writers.ts";

const CLIENTS = 20;
const REOPEN_LIMIT_MS = 3_000;
const EXTERNAL_REOPEN_LIMIT_MS = 2_000;
const HEAL_LIMIT_MS = 5_000;
const SETTINGS = { DEMO: "off" };

/** R01: killed repeatedly while visitors write. */
export function killDuringWrites(rounds: number): Promise<string> {
  return withFolder((path) =>
    killInFolder(path, embeddedUrl(path), SETTINGS, rounds, REOPEN_LIMIT_MS),
  );
}

/** R02: the same with an external database, which keeps running. */
export function killWithExternal(rounds: number): Promise<string> {
  return withPostgres((postgres) =>
    withFolder((path) => {
      const url = postgres.urlOf("postgres");
      const settings = { ...SETTINGS, DATABASE_URL: url, AUTH_SECRET };
      return killInFolder(path, url, settings, rounds, EXTERNAL_REOPEN_LIMIT_MS);
    }),
  );
}

async function killInFolder(
  dataDir: string,
  databaseUrl: string,
  settings: Record<string, string>,
  rounds: number,
  limitMs: number,
): Promise<string> {
  const acknowledged = new Map<string, string>();
  const reopenMs: number[] = [];
  let site = await startSite({ dataDir, settings });
  try {
    for (let round = 0; round < rounds; round += 1) {
      const writers = startWriters(site.url, CLIENTS, false);
      await sleep(200 + Math.random() * 800);
      await site.kill();
      await writers.stop();
      for (const [key, reference] of writers.acknowledged) acknowledged.set(key, reference);
      site = await startSite({ dataDir, settings });
      reopenMs.push(site.readyMs);
    }
    await checkStored(databaseUrl, acknowledged);
    await checkRepeats(site, acknowledged);
    const slowest = Math.max(...reopenMs);
    check(slowest <= limitMs, `reopening took ${seconds(slowest)}, the bar is ${seconds(limitMs)}`);
    return `${rounds} kills, ${acknowledged.size} acknowledged, 0 lost, 0 twice, reopened in ${seconds(slowest)} at most`;
  } finally {
    await site.stop();
  }
}

/** R14: both use the one database, and either may exit in any way. */
export async function shareFolder(): Promise<string> {
  const folder = await newFolder();
  const start = () => startSite({ dataDir: folder.path, settings: SETTINGS });
  const first = await start();
  const second = await start();
  try {
    const reference = await send(first.url, "shared-key-1");
    check(reference !== undefined, "the first server does not take a requirement");
    check((await send(second.url, "shared-key-1")) === reference, "they do not share their data");
    await first.stop();
    check((await statusOf(second, "/")) === 200, "the second does not survive the first's end");
    await second.kill();
    const third = await start();
    check((await send(third.url, "shared-key-1")) === reference, "a requirement was lost");
    const exitCode = await third.stop();
    check(exitCode === 0, `the last one ended with ${exitCode}`);
    return `two at once, one stopped, one killed, its database adopted in ${seconds(third.readyMs)}`;
  } finally {
    await Promise.all([first.stop(), second.stop()]);
    await folder.remove();
  }
}

/** R08: the embedded database dies while the server runs. */
export async function killEmbeddedDatabase(): Promise<string> {
  const folder = await newFolder();
  const site = await startSite({ dataDir: folder.path, settings: SETTINGS });
  try {
    const writers = startWriters(site.url, CLIENTS, true);
    await sleep(1_000);
    const pid = await readFile(join(folder.path, "postgres", "postmaster.pid"), "utf8");
    const killedAt = performance.now();
    process.kill(Number(pid.split("\n")[0]), "SIGKILL");
    await sleep(200);
    await untilOk(site, "/readyz");
    await sleep(3_000);
    await writers.stop();
    await checkStored(embeddedUrl(folder.path), writers.acknowledged);
    const healedMs = writers.lastFailureAt() - killedAt;
    check(healedMs <= HEAL_LIMIT_MS, `requests failed for ${seconds(healedMs)}`);
    return `${writers.failures()} refused within ${seconds(Math.max(0, healedMs))}, then healed; ${writers.acknowledged.size} acknowledged, 0 lost`;
  } finally {
    await site.stop();
    await folder.remove();
  }
}

/** A visitor who lost the response sends the request again and gets the same answer. */
async function checkRepeats(site: Site, acknowledged: Map<string, string>): Promise<void> {
  for (const [key, reference] of [...acknowledged].slice(-50)) {
    check((await send(site.url, key)) === reference, "a repeat got another reference");
  }
}
