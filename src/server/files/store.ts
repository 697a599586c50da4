/** Files under DATA_DIR: complete or absent, never half. */

import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

export type FileStore = ReturnType<typeof createFileStore>;

export function createFileStore(root: string) {
  return {
    async find(path: string): Promise<Buffer | undefined> {
      try {
        return await readFile(join(root, path));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
        throw error;
      }
    },

    /** Readers see the old file or the new one: the bytes are on disk before the name is. */
    async put(path: string, bytes: Uint8Array): Promise<void> {
      const target = join(root, path);
      const temporary = `${target}.${randomUUID()}.part`;
      await mkdir(dirname(target), { recursive: true });
      try {
        const file = await open(temporary, "wx");
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(temporary, target);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
  };
}
