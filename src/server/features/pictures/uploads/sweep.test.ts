import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import { HOUR_MS } from "#domain/shared/time.ts";
import { users } from "#server/platform/db/schema/accounts.ts";
import { agents } from "#server/platform/db/schema/agents.ts";
import { media } from "#server/platform/db/schema/media.ts";
import { tryLock } from "#server/platform/db/try-lock.ts";
import { createFileStore } from "#server/platform/files/store.ts";
import { test } from "#test/app.ts";
import { aCompany, aListingInput, aMedia, showPictures } from "#test/factories.ts";
import { sweepFiles } from "./sweep.ts";

const NOW = new Date("2026-11-15T12:00:00Z");
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);

function storesIn(folder: string) {
  const files = createFileStore(folder);
  return { files, pictures: files };
}

async function aFile(path: string, changedAt: Date): Promise<void> {
  await mkdir(join(path, ".."), { recursive: true });
  await writeFile(path, "x");
  await utimes(path, changedAt, changedAt);
}

test("photos that nothing shows go after a day, with their files", async ({ db, folder }) => {
  const photo = (hours: number) =>
    aMedia(db, {
      bucket: "property-images",
      kind: "photo",
      drawing: null,
      createdAt: hoursAgo(hours),
    });
  const [forgotten, recent, shown, logo, portrait, face] = [
    await photo(25),
    await photo(23),
    await photo(99),
    await photo(99),
    await photo(99),
    await photo(99),
  ];
  const drawn = await aMedia(db, { createdAt: hoursAgo(99) });
  await showPictures(db, (await aListingInput(db, { deletedAt: hoursAgo(1) })).id, [shown.id]);
  await aCompany(db, { logoId: logo.id });
  await db.insert(agents).values({
    id: "meera",
    name: "Meera",
    title: "Advisor",
    location: "Pune",
    specialization: "Flats",
    experienceYears: 4,
    portraitId: portrait.id,
  });
  await db.insert(users).values({
    id: "ravi",
    name: "Ravi",
    email: "ravi@example.com",
    image: `/images/${face.id}/96.webp`,
  });
  const kept = [recent, shown, logo, portrait, face, drawn].map(({ id }) => id);
  for (const id of [forgotten.id, ...kept]) {
    await aFile(join(folder, "pictures", id, "original.webp"), hoursAgo(20));
  }

  const swept = await sweepFiles(db, storesIn(folder), NOW);

  expect(swept.rows).toBe(1);
  expect((await db.select().from(media)).map(({ id }) => id).toSorted()).toEqual(kept.toSorted());
  expect((await readdir(join(folder, "pictures"))).toSorted()).toEqual(kept.toSorted());
});

test("what was broken off goes within the hour: half files, and folders without a row", async ({
  db,
  folder,
}) => {
  const { id } = await aMedia(db);
  const lost = "00000000-0000-7000-8000-000000000001";
  const young = "00000000-0000-7000-8000-000000000002";
  await aFile(join(folder, "tmp", "old.part"), hoursAgo(0.6));
  await aFile(join(folder, "tmp", "new.part"), hoursAgo(0.1));
  await aFile(join(folder, "pictures", id, "320.webp"), hoursAgo(50));
  await aFile(join(folder, "pictures", id, "320.webp.1.part"), hoursAgo(1));
  await aFile(join(folder, "pictures", lost, "original.webp"), hoursAgo(1));
  await aFile(join(folder, "pictures", young, "original.webp"), hoursAgo(0.1));
  await utimes(join(folder, "pictures", lost), hoursAgo(1), hoursAgo(1));
  await utimes(join(folder, "pictures", young), hoursAgo(0.1), hoursAgo(0.1));

  const swept = await sweepFiles(db, storesIn(folder), NOW);

  expect(swept).toEqual({ rows: 0, folders: 1, temporary: 1 });
  expect(await readdir(join(folder, "tmp"))).toEqual(["new.part"]);
  expect((await readdir(join(folder, "pictures"))).toSorted()).toEqual([id, young].toSorted());
  expect(await readdir(join(folder, "pictures", id))).toEqual(["320.webp"]);
});

test("two nodes do not sweep at once", async ({ database }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = tryLock(database.pool, 1, () => promise);
  await expect
    .poll(async () => tryLock(database.pool, 1, async () => {}), { timeout: 5_000 })
    .toBe(false);

  resolve();

  expect(await first).toBe(true);
  expect(await tryLock(database.pool, 1, async () => {})).toBe(true);
});
