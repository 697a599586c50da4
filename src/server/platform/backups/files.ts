/** The site's files in a backup: those that could not be recreated. */

import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { PictureStore } from "#server/platform/files/store.ts";
import { copyFromBucket, ORIGINAL, PICTURES } from "./bucket.ts";
import type { BackedUpFile } from "./manifest.ts";

/** Names under DATA_DIR; the database is backed up as rows, and backups of backups are useless. */
const BACKED_UP = [PICTURES, "imports", "secret"] as const;

export function storedOnDisk(bucket: PictureStore | undefined): string[] {
  return BACKED_UP.filter((name) => name !== PICTURES || bucket === undefined);
}

const isRetained = (path: string) =>
  !path.startsWith(`${PICTURES}/`) || path.endsWith(`/${ORIGINAL}`);

/** Pictures come from the bucket, if the site stores them in one. */
export async function copyFiles(
  dataDir: string,
  target: string,
  bucket: PictureStore | undefined,
): Promise<BackedUpFile[]> {
  const files = bucket ? await copyFromBucket(bucket, target) : [];
  for (const path of await listFiles(dataDir, storedOnDisk(bucket))) {
    if (!isRetained(path) || path.endsWith(".part")) continue;
    const copied = await copyFile(join(dataDir, path), join(target, path)).catch(unlessMissing);
    if (copied) files.push({ path, ...copied });
  }
  return files;
}

/** Copies and hashes in one pass; readable only by the owner, since a secret may be among them. */
export async function copyFile(
  source: string,
  target: string,
): Promise<Omit<BackedUpFile, "path">> {
  const hash = createHash("sha256");
  let bytes = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const written = createWriteStream(target, { flush: true, mode: 0o600, flags: "wx" });
  await pipeline(createReadStream(source), measure, written);
  return { bytes, sha256: hash.digest("hex") };
}

export async function measureFile(path: string): Promise<Omit<BackedUpFile, "path">> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return { bytes: (await stat(path)).size, sha256: hash.digest("hex") };
}

/** Every file under these names, as paths relative to `root`; a missing name has none. */
export async function listFiles(root: string, names: readonly string[]): Promise<string[]> {
  const lists = await Promise.all(
    names.map(async (name) => {
      const found = await stat(join(root, name)).catch(unlessMissing);
      if (!found?.isDirectory()) return found ? [name] : [];
      const entries = await readdir(join(root, name), { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(join(root, "/").length));
    }),
  );
  return lists.flat().toSorted();
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
