/** The same site as a later build: every built file gets another name, in every file that refers to it. */

import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { type EmptySite, serveEmptySite } from "./empty-site.ts";

const ROOT = join(import.meta.dirname, "..");
/** Node resolves imports from a file's real location, and these files import one another. */
const COPIED = ["build", "e2e", "scripts", "server.ts", "src"];
const LINKED = ["node_modules", "migrations", "package.json"];
const TEXTS = new Set([".js", ".css", ".json", ".webmanifest"]);

export async function serveNextBuild(): Promise<EmptySite> {
  const folder = await mkdtemp(join(tmpdir(), "aangan-next-build-"));
  for (const name of COPIED) await cp(join(ROOT, name), join(folder, name), { recursive: true });
  for (const name of LINKED) await symlink(join(ROOT, name), join(folder, name));
  await renameFiles(join(folder, "build"));
  const site = await serveEmptySite("next-build", folder);
  return {
    url: site.url,
    async stop() {
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function renameFiles(build: string): Promise<void> {
  const assets = join(build, "client", "assets");
  const names = new Map<string, string>();
  for (const name of await readdir(assets)) {
    const later = name.replace(/-([\w-]{8})(\.\w+)$/, (_, hash: string, end: string) => {
      return `-${[...hash].reverse().join("")}${end}`;
    });
    names.set(name, later);
    await rename(join(assets, name), join(assets, later));
  }
  const anyName = new RegExp([...names.keys()].map(escaped).join("|"), "g");
  for (const entry of await readdir(build, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXTS.has(extname(entry.name))) continue;
    const file = join(entry.parentPath, entry.name);
    const text = await readFile(file, "utf8");
    await writeFile(
      file,
      text.replace(anyName, (name) => names.get(name) ?? name),
    );
  }
}

function escaped(name: string): string {
  return name.replaceAll(".", String.raw`\.`);
}
