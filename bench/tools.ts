/** Lighthouse has its own package folder: it is large, and only this suite needs it. */

import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { delimiter, dirname, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const FOLDER = join(import.meta.dirname, "tools");

/** Returns the path of a file in the Lighthouse package, such as its command-line script. */
export async function lighthousePart(path: string): Promise<string> {
  const folder = join(FOLDER, "node_modules", "lighthouse");
  if (!(await isInstalled(folder))) {
    console.error("Installing Lighthouse …");
    // Lighthouse refuses a Node older than ours, and npm runs the first Node in the PATH.
    const path = [dirname(process.execPath), process.env.PATH].join(delimiter);
    await run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], {
      cwd: FOLDER,
      env: { ...process.env, PATH: path },
      shell: process.platform === "win32",
    });
  }
  return join(folder, path);
}

async function isInstalled(folder: string): Promise<boolean> {
  if (!existsSync(join(folder, "package.json"))) return false;
  const { version } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  const { dependencies } = JSON.parse(await readFile(join(FOLDER, "package.json"), "utf8"));
  return version === dependencies.lighthouse;
}
