/** Every phone has a Hindi font. A server has none and would load ours, meant for the few without one. */

import { spawnSync } from "node:child_process";
import { hasPackages, installPackage } from "./debian.ts";

/** Returns whether this machine has a Hindi font; installs Debian's where that is allowed. */
export function ensureHindiFont(): boolean {
  if (!hasHindiLetters() && hasPackages) installPackage("fonts-noto-core");
  return hasHindiLetters();
}

function hasHindiLetters(): boolean {
  return Boolean(spawnSync("fc-list", [":lang=hi"], { encoding: "utf8" }).stdout);
}
