/** A PostgreSQL server from the system's packages that can be started, killed and restarted. */

import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { hasPackages, installPackage } from "./debian.ts";
import { freePort, newFolder } from "./site.ts";
import { Skipped } from "./skipped.ts";

const DEBIAN_FOLDER = "/usr/lib/postgresql";
const START_TIMEOUT_MS = 20_000;
const RETRY_MS = 50;
const isRoot = process.getuid?.() === 0;

export type Postgres = {
  start: () => Promise<void>;
  kill: () => Promise<void>;
  /** Needs a running server; returns the URL of the new database. */
  createDatabase: (name: string) => Promise<string>;
  urlOf: (database: string) => string;
  remove: () => Promise<void>;
};

export async function createPostgres(settings: Settings = {}): Promise<Postgres> {
  return createServer((data, user) => {
    execFileSync(
      join(binaries(), "initdb"),
      [
        `--pgdata=${data}`,
        "--username=postgres",
        "--auth=trust",
        "--encoding=UTF8",
        "--locale=C.UTF-8",
        "--no-sync",
      ],
      { ...user, cwd: "/", stdio: "ignore" },
    );
  }, settings);
}

/** Creates a standby that replicates a running server, with these settings on top. */
export function createStandby(primary: Postgres, settings: Settings): Promise<Postgres> {
  const source = primary.urlOf("postgres");
  return createServer((data, user) => {
    execFileSync(
      join(binaries(), "pg_basebackup"),
      [
        `--pgdata=${data}`,
        `--dbname=${source}`,
        "--write-recovery-conf",
        "--checkpoint=fast",
        "--no-sync",
      ],
      { ...user, cwd: "/", stdio: "ignore" },
    );
  }, settings);
}

type Settings = Record<string, string>;
type User = { uid: number; gid: number } | undefined;

async function createServer(
  fill: (data: string, user: User) => void,
  settings: Settings,
): Promise<Postgres> {
  const folder = await newFolder();
  const user = isRoot ? unprivilegedUser() : undefined;
  if (user) chownSync(folder.path, user.uid, user.gid);
  const data = join(folder.path, "data");
  fill(data, user);
  const port = await freePort();
  const urlOf = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  const args = [
    "-D",
    data,
    "-p",
    String(port),
    "-k",
    folder.path,
    ...Object.entries({ listen_addresses: "127.0.0.1", ...settings }).flatMap(([name, value]) => [
      "-c",
      `${name}=${value}`,
    ]),
  ];
  let server: ChildProcess | undefined;

  async function start(): Promise<void> {
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (Date.now() < deadline) {
      const child = spawn(join(binaries(), "postgres"), args, {
        ...user,
        cwd: "/",
        stdio: "ignore",
      });
      server = child;
      if (await isUp(child, data)) return;
      // The processes of a killed server need a moment to notice.
      await sleep(RETRY_MS);
    }
    throw new Error("PostgreSQL did not start");
  }

  async function kill(): Promise<void> {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, "exit");
    server.kill("SIGKILL");
    await ended;
  }

  async function createDatabase(name: string): Promise<string> {
    const client = new pg.Client({ connectionString: urlOf("postgres") });
    await client.connect();
    await client.query(`create database ${name}`);
    await client.end();
    return urlOf(name);
  }

  const end = () => server?.kill("SIGKILL");
  process.once("exit", end);
  return {
    start,
    kill,
    createDatabase,
    urlOf,
    async remove() {
      process.off("exit", end);
      await kill();
      await sleep(500);
      await folder.remove();
    },
  };
}

async function isUp(server: ChildProcess, data: string): Promise<boolean> {
  const file = join(data, "postmaster.pid");
  while (server.exitCode === null) {
    const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
    if (lines[0] === String(server.pid) && lines[7]?.trim() === "ready") return true;
    await sleep(RETRY_MS);
  }
  return false;
}

function binaries(): string {
  if (findBinaries() === undefined && hasPackages) installPackage("postgresql");
  const found = findBinaries();
  if (found === undefined) throw new Skipped("needs postgresql");
  return found;
}

function findBinaries(): string | undefined {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  const folders = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN_FOLDER, version, "bin"));
  // Packages with only the client tools create such a folder, too.
  return folders.find((folder) => existsSync(join(folder, "initdb")));
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): { uid: number; gid: number } {
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((each) => each.startsWith("postgres:"));
  const [, , uid = "65534", gid = "65534"] = line?.split(":") ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}
