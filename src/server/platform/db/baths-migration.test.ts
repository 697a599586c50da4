import { randomBytes } from "node:crypto";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { createDatabase, runAsAdmin, urlOf } from "#test/database.ts";
import { openPool } from "./client.ts";
import { migrate } from "./migrate.ts";

const MIGRATIONS = join(import.meta.dirname, "..", "..", "..", "..", "migrations");

/** The migrations of the version before this one. */
async function earlier(folder: string, before: string): Promise<void> {
  await cp(MIGRATIONS, folder, { recursive: true });
  const path = join(folder, "meta", "_journal.json");
  const journal = JSON.parse(await readFile(path, "utf8"));
  const at = journal.entries.findIndex(({ tag }: { tag: string }) => tag === before);
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }));
}

test("bathrooms of listings from before are searched, and follow what is written later", async () => {
  const { adminUrl, ownerUrl } = inject("testServer");
  const name = `aangan_before_${randomBytes(6).toString("hex")}`;
  const folder = await mkdtemp(join(tmpdir(), "aangan-earlier-"));
  await createDatabase({ adminUrl, ownerUrl }, name, "template0");
  const pool = openPool(urlOf(ownerUrl, name), { max: 2 });
  try {
    await earlier(folder, "0004_baths");
    await migrate(pool, folder);
    await pool.query(`
      insert into properties (id, title, description, location, price_range, features, type, subtype, purpose, status, posted_by, baths)
      values ('before000001', 'Old', 'Old', 'Pune', '1', 'Lift', 'House', 'villa', 'sale', 'live', 'owner', 3),
             ('before000002', 'None', 'None', 'Pune', '1', 'Lift', 'House', 'villa', 'sale', 'live', 'owner', null),
             ('before000003', 'Draft', 'Draft', 'Pune', '1', 'Lift', 'House', 'villa', 'sale', 'draft', 'owner', 2)`);

    await migrate(pool, MIGRATIONS);
    const texts = async () =>
      (await pool.query("select id, baths from listing_texts order by id")).rows;

    expect(await texts()).toEqual([
      { id: "before000001", baths: 3 },
      { id: "before000002", baths: null },
    ]);
    await pool.query("update properties set baths = 4 where id <> 'before000003'");
    await pool.query("update properties set status = 'live' where id = 'before000003'");
    const later = [
      { id: "before000001", baths: 4 },
      { id: "before000002", baths: 4 },
      { id: "before000003", baths: 2 },
    ];
    expect(await texts()).toEqual(later);
    await pool.query("select rebuild_texts()");
    expect(await texts()).toEqual(later);
  } finally {
    await pool.end();
    await runAsAdmin(adminUrl, `drop database if exists ${name} with (force)`);
    await rm(folder, { recursive: true });
  }
});
