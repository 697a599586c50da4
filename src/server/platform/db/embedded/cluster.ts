import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { access, mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { changeOwner, commandFor, type Runner } from "./privileges.ts";
import { isProcessAlive } from "./process.ts";

type Log = (line: string) => void;

/** Objects created by users, including databases, are numbered from here; initdb's own stay below. */
const FIRST_USER_OID = 16_384;

/**
 * The database sorts by code point (PostgreSQL's built-in C.UTF-8), which no operating system or ICU
 * upgrade can change under an index, and which supports prefix searches; Devanagari's code points are in
 * alphabetical order. lower() and ILIKE know all of Unicode. A query that sorts names for people uses
 * COLLATE "und-x-icu". LC_CTYPE must be UTF-8 too: under plain C, pg_trgm does not recognize Hindi letters
 * and finds nothing. Not every system has the first of these names.
 */
const CTYPE_CANDIDATES = ["C.UTF-8", "en_US.UTF-8", "C"];

/** Creates the cluster's folder if it is missing. Cleans up what a killed start left behind. */
export async function ensureCluster(
  clusterDir: string,
  initdb: string,
  runner: Runner,
  log: Log,
): Promise<void> {
  await removeAbandoned(clusterDir);
  if (await exists(join(clusterDir, "global", "pg_control"))) return;
  await setAsideUnfinished(clusterDir, log);

  // Created under a temporary name and then renamed, so that the real name never holds half a cluster.
  const draft = `${clusterDir}.init-${process.pid}-${randomBytes(4).toString("hex")}`;
  await mkdir(draft, { mode: 0o700 });
  try {
    await changeOwner(runner, draft);
    await runInitdb(initdb, runner, draft);
    await moveIntoPlace(draft, clusterDir);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function runInitdb(initdb: string, runner: Runner, draft: string): Promise<void> {
  let failure: unknown;
  for (const ctype of CTYPE_CANDIDATES) {
    const { file, args, options } = commandFor(runner, initdb, [
      `--pgdata=${draft}`,
      "--username=postgres",
      "--encoding=UTF8",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--locale=C",
      `--lc-ctype=${ctype}`,
      // Access to the socket is controlled by its folder.
      "--auth=trust",
      "--data-checksums",
      "--no-instructions",
    ]);
    try {
      await promisify(execFile)(file, args, options);
      return;
    } catch (error) {
      failure = error;
      if (!String(error).includes("invalid locale name")) break;
    }
  }
  throw new Error(`PostgreSQL could not create its files: ${lastLine(failure)}`, {
    cause: failure,
  });
}

async function moveIntoPlace(draft: string, clusterDir: string): Promise<void> {
  try {
    await rename(draft, clusterDir);
  } catch (error) {
    // Another process was first; its cluster is as good as ours.
    if (await exists(join(clusterDir, "global", "pg_control"))) return;
    throw error;
  }
  const parent = await open(dirname(clusterDir), "r");
  await parent.sync().finally(() => parent.close());
}

async function removeAbandoned(clusterDir: string): Promise<void> {
  const prefix = `${basename(clusterDir)}.init-`;
  const names = await readdir(dirname(clusterDir));
  for (const name of names.filter((each) => each.startsWith(prefix))) {
    const pid = Number(name.slice(prefix.length).split("-")[0]);
    if (isProcessAlive(pid)) continue;
    // An initdb that outlived its parent may still be writing: then the next start removes the folder.
    await rm(join(dirname(clusterDir), name), { recursive: true, force: true }).catch(() => {});
  }
}

/** A folder without pg_control is not a cluster; it is renamed and preserved unless it is empty. */
async function setAsideUnfinished(clusterDir: string, log: Log): Promise<void> {
  const entries = await readdir(clusterDir).catch(() => []);
  if (entries.length === 0) return;
  const databases = await readdir(join(clusterDir, "base")).catch(() => []);
  if (databases.some((oid) => Number(oid) >= FIRST_USER_OID)) {
    throw new Error(
      `${clusterDir} holds data but its global/pg_control is missing: restore the folder from a backup, or move it away to start empty.`,
    );
  }
  const aside = `${clusterDir}.unfinished-${Date.now()}`;
  await rename(clusterDir, aside);
  log(`${clusterDir} was an unfinished cluster without data; it is now ${aside}`);
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

function lastLine(error: unknown): string {
  const text = error instanceof Error && "stderr" in error ? String(error.stderr) : String(error);
  return text.trim().split("\n").at(-1) ?? "";
}
