/** Restores a backup into an empty database and a folder without conflicting files. */

import { mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type pg from "pg";
import type { PictureStore } from "#server/platform/files/store.ts";
import { OperatorError } from "#server/platform/operator-error.ts";
import { copyToBucket, emptyBucket, PICTURES, refusePictures } from "./bucket.ts";
import { copyFile, listFiles, storedOnDisk } from "./files.ts";
import type { BackedUpFile, Manifest } from "./manifest.ts";
import { restoreDatabase } from "./repository-restore.ts";
import { verifyBackup } from "./verify.ts";

type Source = { folder: string; manifest: Manifest };
type Target = {
  pool: pg.Pool;
  dataDir: string;
  /** Where the site stores its pictures, if not in `dataDir`. */
  bucket?: PictureStore | undefined;
  migrationsFolder: string;
};

const FOLDER = "files/";

/** Throws with all problems found; nothing has been touched by then. */
export async function checkBackup(folder: string): Promise<Manifest> {
  const { manifest, problems } = await verifyBackup(folder);
  if (manifest && problems.length === 0) return manifest;
  throw new OperatorError(
    `The backup is damaged, and nothing was restored:\n  ${problems.join("\n  ")}`,
  );
}

/** Files are staged until the rows are in, then both appear together; after a failure neither does. */
export async function restoreBackup(source: Source, target: Target): Promise<void> {
  const { dataDir, pool, migrationsFolder, bucket } = target;
  const names = storedOnDisk(bucket).filter((name) => filesUnder(name, source.manifest).length > 0);
  const pictures = filesUnder(PICTURES, source.manifest);
  const aside = join(dataDir, "restoring.part");
  const undo: (() => Promise<void>)[] = [];
  await refuseFiles(dataDir, names);
  if (bucket) await refusePictures(bucket, pictures);
  try {
    await rm(aside, { recursive: true, force: true });
    for (const name of names) await copyAside(source, filesUnder(name, source.manifest), aside);
    await restoreDatabase(pool, {
      ...source,
      migrationsFolder,
      beforeCommit: async () => {
        for (const name of names) {
          await mkdir(dirname(join(dataDir, name)), { recursive: true, mode: 0o700 });
          await rename(join(aside, name), join(dataDir, name));
          undo.push(() => rm(join(dataDir, name), { recursive: true, force: true }));
        }
        if (!bucket) return;
        undo.push(() => emptyBucket(bucket, pictures));
        await copyToBucket(bucket, join(source.folder, FOLDER), pictures);
      },
    });
  } catch (error) {
    for (const step of undo) await step();
    throw error;
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

/** The file of this name or those in a folder of this name, as paths relative to their destination. */
function filesUnder(name: string, { files }: Manifest): BackedUpFile[] {
  return files
    .filter(({ path }) => `${path}/`.startsWith(`${FOLDER}${name}/`))
    .map((file) => ({ ...file, path: file.path.slice(FOLDER.length) }));
}

async function refuseFiles(dataDir: string, names: readonly string[]): Promise<void> {
  const [found] = await listFiles(dataDir, names);
  if (found === undefined) {
    // Empty folders would block the renames.
    for (const name of names) await rm(join(dataDir, name), { recursive: true, force: true });
    return;
  }
  throw new OperatorError(
    `${dataDir} is not empty (it has ${found}); restore into a new DATA_DIR, or add --database-only`,
  );
}

async function copyAside({ folder }: Source, files: BackedUpFile[], aside: string): Promise<void> {
  for (const { path, sha256 } of files) {
    const copied = await copyFile(join(folder, FOLDER, path), join(aside, path));
    if (copied.sha256 !== sha256) {
      throw new OperatorError(`${path} changed while it was restored`);
    }
  }
}
