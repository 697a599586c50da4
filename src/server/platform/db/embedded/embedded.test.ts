import { spawnSync } from "node:child_process";
import { chmod, chown, mkdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import {
  canConnect,
  postmasterPid,
  query,
  startSibling,
  test,
  until,
} from "#test/embedded-server.ts";
import { openEmbedded } from "./embedded.ts";

const ANONYMOUS = 65_534;
const isRoot = process.getuid?.() === 0;

test("a first start makes the database, a second finds what was written", async ({ emptyDir }) => {
  const dataDir = join(emptyDir, "made", "on", "demand");
  const first = await openEmbedded({ dataDir });
  await query(first.url, "create table notes as select 'आँगन' as text");
  await first.stop();

  const second = await openEmbedded({ dataDir });
  const rows = await query(second.url, "select text from notes");
  await second.stop();

  expect(first.adopted).toBe(false);
  expect(second.adopted).toBe(false);
  expect(rows).toEqual([{ text: "आँगन" }]);
  expect(await postmasterPid(dataDir)).toBe(0);
});

test("nothing that guards against a power cut is switched off", async ({ dataDir }) => {
  const embedded = await openEmbedded({ dataDir });
  const names = ["fsync", "full_page_writes", "synchronous_commit", "data_checksums"];
  const rows = await query(
    embedded.url,
    `select name, setting from pg_settings where name = any('{${names}}')`,
  );
  await embedded.stop();

  expect(Object.fromEntries(rows.map((row) => [row.name, row.setting]))).toEqual({
    fsync: "on",
    full_page_writes: "on",
    synchronous_commit: "on",
    data_checksums: "on",
  });
});

test("only this user reaches it, and the site has no special rights in it", async ({ dataDir }) => {
  const embedded = await openEmbedded({ dataDir });
  const rows = await query(
    embedded.url,
    "select current_setting('listen_addresses') listens, usesuper super from pg_user where usename = current_user",
  );
  const socketDir = new URL(embedded.url).searchParams.get("host") ?? "";
  const { mode } = await stat(socketDir);
  await embedded.stop();

  expect(rows).toEqual([{ listens: "", super: false }]);
  expect(mode & 0o077).toBe(0);
});

test("Hindi is text like any other: letters, case, order", async ({ dataDir }) => {
  const embedded = await openEmbedded({ dataDir });
  await query(embedded.url, "create extension pg_trgm");
  const rows = await query(
    embedded.url,
    `select lower('ÉCOLE दिल्ली') as lowered, similarity('दिल्ली', 'दिल्लि') > 0.4 as alike,
       (select string_agg(x, ' ' order by x) from (values ('ख'), ('क'), ('आ'), ('अ')) v(x)) as sorted`,
  );
  await embedded.stop();

  expect(rows).toEqual([{ lowered: "école दिल्ली", alike: true, sorted: "अ आ क ख" }]);
});

test("what people typed stays out of the log", async ({ dataDir }) => {
  const log: string[] = [];
  const embedded = await openEmbedded({ dataDir, log: (line) => log.push(line) });
  await query(embedded.url, "insert into notes values ('asha@example.in')");
  const insert = query(embedded.url, "insert into notes values ('asha@example.in')");
  await expect(insert).rejects.toThrow("duplicate");
  await expect(query(embedded.url, "select 'asha@example.in'::int")).rejects.toThrow("asha");

  // The server's own report of a crash quotes the statement that was running.
  const victim = query(embedded.url, "select 'asha@example.in', pg_sleep(20)").catch(() => {});
  const running =
    "select pid from pg_stat_activity where query like '%pg_sleep(20)' and pid <> pg_backend_pid()";
  await until(async () => (await query(embedded.url, running)).length === 1);
  const [backend] = await query(embedded.url, running);
  process.kill(Number(backend?.pid), "SIGKILL");
  await victim;
  await until(() => log.includes("PostgreSQL is back"));
  await embedded.stop();

  expect(log.join("\n")).toContain("terminated by signal 9");
  expect(log.join("\n")).not.toContain("asha");
});

test.runIf(isRoot)(
  "root keeps its data in a folder nobody else may enter",
  async ({ emptyDir }) => {
    await chmod(emptyDir, 0o700);
    const embedded = await openEmbedded({ dataDir: join(emptyDir, "data") });

    expect(await canConnect(embedded.url)).toBe(true);
    expect((await stat(join(emptyDir, "data", "postgres"))).uid).toBe(0);
    await embedded.stop();
  },
);

test.runIf(isRoot)(
  "root runs the server as the user who owns the data",
  async ({ emptyDir, skip }) => {
    skip(!isReadableFor(ANONYMOUS), "the checkout lies in a folder others may not enter");
    await chmod(emptyDir, 0o755);
    await mkdir(join(emptyDir, "postgres"));
    await chown(join(emptyDir, "postgres"), ANONYMOUS, ANONYMOUS);
    const embedded = await openEmbedded({ dataDir: emptyDir });

    const status = await readFile(`/proc/${await postmasterPid(emptyDir)}/status`, "utf8");
    expect(status).toContain(`Uid:\t${ANONYMOUS}\t${ANONYMOUS}`);
    expect(await canConnect(embedded.url)).toBe(true);
    await embedded.stop();
  },
);

test.runIf(isRoot)("an ordinary user needs nothing special", async ({ emptyDir, skip }) => {
  skip(!isReadableFor(ANONYMOUS), "the checkout lies in a folder others may not enter");
  await chown(emptyDir, ANONYMOUS, ANONYMOUS);
  const sibling = startSibling(
    emptyDir,
    "say(embedded.adopted); await embedded.stop(); say('stopped')",
    ANONYMOUS,
  );

  expect([await sibling.said(), await sibling.said()]).toEqual(["false", "stopped"]);
  expect((await stat(join(emptyDir, "postgres"))).uid).toBe(ANONYMOUS);
});

function isReadableFor(user: number): boolean {
  const { status } = spawnSync("test", ["-r", import.meta.filename], { uid: user, gid: user });
  return status === 0;
}
