/** An invalid settings file stops the site and the operator's CLI, each with a one-sentence error. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect } from "vitest";
import { test } from "./app.ts";

const ROOT = join(import.meta.dirname, "..");

const FILES: [string, (path: string) => Promise<void>, string][] = [
  ["random bytes", (path) => writeFile(path, Uint8Array.of(0xff, 0xad, 10, 0xbe)), "line 1 of"],
  ["a quote without its end", (path) => writeFile(path, 'A=1\nDATA_DIR="x\nPORT=0\n'), "line 2 of"],
  ["a folder", (path) => mkdir(path).then(() => {}), "is a folder"],
];

test.for(FILES)("a .env that is %s stops the start", async ([, make, words], { folder }) => {
  await make(join(folder, ".env"));

  const started = await run(folder, "server.ts");
  const looked = await run(folder, "src/cli/main.ts", "doctor");

  expect(started.code).toBe(1);
  expect(looked.code).toBe(78);
  for (const { err } of [started, looked]) {
    expect(err).toContain(join(folder, ".env"));
    expect(err).toContain(words);
    expect(err).not.toContain("    at ");
  }
  expect(await readdir(folder)).toEqual([".env"]);
});

async function run(cwd: string, ...[file = "", ...args]: string[]) {
  const env = { NODE_ENV: "production", PORT: "0", WORKERS: "1", DEMO: "off" };
  const child = spawn(process.execPath, [join(ROOT, file), ...args], { cwd, env });
  // Do not wait for a process that starts all the same.
  const late = setTimeout(() => child.kill("SIGKILL"), 20_000);
  const [err, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  clearTimeout(late);
  return { code, err };
}
