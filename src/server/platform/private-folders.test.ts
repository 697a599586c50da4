import { chmod, mkdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import { test } from "#test/app.ts";
import { createFileStore } from "./files/store.ts";
import { closeDataFolder, listOpenFolders } from "./private-folders.ts";

const modeOf = async (path: string) => (await stat(path)).mode & 0o777;

test("a data folder that others could look into is closed at the start, with what is in it", async ({
  folder,
}) => {
  const dataDir = join(folder, "data");
  for (const name of ["", "imports", "pictures", "tmp"]) {
    await mkdir(join(dataDir, name), { recursive: true });
    await chmod(join(dataDir, name), 0o755);
  }
  expect(await listOpenFolders(dataDir)).toHaveLength(4);

  await closeDataFolder(dataDir);

  expect(await listOpenFolders(dataDir)).toEqual([]);
  expect((await modeOf(dataDir)) & 0o066).toBe(0);
  for (const name of ["imports", "pictures", "tmp"]) {
    expect(await modeOf(join(dataDir, name))).toBe(0o700);
  }
});

test("a new data folder is closed from the beginning", async ({ folder }) => {
  await closeDataFolder(join(folder, "fresh/data"));

  expect((await modeOf(join(folder, "fresh/data"))) & 0o066).toBe(0);
});

test("files and their folders are for the site's own user, whatever the umask", async ({
  folder,
}) => {
  const files = createFileStore(folder);

  await files.put("pictures/one/original.webp", Buffer.from("x"));
  await files.newTemporary();

  expect(await modeOf(join(folder, "pictures/one/original.webp"))).toBe(0o600);
  expect(await modeOf(join(folder, "pictures/one"))).toBe(0o700);
  expect(await modeOf(join(folder, "pictures"))).toBe(0o700);
  expect(await modeOf(join(folder, "tmp"))).toBe(0o700);
});
