/** A separate site without demo data, as it is on the day it is set up. */

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

export type EmptySite = { url: string; stop(): Promise<void> };

/** Serves the build in this folder. */
export async function serveEmptySite(
  name: string,
  folder = join(import.meta.dirname, ".."),
): Promise<EmptySite> {
  const site = spawn(process.execPath, ["e2e/server.ts"], {
    cwd: folder,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, E2E_SITE: name, E2E_DEMO: "off" },
  });
  return {
    url: await addressOf(site),
    async stop() {
      site.kill("SIGTERM");
      await once(site, "exit");
    },
  };
}

async function addressOf(site: ChildProcess): Promise<string> {
  let said = "";
  for await (const chunk of site.stdout ?? []) {
    said += chunk;
    const url = /Serving at (http:\S+)/.exec(said)?.[1];
    if (url) return url;
  }
  throw new Error(`The site did not start: ${said}`);
}
