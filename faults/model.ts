/** R39: what eight clients observed of a few values while the server was killed, checked against a model. */

import { setTimeout as sleep } from "node:timers/promises";
import { embeddedUrl, type Site, startSite } from "../bench/site.ts";
import { check } from "./check.ts";
import type { Fault } from "./fault.ts";
import { ADMIN_SETTINGS, call, signIn, stopOrKill, withFolder } from "./stage.ts";
import { checkStored, send } from "./writers.ts";

const CLIENTS = 8;
const OPERATIONS = 500;
const KILLS = 2;
const THINGS = 3;
const HISTORIES = 2;
const LONG_HISTORIES = 100;

/** One value that can be read and written: a listing's title, a customer's note. */
type Register = { name: string; write: (value: string) => Promise<boolean>; readers: Reader[] };
type Reader = () => Promise<string | undefined>;

/** An unconfirmed write may have happened then or later: it never ends. */
type Write = { value: string; from: number; to: number };
type Read = { value: string; from: number; to: number };
type History = { writes: Write[]; reads: Read[] };

type Stage = { site: Site; token: string };

export const MODEL: Fault[] = [
  {
    id: "R39",
    what: "eight clients, random writes and reads, kills; the history against a model",
    bar: "0 anomalies (2 histories of 500 operations; --long: 100)",
    run: ({ isLong }) => compareHistories(isLong ? LONG_HISTORIES : HISTORIES),
  },
];

async function compareHistories(histories: number): Promise<string> {
  let [reads, writes, created] = [0, 0, 0];
  for (let round = 0; round < histories; round += 1) {
    const seen = await makeHistory();
    reads += seen.reads;
    writes += seen.writes;
    created += seen.created;
  }
  return `${histories} histories with ${KILLS} kills each: ${writes} writes, ${reads} reads (API, desk and kept pages), ${created} requirements made; 0 anomalies, 0 lost, 0 twice`;
}

async function makeHistory() {
  return withFolder(async (dataDir) => {
    const start = () => startSite({ dataDir, settings: ADMIN_SETTINGS });
    const first = await start();
    const stage: Stage = { site: first, token: await signIn(first) };
    try {
      const registers = await chooseThings(stage);
      const histories = new Map(registers.map(({ name }) => [name, newHistory()]));
      const acknowledged = new Map<string, string>();
      let [done, isOver] = [0, false];

      const clients = Array.from({ length: CLIENTS }, async (_, client) => {
        for (let at = 0; !isOver && done < OPERATIONS; at += 1) {
          done += 1;
          await act(stage, registers, histories, acknowledged, `${letters(client)}${letters(at)}`);
        }
      });
      for (let kill = 1; kill <= KILLS; kill += 1) {
        while (done < (OPERATIONS / (KILLS + 1)) * kill) await sleep(20);
        await stage.site.kill();
        stage.site = await start();
      }
      await Promise.all(clients).finally(() => {
        isOver = true;
      });
      for (const [name, history] of histories) findAnomaly(name, history);
      await checkStored(embeddedUrl(dataDir), acknowledged);
      const all = [...histories.values()];
      return {
        reads: all.reduce((sum, history) => sum + history.reads.length, 0),
        writes: all.reduce((sum, history) => sum + history.writes.length, 0),
        created: acknowledged.size,
      };
    } finally {
      await stopOrKill(stage.site);
    }
  });
}

async function act(
  stage: Stage,
  registers: Register[],
  histories: Map<string, History>,
  acknowledged: Map<string, string>,
  value: string,
): Promise<void> {
  const register = registers[Math.floor(Math.random() * registers.length)] as Register;
  const history = histories.get(register.name) ?? newHistory();
  const from = performance.now();
  const chance = Math.random();
  if (chance < 0.2) {
    const reference = await send(stage.site.url, `model ${value}`);
    if (reference !== undefined) acknowledged.set(`model ${value}`, reference);
  } else if (chance < 0.5) {
    const write: Write = { value, from, to: Number.POSITIVE_INFINITY };
    history.writes.push(write);
    if (await register.write(value)) write.to = performance.now();
  } else {
    const reader = register.readers[Math.floor(Math.random() * register.readers.length)];
    const seen = await reader?.();
    if (seen !== undefined) history.reads.push({ value: seen, from, to: performance.now() });
  }
  // The server does not respond for a moment after a kill.
  await sleep(5);
}

/**
 * A read may return any write that began before the read ended, unless a confirmed write lies entirely
 * between the two: then the value it returned was already overwritten.
 */
function findAnomaly(name: string, { writes, reads }: History): void {
  const byValue = new Map(writes.map((write) => [write.value, write]));
  for (const read of reads) {
    const origin = byValue.get(read.value) ?? { value: "", from: 0, to: 0 };
    const isKnown = byValue.has(read.value) || read.value.startsWith("first");
    check(isKnown, `${name}: "${read.value}" was never written`);
    check(origin.from <= read.to, `${name}: "${read.value}" was read before it was written`);
    const between = writes.find(({ from, to }) => from > origin.to && to < read.from);
    check(!between, `${name}: "${read.value}" was read after "${between?.value}" had replaced it`);
  }
}

async function chooseThings(stage: Stage): Promise<Register[]> {
  const { token, site } = stage;
  const listed = await call(site, `/api/properties?limit=${THINGS}`);
  const homes = (JSON.parse(listed.body) as { data: { _id: string }[] }).data;
  const registers = homes.map(({ _id }) => homeOf(stage, _id));
  for (let at = 0; at < THINGS; at += 1) await send(site.url, `first ${letters(at)}`);
  const asked = await call(site, "/api/requirements?limit=50", { token });
  const leads = (JSON.parse(asked.body) as { data: { _id: string; requirements: string }[] }).data
    .filter(({ requirements }) => requirements.startsWith("first "))
    .map(({ _id }) => leadOf(stage, _id));
  check(registers.length === THINGS && leads.length === THINGS, "there is nothing to change");
  const all = [...registers, ...leads];
  for (const register of all) check(await register.write("first"), `${register.name} resists`);
  return all;
}

function homeOf(stage: Stage, id: string): Register {
  const path = `/api/properties/${id}`;
  return {
    name: `title of ${id}`,
    write: async (title) => {
      const body = { title };
      const { status } = await call(stage.site, path, { method: "PUT", token: stage.token, body });
      return status === 200;
    },
    readers: [
      async () => fieldOf((await call(stage.site, path)).body, "title"),
      // Served from the page cache: the only place that could show an old value.
      async () => titleOf((await call(stage.site, `/property/${id}`)).body),
    ],
  };
}

function leadOf(stage: Stage, id: string): Register {
  return {
    name: `note of ${id}`,
    write: async (note) => {
      const wanted = { method: "PATCH", token: stage.token, body: { note } };
      return (await call(stage.site, `/api/requirements/${id}`, wanted)).status === 200;
    },
    readers: [
      async () => {
        const { body } = await call(stage.site, "/api/requirements?limit=100", {
          token: stage.token,
        });
        const rows = parse<{ data?: { _id: string; note: string }[] }>(body)?.data;
        return rows?.find(({ _id }) => _id === id)?.note;
      },
    ],
  };
}

function fieldOf(body: string, field: string): string | undefined {
  return parse<{ data?: Record<string, string> }>(body)?.data?.[field];
}

function titleOf(html: string): string | undefined {
  return /<h1[^>]*>([^<]+)<\/h1>/.exec(html)?.[1]?.trim();
}

function parse<T>(body: string): T | undefined {
  try {
    return JSON.parse(body) as T;
  } catch {
    return undefined;
  }
}

const newHistory = (): History => ({ writes: [], reads: [] });

/** Spells numbers in letters, because the site redacts what looks like an identity number. */
function letters(number: number): string {
  return [...String(number)].map((digit) => "abcdefghij".charAt(Number(digit))).join("");
}
