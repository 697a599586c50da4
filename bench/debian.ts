/** Installs what a measurement needs from Debian packages; works only as root on a Debian system. */

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

export const hasPackages = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

export function installPackage(name: string): void {
  aptGet(["install", "-y", "--no-install-recommends", name]);
}

/** Downloads only the package archive into `folder`. */
export function downloadPackage(name: string, folder: string): void {
  aptGet(["download", name], folder);
}

/** Does not throw: callers check the result, so a machine without a network skips only that row. */
function aptGet(list: string[], cwd?: string): void {
  const options = {
    cwd,
    stdio: "ignore",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  } as const;
  spawnSync("apt-get", ["update", "-qq"], options);
  spawnSync("apt-get", ["-qq", ...list], options);
}
