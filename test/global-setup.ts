import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { openPool } from "#server/platform/db/client.ts";
import { openEmbedded } from "#server/platform/db/embedded/embedded.ts";
import { isProcessAlive } from "#server/platform/db/embedded/process.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import { createDatabase, runAsAdmin, type TestServer, urlOf } from "./database.ts";

type Cluster = Omit<TestServer, "template"> & { close(): Promise<void> };

const FOLDER_PREFIX = "aangan-test-";
const MIGRATIONS_FOLDER = join(import.meta.dirname, "..", "migrations");

let cleanUp = async () => {};

/** One PostgreSQL for the whole run, with one migrated database to copy. */
export async function setup(project: TestProject): Promise<void> {
  const cluster = await openCluster();
  const template = `aangan_test_${process.pid}_${randomBytes(3).toString("hex")}`;
  cleanUp = () => dropDatabases(cluster, template).finally(cluster.close);
  try {
    await createTemplate(cluster, template);
  } catch (error) {
    await cleanUp();
    throw error;
  }
  const { adminUrl, ownerUrl } = cluster;
  project.provide("testServer", { adminUrl, ownerUrl, template });
}

export async function teardown(): Promise<void> {
  await cleanUp();
}

function openCluster(): Promise<Cluster> | Cluster {
  const url = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL;
  return url ? { adminUrl: url, ownerUrl: url, close: async () => {} } : openTemporaryCluster();
}

async function openTemporaryCluster(): Promise<Cluster> {
  await sweepAbandoned();
  const folder = await mkdtemp(join(tmpdir(), `${FOLDER_PREFIX}${process.pid}-`));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const server = await openEmbedded({ dataDir: folder });
    // These databases need not survive a power cut.
    await runAsAdmin(
      server.adminUrl,
      "alter system set fsync = off",
      "alter system set full_page_writes = off",
      "alter system set synchronous_commit = off",
      "select pg_reload_conf()",
    );
    const close = () => server.stop().finally(remove);
    return { adminUrl: server.adminUrl, ownerUrl: server.url, close };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function createTemplate(cluster: Cluster, template: string): Promise<void> {
  await createDatabase(cluster, template, "template0");
  if (!existsSync(MIGRATIONS_FOLDER)) return;
  const pool = openPool(urlOf(cluster.ownerUrl, template), { max: 1 });
  try {
    await migrate(pool, MIGRATIONS_FOLDER);
  } finally {
    await pool.end();
  }
}

async function dropDatabases({ adminUrl }: Cluster, template: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ datname: string }>(
      "select datname from pg_database where starts_with(datname, $1)",
      [template],
    );
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  } finally {
    await client.end();
  }
}

/** Cleans up after a killed run, which could not do so itself. */
async function sweepAbandoned(): Promise<void> {
  const names = await readdir(tmpdir());
  for (const name of names.filter((each) => each.startsWith(FOLDER_PREFIX))) {
    const pid = Number(name.slice(FOLDER_PREFIX.length).split("-")[0]);
    if (isProcessAlive(pid)) continue;
    const folder = join(tmpdir(), name);
    try {
      if (existsSync(join(folder, "postgres", "postmaster.pid"))) {
        const server = await openEmbedded({ dataDir: folder });
        await server.stop();
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}
