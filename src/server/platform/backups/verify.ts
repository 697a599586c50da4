/** Finds what is wrong with a backup, without a database. */

import { stat } from "node:fs/promises";
import { join } from "node:path";
import { listFiles, measureFile } from "./files.ts";
import { type BackedUpFile, type Manifest, readManifest } from "./manifest.ts";

type Verdict =
  | { manifest: Manifest; problems: string[] }
  | { manifest?: undefined; problems: string[] };

/** The backup's problems as messages; if there are none, every byte is as it was written. */
export async function verifyBackup(folder: string): Promise<Verdict> {
  const manifest = await readManifest(folder);
  if (typeof manifest === "string") return { problems: [manifest] };
  const problems: string[] = [];
  for (const file of manifest.files) {
    const problem = await problemOf(folder, file);
    if (problem) problems.push(`${file.path} ${problem}`);
  }
  const listed = new Set(manifest.files.map(({ path }) => path));
  for (const path of await listFiles(folder, ["database", "files"])) {
    if (!listed.has(path)) problems.push(`${path} does not belong to the backup`);
  }
  return { manifest, problems };
}

async function problemOf(folder: string, file: BackedUpFile): Promise<string | undefined> {
  const path = join(folder, file.path);
  const found = await stat(path).catch(() => undefined);
  if (!found) return "is missing";
  if (found.size !== file.bytes) return `has ${found.size} bytes instead of ${file.bytes}`;
  const { sha256 } = await measureFile(path);
  return sha256 === file.sha256 ? undefined : "is not as it was written";
}
