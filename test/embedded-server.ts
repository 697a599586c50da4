import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { realpathSync } from "node:fs";
import { chmod, cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { test as base } from "vitest";
import { openEmbedded } from "#server/platform/db/embedded/embedded.ts";
import { isProcessAlive } from "#server/platform/db/embedded/process.ts";
import { socketFolderFor } from "#server/platform/db/embedded/socket.ts";

type Fixtures = { model: string; emptyDir: string; dataDir: string };

/** `emptyDir` is a new folder, `dataDir` one with a stopped cluster that has a table `notes`. */
export const test = base.extend<Fixtures>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of the fixtures used here
    async ({}, use) => {
      const folder = await temporaryFolder();
      const embedded = await openEmbedded({ dataDir: folder });
      await query(embedded.url, "create table notes (text text unique)");
      await embedded.stop();
      await use(folder);
      await removeFolder(folder);
    },
    { scope: "file" },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of the fixtures used here
  emptyDir: async ({}, use) => {
    const folder = await temporaryFolder();
    await use(folder);
    await removeFolder(folder);
  },
  // Copying a cluster takes a tenth of the time of creating one.
  dataDir: async ({ model, emptyDir }, use) => {
    await cp(join(model, "postgres"), join(emptyDir, "postgres"), { recursive: true });
    await chmod(join(emptyDir, "postgres"), 0o700);
    await use(emptyDir);
  },
});

const PROJECT = join(import.meta.dirname, "..");
const MODULE = join(PROJECT, "src", "server", "platform", "db", "embedded", "embedded.ts");
const NODE = process.execPath;

/** Another process of the site on the same folder. */
type Sibling = {
  process: ChildProcess;
  /** The next line it prints. */
  said(): Promise<string>;
  /** Lets it continue after it has printed. */
  tell(): void;
  ended(): Promise<unknown>;
};

/** Runs `body` with `embedded` (opened on the folder), `say(text)`, `told()` and `pg` in scope. */
export function startSibling(dataDir: string, body: string, user?: number): Sibling {
  const code = `
    import pg from ${JSON.stringify(join(PROJECT, "node_modules/pg/esm/index.mjs"))};
    import { once } from "node:events";
    import { openEmbedded } from ${JSON.stringify(MODULE)};
    const say = (text) => console.log(text);
    const told = () => once(process.stdin, "data").then(() => process.stdin.destroy());
    const embedded = await openEmbedded({ dataDir: ${JSON.stringify(dataDir)} });
    ${body}
  `;
  const child = spawn(NODE, ["--input-type=module", "--eval", code], {
    cwd: "/",
    detached: true,
    stdio: ["pipe", "pipe", "inherit"],
    ...(user === undefined ? {} : { uid: user, gid: user }),
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const exit = once(child, "exit");
  return {
    process: child,
    said: async () => (await lines.next()).value ?? "(it ended)",
    tell: () => child.stdin.write("\n"),
    ended: () => exit,
  };
}

function temporaryFolder(): Promise<string> {
  // Named like those of the global setup, which cleans up after a killed run.
  return mkdtemp(join(realpathSync(tmpdir()), `aangan-test-${process.pid}-`));
}

/** Also stops whatever a failed test left running on the folder. */
async function removeFolder(folder: string): Promise<void> {
  const pid = await postmasterPid(folder);
  if (isProcessAlive(pid)) {
    process.kill(pid, "SIGQUIT");
    await until(() => !isProcessAlive(pid));
  }
  await rm(socketFolderFor(join(folder, "postgres")), { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
}

/** Returns 0 when nothing runs there. */
export async function postmasterPid(dataDir: string): Promise<number> {
  const text = await readFile(join(dataDir, "postgres", "postmaster.pid"), "utf8").catch(() => "");
  return Number(text.split("\n")[0]);
}

export async function until(isDone: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!(await isDone())) {
    if (Date.now() > deadline) throw new Error("It did not happen within ten seconds");
    await sleep(20);
  }
}

/** Runs one statement on its own connection. */
export async function query<Row extends pg.QueryResultRow>(
  url: string,
  sql: string,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

export function canConnect(url: string): Promise<boolean> {
  return query(url, "select 1").then(
    () => true,
    () => false,
  );
}
