/** The built site as a separate process, on a free port, with its own data folder. */

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { urlFor } from "#server/platform/db/embedded/presence.ts";
import { socketFolderFor } from "#server/platform/db/embedded/socket.ts";

export const ROOT = join(import.meta.dirname, "..");
/** Shared by all nodes on one database. */
export const AUTH_SECRET = "only for this machine, and long enough for it";
const TIMEOUT_MS = 60_000;
const POLL_MS = 5;

/** An empty value counts as unset, and shields the measurement from the developer's shell and `.env`. */
const NOT_OURS = {
  ADMIN_EMAIL: "",
  ADMIN_PASSWORD: "",
  AUTH_SECRET: "",
  DATABASE_REPLICA_URL: "",
  DATABASE_URL: "",
  DEMO: "",
  DEMO_PASSWORD: "",
  DRAIN_SECONDS: "",
  GOOGLE_CLIENT_ID: "",
  GOOGLE_CLIENT_SECRET: "",
  HOST: "",
  MAIL_FROM: "",
  MAP_STYLE_URL: "",
  PUBLIC_URL: "",
  S3_ENDPOINT: "",
  SITE_EMAIL: "",
  SITE_NAME: "",
  SITE_PHONE: "",
  SMS_URL: "",
  SMTP_URL: "",
  TRUSTED_PROXIES: "",
};

// An interrupted run must not leave servers behind.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(1));

export type Site = {
  url: string;
  port: number;
  process: ChildProcess;
  /** Measured from the start of the process. */
  listeningMs: number;
  readyMs: number;
  /** Its output so far. */
  printed: () => string;
  /** Asks it to stop and returns its exit code. */
  stop: () => Promise<number | null>;
  kill: () => Promise<void>;
};

type Options = {
  dataDir: string;
  /** A free port, unless others already know a particular one. */
  port?: number;
  settings?: Record<string, string>;
  /** Resolve without waiting for the database. */
  isListeningEnough?: boolean;
  /** Another source tree to run in. */
  cwd?: string;
  /** File descriptor for its standard output, if not `printed`. */
  output?: number;
};

export async function startSite(options: Options): Promise<Site> {
  const port = options.port ?? (await freePort());
  const startedAt = performance.now();
  const child = spawnSite(options, port);
  let printed = "";
  const listen = (text: Buffer) => {
    printed += text;
  };
  child.stdout?.on("data", listen);
  child.stderr?.on("data", listen);
  const exit = once(child, "exit").then(([code]) => code as number | null);
  const site: Site = {
    url: `http://localhost:${port}`,
    port,
    process: child,
    listeningMs: 0,
    readyMs: 0,
    printed: () => printed,
    stop() {
      child.kill("SIGTERM");
      return exit;
    },
    async kill() {
      child.kill("SIGKILL");
      await exit;
    },
  };
  await untilOk(site, "/healthz");
  site.listeningMs = performance.now() - startedAt;
  if (options.isListeningEnough) return site;
  await untilOk(site, "/readyz");
  site.readyMs = performance.now() - startedAt;
  return site;
}

export async function ensureBuilt(): Promise<void> {
  // Plain JavaScript, because it also runs before anything is installed.
  const scripts = await import(new URL("../scripts/build.mjs", import.meta.url).href);
  await scripts.ensureBuilt();
}

/** Returns how long it took. */
export async function untilOk(site: Site, path: string, timeoutMs = TIMEOUT_MS): Promise<number> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < timeoutMs) {
    if (site.process.exitCode !== null) break;
    if ((await statusOf(site, path)) === 200) return performance.now() - startedAt;
    await sleep(POLL_MS);
  }
  throw new Error(
    `${path} was not 200 in time; the server printed:\n${site.printed().slice(0, 400)}`,
  );
}

/** Returns 0 if nothing answers. */
export async function statusOf(site: Site, path: string): Promise<number> {
  try {
    const response = await fetch(`http://127.0.0.1:${site.port}${path}`);
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

export async function newFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), "aangan-bench-"));
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) };
}

/** The URL of the embedded database of a site running in this folder. */
export function embeddedUrl(dataDir: string): string {
  return urlFor(socketFolderFor(join(dataDir, "postgres")));
}

/** Only the superuser may disable triggers. */
export function asAdmin(url: string): string {
  const admin = new URL(url);
  admin.username = "postgres";
  return admin.href;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("No port is free");
  return address.port;
}

/** For callers that do not wait until it answers. */
export function spawnSite(
  { dataDir, settings, output, cwd = ROOT }: Options,
  port: number,
): ChildProcess {
  const child = spawn(process.execPath, ["server.ts"], {
    cwd,
    stdio: ["ignore", output ?? "pipe", "pipe"],
    env: environment({ PORT: String(port), DATA_DIR: dataDir, ...settings }),
  });
  const end = () => child.kill("SIGTERM");
  process.once("exit", end);
  child.once("exit", () => process.off("exit", end));
  return child;
}

/** The environment of a child process, independent of the developer's shell. */
export function environment(settings: Record<string, string>): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...NOT_OURS,
    NODE_ENV: "production",
    // A single process, however many cores there are: it is the one measured or killed.
    WORKERS: "1",
    RATE_LIMITS: "off",
    LOG_LEVEL: "warn",
    ...settings,
  };
}
