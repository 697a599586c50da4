import { createHash } from "node:crypto";
import { lstat, mkdir, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SOCKET_NAME } from "./postmaster.ts";
import { changeOwner, type Runner } from "./privileges.ts";

// sockaddr_un: 108 bytes with the final zero on Linux, 104 on macOS.
const MAX_SOCKET_PATH_BYTES = 103;

/** The data folder's path may be too long for a socket, so the socket is elsewhere. */
export function socketFolderFor(clusterDir: string): string {
  const hash = createHash("sha256").update(clusterDir).digest("hex").slice(0, 12);
  const folder = join(tmpdir(), `aangan-${hash}`);
  const isShort = Buffer.byteLength(join(folder, SOCKET_NAME)) <= MAX_SOCKET_PATH_BYTES;
  return isShort ? folder : join("/tmp", `aangan-${hash}`);
}

/**
 * The folder's mode is the database's only protection, so one that another user created or can enter is not
 * used. Any other name works as well: processes that join later read it from postmaster.pid.
 */
export async function ensureSocketFolder(folder: string, runner: Runner): Promise<string> {
  await mkdir(folder, { mode: 0o700 }).catch(() => {});
  const chosen = (await isPrivate(folder, runner)) ? folder : await mkdtemp(`${folder}-`);
  await changeOwner(runner, chosen);
  return chosen;
}

async function isPrivate(folder: string, runner: Runner): Promise<boolean> {
  const found = await lstat(folder).catch(() => undefined);
  if (found === undefined) return false;
  const isOurs = [process.getuid?.(), runner.uid].includes(found.uid);
  return isOurs && found.isDirectory() && (found.mode & 0o077) === 0;
}
