/** Files under DATA_DIR: complete or absent, never half. */

import { randomUUID } from "node:crypto";
import { access, chmod, mkdir, open, opendir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";

export type FileStore = ReturnType<typeof createFileStore>;
/** What pictures need, on a disk or in a bucket. */
export type PictureStore = Pick<FileStore, "find" | "has" | "put" | "remove" | "list">;
export type Entry = { name: string; changedAt: Date };

const TEMPORARY = "tmp";
/** People's numbers and pictures: for the site's own user, and no other of the machine. */
const FOLDER = { recursive: true, mode: 0o700 };
const FILE_MODE = 0o600;

export function createFileStore(root: string) {
  return {
    async find(path: string): Promise<Buffer | undefined> {
      return orNothing(readFile(join(root, path)));
    },

    async has(path: string): Promise<boolean> {
      return access(join(root, path)).then(
        () => true,
        () => false,
      );
    },

    /** Where a file lies, for those who read it piece by piece. */
    pathOf: (path: string): string => join(root, path),

    /** Readers see the old file or the new one: the bytes are on disk before the name is. */
    async put(path: string, bytes: Uint8Array): Promise<void> {
      const target = join(root, path);
      const temporary = `${target}.${randomUUID()}.part`;
      await mkdir(dirname(target), FOLDER);
      try {
        const file = await open(temporary, "wx", FILE_MODE);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await moveInto(temporary, target);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },

    /** A name for a file that comes in piece by piece; whoever asks also removes or keeps it. */
    async newTemporary(): Promise<string> {
      const folder = join(root, TEMPORARY);
      await mkdir(folder, FOLDER);
      return join(folder, `${randomUUID()}.part`);
    },

    /** Gives a temporary file that is complete its name. */
    async keep(temporary: string, path: string): Promise<void> {
      const target = join(root, path);
      await mkdir(dirname(target), FOLDER);
      await chmod(temporary, FILE_MODE);
      await synchronise(temporary);
      await moveInto(temporary, target);
    },

    /** A file, or a folder with all that is in it. */
    async remove(path: string): Promise<void> {
      await rm(join(root, path), { recursive: true, force: true });
    },

    async *list(folder: string): AsyncGenerator<Entry> {
      const entries = await orNothing(opendir(join(root, folder)));
      if (!entries) return;
      for await (const { name } of entries) {
        const found = await orNothing(stat(join(root, folder, name)));
        if (found) yield { name, changedAt: found.mtime };
      }
    },

    temporaryFolder: TEMPORARY,
  };
}

/** The name outlives a power cut only when the folder, too, is on disk. */
async function moveInto(temporary: string, target: string): Promise<void> {
  await rename(temporary, target);
  await synchronise(dirname(target));
}

async function synchronise(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function orNothing<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** The disk, or this user's share of it, has no room. */
export function isDiskFull(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === "ENOSPC" || code === "EDQUOT" || code === "EFBIG";
}
