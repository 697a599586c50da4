/** DATA_DIR holds people's numbers, pictures and the site's secret: no other user of the machine may look inside. */

import { chmod, mkdir, stat } from "node:fs/promises";
import { join } from "node:path";

const OWNER_ONLY = 0o700;
/** Started by root, PostgreSQL runs as another user, who must get through DATA_DIR to its own folder. */
const PASSABLE = 0o711;
/** Folders made by versions that left them open to everybody. */
const INSIDE = ["imports", "pictures", "tmp"];

/** Makes the folder if need be, and closes what is open; what belongs to another user is left as it is. */
export async function closeDataFolder(dataDir: string): Promise<void> {
  const isNew = (await mkdir(dataDir, { recursive: true, mode: OWNER_ONLY })) !== undefined;
  if (isNew) await chmod(dataDir, allowedMode());
  for (const folder of [dataDir, ...inside(dataDir)]) {
    const found = await look(folder);
    if (!found || !isOpen(found, folder === dataDir) || found.uid !== process.getuid?.()) continue;
    await chmod(folder, folder === dataDir ? allowedMode() : OWNER_ONLY);
  }
}

/** Which folders other users of the machine can look into. */
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
