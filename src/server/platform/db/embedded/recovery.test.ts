import { spawn } from "node:child_process";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
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
import { isProcessOn } from "./process.ts";

const STAY = "say('open'); await told();";

test("a killed server comes back with every row", async ({ dataDir }) => {
  const log: string[] = [];
  const embedded = await openEmbedded({ dataDir, log: (line) => log.push(line) });
  await query(embedded.url, "insert into notes values ('kept')");

  process.kill(await postmasterPid(dataDir), "SIGKILL");
  await until(() => log.includes("PostgreSQL is back"));

  expect(await query(embedded.url, "select text from notes")).toEqual([{ text: "kept" }]);
  await embedded.stop();
});

test("the server a killed process left is joined, not started again", async ({ dataDir }) => {
  const sibling = startSibling(
    dataDir,
    `const client = new pg.Client(embedded.url);
     await client.connect();
     await client.query("insert into notes values ('acknowledged')");
     ${STAY}`,
  );
  expect(await sibling.said()).toBe("open");
  const pid = await postmasterPid(dataDir);
  sibling.process.kill("SIGKILL");
  await sibling.ended();

  const embedded = await openEmbedded({ dataDir });

  expect(embedded.adopted).toBe(true);
  expect(await postmasterPid(dataDir)).toBe(pid);
  expect(await query(embedded.url, "select text from notes")).toEqual([{ text: "acknowledged" }]);
  await embedded.stop();
  expect(await isProcessOn(pid, join(dataDir, "postgres"))).toBe(false);
});

test("two processes share one server, and the last one out stops it", async ({ dataDir }) => {
  const sibling = startSibling(dataDir, `${STAY} await embedded.stop(); say('stopped');`);
  expect(await sibling.said()).toBe("open");
  const embedded = await openEmbedded({ dataDir });
  expect(embedded.adopted).toBe(true);

  sibling.tell();
  expect(await sibling.said()).toBe("stopped");
  await sibling.ended();
  expect(await canConnect(embedded.url)).toBe(true);

  await embedded.stop();
  expect(await canConnect(embedded.url)).toBe(false);
  expect(await postmasterPid(dataDir)).toBe(0);
});

test("processes that make the database at the same moment agree on one", async ({ emptyDir }) => {
  const opened = await Promise.all([1, 2, 3].map(() => openEmbedded({ dataDir: emptyDir })));

  expect(opened.filter((each) => !each.adopted)).toHaveLength(1);
  expect(new Set(opened.map((each) => each.url)).size).toBe(1);
  expect(await canConnect(opened[0]?.url ?? "")).toBe(true);
  await Promise.all(opened.map((each) => each.stop()));
  expect(await readdir(emptyDir)).toEqual(["postgres"]);
  expect(await postmasterPid(emptyDir)).toBe(0);
});

test("a process that ends without stopping it takes the server along", async ({ dataDir }) => {
  const sibling = startSibling(dataDir, "say('open');");
  expect(await sibling.said()).toBe("open");
  await sibling.ended();

  await until(async () => (await postmasterPid(dataDir)) === 0);
});

test("Ctrl-C reaches the site and leaves it the database to finish with", async ({ dataDir }) => {
  const sibling = startSibling(
    dataDir,
    `process.once("SIGINT", async () => {
       const client = new pg.Client(embedded.url);
       await client.connect();
       await client.query("select pg_sleep(0.3)");
       await client.end();
       await embedded.stop();
       say("drained");
       process.exit();
     });
     ${STAY}`,
  );
  expect(await sibling.said()).toBe("open");

  process.kill(-(sibling.process.pid ?? Number.NaN), "SIGINT");

  expect(await sibling.said()).toBe("drained");
  expect(await postmasterPid(dataDir)).toBe(0);
});

test("a first start killed half-way does not hinder the next", async ({ emptyDir }) => {
  const sibling = startSibling(emptyDir, STAY);
  await until(async () => (await readdir(emptyDir)).length > 0);
  await sleep(200);
  process.kill(-(sibling.process.pid ?? Number.NaN), "SIGKILL");
  await sibling.ended();
  const leftovers = await readdir(emptyDir);
  expect(leftovers[0]).toMatch(/^postgres\.init-/);

  const embedded = await openEmbedded({ dataDir: emptyDir });

  expect(await canConnect(embedded.url)).toBe(true);
  await embedded.stop();
  expect(await readdir(emptyDir)).toEqual(["postgres"]);
});

test("an unfinished folder is set aside, one with data is never touched", async ({ emptyDir }) => {
  const cluster = join(emptyDir, "postgres");
  await mkdir(join(cluster, "base", "16384"), { recursive: true });
  await writeFile(join(cluster, "PG_VERSION"), "18\n");
  await expect(openEmbedded({ dataDir: emptyDir })).rejects.toThrow("restore the folder");
  expect(await readdir(cluster)).toEqual(["PG_VERSION", "base"]);

  await rm(join(cluster, "base", "16384"), { recursive: true });
  const embedded = await openEmbedded({ dataDir: emptyDir });
  await embedded.stop();

  const names = await readdir(emptyDir);
  expect(names.some((name) => name.startsWith("postgres.unfinished-"))).toBe(true);
});

test("a stranger with the old server's number is not taken for it", async ({ dataDir }) => {
  // A related process would not do: PostgreSQL knows that its own parents are not servers.
  const stranger = spawn("sleep", ["60"]);
  const lines = [stranger.pid, join(dataDir, "postgres"), 1, 5432, "/nowhere", "", "1 1", "ready"];
  await writeFile(join(dataDir, "postgres", "postmaster.pid"), `${lines.join("\n")}\n`);

  const embedded = await openEmbedded({ dataDir });

  expect(embedded.adopted).toBe(false);
  expect(await canConnect(embedded.url)).toBe(true);
  await embedded.stop();
  stranger.kill();
});

test("a copied folder gets a server of its own", async ({ model, dataDir }) => {
  const original = await openEmbedded({ dataDir: model });
  const lock = await readFile(join(model, "postgres", "postmaster.pid"));
  await writeFile(join(dataDir, "postgres", "postmaster.pid"), lock);

  const copy = await openEmbedded({ dataDir });
  await query(copy.url, "insert into notes values ('only here')");

  expect(copy.adopted).toBe(false);
  expect(await query(original.url, "select text from notes")).toEqual([]);
  await Promise.all([original.stop(), copy.stop()]);
});

test("a socket swept out of the temporary folder is made again", async ({ dataDir }) => {
  const sibling = startSibling(dataDir, STAY);
  await sibling.said();
  sibling.process.kill("SIGKILL");
  await sibling.ended();
  const lock = await readFile(join(dataDir, "postgres", "postmaster.pid"), "utf8");
  await rm(lock.split("\n")[4] ?? "", { recursive: true });

  const embedded = await openEmbedded({ dataDir });

  expect(await canConnect(embedded.url)).toBe(true);
  await embedded.stop();
});
