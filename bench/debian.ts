/** What a measurement needs from Debian's packages; as root, where there are such. */

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

export const hasPackages = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

export function installPackage(name: string): void {
  aptGet(["install", "-y", "--no-install-recommends", name]);
}

/** Only its archive, into `folder`. */
export function downloadPackage(name: string, folder: string): void {
  aptGet(["download", name], folder);
}

/** Whoever needs it sees whether it came: a machine without a network skips a row, and measures the others. */
function aptGet(list: string[], cwd?: string): void {
  const options = {
    cwd,
    stdio: "ignore",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  } as const;
  spawnSync("apt-get", ["update", "-qq"], options);
  spawnSync("apt-get", ["-qq", ...list], options);
}
