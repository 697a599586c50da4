/** Brings a backup back to life, on an empty database and without files in the way. */

import { mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type pg from "pg";
import { AppError } from "#domain/errors.ts";
import { copyFile, KEPT, listFiles } from "./files.ts";
import type { Manifest } from "./manifest.ts";
import { restoreDatabase } from "./repository-restore.ts";
import { verifyBackup } from "./verify.ts";

type Source = { folder: string; manifest: Manifest };
type Target = { pool: pg.Pool; dataDir: string; migrationsFolder: string };

const FOLDER = "files/";

/** Throws with every damage; nothing has been touched by then. */
export async function checkBackup(folder: string): Promise<Manifest> {
  const { manifest, problems } = await verifyBackup(folder);
  if (manifest && problems.length === 0) return manifest;
  throw new AppError(
    "INVALID",
    `The backup is damaged, and nothing was restored:\n  ${problems.join("\n  ")}`,
  );
}

/** Files wait aside until the rows are in, then both appear; after a failure neither is there. */
export async function restoreBackup(source: Source, target: Target): Promise<void> {
  const { dataDir, pool, migrationsFolder } = target;
  const names = namesIn(source.manifest);
  const aside = join(dataDir, "restoring.part");
  const placed: string[] = [];
  await refuseFiles(dataDir, names);
  try {
    await rm(aside, { recursive: true, force: true });
    await copyAside(source, aside);
    await restoreDatabase(pool, {
      ...source,
      migrationsFolder,
      beforeCommit: async () => {
        for (const name of names) {
          await mkdir(dirname(join(dataDir, name)), { recursive: true });
          await rename(join(aside, name), join(dataDir, name));
          placed.push(name);
        }
      },
    });
  } catch (error) {
    for (const name of placed) await rm(join(dataDir, name), { recursive: true, force: true });
    throw error;
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

/** What the backup would put into DATA_DIR. */
function namesIn({ files }: Manifest): string[] {
  return KEPT.filter((name) =>
    files.some(({ path }) => `${path}/`.startsWith(`${FOLDER}${name}/`)),
  );
}

async function refuseFiles(dataDir: string, names: readonly string[]): Promise<void> {
  const [found] = await listFiles(dataDir, names);
  if (found === undefined) {
    // Empty folders would stand in the way of the names.
    for (const name of names) await rm(join(dataDir, name), { recursive: true, force: true });
    return;
  }
  throw new AppError(
    "CONFLICT",
    `${dataDir} is not empty (it has ${found}); restore into a new DATA_DIR, or add --database-only`,
  );
}

async function copyAside({ folder, manifest }: Source, aside: string): Promise<void> {
  for (const { path, sha256 } of manifest.files) {
    if (!path.startsWith(FOLDER)) continue;
    const copied = await copyFile(join(folder, path), join(aside, path.slice(FOLDER.length)));
    if (copied.sha256 !== sha256) {
      throw new AppError("INVALID", `${path} changed while it was restored`);
    }
  }
}
