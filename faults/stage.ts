/** The built site for one fault, and helpers to observe it from outside. */

import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { createPostgres, type Postgres } from "../bench/postgres.ts";
import { newFolder, type Site, startSite } from "../bench/site.ts";
import { Skipped } from "../bench/skipped.ts";

const ADMIN = { email: "faults@example.com", password: "a long password for the faults" };
export const ADMIN_SETTINGS = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };

const PATIENCE_MS = 30_000;

type Settings = Record<string, string>;

export async function withFolder<T>(work: (path: string) => Promise<T>): Promise<T> {
  const folder = await newFolder();
  try {
    return await work(folder.path);
  } finally {
    await folder.remove();
  }
}

/** With its own database; removed afterwards whatever happens. */
export async function withSite<T>(
  settings: Settings,
  work: (site: Site, dataDir: string) => Promise<T>,
): Promise<T> {
  return withFolder((dataDir) => withSiteIn(dataDir, settings, (site) => work(site, dataDir)));
}

export async function withSiteIn<T>(
  dataDir: string,
  settings: Settings,
  work: (site: Site) => Promise<T>,
): Promise<T> {
  const site = await startSite({ dataDir, settings: { ...ADMIN_SETTINGS, ...settings } });
  try {
    return await work(site);
  } finally {
    await stopOrKill(site);
  }
}

/** A site that does not stop when asked must not hold up the rest. */
export async function stopOrKill(site: Site): Promise<void> {
  const late = setTimeout(() => site.process.kill("SIGKILL"), PATIENCE_MS);
  await site.stop();
  clearTimeout(late);
}

export async function withPostgres<T>(work: (postgres: Postgres) => Promise<T>): Promise<T> {
  const postgres = await createPostgres();
  try {
    await postgres.start();
    return await work(postgres);
  } finally {
    await postgres.remove();
  }
}

/** A separate disk that can be filled without affecting others. */
export async function withDisk<T>(
  megabytes: number,
  path: string,
  work: (path: string) => Promise<T>,
): Promise<T> {
  if (process.platform !== "linux" || process.getuid?.() !== 0) throw new Skipped("needs root");
  mkdirSync(path, { recursive: true });
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=0755`, "tmpfs", path]);
  } catch {
    throw new Skipped("a tmpfs cannot be mounted here");
  }
  const unmount = () => execFileSync("umount", ["--lazy", path], { stdio: "ignore" });
  process.once("exit", unmount);
  try {
    return await work(path);
  } finally {
    process.off("exit", unmount);
    unmount();
  }
}

export type Answer = { status: number; body: string; ms: number; headers: Headers };

type Call = {
  method?: string;
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
  timeoutMs?: number;
};

/** Status 0 if nothing answers in time. */
export async function call(site: Site, path: string, wanted: Call = {}): Promise<Answer> {
  const startedAt = performance.now();
  const { method = "GET", body, token, headers = {}, timeoutMs = PATIENCE_MS } = wanted;
  try {
    const response = await fetch(`${site.url}${path}`, {
      method,
      headers: {
        ...(body !== undefined && !(body instanceof FormData) && JSON_TYPE),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    const ms = performance.now() - startedAt;
    return { status: response.status, body: text, ms, headers: response.headers };
  } catch {
    return { status: 0, body: "", ms: performance.now() - startedAt, headers: new Headers() };
  }
}

const JSON_TYPE = { "content-type": "application/json" };

export async function signIn(site: Site): Promise<string> {
  const { status, body } = await call(site, "/api/admin/login", { method: "POST", body: ADMIN });
  const token = status === 200 ? (JSON.parse(body) as { token?: string }).token : undefined;
  if (!token) throw new Error(`The admin could not sign in: ${status}`);
  return token;
}

/** Repeats the request until stopped, and returns the answers. */
export function watch(ask: () => Promise<Answer>, everyMs: number) {
  const answers: Answer[] = [];
  let isStopped = false;
  const watching = (async () => {
    while (!isStopped) {
      answers.push(await ask());
      await sleep(everyMs);
    }
  })();
  return {
    answers,
    async stop(): Promise<Answer[]> {
      isStopped = true;
      await watching;
      return answers;
    },
  };
}

/** Returns how long it took until `isSo`. */
export async function until(
  isSo: () => Promise<boolean>,
  timeoutMs: number,
  otherwise: string,
): Promise<number> {
  const startedAt = performance.now();
  while (!(await isSo())) {
    if (performance.now() - startedAt > timeoutMs) throw new Error(otherwise);
    await sleep(50);
  }
  return performance.now() - startedAt;
}

export function percentile(times: number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const slowest = (answers: Answer[]): number => Math.max(0, ...answers.map(({ ms }) => ms));

/** The count of each status, as text. */
export function tally(answers: { status: number }[]): string {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${count} × ${status || "no answer"}`)
    .join(", ");
}
