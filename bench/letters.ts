/** Every phone has letters for Hindi. A server has none, and would fetch ours, which are for the few without. */

import { spawnSync } from "node:child_process";

const PACKAGE = "fonts-noto-core";

/** Whether this machine has letters for Hindi now; Debian's are installed where that is allowed. */
export function bringHindiLetters(): boolean {
  if (hasHindiLetters()) return true;
  if (process.getuid?.() === 0) {
    const options = {
      stdio: "ignore",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    } as const;
    spawnSync("apt-get", ["update", "-qq"], options);
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", PACKAGE], options);
  }
  return hasHindiLetters();
}

function hasHindiLetters(): boolean {
  return Boolean(spawnSync("fc-list", [":lang=hi"], { encoding: "utf8" }).stdout);
}
