/** R21 to R25: many connections, too many requests, one greedy client, and a long day. */

import { readdirSync, readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { embeddedUrl, type Site } from "../bench/site.ts";
import { Skipped } from "../bench/skipped.ts";
import { check, seconds } from "./check.ts";
import type { Fault } from "./fault.ts";
import { type Flood, flood, servedPerSecond } from "./flood.ts";
import { photo, upload } from "./pictures.ts";
import { call, percentile, signIn, tally, withSite } from "./stage.ts";
import { send } from "./writers.ts";

const CONNECTIONS = 10_000;
const AT_ONCE = 250;
const SPARE_FILES = 500;
const MAX_MEGABYTES = 350;
const PEAK_TIMES = 5;
const OVERLOAD_MS = 15_000;
const LONG_OVERLOAD_MS = 60_000;
const NOISY_PER_SECOND = 500;
const SOAK_MS = 90_000;
const LONG_SOAK_MS = 30 * 60_000;
const WARM_UP_MS = 30_000;
/** An unknown session: the page is rendered each time. */
const RENDERED = { cookie: "session=nobody" };

export const LOAD: Fault[] = [
  {
    id: "R21",
    what: "10,000 idle connections",
    bar: "10,000 answered; fresh request p50 ≤ 20 ms, max ≤ 300 ms; memory ≤ 350 MB",
    run: holdConnections,
  },
  {
    id: "R22",
    what: "five times more is asked than can be done",
    bar: "served ≥ 80 % of the peak; the rest 503 with Retry-After ≤ 50 ms; served p99 ≤ 2 s; normal ≤ 5 s after",
    run: ({ isLong }) => overload(isLong ? LONG_OVERLOAD_MS : OVERLOAD_MS),
  },
  {
    id: "R23",
    what: "one address searches 500 times a second",
    bar: "others' p95 ≤ 2 × that of an idle site",
    run: crowdOut,
  },
  {
    id: "R24",
    what: "mixed load with uploads for a long time",
    bar: "memory of the last third ≤ 5 % over the first (short run: 10 %); files and connections flat; tmp empty",
    run: ({ isLong }) => soak(isLong ? LONG_SOAK_MS : SOAK_MS, isLong ? 0.05 : 0.1),
  },
  {
    id: "R25",
    what: "event-loop delay at the site's peak",
    bar: "p99 ≤ 50 ms, max ≤ 200 ms",
    run: measureDelay,
  },
];

async function holdConnections(): Promise<string> {
  const limit = Number(/open files\s+(\d+)/.exec(readFileSync("/proc/self/limits", "utf8"))?.[1]);
  if (limit < CONNECTIONS + SPARE_FILES)
    throw new Skipped(`needs ulimit -n ${CONNECTIONS + SPARE_FILES}`);
  return withSite({ DEMO: "off" }, async (site) => {
    const sockets: Socket[] = [];
    try {
      const answered = await greetMany(site.port, sockets);
      check(answered === CONNECTIONS, `${answered} of ${CONNECTIONS} were answered`);
      const times: number[] = [];
      for (let round = 0; round < 200; round += 1) {
        const answer = await call(site, "/companies", { headers: { connection: "close" } });
        check(answer.status === 200, `a fresh request answers ${answer.status}`);
        times.push(answer.ms);
      }
      const megabytes = memoryOf(site);
      const [half, worst] = [percentile(times, 0.5), Math.max(...times)];
      check(
        half <= 20 && worst <= 300,
        `fresh requests: p50 ${half.toFixed(1)} ms, max ${worst.toFixed(0)} ms`,
      );
      check(megabytes <= MAX_MEGABYTES, `${megabytes.toFixed(0)} MB`);
      return `${answered} answered and held, ${megabytes.toFixed(0)} MB, fresh requests p50 ${half.toFixed(1)} ms, max ${worst.toFixed(0)} ms`;
    } finally {
      for (const socket of sockets) socket.destroy();
    }
  });
}

async function greetMany(port: number, sockets: Socket[]): Promise<number> {
  let answered = 0;
  while (sockets.length < CONNECTIONS) {
    const greeted = await Promise.all(Array.from({ length: AT_ONCE }, () => greet(port)));
    sockets.push(...greeted.map(({ socket }) => socket));
    answered += greeted.filter(({ isAnswered }) => isAnswered).length;
  }
  return answered;
}

function greet(port: number): Promise<{ socket: Socket; isAnswered: boolean }> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => resolve({ socket, isAnswered: false }));
    socket.once("data", (bytes) =>
      resolve({ socket, isAnswered: bytes.toString().startsWith("HTTP/1.1 200") }),
    );
    socket.write("GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n");
  });
}

async function overload(durationMs: number): Promise<string> {
  return withSite({}, async (site) => {
    const asked = { port: site.port, path: "/buy?minPrice=##", headers: RENDERED };
    const peak = await findPeak(asked);
    const health = watchHealth(site);
    const result = await flood({ ...asked, perSecond: peak * PEAK_TIMES, durationMs });
    const { sent, seen } = result;
    const healthMs = percentile(await health.stop(), 0.99);
    const after = await settle(site);
    const served = seen.filter(({ status }) => status === 200).map(({ ms }) => ms);
    const refused = seen.filter(({ status }) => status === 503);
    const others = seen.filter(({ status }) => status !== 200 && status !== 503);
    const goodput = servedPerSecond(result, durationMs);
    const quickMs = percentile(
      refused.map(({ ms }) => ms),
      0.5,
    );
    const lateMs = percentile(served, 0.99);
    const words = `peak ${peak.toFixed(0)}/s; asked ${((sent / durationMs) * 1000).toFixed(0)}/s: ${goodput.toFixed(0)}/s served (${((goodput / peak) * 100).toFixed(0)} %), p99 ${seconds(lateMs)}; ${refused.length} × 503, half within ${quickMs.toFixed(0)} ms; ${tally(others) || "nothing else"}; /healthz p99 ${healthMs.toFixed(0)} ms; normal ${seconds(after)} after`;
    check(others.length === 0, words);
    check(goodput >= 0.8 * peak, words);
    check(refused.length > 0 && refused.every(({ doesSayWhen }) => doesSayWhen), words);
    check(quickMs <= 50 && lateMs <= 2_000 && after <= 5_000, words);
    return words;
  });
}

/** The most requests served in a second, at rates that grow until some are refused. */
async function findPeak(asked: Omit<Flood, "perSecond" | "durationMs">): Promise<number> {
  // Warm up: code that has hardly run yet is slow.
  await flood({ ...asked, perSecond: 50, durationMs: 6_000 });
  let [peak, perSecond] = [0, 25];
  const durationMs = 4_000;
  for (;;) {
    const served = servedPerSecond(await flood({ ...asked, perSecond, durationMs }), durationMs);
    peak = Math.max(peak, served);
    if (served < 0.8 * perSecond || perSecond > 4_000) return peak;
    perSecond *= 1.5;
  }
}

function watchHealth(site: Site) {
  const times: number[] = [];
  let isStopped = false;
  const watching = (async () => {
    while (!isStopped) {
      const { status, ms } = await call(site, "/healthz");
      times.push(status === 200 ? ms : Number.POSITIVE_INFINITY);
      await sleep(50);
    }
  })();
  return {
    async stop(): Promise<number[]> {
      isStopped = true;
      await watching;
      return times;
    },
  };
}

/** Returns how long it takes until ten pages in a row respond quickly. */
async function settle(site: Site): Promise<number> {
  const startedAt = performance.now();
  let quick = 0;
  while (quick < 10 && performance.now() - startedAt < 30_000) {
    const { status, ms } = await call(site, "/buy", { headers: RENDERED });
    quick = status === 200 && ms < 200 ? quick + 1 : 0;
  }
  return performance.now() - startedAt;
}

async function crowdOut(): Promise<string> {
  return withSite({ TRUSTED_PROXIES: "127.0.0.1" }, async (site) => {
    const others = async (ms: number) => {
      const times: number[] = [];
      const endAt = performance.now() + ms;
      for (let at = 0; performance.now() < endAt; at += 1) {
        const headers = { ...RENDERED, "x-forwarded-for": `10.1.0.${at % 50}` };
        const answer = await call(site, `/buy?maxPrice=${9_000_000 + at}`, { headers });
        check(answer.status === 200, `another visitor is answered ${answer.status}`);
        times.push(answer.ms);
        await sleep(20);
      }
      return percentile(times, 0.95);
    };
    await others(2_000);
    const idleMs = await others(4_000);
    const noise = flood({
      port: site.port,
      path: "/buy?minPrice=##",
      headers: { ...RENDERED, "x-forwarded-for": "10.2.0.1" },
      perSecond: NOISY_PER_SECOND,
      durationMs: 10_000,
    });
    await sleep(2_000);
    const noisyMs = await others(6_000);
    const { seen } = await noise;
    const words = `others' p95 ${idleMs.toFixed(0)} ms idle, ${noisyMs.toFixed(0)} ms beside it (${(noisyMs / idleMs).toFixed(1)} ×); the noisy one got ${tally(seen)}`;
    check(noisyMs <= 2 * idleMs, words);
    return words;
  });
}

async function soak(durationMs: number, growth: number): Promise<string> {
  return withSite({}, async (site, dataDir) => {
    const token = await signIn(site);
    const load = flood({
      port: site.port,
      path: "/buy?minPrice=##",
      headers: RENDERED,
      perSecond: 40,
      durationMs: WARM_UP_MS + durationMs,
    });
    let isOver = false;
    const uploads = (async () => {
      for (let at = 0; !isOver; at += 1) {
        await upload(site, token, await photo(at, "jpeg", 1200));
        await send(site.url, `soak-key-${"x".repeat(at + 1)}`.slice(0, 190));
        await sleep(1_000);
      }
    })();
    await sleep(WARM_UP_MS);
    const samples: { megabytes: number; files: number; connections: number }[] = [];
    for (const endAt = performance.now() + durationMs; performance.now() < endAt; ) {
      samples.push({
        megabytes: memoryOf(site),
        files: readdirSync(`/proc/${site.process.pid}/fd`).length,
        connections: await connectionsOf(dataDir),
      });
      await sleep(2_000);
    }
    isOver = true;
    const [{ seen }] = await Promise.all([load, uploads]);
    const third = Math.floor(samples.length / 3);
    const compare = (of: (sample: (typeof samples)[number]) => number) =>
      [samples.slice(0, third), samples.slice(-third)].map((part) =>
        percentile(part.map(of), 0.5),
      ) as [number, number];
    const [before, after] = compare(({ megabytes }) => megabytes);
    const [filesBefore, filesAfter] = compare(({ files }) => files);
    const [openBefore, openAfter] = compare(({ connections }) => connections);
    const left = await readdir(join(dataDir, "tmp")).catch(() => []);
    const words = `${seconds(durationMs)}: ${tally(seen)}; memory ${before.toFixed(0)} → ${after.toFixed(0)} MB, files ${filesBefore} → ${filesAfter}, database connections ${openBefore} → ${openAfter}, ${left.length} in tmp`;
    check(after <= before * (1 + growth), words);
    check(
      filesAfter <= filesBefore + 10 && openAfter <= openBefore + 2 && left.length === 0,
      words,
    );
    return words;
  });
}

async function measureDelay(): Promise<string> {
  return withSite({}, async (site) => {
    const asked = { port: site.port, path: "/buy?minPrice=##", headers: RENDERED };
    const peak = await findPeak(asked);
    await call(site, "/metrics");
    await flood({ ...asked, perSecond: peak, durationMs: 8_000 });
    const { body } = await call(site, "/metrics");
    const delay = (quantile: string) =>
      1000 * Number(new RegExp(`delay_seconds\\{quantile="${quantile}"\\} (\\S+)`).exec(body)?.[1]);
    const words = `at ${peak.toFixed(0)}/s: p99 ${delay("0.99").toFixed(0)} ms, max ${delay("1").toFixed(0)} ms`;
    check(delay("0.99") <= 50 && delay("1") <= 200, words);
    return words;
  });
}

function memoryOf({ process: { pid } }: Site): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
}

async function connectionsOf(dataDir: string): Promise<number> {
  const client = new pg.Client({ connectionString: embeddedUrl(dataDir) });
  await client.connect();
  const { rows } = await client.query(
    "select count(*)::int as count from pg_stat_activity where backend_type = 'client backend'",
  );
  await client.end();
  return rows[0].count;
}
