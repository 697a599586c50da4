/** S66: twenty pictures of twelve megapixels arrive at once, and visitors notice nothing. */

import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { ask } from "./child.ts";
import { newFolder, type Site, startSite } from "./site.ts";
import { limitRow, type Row } from "./table.ts";

const PHOTOS = 20;
const LIMIT_MS = 200;
const MEMORY_LIMIT_MB = 600;
const CALM_MS = 3_000;
const POLL_MS = 20;
const ADMIN = { email: "bench@example.com", password: "a long password for the bench" };

type Seen = { health: number[]; page: number[]; megabytes: number };

/** Uses a separate site with a known admin. */
export async function measureUploads(): Promise<Row[]> {
  const folder = await newFolder();
  const site = await startSite({
    dataDir: folder.path,
    settings: { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
  });
  try {
    const token = await signIn(site);
    const calm = await poll(site, sleep(CALM_MS));
    const order = { url: site.url, token, count: PHOTOS };
    const { child, answer: bytes } = await ask<number>("upload-generator.ts", order);
    const uploads = once(child, "message").then(([statuses]) => statuses as number[]);
    const busy = await poll(site, uploads);
    const statuses = await uploads;
    const isFair = statuses.every((status) => [201, 429, 503].includes(status));
    const taken = statuses.filter((status) => status === 201).length;
    const what = (of: string) =>
      `${of}, 99 of 100, during ${PHOTOS} uploads of ${(bytes / 1e6).toFixed(1)} MB`;
    return [
      row(what("/healthz"), busy.health, calm.health),
      row(what("a page"), busy.page, calm.page),
      limitRow(
        { id: "S66", what: "memory of the server meanwhile" },
        busy.megabytes,
        MEMORY_LIMIT_MB,
        "MB",
      ),
      { id: "S66", what: "uploads taken; the rest told to wait", value: `${taken}`, isOk: isFair },
    ];
  } finally {
    await site.stop();
    await folder.remove();
  }
}

function row(what: string, busy: number[], calm: number[]): Row {
  return {
    ...limitRow({ id: "S66", what }, percentile99(busy), LIMIT_MS, "ms"),
    reference: `${percentile99(calm).toFixed(0)} ms`,
  };
}

async function poll(site: Site, until: Promise<unknown>): Promise<Seen> {
  const seen: Seen = { health: [], page: [], megabytes: 0 };
  let isOver = false;
  const stop = () => {
    isOver = true;
  };
  until.then(stop, stop);
  while (!isOver) {
    seen.health.push(await time(`${site.url}/healthz`));
    seen.page.push(await time(`${site.url}/companies`));
    const status = await readFile(`/proc/${site.process.pid}/status`, "utf8");
    const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0);
    seen.megabytes = Math.max(seen.megabytes, kilobytes / 1024);
    await sleep(POLL_MS);
  }
  return seen;
}

async function time(url: string): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  return performance.now() - startedAt;
}

function percentile99(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
}

async function signIn({ url }: Site): Promise<string> {
  const response = await fetch(`${url}/api/admin/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(ADMIN),
  });
  const { token } = (await response.json()) as { token?: string };
  if (!token) throw new Error(`The admin could not sign in: ${response.status}`);
  return token;
}
