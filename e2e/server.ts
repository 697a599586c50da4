/**
 * The built site for the browser tests, with demo data in a separate database: the embedded one in a
 * temporary folder, or a new one on the server that TEST_DATABASE_URL names. Both are removed afterwards.
 */

import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { closeSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { ADMIN, DEMO_PASSWORD } from "./accounts.ts";

const ROOT = join(import.meta.dirname, "..");
const LOG = join(ROOT, ".cache", `e2e-server-${process.env.E2E_SITE ?? "site"}.log`);
/** Seven seconds on a quiet machine; a shared one was seen to need a minute. */
const START_TIMEOUT_MS = 180_000;

/** An empty value counts as unset, and shields the tests from the developer's shell and `.env`. */
const NOT_OURS = {
  DATABASE_REPLICA_URL: "",
  DATABASE_URL: "",
  GOOGLE_CLIENT_ID: "",
  GOOGLE_CLIENT_SECRET: "",
  HOST: "",
  LOG_LEVEL: "",
  MAIL_FROM: "",
  MAP_STYLE_URL: "",
  S3_ENDPOINT: "",
  SITE_EMAIL: "",
  SITE_NAME: "",
  SITE_PHONE: "",
  SMS_URL: "",
  SMTP_URL: "",
  TRUSTED_PROXIES: "",
};

const stopping = new Promise<void>((resolve) => {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => resolve());
});

const folder = await mkdtemp(join(tmpdir(), "aangan-e2e-"));
const database = await createDatabase(process.env.TEST_DATABASE_URL);
try {
  const port = await freePort();
  const server = start(port, { DATA_DIR: folder, DATABASE_URL: database.url });
  const ended = once(server, "exit");
  const hasStarted = await Promise.race([
    untilReady(port),
    Promise.race([ended, stopping]).then(() => false),
  ]);
  if (hasStarted) {
    console.log(`Serving at http://localhost:${port}`);
    await Promise.race([ended, stopping]);
  } else {
    console.error(`The server did not start:\n${readFileSync(LOG, "utf8")}`);
    process.exitCode = 1;
  }
  // Not a signal: the server may have received one already, and a second means "at once".
  if (server.connected) server.disconnect();
  await ended;
} finally {
  await rm(folder, { recursive: true, force: true });
  await database.drop();
}
process.exit();

function start(port: number, place: { DATA_DIR: string; DATABASE_URL: string }): ChildProcess {
  mkdirSync(join(ROOT, ".cache"), { recursive: true });
  const log = openSync(LOG, "w");
  const leash = new URL("../scripts/leash.mjs", import.meta.url).href;
  const server = spawn(process.execPath, ["--import", leash, "server.ts"], {
    cwd: ROOT,
    stdio: ["ignore", log, log, "ipc"],
    env: {
      ...process.env,
      ...NOT_OURS,
      ...place,
      NODE_ENV: "production",
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      AUTH_SECRET: randomBytes(32).toString("hex"),
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      DEMO: process.env.E2E_DEMO ?? "on",
      DEMO_PASSWORD,
      WORKERS: "1",
      // All tests come from one address, and faster than any person.
      RATE_LIMITS: "off",
    },
  });
  closeSync(log);
  return server;
}

async function untilReady(port: number): Promise<boolean> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return true;
    await sleep(50);
  }
  return false;
}

/** Without a server URL it returns no database URL, and the site uses its embedded database. */
async function createDatabase(serverUrl = ""): Promise<{ url: string; drop(): Promise<void> }> {
  if (serverUrl === "") return { url: "", drop: async () => {} };
  const name = `aangan_e2e_${randomBytes(6).toString("hex")}`;
  await runStatement(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => runStatement(serverUrl, `drop database if exists ${name} with (force)`),
  };
}

async function runStatement(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("No port is free");
  return address.port;
}
