import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { describe, expect } from "vitest";
import { openPool } from "#server/platform/db/client.ts";
import { createS3Store } from "#server/platform/files/s3-store.ts";
import type { PictureStore } from "#server/platform/files/store.ts";
import { test as base } from "#test/app.ts";
import { type BucketServer, startBucketServer } from "#test/bucket-server.ts";
import { createTestDatabase } from "#test/database.ts";
import { aCompany } from "#test/factories.ts";
import { checkBackup, restoreBackup } from "./restore.ts";
import { verifyBackup } from "./verify.ts";
import { writeBackup } from "./write.ts";

const MIGRATIONS = join(import.meta.dirname, "..", "..", "..", "..", "migrations");
const PICTURES = 8;

type Fixtures = {
  server: BucketServer;
  bucket: PictureStore;
  /** A backup of a site with eight pictures in its bucket and a secret on its disk. */
  backup: string;
  empty: pg.Pool;
};

const nameOf = (at: number) => `pictures/picture-${String(at).padStart(2, "0")}`;

const test = base.extend<Fixtures>({
  server: async ({ folder }, use) => {
    const server = await startBucketServer(join(folder, "buckets"));
    await use(server);
    await server.stop();
  },
  bucket: async ({ server }, use) => use(createS3Store(server.bucket)),
  backup: async ({ folder, db, database: { pool }, bucket }, use) => {
    const dataDir = join(folder, "data");
    await mkdir(join(dataDir, "pictures", "old"), { recursive: true });
    await writeFile(join(dataDir, "pictures", "old", "original.webp"), "from before the bucket");
    await writeFile(join(dataDir, "secret"), "s".repeat(43));
    for (let at = 0; at < PICTURES; at += 1) {
      await bucket.put(`${nameOf(at)}/original.webp`, Buffer.from(`picture ${at}`));
      await bucket.put(`${nameOf(at)}/640.avif`, Buffer.from("made from it"));
    }
    await aCompany(db, { name: "Aangan Homes" });
    const target = join(folder, "backup");
    const now = new Date();
    await writeBackup({ pool, dataDir, bucket, target, contents: "everything", now });
    await use(target);
  },
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of the fixtures used here
  empty: async ({}, use) => {
    const database = await createTestDatabase();
    const pool = openPool(database.url);
    await pool.query("drop schema drizzle cascade");
    await pool.query("drop owned by current_user cascade").catch(() => {
      return pool.query("drop schema public cascade");
    });
    await pool.query("create schema if not exists public");
    await use(pool);
    await pool.end();
    await database.drop();
  },
});

async function picturesIn(bucket: PictureStore): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of bucket.list("pictures")) names.push(name);
  return names;
}

describe("a backup of a site whose pictures are in a bucket", () => {
  test("holds them, whole, and brings them back into an empty bucket", async ({
    backup,
    bucket,
    empty,
    folder,
  }) => {
    const { manifest, problems } = await verifyBackup(backup);
    expect(problems).toEqual([]);
    expect(manifest?.files.filter(({ path }) => path.startsWith("files/pictures/"))).toHaveLength(
      PICTURES,
    );
    for (const name of await picturesIn(bucket)) await bucket.remove(`pictures/${name}`);
    const dataDir = join(folder, "restored");
    await mkdir(dataDir);

    await restore(backup, { pool: empty, dataDir, bucket });

    expect(await picturesIn(bucket)).toHaveLength(PICTURES);
    expect(await bucket.find(`${nameOf(7)}/original.webp`)).toEqual(Buffer.from("picture 7"));
    expect(await bucket.has(`${nameOf(7)}/640.avif`)).toBe(false);
    expect(await readdir(dataDir)).toEqual(["secret"]);
    const { rows } = await empty.query("select name from companies");
    expect(rows).toEqual([{ name: "Aangan Homes" }]);
  });

  test("goes back to a disk where there is no bucket", async ({ backup, empty, folder }) => {
    const dataDir = join(folder, "restored");
    await mkdir(dataDir);

    await restore(backup, { pool: empty, dataDir });

    const file = join(dataDir, `${nameOf(7)}/original.webp`);
    expect(await readFile(file, "utf8")).toBe("picture 7");
  });

  test("is refused by a bucket in use, and one that is damaged leaves nothing there", async ({
    backup,
    bucket,
    empty,
    folder,
  }) => {
    const dataDir = join(folder, "restored");
    await mkdir(dataDir);
    const target = { pool: empty, dataDir, bucket };

    await expect(restore(backup, target)).rejects.toThrow(/The bucket is not empty/);

    for (const name of await picturesIn(bucket)) await bucket.remove(`pictures/${name}`);
    const manifest = await checkBackup(backup);
    await writeFile(join(backup, "files", `${nameOf(7)}/original.webp`), "another picture");
    await expect(
      restoreBackup({ folder: backup, manifest }, { ...target, migrationsFolder: MIGRATIONS }),
    ).rejects.toThrow(/changed while it was restored/);
    expect(await picturesIn(bucket)).toEqual([]);
    expect(await readdir(dataDir)).toEqual([]);
    const { rows } = await empty.query("select to_regclass('companies') as found");
    expect(rows).toEqual([{ found: null }]);
  });

  test("is not made without the bucket", async ({ backup, bucket, database, folder, server }) => {
    await rm(backup, { recursive: true });
    await server.stop();
    const target = join(folder, "backup");
    const now = new Date();
    const { pool } = database;
    const dataDir = join(folder, "data");

    await expect(
      writeBackup({ pool, dataDir, bucket, target, contents: "everything", now }),
    ).rejects.toMatchObject({ kind: "UNAVAILABLE" });

    expect(await readdir(folder)).not.toContain("backup");
    expect(await readdir(folder)).not.toContain("backup.part");
  });
});

type Target = { pool: pg.Pool; dataDir: string; bucket?: PictureStore };

async function restore(folder: string, target: Target): Promise<void> {
  const manifest = await checkBackup(folder);
  await restoreBackup({ folder, manifest }, { ...target, migrationsFolder: MIGRATIONS });
}
