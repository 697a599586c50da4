/** Allows one install or build at a time, however many starts there are. */

import { mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { utimes } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ROOT } from "./run.mjs";

const POLL_MS = 200;
const BEAT_MS = 1_000;
const ABANDONED_MS = 10_000;

export async function withLock(work) {
  mkdirSync(join(ROOT, ".cache"), { recursive: true });
  const file = join(ROOT, ".cache", "lock");
  if (!take(file)) {
    console.log("Another process is installing or building here; waiting for it …");
    while (!take(file)) await sleep(POLL_MS);
  }
  // A killed holder stops touching the file. Its process id would prove nothing: containers reuse them.
  const beat = setInterval(() => {
    const now = new Date();
    utimes(file, now, now).catch(() => {});
  }, BEAT_MS);
  const release = () => {
    clearInterval(beat);
    rmSync(file, { force: true });
  };
  process.once("exit", release);
  try {
    return await work();
  } finally {
    process.off("exit", release);
    release();
  }
}

function take(file) {
  try {
    writeFileSync(file, "", { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    if (ageMs(file) > ABANDONED_MS) rmSync(file, { force: true });
    return false;
  }
}

function ageMs(file) {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? Date.now() - stats.mtimeMs : 0;
}
