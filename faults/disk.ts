/** R06 and R07: full disks. */

import { closeSync, existsSync, openSync, rmSync } from "node:fs";
import { open, readdir, statfs } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { asAdmin, embeddedUrl, type Site, startSite } from "../bench/site.ts";
import { Skipped } from "../bench/skipped.ts";
import { check, seconds } from "./check.ts";
import type { Fault } from "./fault.ts";
import { photo, upload } from "./pictures.ts";
import {
  type Answer,
  call,
  signIn,
  slowest,
  stopOrKill,
  tally,
  until,
  watch,
  withDisk,
  withFolder,
  withSiteIn,
} from "./stage.ts";
import { checkStored, requirement, startWriters } from "./writers.ts";

const FULL_DEVICE = "/dev/full";
const MEGABYTE = 1024 * 1024;
const DISK_MB = 320;
const LITTLE_MB = 50;
const HEALTH_LIMIT_MS = 200;
const SPACE_LIMIT_MS = 30_000;
const CLIENTS = 8;
const PAGES = ["/", "/companies", "/sell"];

export const DISK: Fault[] = [
  {
    id: "R06",
    what: "the database's disk fills up slowly, then wholly",
    bar: "writes 507/503 in words, reads go on, /healthz ≤ 200 ms, writes ≤ 30 s after, 0 lost",
    run: fillSlowly,
  },
  {
    id: "R06",
    what: "the database falls for want of room",
    bar: "writes 507/503 in words, kept pages shown, /healthz ≤ 200 ms, writes ≤ 30 s after, 0 lost",
    run: fillAtOnce,
  },
  {
    id: "R07",
    what: "the disk of uploads is full",
    bar: "upload 507, no partial file, site up",
    run: fillUploads,
  },
  {
    id: "R07",
    what: "the disk of the log is full",
    bar: "the site goes on, logging never blocks",
    run: fillLog,
  },
];

async function fillSlowly(): Promise<string> {
  return onSmallDisk(async (site, disk, health) => {
    const writers = startWriters(site.url, CLIENTS, true);
    await sleep(1_000);
    const token = await signIn(site);
    const ballast = await fill(disk, LITTLE_MB * MEGABYTE);
    const refusedMs = await until(() => isRefused(site), 5_000, "writes are still taken");
    // Requests accepted before the refusal may still finish.
    await sleep(300);
    const before = writers.acknowledged.size;
    const rest = await fill(disk, 0);
    const reads = await readFor(site, token, 4_000);
    check(writers.acknowledged.size === before, "something was taken without room");
    const bad = reads.filter(({ status }) => status !== 200);
    check(bad.length === 0, `reading meanwhile: ${tally(reads)}`);
    rmSync(rest);
    rmSync(ballast);
    const healedMs = await untilWritten(site);
    await writers.stop();
    await checkStored(embeddedUrl(disk), writers.acknowledged);
    return `writes 507 after ${seconds(refusedMs)}, ${reads.length} reads on a disk with nothing left all 200, /healthz ${slowest(health()).toFixed(0)} ms at most, writes again ${seconds(healedMs)} after there was room, ${writers.acknowledged.size} acknowledged, 0 lost`;
  });
}

/** Another program takes the last byte in the middle of a write: PostgreSQL panics, as it must. */
async function fillAtOnce(): Promise<string> {
  return onSmallDisk(async (site, disk, health) => {
    for (const page of PAGES) check((await call(site, page)).status === 200, `${page} fails`);
    const writers = startWriters(site.url, CLIENTS, true);
    await sleep(500);
    const ballast = await fill(disk, LITTLE_MB * MEGABYTE);
    await breakDatabase(disk);
    const page = watch(() => call(site, "/companies", { timeoutMs: 10_000 }), 100);
    const write = watch(() => post(site), 100);
    const reading = await until(
      async () => (await call(site, "/api/companies?limit=1")).status === 200,
      15_000,
      "the database did not come back on the reserve",
    ).then(seconds, () => "not before there was room");
    await sleep(2_000);
    const [pages, writes] = await Promise.all([page.stop(), write.stop()]);
    check(
      pages.every(({ status }) => status === 200),
      `kept pages meanwhile: ${tally(pages)}`,
    );
    const refusals = writes.filter(({ status }) => status !== 201);
    check(
      refusals.every(
        ({ status, headers }) => [503, 507].includes(status) && headers.has("retry-after"),
      ),
      `writes meanwhile: ${tally(writes)}`,
    );
    rmSync(ballast);
    const healedMs = await untilWritten(site);
    await writers.stop();
    await checkStored(embeddedUrl(disk), writers.acknowledged);
    return `it fell; kept pages 200 throughout, reads of the API again after ${reading} on the reserve, writes meanwhile ${tally(writes)}, /healthz ${slowest(health()).toFixed(0)} ms at most, writes again ${seconds(healedMs)} after there was room, ${writers.acknowledged.size} acknowledged, 0 lost`;
  });
}

async function fillUploads(): Promise<string> {
  return withFolder((dataDir) =>
    withDisk(20, join(dataDir, "pictures"), (pictures) =>
      withDisk(20, join(dataDir, "tmp"), (arriving) =>
        withSiteIn(dataDir, { DEMO: "off" }, async (site) => {
          const token = await signIn(site);
          check(
            (await upload(site, token, await photo(1))).status === 201,
            "no upload is taken at all",
          );
          await fill(pictures, 0);
          const stored = await upload(site, token, await photo(2));
          await fill(arriving, 0);
          const received = await upload(site, token, await photo(3));
          for (const { status, body } of [stored, received]) {
            check(status === 507, `an upload without room answers ${status}: ${body}`);
            check(body.includes("no room"), `its words are ${body}`);
          }
          const left = (await readdir(dataDir, { recursive: true })).filter((name) =>
            name.endsWith(".part"),
          );
          check(left.length === 0, `left behind: ${left.join(", ")}`);
          check((await call(site, "/companies")).status === 200, "the site is down");
          check((await post(site)).status === 201, "a requirement is not taken");
          rmSync(join(pictures, "ballast"));
          rmSync(join(arriving, "ballast"));
          const again = await upload(site, token, await photo(4));
          check(again.status === 201, `with room again an upload answers ${again.status}`);
          return `507 in words with ${pictures.split("/").at(-1)} full and with tmp full, nothing half left, pages and requirements fine, taken again with room`;
        }),
      ),
    ),
  );
}

async function fillLog(): Promise<string> {
  if (!existsSync(FULL_DEVICE)) throw new Skipped(`needs ${FULL_DEVICE}`);
  const output = openSync(FULL_DEVICE, "w");
  try {
    return await withFolder(async (dataDir) => {
      const settings = { DEMO: "off", LOG_LEVEL: "trace" };
      const site = await startSite({ dataDir, settings, output });
      try {
        const answers = await Promise.all(
          Array.from({ length: 50 }, () => call(site, "/companies", { timeoutMs: 5_000 })),
        );
        check(
          answers.every(({ status }) => status === 200),
          `pages: ${tally(answers)}`,
        );
        check((await post(site)).status === 201, "a requirement is not taken");
        return `${answers.length} pages and a requirement answered, ${slowest(answers).toFixed(0)} ms at most`;
      } finally {
        await stopOrKill(site);
      }
    });
  } finally {
    closeSync(output);
  }
}

/** Polls /healthz throughout. */
async function onSmallDisk(
  work: (site: Site, disk: string, health: () => Answer[]) => Promise<string>,
): Promise<string> {
  return withFolder((folder) =>
    withDisk(DISK_MB, join(folder, "disk"), (disk) =>
      withSiteIn(disk, {}, async (site) => {
        // The reserve file is created once the site is up.
        await sleep(1_500);
        const health = watch(() => call(site, "/healthz"), 50);
        const seen = await work(site, disk, () => health.answers);
        const probes = await health.stop();
        const late = probes.filter(({ status, ms }) => status !== 200 || ms > HEALTH_LIMIT_MS);
        check(
          late.length <= probes.length / 100,
          `/healthz: ${late.length} of ${probes.length} not 200 within 200 ms (${tally(probes)}, ${slowest(probes).toFixed(0)} ms)`,
        );
        return seen;
      }),
    ),
  );
}

/** Leaves this many bytes free; returns the file that takes the rest. */
async function fill(disk: string, leaveBytes: number): Promise<string> {
  const path = join(disk, leaveBytes > 0 ? "ballast-first" : "ballast");
  const file = await open(path, "w");
  try {
    for (;;) {
      const { bavail, bsize } = await statfs(disk);
      const bytes = Math.min(4 * MEGABYTE, bavail * bsize - leaveBytes);
      if (bytes <= 0) return path;
      await file.write(Buffer.alloc(bytes));
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOSPC") return path;
    throw error;
  } finally {
    await file.close();
  }
}

/** Writes more than fits on the disk, bypassing the site. */
async function breakDatabase(disk: string): Promise<void> {
  const client = new pg.Client({ connectionString: asAdmin(embeddedUrl(disk)) });
  client.on("error", () => {});
  await client.connect();
  await client.query("create table if not exists hog (filler text)");
  let hasFallen = false;
  client.on("end", () => {
    hasFallen = true;
  });
  // If only the table's file runs out of space, PostgreSQL rolls back; it cannot do without its log.
  for (let round = 0; round < 200 && !hasFallen; round += 1) {
    await client
      .query("insert into hog select repeat(md5(random()::text), 40) from generate_series(1, 2000)")
      .catch(() => client.query("truncate hog").catch(() => undefined));
  }
  await client.end().catch(() => undefined);
  check(hasFallen, "the database did not fall");
}

async function readFor(site: Site, token: string, ms: number): Promise<Answer[]> {
  const answers: Answer[] = [];
  const endAt = performance.now() + ms;
  while (performance.now() < endAt) {
    answers.push(await call(site, "/api/properties?limit=5"));
    answers.push(await call(site, "/companies"));
    answers.push(await call(site, "/buy", { headers: { cookie: "session=nobody" } }));
    answers.push(await call(site, "/api/admin/system", { token }));
    await sleep(50);
  }
  return answers;
}

async function isRefused(site: Site): Promise<boolean> {
  const { status, body } = await post(site);
  if (status === 201) return false;
  check(status === 507 || status === 503, `a write without room answers ${status}: ${body}`);
  check(/no room|cannot reach/.test(body), `its words are ${body}`);
  return true;
}

function untilWritten(site: Site): Promise<number> {
  return until(
    async () => (await post(site)).status === 201,
    SPACE_LIMIT_MS,
    "writes did not work within 30 s of there being room",
  );
}

let posted = 0;

function post(site: Site): Promise<Answer> {
  posted += 1;
  return call(site, "/api/requirements", {
    method: "POST",
    body: requirement(`disk ${"x".repeat(posted)}`),
    headers: { "idempotency-key": `disk-key-${posted}` },
  });
}
