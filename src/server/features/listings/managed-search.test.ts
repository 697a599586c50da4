import { describe, expect } from "vitest";
import { managedListingFilterSchema } from "#domain/listings/input-schema.ts";
import { test } from "#test/app.ts";
import { aListingInput } from "#test/factories.ts";
import { listManagedListings } from "./repository-managed.ts";

describe.for([
  { words: "rare", rare: 1_000 },
  { words: "common", rare: 0 },
])("$words words", ({ rare }) => {
  test("find listings in any state and by their id, the last changed first", async ({ db }) => {
    const live = await aListingInput(db, {
      title: "Lotus live",
      updatedAt: new Date("2026-01-01"),
    });
    await aListingInput(db, { title: "Lotus paused", status: "paused" });
    await aListingInput(db, { title: "Lotus deleted", deletedAt: new Date("2026-01-01") });
    await aListingInput(db, { title: "Marigold" });
    const find = async (query: Record<string, string>) => {
      const filter = managedListingFilterSchema.parse(query);
      const { items, total } = await listManagedListings(db, {}, filter, rare);
      expect(total).toBe(items.length);
      return items.map(({ title }) => title);
    };

    expect(await find({ q: "lotus" })).toEqual(["Lotus paused", "Lotus live"]);
    expect(await find({ q: "lotus", status: "live" })).toEqual(["Lotus live"]);
    expect(await find({ q: "lotus", deleted: "1" })).toEqual(["Lotus deleted"]);
    expect(await find({ q: live.id })).toEqual(["Lotus live"]);
    expect(await find({ q: "hibiscus" })).toEqual([]);
  });
});
