/** The production build, repeated when its sources have changed. */

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { nodeBinary } from "./install.mjs";
import { withLock } from "./lock.mjs";
import { ROOT, run, secondsSince, toolScript } from "./run.mjs";

const STAMP = join(ROOT, "build", ".fingerprint");
const FOLDERS = ["src", "public"];
const FILES = [
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
  "client-chunks.ts",
  "service-worker-build.ts",
  "source-catalogues.ts",
  "react-router.config.ts",
  "lingui.config.ts",
];

export async function ensureBuilt() {
  if (isBuilt()) return;
  await withLock(async () => {
    if (!isBuilt()) await build();
  });
}

async function build() {
  console.log("Building the site …");
  const startedMs = Date.now();
  const sources = fingerprint();
  // Removed during the build and written last: an interrupted build is repeated.
  rmSync(STAMP, { force: true });
  const code = await run(
    nodeBinary(),
    [toolScript("@react-router/dev", "react-router"), "build", "--logLevel", "error"],
    { env: { ...process.env, NODE_ENV: "production" } },
  );
  if (code !== 0) throw new Error("The site could not be built; the message above says why.");
  mkdirSync(join(ROOT, "build"), { recursive: true });
  writeFileSync(STAMP, sources);
  console.log(`Built in ${secondsSince(startedMs)}.`);
}

function isBuilt() {
  return existsSync(STAMP) && readFileSync(STAMP, "utf8") === fingerprint();
}

/** Hashes contents, because a fresh clone or a copy has new timestamps. */
function fingerprint() {
  const hash = createHash("sha256");
  for (const path of [...FILES, ...FOLDERS.flatMap(listSources)]) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(ROOT, path)))
      .update("\0");
  }
  return hash.digest("hex");
}

function listSources(folder) {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .sort();
}
