/** DATA_DIR holds phone numbers, pictures and the site's secret: no other user of the machine may read it. */

import { chmod, mkdir, stat } from "node:fs/promises";
import { join } from "node:path";

const OWNER_ONLY = 0o700;
/** When root starts the site, PostgreSQL runs as another user, who must traverse DATA_DIR to its folder. */
const PASSABLE = 0o711;
/** Folders that earlier versions created readable by everyone. */
const INSIDE = ["imports", "pictures", "tmp"];

/** Creates the folder if needed and removes other users' access; skips what another user owns. */
export async function closeDataFolder(dataDir: string): Promise<void> {
  const isNew = (await mkdir(dataDir, { recursive: true, mode: OWNER_ONLY })) !== undefined;
  if (isNew) await chmod(dataDir, allowedMode());
  for (const folder of [dataDir, ...inside(dataDir)]) {
    const found = await look(folder);
    if (!found || !isOpen(found, folder === dataDir) || found.uid !== process.getuid?.()) continue;
    await chmod(folder, folder === dataDir ? allowedMode() : OWNER_ONLY);
  }
}

/** The folders that other users of the machine can read. */
export async function listOpenFolders(dataDir: string): Promise<string[]> {
  const open: string[] = [];
  for (const folder of [dataDir, ...inside(dataDir)]) {
    const found = await look(folder);
    if (found && isOpen(found, folder === dataDir)) open.push(folder);
  }
  return open;
}

function inside(dataDir: string): string[] {
  return INSIDE.map((name) => join(dataDir, name));
}

function isOpen({ mode }: { mode: number }, isRoot: boolean): boolean {
  return (mode & 0o777 & ~(isRoot ? allowedMode() : OWNER_ONLY)) !== 0;
}

function allowedMode(): number {
  return process.getuid?.() === 0 ? PASSABLE : OWNER_ONLY;
}

async function look(folder: string) {
  return stat(folder).catch(() => undefined);
}
