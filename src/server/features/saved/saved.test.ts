import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { MAX_SAVED_HOMES } from "#domain/saved/saved.ts";
import { properties } from "#server/platform/db/schema/properties.ts";
import { savedHomes, savedSearches } from "#server/platform/db/schema/saved.ts";
import { aPerson, by, type Person } from "#test/accounts.ts";
import { type Api, test } from "#test/app.ts";
import { aListingInput, aSavedSearch } from "#test/factories.ts";

type Home = { _id: string; title: string; change: string; priceWhenSaved: number | null };
type Search = { _id: string; path: string; name: string; frequency: string };

async function call<Data>(
  api: Api,
  who: Person,
  method: string,
  path: string,
  body?: unknown,
): Promise<{ status: number; data: Data; nextCursor: string | null; total: number }> {
  const response = await api.request(`/api/saved${path}`, by(who, method, body));
  return { status: response.status, ...((await response.json()) as { data: Data }) } as never;
}

describe("saved homes", () => {
  test("a home is saved once, listed newest first and let go", async ({ api, db }) => {
    const who = await aPerson(db, "buyer");
    const [first, second] = [await aListingInput(db), await aListingInput(db)];

    for (const { id } of [first, first, second]) {
      expect((await call(api, who, "PUT", `/homes/${id}`)).status).toBe(200);
    }
    const page = await call<Home[]>(api, who, "GET", "/homes?limit=1");
    expect(page).toMatchObject({ total: 2, data: [{ _id: second.id, change: "none" }] });
    const next = await call<Home[]>(api, who, "GET", `/homes?limit=1&cursor=${page.nextCursor}`);
    expect(next.data).toMatchObject([{ _id: first.id }]);
    expect(next.nextCursor).toBeNull();

    expect((await call(api, who, "DELETE", `/homes/${first.id}`)).status).toBe(200);
    expect((await call(api, who, "DELETE", `/homes/${first.id}`)).status).toBe(404);
    expect(await db.select().from(savedHomes)).toHaveLength(1);
  });

  test("tells a lower and a higher price, that it is gone, and that it is back", async ({
    api,
    db,
  }) => {
    const who = await aPerson(db, "buyer");
    const { id } = await aListingInput(db, { priceMin: 8_000_000 });
    await call(api, who, "PUT", `/homes/${id}`);
    const seen = async (values: Partial<typeof properties.$inferInsert>) => {
      await db.update(properties).set(values).where(eq(properties.id, id));
      return (await call<Home[]>(api, who, "GET", "/homes")).data[0]?.change;
    };

    expect(await seen({ priceMin: 7_500_000 })).toBe("lower");
    expect(await seen({ priceMin: 9_000_000 })).toBe("higher");
    expect(await seen({ status: "sold" })).toBe("gone");
    expect(await seen({ status: "live", priceMin: 8_000_000 })).toBe("back");
    expect(await seen({ deletedAt: new Date() })).toBe("gone");
  });

  test("nobody sees what another has saved", async ({ api, db }) => {
    const [mine, theirs] = [await aPerson(db, "buyer"), await aPerson(db, "buyer")];
    const { id } = await aListingInput(db);
    await call(api, mine, "PUT", `/homes/${id}`);

    expect((await call<Home[]>(api, theirs, "GET", "/homes")).data).toEqual([]);
    expect((await call(api, theirs, "DELETE", `/homes/${id}`)).status).toBe(404);
    expect(await db.select().from(savedHomes)).toHaveLength(1);
  });

  test("a draft cannot be found out by saving it", async ({ api, db }) => {
    const who = await aPerson(db, "buyer");
    const { id } = await aListingInput(db, { status: "draft" });

    expect((await call(api, who, "PUT", `/homes/${id}`)).status).toBe(404);
    await call(api, who, "POST", "/merge", { homes: [{ id }] });
    expect(await db.select().from(savedHomes)).toEqual([]);
  });

  test(`there is room for ${MAX_SAVED_HOMES}`, async ({ api, db }) => {
    const who = await aPerson(db, "buyer");
    const homes = await Promise.all(
      Array.from({ length: MAX_SAVED_HOMES }, () => aListingInput(db)),
    );
    await call(api, who, "POST", "/merge", { homes: homes.map(({ id }) => ({ id })) });
    const { id } = await aListingInput(db);

    expect((await call(api, who, "PUT", `/homes/${id}`)).status).toBe(409);
    expect((await call(api, who, "PUT", `/homes/${homes[0]?.id}`)).status).toBe(200);
    expect(await db.select().from(savedHomes)).toHaveLength(MAX_SAVED_HOMES);
  });
});

describe("saved searches", () => {
  const PATH = "/buy?city=pune&beds=2";

  test("a search is saved with a name, told of daily, and changed in place", async ({
    api,
    db,
  }) => {
    const who = await aPerson(db, "buyer");
    const saved = await call<Search>(api, who, "PUT", "/searches", { path: PATH });
    expect(saved.data).toMatchObject({
      path: PATH,
      name: "Homes for sale in Pune, 2 BHK",
      frequency: "daily",
    });

    const path = `/searches/${saved.data._id}?language=hi`;
    const changed = await call<Search>(api, who, "PUT", path, { frequency: "instant" });
    expect(changed.data).toMatchObject({ frequency: "instant", name: "पुणे में बिक्री के घर, 2 BHK" });
    expect(await db.select().from(savedSearches)).toMatchObject([
      { frequency: "instant", nextAlertAt: null, language: "hi" },
    ]);
    await call(api, who, "PUT", "/searches", { path: PATH });
    expect((await call<Search[]>(api, who, "GET", "/searches")).data).toMatchObject([
      { frequency: "instant" },
    ]);
    expect((await call(api, who, "DELETE", `/searches/${saved.data._id}`)).status).toBe(200);
    expect(await db.select().from(savedSearches)).toEqual([]);
  });

  test("another's search does not exist", async ({ api, db }) => {
    const owner = await aPerson(db, "buyer");
    const other = await aPerson(db, "seller");
    const { id } = await aSavedSearch(db, owner.id);

    const change = await call(api, other, "PUT", `/searches/${id}`, { frequency: "off" });
    expect(change.status).toBe(404);
    expect((await call(api, other, "DELETE", `/searches/${id}`)).status).toBe(404);
    expect((await call<Search[]>(api, other, "GET", "/searches")).data).toEqual([]);
    expect(await db.select().from(savedSearches)).toMatchObject([{ frequency: "daily" }]);
  });

  test.for(["/companies", "https://evil.example/buy", "/buy?a b", "/buy\r\nBcc: x", ""])(
    "%j is no search to save",
    async (path, { api, db }) => {
      const who = await aPerson(db, "buyer");

      expect((await call(api, who, "PUT", "/searches", { path })).status).toBe(422);
    },
  );

  test("a twenty-first search is refused in words", async ({ api, db }) => {
    const who = await aPerson(db, "buyer");
    for (let beds = 0; beds < 20; beds += 1) {
      await aSavedSearch(db, who.id, { path: `/buy?beds=${beds}` });
    }

    expect((await call(api, who, "PUT", "/searches", { path: "/rent" })).status).toBe(409);
  });
});

describe("what a device kept", () => {
  test("goes into the account once, however often it is sent, and comes back whole", async ({
    api,
    db,
  }) => {
    const who = await aPerson(db, "buyer");
    const [older, newer, there] = [
      await aListingInput(db),
      await aListingInput(db),
      await aListingInput(db),
    ];
    await call(api, who, "PUT", `/homes/${there.id}`);
    const kept = {
      homes: [
        { id: newer.id, priceMin: 5 },
        { id: older.id },
        { id: "000000000000" },
        { id: "nonsense" },
      ],
      searches: [{ path: "/rent?city=pune" }, { path: "/elsewhere" }],
    };

    const send = () =>
      call<{ owner: string; homes: Home[]; searches: Search[] }>(api, who, "POST", "/merge", kept);
    await send();
    const { status, data } = await send();

    expect(status).toBe(200);
    expect(data.owner).toBe(who.id);
    expect(data.homes.map(({ _id }) => _id)).toEqual([newer.id, older.id, there.id]);
    expect(data.homes[0]?.priceWhenSaved).toBe(5);
    expect(data.searches).toMatchObject([{ path: "/rent?city=pune", frequency: "off" }]);
    expect(await db.select().from(savedHomes)).toHaveLength(3);
    expect(await db.select().from(savedSearches)).toMatchObject([{ nextAlertAt: null }]);
    // A frequency chosen in the account stays, whatever a device sends.
    const chosen = `/searches/${data.searches[0]?._id}`;
    await call(api, who, "PUT", chosen, { frequency: "weekly" });
    expect((await send()).data.searches).toMatchObject([{ frequency: "weekly" }]);
  });

  test("and what it let go leaves the account", async ({ api, db }) => {
    const who = await aPerson(db, "buyer");
    const { id } = await aListingInput(db);
    await call(api, who, "PUT", `/homes/${id}`);
    await aSavedSearch(db, who.id, { path: "/rent" });

    const body = { removedHomes: [id], removedSearches: ["/rent"] };
    const { data } = await call<{ homes: []; searches: [] }>(api, who, "POST", "/merge", body);

    expect(data).toMatchObject({ homes: [], searches: [] });
  });
});
