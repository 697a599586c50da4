/** R02 and R26 with several processes on one machine: one dies, or all must stop, while visitors come. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { embeddedUrl, newFolder, type Site, startSite, statusOf } from "../bench/site.ts";
import { Skipped } from "../bench/skipped.ts";
import { check, seconds } from "./check.ts";
import { checkStored, startWriters } from "./writers.ts";

const WORKERS = 3;
const CLIENTS = 12;
const START_LIMIT_MS = 30_000;
const BACK_LIMIT_MS = 10_000;
const SETTINGS = { DEMO: "off", WORKERS: String(WORKERS) };

/** A killed worker loses only its requests under way; no visitor is refused for longer than that. */
export async function killWorker(): Promise<string> {
  const folder = await newFolder();
  const site = await startSite({ dataDir: folder.path, settings: SETTINGS });
  try {
    await untilWorkers(site, WORKERS, START_LIMIT_MS);
    const writers = startWriters(site.url, CLIENTS, true);
    await sleep(1_000);
    const [victim] = workersOf(site);
    const killedAt = performance.now();
    process.kill(Number(victim), "SIGKILL");
    const backMs = await untilWorkers(site, WORKERS, BACK_LIMIT_MS);
    await sleep(1_000);
    await writers.stop();
    await checkStored(embeddedUrl(folder.path), writers.acknowledged);
    const brokenMs = Math.max(0, writers.lastFailureAt() - killedAt);
    const failures = writers.failures();
    check(failures <= CLIENTS, `${failures} requests failed, more than one for each visitor`);
    check(brokenMs <= 1_000, `requests failed for ${seconds(brokenMs)}`);
    return `${failures} broken off, none after ${seconds(brokenMs)}; another worker in ${seconds(backMs)}; ${writers.acknowledged.size} acknowledged, 0 lost, 0 twice`;
  } finally {
    await site.stop();
    await folder.remove();
  }
}

/** Every accepted request is answered; then the port closes, and so does the database. */
export async function stopWorkers(): Promise<string> {
  const folder = await newFolder();
  const settings = { ...SETTINGS, DRAIN_SECONDS: "2" };
  const site = await startSite({ dataDir: folder.path, settings });
  try {
    await untilWorkers(site, WORKERS, START_LIMIT_MS);
    const writers = startWriters(site.url, CLIENTS, true);
    await sleep(1_000);
    const askedAt = performance.now();
    const stopping = site.stop();
    await sleep(1_000);
    check((await statusOf(site, "/readyz")) === 503, "/readyz still says yes");
    // By now a load balancer has noticed and sends no more traffic.
    await writers.stop();
    const exitCode = await stopping;
    const tookMs = performance.now() - askedAt;
    check(writers.failures() === 0, `${writers.failures()} requests failed`);
    check(exitCode === 0, `it ended with code ${exitCode}`);
    check(workersOf(site).length === 0, "workers were left behind");
    const again = await startSite({ dataDir: folder.path, settings: { DEMO: "off" } });
    await checkStored(embeddedUrl(folder.path), writers.acknowledged).finally(() => again.stop());
    return `${writers.acknowledged.size} acknowledged, 0 failed, 0 lost; code 0 after ${seconds(tookMs)}`;
  } finally {
    await site.kill();
    await folder.remove();
  }
}

/** The child processes that are workers; the database is a child as well. */
function workersOf({ process: { pid } }: Site): string[] {
  if (!existsSync("/proc/self")) throw new Skipped("needs /proc");
  return readdirSync("/proc").filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      const parent = /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${name}/status`, "utf8"))?.[1];
      const command = readFileSync(`/proc/${name}/cmdline`, "utf8");
      return parent === String(pid) && command.includes("server.ts");
    } catch {
      // It has exited since the folder was read.
      return false;
    }
  });
}

/** Uses the metrics, which count only workers that answer. */
async function untilWorkers(site: Site, count: number, limitMs: number): Promise<number> {
  const startedAt = performance.now();
  let found = 0;
  while (found < count && performance.now() - startedAt < limitMs) {
    await sleep(50);
    const response = await fetch(`http://127.0.0.1:${site.port}/metrics`).catch(() => undefined);
    found = Number(/^aangan_workers (\d+)$/m.exec((await response?.text()) ?? "")?.[1] ?? 0);
  }
  check(found === count, `${found} of ${count} workers serve`);
  return performance.now() - startedAt;
}
