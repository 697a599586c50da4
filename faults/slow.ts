/** R11: a database that is far away, and one that stops responding. */

import { setTimeout as sleep } from "node:timers/promises";
import { AUTH_SECRET, type Site } from "../bench/site.ts";
import { check, seconds } from "./check.ts";
import type { Fault } from "./fault.ts";
import {
  call,
  percentile,
  slowest,
  tally,
  until,
  withFolder,
  withPostgres,
  withSiteIn,
} from "./stage.ts";
import { openWire, type Wire } from "./wire.ts";
import { send } from "./writers.ts";

const ADDED_MS = 300;
const PAGE_LIMIT_MS = 1_500;
const SILENCE_LIMIT_MS = 6_000;
const HEAL_LIMIT_MS = 15_000;
const PAGES = ["/", "/companies", "/buy", "/agents"];

export const SLOW: Fault[] = [
  {
    id: "R11",
    what: "each answer of the database comes 300 ms later",
    bar: "public pages, each rendered: 95 of 100 within 1.5 s",
    run: addDelay,
  },
  {
    id: "R11",
    what: "the database goes silent without closing anything",
    bar: "503 with an explanation within 6 s, /healthz and cached pages respond, recovers by itself",
    run: goSilent,
  },
];

async function addDelay(): Promise<string> {
  return behindWire(async (site, wire) => {
    const paths = [...PAGES, await somePage(site, "properties", "property")];
    for (const path of paths) await call(site, path);
    wire.delayBy(ADDED_MS / 2);
    const times: number[] = [];
    for (let round = 0; round < 8; round += 1) {
      for (const path of paths) {
        // An unknown session: such a page is rendered each time.
        const answer = await call(site, path, { headers: { cookie: "session=nobody" } });
        check(answer.status === 200, `${path} answers ${answer.status}`);
        times.push(answer.ms);
      }
    }
    const late = percentile(times, 0.95);
    check(late <= PAGE_LIMIT_MS, `95 of 100 pages within ${seconds(late)}`);
    return `${times.length} rendered pages, 95 of 100 within ${seconds(late)}, half within ${seconds(percentile(times, 0.5))}`;
  });
}

async function goSilent(): Promise<string> {
  return behindWire(async (site, wire) => {
    for (const path of PAGES) await call(site, path);
    wire.freeze();
    const asked = await Promise.all([
      ...Array.from({ length: 20 }, () => call(site, "/api/properties?limit=3")),
      ...Array.from({ length: 20 }, () =>
        call(site, "/buy", { headers: { cookie: "session=nobody" } }),
      ),
    ]);
    check(
      asked.every(({ status, headers }) => status === 503 && headers.has("retry-after")),
      `asked while silent: ${tally(asked)}`,
    );
    const boundMs = slowest(asked);
    check(boundMs <= SILENCE_LIMIT_MS, `an answer took ${seconds(boundMs)}`);
    const health = await call(site, "/healthz");
    check(health.status === 200 && health.ms < 200, `/healthz: ${health.status}`);
    const ready = await call(site, "/readyz");
    check(ready.status === 503 && ready.ms < 5_000, `/readyz: ${ready.status} in ${ready.ms}`);
    const kept = await call(site, "/companies");
    check(kept.status === 200, `a kept page answers ${kept.status}`);
    wire.thaw();
    const healedMs = await until(
      async () => (await send(site.url, `after-silence-${Date.now()}`)) !== undefined,
      HEAL_LIMIT_MS,
      "it did not heal",
    );
    await sleep(500);
    return `${asked.length} requests, each 503 in words within ${seconds(boundMs)}; a kept page shown in ${seconds(kept.ms)}; writes again ${seconds(healedMs)} after`;
  });
}

async function behindWire(work: (site: Site, wire: Wire) => Promise<string>): Promise<string> {
  return withPostgres((postgres) =>
    withFolder(async (folder) => {
      const url = new URL(postgres.urlOf("postgres"));
      const wire = await openWire(Number(url.port));
      url.port = String(wire.port);
      const settings = { DATABASE_URL: url.href, AUTH_SECRET, DEMO: "on" };
      try {
        return await withSiteIn(folder, settings, (site) => work(site, wire));
      } finally {
        wire.close();
      }
    }),
  );
}

async function somePage(site: Site, list: string, page: string): Promise<string> {
  const { body } = await call(site, `/api/${list}?limit=1`);
  const [first] = (JSON.parse(body) as { data: { _id: string }[] }).data;
  check(first !== undefined, `there are no ${list}`);
  return `/${page}/${first._id}`;
}
