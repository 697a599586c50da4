/** What a measurement needs from Debian's packages; as root, where there are such. */

import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

export const hasPackages = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

export function installPackage(name: string): void {
  aptGet(["install", "-y", "--no-install-recommends", name]);
}

/** Only its archive, into `folder`. */
export function downloadPackage(name: string, folder: string): void {
  aptGet(["download", name], folder);
}

function aptGet(list: string[], cwd?: string): void {
  const options = {
    cwd,
    stdio: "ignore",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  } as const;
  execFileSync("apt-get", ["update", "-qq"], options);
  execFileSync("apt-get", ["-qq", ...list], options);
}
