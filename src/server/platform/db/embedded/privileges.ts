import { execFile } from "node:child_process";
import { chown, lchown, readdir, stat } from "node:fs/promises";
import { userInfo } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

/** How PostgreSQL's programs are started: as which user, and through which wrapper. */
export type Runner = { wrapper: string[]; uid?: number; gid?: number };

type Place = { dataDir: string; clusterDir: string; socketDir: string; postgres: string };
type Owner = { uid: number; gid: number };

// The user `nobody`. Its uid must be in /etc/passwd, or initdb refuses it; this one nearly always is.
const ANONYMOUS: Owner = { uid: 65534, gid: 65534 };

const NAMESPACE: Runner = {
  wrapper: ["unshare", "-U", `--map-user=${ANONYMOUS.uid}`, `--map-group=${ANONYMOUS.gid}`],
};

const PROBE_TIMEOUT_MS = 5_000;

/** PATH only: the server's secrets have no business in the environment of another program. */
const CHILD_ENV = { PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin" };

/**
 * PostgreSQL refuses to run as root. A user namespace that maps root to another user works in folders only
 * root may enter, and every file stays root's; where namespaces are off, another user must own the files.
 */
export async function chooseRunner(place: Place): Promise<Runner> {
  const candidates = await listCandidates(place);
  for (const runner of candidates) {
    if (await canRun(runner, place)) return runner;
  }
  throw new Error(
    `PostgreSQL cannot run as root on ${place.dataDir} here: start as an ordinary user who owns that folder, or set DATABASE_URL to a PostgreSQL server.`,
  );
}

/** What to pass to `spawn` or `execFile` to run `program` as the runner specifies. */
export function commandFor(runner: Runner, program: string, args: string[]) {
  const [file = program, ...rest] = [...runner.wrapper, program, ...args];
  const { uid, gid } = runner;
  // Starts in /: the current folder may be one that the other user cannot enter.
  return { file, args: rest, options: { cwd: "/", env: CHILD_ENV, uid, gid } };
}

/** Gives a file or folder to the user PostgreSQL runs as. */
export async function changeOwner(runner: Runner, path: string): Promise<void> {
  if (runner.uid !== undefined && runner.gid !== undefined) {
    await chown(path, runner.uid, runner.gid);
  }
}

/** Changes the folder itself last: its owner says whether the work was finished. */
export async function changeOwnerOfTree(runner: Runner, folder: string): Promise<void> {
  const { uid, gid } = runner;
  if (uid === undefined || gid === undefined || (await stat(folder)).uid === uid) return;
  for (const entry of await readdir(folder, { recursive: true })) {
    await lchown(join(folder, entry), uid, gid);
  }
  await chown(folder, uid, gid);
}

async function listCandidates(place: Place): Promise<Runner[]> {
  const owner = await ownerOf(place.clusterDir);
  if (process.getuid?.() !== 0) {
    refuseForeignData(owner, place.clusterDir);
    return isNamedUser() ? [{ wrapper: [] }] : [NAMESPACE, { wrapper: [] }];
  }
  if (owner !== undefined && owner.uid !== 0) return [{ wrapper: [], ...owner }];
  const users = [ANONYMOUS, await firstOrdinaryOwner(place.dataDir)].filter(
    (user) => user !== undefined,
  );
  return [NAMESPACE, ...users.map((user) => ({ wrapper: [], ...user }))];
}

function refuseForeignData(owner: Owner | undefined, clusterDir: string): void {
  if (owner !== undefined && owner.uid !== process.getuid?.()) {
    throw new Error(
      `${clusterDir} belongs to another user (uid ${owner.uid}): start as that user, or give the folder to this one with chown -R.`,
    );
  }
}

/** A container may run under a uid without a name, which initdb refuses. */
function isNamedUser(): boolean {
  try {
    return userInfo().username !== "";
  } catch {
    return false;
  }
}

/** For `sudo` in a private home folder: only its owner can reach what is inside. */
async function firstOrdinaryOwner(folder: string): Promise<Owner | undefined> {
  const owner = await ownerOf(folder);
  if (owner !== undefined && owner.uid !== 0) return owner;
  const parent = dirname(folder);
  return parent === folder ? undefined : firstOrdinaryOwner(parent);
}

async function ownerOf(path: string): Promise<Owner | undefined> {
  try {
    const { uid, gid } = await stat(path);
    return { uid, gid };
  } catch {
    return undefined;
  }
}

async function canRun(runner: Runner, place: Place): Promise<boolean> {
  const script = 'cd "$1" && cd "$2" && exec "$3" --version';
  const folders = [place.dataDir, dirname(place.socketDir)];
  const { file, args, options } = commandFor(runner, "sh", [
    "-c",
    script,
    "sh",
    ...folders,
    place.postgres,
  ]);
  try {
    await promisify(execFile)(file, args, { ...options, timeout: PROBE_TIMEOUT_MS });
    return true;
  } catch {
    return false;
  }
}
