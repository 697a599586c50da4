/** Every phone has letters for Hindi. A server has none, and would fetch ours, which are for the few without. */

import { spawnSync } from "node:child_process";
import { hasPackages, installPackage } from "./debian.ts";

/** Whether this machine has letters for Hindi now; Debian's are installed where that is allowed. */
export function bringHindiLetters(): boolean {
  if (!hasHindiLetters() && hasPackages) installPackage("fonts-noto-core");
  return hasHindiLetters();
}

function hasHindiLetters(): boolean {
  return Boolean(spawnSync("fc-list", [":lang=hi"], { encoding: "utf8" }).stdout);
}
