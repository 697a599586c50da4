/** R29 to R31: backups made under load, damaged, and restored elsewhere. */

import { cp, mkdir, readdir, readFile, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { AUTH_SECRET, embeddedUrl, type Site } from "../bench/site.ts";
import { check, seconds } from "./check.ts";
import { runCli } from "./cli.ts";
import type { Fault } from "./fault.ts";
import { idOf, photo, upload } from "./pictures.ts";
import { call, percentile, signIn, watch, withFolder, withPostgres, withSiteIn } from "./stage.ts";
import { checkStored, requirement, send, startWriters } from "./writers.ts";

const CLIENTS = 5;
const HINDI = "मुझे पुणे में घर चाहिए";
const RESTORE_LIMIT_MS = 60_000;

export const BACKUPS: Fault[] = [
  {
    id: "R29",
    what: "backup while visitors write, restored elsewhere",
    bar: "everything acknowledged before is there, pictures too; restore ≤ 60 s; a filled target refused",
    run: backUpUnderLoad,
  },
  {
    id: "R30",
    what: "a backup is damaged",
    bar: "restore sees it before it touches anything",
    run: damageBackup,
  },
  {
    id: "R31",
    what: "from the embedded database to an external one",
    bar: "all rows equal, sessions valid, Hindi text",
    run: moveOut,
  },
];

async function backUpUnderLoad(): Promise<string> {
  return withFolder(async (folder) => {
    const [from, to, out] = ["from", "to", "out"].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    const source = await withSiteIn(from, {}, async (site) => {
      const picture = idOf(await upload(site, await signIn(site), await photo(1)));
      const writers = startWriters(site.url, CLIENTS, true);
      const calm = watch(() => call(site, "/companies", { headers: RENDERED }), 20);
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      const calmMs = percentile(
        (await calm.stop()).map(({ ms }) => ms),
        0.99,
      );
      const before = new Map(writers.acknowledged);
      const busy = watch(() => call(site, "/companies", { headers: RENDERED }), 20);
      const made = await runCli(["backup", "--out", out], { DATA_DIR: from });
      const busyMs = percentile(
        (await busy.stop()).map(({ ms }) => ms),
        0.99,
      );
      await writers.stop();
      check(made.code === 0, `backup ends with ${made.code}: ${made.output}`);
      return { picture, before, made, calmMs, busyMs };
    });
    const backup = join(out, (await readdir(out))[0] ?? "");
    const restored = await runCli(["restore", backup], { DATA_DIR: to });
    check(restored.code === 0, `restore ends with ${restored.code}: ${restored.output}`);
    check(restored.ms <= RESTORE_LIMIT_MS, `restore took ${seconds(restored.ms)}`);
    const again = await runCli(["restore", backup], { DATA_DIR: to });
    check(again.code === 1, `a filled target is not refused: ${again.code}`);
    await withSiteIn(to, {}, async (site) => {
      await checkStored(embeddedUrl(to), source.before);
      const shown = await call(site, `/images/${source.picture}/320.webp`);
      check(shown.status === 200, `the picture answers ${shown.status}`);
      check((await call(site, "/companies")).status === 200, "the restored site has no pages");
    });
    return `backup in ${seconds(source.made.ms)} under writes (pages p99 ${source.calmMs.toFixed(0)} → ${source.busyMs.toFixed(0)} ms), ${source.before.size} acknowledged before it all there, the picture too, restored in ${seconds(restored.ms)}, a filled target refused`;
  });
}

async function damageBackup(): Promise<string> {
  return withFolder(async (folder) => {
    const [from, out] = [join(folder, "from"), join(folder, "out")];
    await withSiteIn(from, {}, async (site) => {
      await upload(site, await signIn(site), await photo(2));
      const made = await runCli(["backup", "--out", out], { DATA_DIR: from });
      check(made.code === 0, `backup ends with ${made.code}`);
    });
    const backup = join(out, (await readdir(out))[0] ?? "");
    const files = (await readdir(backup, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(backup.length + 1));
    const chosen = files.filter(
      (name) =>
        /manifest|requirements|media|original|secret/.test(name) && !name.endsWith("sha256"),
    );
    let refused = 0;
    for (const name of chosen) {
      for (const damage of [flipByte, cutOff]) {
        const copy = join(folder, `damaged-${refused}`);
        const target = join(folder, `target-${refused}`);
        await cp(backup, copy, { recursive: true });
        await mkdir(target);
        await damage(join(copy, name));
        const { code, output } = await runCli(["restore", copy], { DATA_DIR: target });
        check(code === 1, `${name} damaged: restore ends with ${code}: ${output}`);
        check((await readdir(target)).length === 0, `${name} damaged: the target was touched`);
        refused += 1;
      }
    }
    return `${refused} of ${refused} damages (a flipped byte, a cut end, in ${chosen.length} of ${files.length} files) refused, targets untouched`;
  });
}

async function moveOut(): Promise<string> {
  return withPostgres((postgres) =>
    withFolder(async (folder) => {
      const [from, to, out] = [join(folder, "from"), join(folder, "to"), join(folder, "out")];
      const database = { DATABASE_URL: await postgres.createDatabase("moved"), AUTH_SECRET };
      let token = "";
      let tables = 0;
      await withSiteIn(from, { AUTH_SECRET }, async (site) => {
        token = await signIn(site);
        const body = requirement(HINDI);
        await call(site, "/api/requirements", { method: "POST", body });
        const made = await runCli(["backup", "--out", out], { DATA_DIR: from, AUTH_SECRET });
        check(made.code === 0, `backup ends with ${made.code}: ${made.output}`);
        const backup = join(out, (await readdir(out))[0] ?? "");
        const restored = await runCli(["restore", backup], { ...database, DATA_DIR: to });
        check(restored.code === 0, `restore ends with ${restored.code}: ${restored.output}`);
        tables = compare(
          await sumTables(embeddedUrl(from)),
          await sumTables(database.DATABASE_URL),
        );
      });
      await withSiteIn(to, { ...database, DEMO: "off" }, (site) => checkMoved(site, token));
      return `${tables} tables equal row by row, the admin's session is still one, Hindi text found, a new requirement taken`;
    }),
  );
}

async function checkMoved(site: Site, token: string): Promise<void> {
  const listed = await call(site, "/api/requirements?limit=5", { token });
  check(listed.status === 200, `the admin's session answers ${listed.status}`);
  check(listed.body.includes(HINDI), "the Hindi text is not there");
  check((await send(site.url, "after the move")) !== undefined, "no requirement is taken");
}

type Sums = Map<string, string>;

/** A checksum of each table, independent of row order. The site writes on, besides the backup's entry. */
async function sumTables(url: string): Promise<Sums> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("set timezone = 'UTC'");
    const { rows } = await client.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    );
    const sums: Sums = new Map();
    for (const { name } of rows) {
      const { rows: found } = await client.query(
        `select count(*) || ' ' || coalesce(md5(string_agg(row, '' order by row)), '') as sum
         from (select md5(t::text) as row from "${name}" t) s`,
      );
      sums.set(name, found[0].sum);
    }
    return sums;
  } finally {
    await client.end();
  }
}

/** Written by the backup itself, or at any moment by requests and rate limits. */
const VOLATILE_TABLES = new Set(["audit_log", "rate_limits", "sign_in_throttles"]);

function compare(one: Sums, other: Sums): number {
  const names = [...one.keys()].filter((name) => !VOLATILE_TABLES.has(name));
  const different = names.filter((name) => one.get(name) !== other.get(name));
  check(different.length === 0, `different: ${different.join(", ")}`);
  return names.length;
}

async function flipByte(path: string): Promise<void> {
  const bytes = await readFile(path);
  const at = Math.floor(bytes.length / 2);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  await writeFile(path, bytes);
}

async function cutOff(path: string): Promise<void> {
  const { length } = await readFile(path);
  await truncate(path, Math.max(0, length - 5));
}

const RENDERED = { cookie: "session=nobody" };
