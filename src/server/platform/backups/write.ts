/** Makes a backup while the site runs: the database as of one moment, and every file its rows refer to. */

import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type pg from "pg";
import { withLock } from "#server/platform/db/lock.ts";
import type { PictureStore } from "#server/platform/files/store.ts";
import { SWEEP_LOCK } from "#server/platform/files/sweep-lock.ts";
import { OperatorError } from "#server/platform/operator-error.ts";
import { readVersion } from "#server/platform/version.ts";
import { copyFiles, listFiles, measureFile } from "./files.ts";
import {
  type BackedUpFile,
  type Contents,
  MANIFEST,
  type Manifest,
  writeManifest,
} from "./manifest.ts";
import { type BackupNote, writeSnapshot } from "./repository.ts";

type Options = {
  pool: pg.Pool;
  dataDir: string;
  /** Where the site stores its pictures, if not in `dataDir`. */
  bucket?: PictureStore | undefined;
  /** The folder to create; it must not exist yet. */
  target: string;
  contents: Contents;
  now: Date;
};

/** The folder gets its final name only when it is complete. */
export async function writeBackup(options: Options): Promise<BackupNote> {
  const { target, contents, now } = options;
  const part = `${target}.part`;
  await refuseExisting(target);
  await rm(part, { recursive: true, force: true });
  // Contains password hashes and phone numbers: for the operator alone.
  await mkdir(part, { recursive: true, mode: 0o700 });
  try {
    const described = await (contents === "everything"
      ? writeAll(options, part)
      : writeRows(options, part));
    const createdAt = now.toISOString();
    await writeManifest(part, { createdAt, version: await readVersion(), contents, ...described });
    await rename(part, target);
    await synchronise(dirname(target));
    return { at: now, contents, bytes: sizeOf(described.files), path: target };
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
}

/** Removes all but the newest; names share a prefix followed by the time. */
export async function removeOlder(folder: string, prefix: string, keep: number): Promise<string[]> {
  const names = await listBackups(folder);
  const old = names.filter((name) => name.startsWith(prefix)).slice(0, -keep);
  for (const name of old) await rm(join(folder, name), { recursive: true, force: true });
  return old;
}

/** Names of the complete ones, oldest first. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const found = await Promise.all(names.map((name) => listFiles(join(folder, name), [MANIFEST])));
  return names.filter((name, at) => found[at]?.length && !name.endsWith(".part")).toSorted();
}

/** "2026-11-16T03-13-54Z": sorts by time, and every file system takes it. */
export function stampOf(now: Date): string {
  return `${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;
}

type Described = Omit<Manifest, "format" | "createdAt" | "version" | "contents">;

/**
 * Rows first: a file exists before the row that refers to it, so the files can be copied afterwards, as long
 * as no sweep runs meanwhile.
 */
function writeAll(options: Options, part: string): Promise<Described> {
  const work = async () => {
    const rows = await writeRows(options, part);
    const copied = await copyFiles(options.dataDir, join(part, "files"), options.bucket);
    const files = copied.map((file) => ({ ...file, path: `files/${file.path}` }));
    return { ...rows, files: [...rows.files, ...files] };
  };
  return withLock(options.pool, work, SWEEP_LOCK);
}

async function writeRows({ pool }: Options, part: string): Promise<Described> {
  const snapshot = await writeSnapshot(pool, part);
  const files: BackedUpFile[] = [];
  for (const { path } of snapshot.tables) {
    files.push({ path, ...(await measureFile(join(part, path))) });
  }
  return { ...snapshot, files };
}

async function refuseExisting(target: string): Promise<void> {
  const names = await readdir(target).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw new OperatorError(`${target} cannot be used: ${error.message}`);
  });
  if (names) throw new OperatorError(`${target} is there already`);
}

function sizeOf(files: readonly BackedUpFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** A new name survives a power cut only once its folder is synced to disk. */
async function synchronise(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
}
