import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { Db } from "#server/platform/db/client.ts";
import { priceChanges } from "#server/platform/db/schema/price-changes.ts";
import { properties, propertyRevisions } from "#server/platform/db/schema/properties.ts";
import { aPerson, by, type Person } from "#test/accounts.ts";
import { type Api, test } from "#test/app.ts";
import { aCompany, aListingInput, aMedia, showPictures } from "#test/factories.ts";

const PRICE = { priceRange: "₹80 L", priceMin: 8_000_000, priceMax: 8_000_000 };

type Outcome = { changed: number; left: number; undo: string; restored: number; kept: number };

async function send(api: Api, person: Person, path: string, body: object = {}, method = "POST") {
  const response = await api.request(`/api${path}`, by(person, method as "POST", body));
  const answer = (await response.json()) as { data: Outcome; message: string };
  return { status: response.status, ...answer };
}

async function aMemberWithHomes(db: Db, count: number) {
  const company = await aCompany(db);
  const member = await aPerson(db, "company", company.id);
  const homes = await Promise.all(
    Array.from({ length: count }, () => aListingInput(db, { companyId: company.id, ...PRICE })),
  );
  return { company, member, ids: homes.map(({ id }) => id) };
}

async function textOf(db: Db, id: string | undefined) {
  const [row] = await db
    .select()
    .from(properties)
    .where(eq(properties.id, String(id)));
  return row?.priceRange;
}

describe("prices changed together", () => {
  test("go back to what they were, once", async ({ api, db }) => {
    const { member, ids } = await aMemberWithHomes(db, 2);
    const { data } = await send(api, member, "/own/prices", { ids, percent: -10 });
    expect(await textOf(db, ids[0])).toBe("₹72 L");

    const undone = await send(api, member, `/own/prices/${data.undo}/undo`);

    expect(undone).toMatchObject({ status: 200, data: { restored: 2, kept: 0 } });
    const rows = await db.select().from(properties);
    expect(rows.map(({ priceRange, priceMin }) => [priceRange, priceMin])).toEqual([
      ["₹80 L", 8_000_000],
      ["₹80 L", 8_000_000],
    ]);
    const again = await send(api, member, `/own/prices/${data.undo}/undo`);
    expect(again).toMatchObject({
      status: 404,
      message: "These prices cannot be put back any more",
    });
  });

  test("stay where somebody has edited or deleted one since", async ({ api, db }) => {
    const { member, ids } = await aMemberWithHomes(db, 3);
    const [edited, deleted, other] = ids;
    const { data } = await send(api, member, "/own/prices", { ids, percent: 5 });
    await send(api, member, `/properties/${edited}`, { priceRange: "₹81 L" }, "PUT");
    await send(api, member, `/properties/${deleted}`, {}, "DELETE");
    await send(api, member, `/properties/${other}`, { title: "Another name" }, "PUT");

    const undone = await send(api, member, `/own/prices/${data.undo}/undo`);

    expect(undone.data).toEqual({ restored: 1, kept: 2 });
    expect(await textOf(db, edited)).toBe("₹81 L");
    expect(await textOf(db, deleted)).toBe("₹84 L");
    expect(await textOf(db, other)).toBe("₹80 L");
  });

  test("leave nothing in the queue when what waited there is undone", async ({ api, db }) => {
    const seller = await aPerson(db, "seller");
    const home = await aListingInput(db, { ownerId: seller.id, postedBy: "owner", ...PRICE });
    const photo = await aMedia(db, { bucket: "property-images", uploadedBy: seller.id });
    await showPictures(db, home.id, [photo.id]);
    const { data } = await send(api, seller, "/own/prices", { ids: [home.id], percent: 10 });
    expect(await db.$count(propertyRevisions)).toBe(1);

    const undone = await send(api, seller, `/own/prices/${data.undo}/undo`);

    expect(undone.data).toEqual({ restored: 1, kept: 0 });
    expect(await db.$count(propertyRevisions)).toBe(0);
  });

  test("go back for whoever changed them alone, and for a day", async ({ api, app, db }) => {
    const { company, member, ids } = await aMemberWithHomes(db, 1);
    const colleague = await aPerson(db, "company", company.id);
    const { data } = await send(api, member, "/own/prices", { ids, percent: 10 });
    const path = `/own/prices/${data.undo}/undo`;

    expect((await send(api, colleague, path)).status).toBe(404);
    expect((await send(api, await aPerson(db, "seller"), path)).status).toBe(404);
    await app.trash.purge();
    expect(await db.$count(priceChanges)).toBe(1);
    await db.update(priceChanges).set({ purgeAfter: new Date(Date.now() - 1) });
    expect((await send(api, member, path)).status).toBe(404);
    await app.trash.purge();
    expect(await db.$count(priceChanges)).toBe(0);
    expect(await textOf(db, ids[0])).toBe("₹88 L");
  });

  test("remember nothing when nothing was changed", async ({ api, db }) => {
    const { company, member } = await aMemberWithHomes(db, 0);
    const words = { priceRange: "On request", priceMin: null, priceMax: null };
    const { id } = await aListingInput(db, { companyId: company.id, ...words });

    const { data } = await send(api, member, "/own/prices", { ids: [id], percent: 10 });

    expect(data).toEqual({ changed: 0, left: 1, undo: null });
    expect(await db.$count(priceChanges)).toBe(0);
  });
});
