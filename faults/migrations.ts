/** R03, R32 and R33: first starts and upgrades that are interrupted, fail, or succeed. */

import { cp, mkdir, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { embeddedUrl, freePort, ROOT, spawnSite, startSite } from "../bench/site.ts";
import { check, seconds } from "./check.ts";
import type { Fault } from "./fault.ts";
import {
  ADMIN_SETTINGS,
  call,
  signIn,
  stopOrKill,
  until,
  withFolder,
  withSiteIn,
} from "./stage.ts";
import { checkStored, send } from "./writers.ts";

const SETTINGS = { ...ADMIN_SETTINGS, DEMO: "off" };
const POINTS_MS = [300, 700, 1_100, 1_600, 2_200, 3_000];
const MORE_POINTS_MS = [150, 500, 900, 1_300, 1_900, 2_600];
const SLEEP_SECONDS = 4;

export const MIGRATIONS: Fault[] = [
  {
    id: "R03",
    what: "killed during the first start",
    bar: "the next start succeeds, at each of 6 points (--long: 12)",
    run: ({ isLong }) => killFirstStart(isLong ? [...POINTS_MS, ...MORE_POINTS_MS] : POINTS_MS),
  },
  {
    id: "R03",
    what: "killed in the middle of a migration",
    bar: "the schema is the old one or the new one, never half",
    run: killMigration,
  },
  {
    id: "R32",
    what: "upgrade from the version before, with data",
    bar: "migrates, 0 rows lost, sessions valid, a backup was made first",
    run: upgrade,
  },
  {
    id: "R33",
    what: "a migration fails",
    bar: "rolled back, the old version still starts, the message says which",
    run: failMigration,
  },
];

async function killFirstStart(points: number[]): Promise<string> {
  const readyMs: number[] = [];
  for (const point of points) {
    await withFolder(async (dataDir) => {
      const child = spawnSite({ dataDir, settings: SETTINGS }, await freePort());
      await sleep(point);
      child.kill("SIGKILL");
      await withSiteIn(dataDir, SETTINGS, async (site) => {
        readyMs.push(site.readyMs);
        check((await send(site.url, `after-${point}`)) !== undefined, "no requirement is taken");
      });
    });
  }
  return `killed after ${points.map((ms) => ms / 1000).join(", ")} s; each next start ready, in ${seconds(Math.max(...readyMs))} at most`;
}

async function killMigration(): Promise<string> {
  return withFolder(async (folder) => {
    const dataDir = join(folder, "data");
    const acknowledged = await fillOld(dataDir);
    const cwd = await makeTree(join(folder, "new"), {
      add: `create table half_one (id int);
--> statement-breakpoint
select pg_sleep(${SLEEP_SECONDS});
--> statement-breakpoint
create table half_two (id int);`,
    });
    const site = await startSite({ dataDir, settings: SETTINGS, cwd, isListeningEnough: true });
    await until(() => isAsleep(dataDir), 15_000, "the migration did not begin");
    await site.kill();
    check((await tablesLike(dataDir, "half_%")).length === 0, "half a migration can be seen");
    const next = await startSite({ dataDir, settings: SETTINGS, cwd });
    try {
      const tables = await tablesLike(dataDir, "half_%");
      check(tables.length === 2, `after the next start there is ${tables}`);
      await checkStored(embeddedUrl(dataDir), acknowledged);
      return `killed between two statements: nothing of it was there; the next start applied it whole, ready in ${seconds(next.readyMs)}, ${acknowledged.size} rows kept`;
    } finally {
      await stopOrKill(next);
    }
  });
}

async function upgrade(): Promise<string> {
  return withFolder(async (folder) => {
    const dataDir = join(folder, "data");
    const cwd = await makeTree(join(folder, "old"), { drop: 1 });
    const acknowledged = new Map<string, string>();
    let token = "";
    const old = await startSite({ dataDir, settings: SETTINGS, cwd });
    try {
      token = await signIn(old);
      for (const key of ["one", "two", "three"]) {
        acknowledged.set(key, (await send(old.url, key)) ?? "");
      }
    } finally {
      await stopOrKill(old);
    }
    return withSiteIn(dataDir, SETTINGS, async (site) => {
      await checkStored(embeddedUrl(dataDir), acknowledged);
      const own = await call(site, "/api/requirements?limit=1", { token });
      check(own.status === 200, `the admin's session answers ${own.status}`);
      const backups = await readdir(join(dataDir, "backups")).catch(() => []);
      check(
        backups.some((name) => name.startsWith("before-migration-")),
        "no backup was made first",
      );
      return `the last migration applied in a start of ${seconds(site.readyMs)}, ${acknowledged.size} of ${acknowledged.size} rows kept, the session valid, ${backups[0]} made first`;
    });
  });
}

async function failMigration(): Promise<string> {
  return withFolder(async (folder) => {
    const dataDir = join(folder, "data");
    const acknowledged = await fillOld(dataDir);
    const cwd = await makeTree(join(folder, "broken"), {
      add: "create table half_one (id int);\n--> statement-breakpoint\nselect 1 / 0;",
    });
    const child = spawnSite({ dataDir, settings: SETTINGS, cwd }, await freePort());
    let printed = "";
    child.stderr?.on("data", (text) => {
      printed += text;
    });
    const code = await new Promise((resolve) => child.once("exit", resolve));
    check(code !== 0, "it started");
    check(printed.includes(ADDED), `the message does not say which: ${printed.slice(0, 300)}`);
    return withSiteIn(dataDir, SETTINGS, async (site) => {
      check((await tablesLike(dataDir, "half_%")).length === 0, "half of it is there");
      await checkStored(embeddedUrl(dataDir), acknowledged);
      check((await send(site.url, "afterwards")) !== undefined, "no requirement is taken");
      return `ended with ${code} and "${printed.trim().split("\n").at(-1)}"; nothing of it is there, the version before starts and works`;
    });
  });
}

async function fillOld(dataDir: string): Promise<Map<string, string>> {
  return withSiteIn(dataDir, SETTINGS, async (site) => {
    const reference = await send(site.url, "before");
    check(reference !== undefined, "no requirement is taken");
    return new Map([["before", reference]]);
  });
}

const ADDED = "9999_added";

/** This version in a separate folder, with other migrations. */
async function makeTree(path: string, { add, drop = 0 }: { add?: string; drop?: number }) {
  await mkdir(path);
  for (const name of ["build", "node_modules", "package.json", "public", "server.ts", "src"]) {
    await symlink(join(ROOT, name), join(path, name));
  }
  const folder = join(path, "migrations");
  await cp(join(ROOT, "migrations"), folder, { recursive: true });
  const journalFile = join(folder, "meta", "_journal.json");
  const journal = JSON.parse(await readFile(journalFile, "utf8"));
  journal.entries = journal.entries.slice(0, journal.entries.length - drop);
  if (add !== undefined) {
    const last = journal.entries.at(-1);
    journal.entries.push({ ...last, idx: last.idx + 1, tag: ADDED, when: last.when + 1 });
    await writeFile(join(folder, `${ADDED}.sql`), add);
  }
  await writeFile(journalFile, JSON.stringify(journal));
  return path;
}

async function isAsleep(dataDir: string): Promise<boolean> {
  const rows = await query(
    dataDir,
    "select 1 from pg_stat_activity where query like '%pg_sleep(%' and pid <> pg_backend_pid()",
  ).catch(() => []);
  return rows.length > 0;
}

async function tablesLike(dataDir: string, pattern: string): Promise<string[]> {
  const rows = await query<{ name: string }>(
    dataDir,
    `select table_name as name from information_schema.tables where table_name like '${pattern}'`,
  );
  return rows.map(({ name }) => name);
}

async function query<Row>(dataDir: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: embeddedUrl(dataDir) });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
