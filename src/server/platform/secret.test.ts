import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import { test } from "#test/app.ts";
import { loadSecret } from "./secret.ts";

test("the operator's secret is used and nothing is written", async ({ folder }) => {
  expect(await loadSecret("given", folder)).toBe("given");

  expect(await readdir(folder)).toEqual([]);
});

test("without one a secret is made at the first start and kept for the next", async ({
  folder,
}) => {
  const dataDir = join(folder, "data");

  const first = await loadSecret(undefined, dataDir);
  const second = await loadSecret(undefined, dataDir);

  expect(first).toMatch(/^[\w-]{43}$/);
  expect(second).toBe(first);
  expect(await readdir(dataDir)).toEqual(["secret"]);
});

test("only this user can read it", async ({ folder }) => {
  await loadSecret(undefined, folder);

  expect((await stat(join(folder, "secret"))).mode & 0o777).toBe(0o600);
});

test("processes that start together agree on one", async ({ folder }) => {
  const secrets = await Promise.all(
    Array.from({ length: 20 }, () => loadSecret(undefined, folder)),
  );

  expect(new Set(secrets).size).toBe(1);
  expect(await readFile(join(folder, "secret"), "utf8")).toBe(secrets[0]);
  expect(await readdir(folder)).toEqual(["secret"]);
});

test.for(["", "short\n"])(
  "a spoilt file is an error to read, not a weak secret: %j",
  async (text, { folder }) => {
    await writeFile(join(folder, "secret"), text);

    await expect(loadSecret(undefined, folder)).rejects.toThrow(join(folder, "secret"));
  },
);

test("a folder that cannot be written is an error to read", async ({ folder }) => {
  const dataDir = join(folder, "file");
  await writeFile(dataDir, "");

  await expect(loadSecret(undefined, dataDir)).rejects.toThrow();
});
