// Runs a command against a throw-away PostgreSQL of the system's own version:
//   node scripts/external-postgres.mjs -- npm run test:external
// Plain JavaScript for Node 20, since it may run before anything is installed.

import { execFileSync, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { constants, tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const DEBIAN_FOLDER = "/usr/lib/postgresql";
const NOBODY = { uid: 65_534, gid: 65_534 };
const START_TIMEOUT_MS = 30_000;
const STOP_TIMEOUT_MS = 10_000;
const isRoot = process.getuid?.() === 0;

const [program, ...programArgs] = process.argv.slice(process.argv.indexOf("--") + 1);
if (!process.argv.includes("--") || program === undefined) {
  console.error("usage: node scripts/external-postgres.mjs -- <command> [arguments]");
  process.exit(2);
}

process.exitCode = await runWithServer();

async function runWithServer() {
  const bin = findBinaries();
  const user = isRoot ? unprivilegedUser() : {};
  const folder = mkdtempSync(join(tmpdir(), "aangan-external-"));
  let server;
  try {
    if (isRoot) chownSync(folder, user.uid, user.gid);
    const password = createCluster(bin, folder, user);
    const port = await freePort();
    server = await startServer(bin, folder, port, user);
    return await runCommand(`postgres://postgres:${password}@127.0.0.1:${port}/postgres`);
  } finally {
    if (server !== undefined) await stopServer(server);
    rmSync(folder, { recursive: true, force: true });
  }
}

function findBinaries() {
  const found = searchBinaries();
  if (found !== undefined) return found;
  if (isRoot && spawnSync("apt-get", ["--version"]).status === 0) {
    installPostgres();
    const installed = searchBinaries();
    if (installed !== undefined) return installed;
  }
  throw new Error(
    "No PostgreSQL server is installed: install your system's postgresql package (Debian: apt-get install postgresql).",
  );
}

function searchBinaries() {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a));
  const folders = [
    ...newestFirst.map((version) => join(DEBIAN_FOLDER, version, "bin")),
    ...(process.env.PATH ?? "").split(delimiter),
  ];
  return folders.find((each) =>
    ["initdb", "postgres"].every((name) => existsSync(join(each, name))),
  );
}

function installPostgres() {
  const options = { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  execFileSync("apt-get", ["update", "-qq"], options);
  execFileSync(
    "apt-get",
    ["install", "-y", "-qq", "--no-install-recommends", "postgresql"],
    options,
  );
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser() {
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((each) => each.startsWith("postgres:"));
  if (line === undefined) return NOBODY;
  const [, , uid, gid] = line.split(":");
  return { uid: Number(uid), gid: Number(gid) };
}

function createCluster(bin, folder, user) {
  // Any user of the machine can connect on loopback, so require a password.
  const password = randomBytes(16).toString("hex");
  const passwordFile = join(folder, "password");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (isRoot) chownSync(passwordFile, user.uid, user.gid);
  execFileSync(
    join(bin, "initdb"),
    [
      `--pgdata=${join(folder, "data")}`,
      "--username=postgres",
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale=C.UTF-8",
      "--no-sync",
    ],
    { ...user, cwd: "/", stdio: ["ignore", "ignore", "inherit"] },
  );
  return password;
}

/** Another process may take the port meanwhile; then the server says so and the run has to be repeated. */
async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address();
  probe.close();
  await once(probe, "close");
  return port;
}

async function startServer(bin, folder, port, user) {
  const settings = {
    listen_addresses: "127.0.0.1",
    port,
    unix_socket_directories: folder,
    max_connections: 200,
    fsync: "off",
    full_page_writes: "off",
    synchronous_commit: "off",
    log_min_messages: "fatal",
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const data = join(folder, "data");
  const server = spawn(join(bin, "postgres"), ["-D", data, ...args], {
    ...user,
    cwd: "/",
    // Ctrl-C goes to the command only; the server stops after it.
    detached: true,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!isReady(data)) {
    if (server.exitCode !== null) throw new Error("PostgreSQL ended before it was ready");
    if (Date.now() > deadline)
      throw await stopServer(server).then(() => new Error("PostgreSQL was not ready in time"));
    await sleep(20);
  }
  return server;
}

function isReady(data) {
  const file = join(data, "postmaster.pid");
  return existsSync(file) && readFileSync(file, "utf8").split("\n")[7]?.trim() === "ready";
}

async function runCommand(url) {
  const command = spawn(program, programArgs, {
    stdio: "inherit",
    env: { ...process.env, TEST_DATABASE_URL: url, DATABASE_URL: url },
  });
  // The terminal sends Ctrl-C to the command as well; this process stays to clean up.
  process.on("SIGINT", () => {});
  process.on("SIGTERM", () => command.kill("SIGTERM"));
  process.on("SIGHUP", () => command.kill("SIGHUP"));
  const [code, signal] = await once(command, "exit");
  return code ?? 128 + (constants.signals[signal] ?? 0);
}

async function stopServer(server) {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, "exit");
  server.kill("SIGINT");
  const kill = setTimeout(() => server.kill("SIGQUIT"), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(kill);
}
