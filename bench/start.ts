/** P10: the time from the command to the first page, and what an idle site costs. */

import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Bench } from "./bench.ts";
import { newFolder, type Site, startSite } from "./site.ts";
import { limitRow, median, type Row } from "./table.ts";

const LISTENING_LIMIT_MS = 2_000;
const FIRST_READY_LIMIT_MS = 6_000;
const LATER_READY_LIMIT_MS = 2_000;
const MEMORY_LIMIT_MB = 300;
const SETTLE_MS = 5_000;

type Round = { first: Site; second: Site; megabytes: number };

/** Uses separate sites. */
export async function measureStart({ rounds }: Bench): Promise<Row[]> {
  const taken = await rounds.take(startTwice);
  const of = (value: (round: Round) => number) => median(taken.map(value));
  const row = (what: string) => ({ id: "P10", what });
  return [
    limitRow(
      row("start on an empty folder: listening"),
      of(({ first }) => first.listeningMs),
      LISTENING_LIMIT_MS,
      "ms",
    ),
    limitRow(
      row("start on an empty folder: ready, demo data loaded"),
      of(({ first }) => first.readyMs),
      FIRST_READY_LIMIT_MS,
      "ms",
    ),
    limitRow(
      row("start again: listening"),
      of(({ second }) => second.listeningMs),
      LISTENING_LIMIT_MS,
      "ms",
    ),
    limitRow(
      row("start again: ready"),
      of(({ second }) => second.readyMs),
      LATER_READY_LIMIT_MS,
      "ms",
    ),
    limitRow(
      row("idle memory of server and database"),
      of(({ megabytes }) => megabytes),
      MEMORY_LIMIT_MB,
      "MB",
    ),
  ];
}

async function startTwice(): Promise<Round> {
  const folder = await newFolder();
  // Starts the server itself, not `npm start`, which may install packages: no measurement may change them.
  const start = () => startSite({ dataDir: folder.path });
  try {
    const first = await start();
    await first.stop();
    const second = await start();
    await fetch(second.url).then((page) => page.text());
    await sleep(SETTLE_MS);
    const megabytes = await memoryOf(second);
    await second.stop();
    return { first, second, megabytes };
  } finally {
    await folder.remove();
  }
}

/** Counts shared memory once, split among the processes that share it. */
async function memoryOf(site: Site): Promise<number> {
  let megabytes = 0;
  for (const pid of await descendants(site.process.pid ?? 0)) {
    const rollup = await readProc(pid, "smaps_rollup");
    megabytes += Number(/^Pss: +(\d+) kB/m.exec(rollup)?.[1] ?? 0) / 1024;
  }
  return megabytes;
}

async function descendants(root: number): Promise<number[]> {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = new Map<number, number>();
  for (const pid of pids) {
    // The name in parentheses may contain anything, so split after it.
    const fields = (await readProc(pid, "stat")).split(") ").at(-1)?.split(" ");
    parents.set(pid, Number(fields?.[1] ?? 0));
  }
  const isOurs = (pid: number): boolean =>
    pid === root || (pid > 1 && isOurs(parents.get(pid) ?? 0));
  return pids.filter(isOurs);
}

/** Returns "" for a process that has just ended. */
async function readProc(pid: number, file: string): Promise<string> {
  return readFile(join("/proc", String(pid), file), "utf8").catch(() => "");
}
