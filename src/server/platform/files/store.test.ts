import { mkdir, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import { test } from "#test/app.ts";
import { createFileStore } from "./store.ts";

test("what was put is found, what was not is nothing", async ({ folder }) => {
  const files = createFileStore(folder);

  await files.put("a/b/c.bin", Buffer.from("one"));

  expect(await files.find("a/b/c.bin")).toEqual(Buffer.from("one"));
  expect(await files.find("a/b/d.bin")).toBeUndefined();
});

test("a reader sees the old file or the new one, never a part", async ({ folder }) => {
  const files = createFileStore(folder);
  const versions = ["a", "b"].map((letter) => Buffer.alloc(2_000_000, letter));
  await files.put("file", versions[0] as Buffer);
  let isWriting = true;
  const writing = (async () => {
    for (let times = 0; times < 10; times += 1)
      await files.put("file", versions[times % 2] as Buffer);
    isWriting = false;
  })();

  while (isWriting) {
    const bytes = await readFile(join(folder, "file"));
    expect(versions.some((version) => version.equals(bytes))).toBe(true);
  }
  await writing;

  expect(await readdir(folder)).toEqual(["file"]);
});

test("a write that fails leaves nothing behind", async ({ folder }) => {
  const files = createFileStore(folder);
  await mkdir(join(folder, "target"));

  await expect(files.put("target", Buffer.from("x"))).rejects.toThrow();

  expect(await readdir(folder)).toEqual(["target"]);
});
