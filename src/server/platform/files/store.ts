/** Files under DATA_DIR: complete or absent, never partial. */

import { randomUUID } from "node:crypto";
import { access, chmod, mkdir, open, opendir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";

export type FileStore = ReturnType<typeof createFileStore>;
/** The operations that pictures need, on a disk or in a bucket. */
export type PictureStore = Pick<FileStore, "find" | "has" | "put" | "remove" | "list">;
export type Entry = { name: string; changedAt: Date };

const TEMPORARY = "tmp";
/** Phone numbers and pictures: accessible only to the site's own user on this machine. */
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

    /** A file's location, for callers that stream it. */
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

    /** A path for a file that arrives in pieces; the caller also removes or stores it. */
    async newTemporary(): Promise<string> {
      const folder = join(root, TEMPORARY);
      await mkdir(folder, FOLDER);
      return join(folder, `${randomUUID()}.part`);
    },

    /** Moves a complete temporary file to its final name. */
    async keep(temporary: string, path: string): Promise<void> {
      const target = join(root, path);
      await mkdir(dirname(target), FOLDER);
      await chmod(temporary, FILE_MODE);
      await synchronise(temporary);
      await moveInto(temporary, target);
    },

    /** Removes a file, or a folder with everything in it. */
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

/** The new name survives a power cut only once the folder is synced to disk, too. */
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

/** The disk, or this user's quota, is full. */
export function isDiskFull(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === "ENOSPC" || code === "EDQUOT" || code === "EFBIG";
}
