import { asc } from "drizzle-orm";
import { expect } from "vitest";
import { test } from "#test/app.ts";
import { insertRows } from "./insert-rows.ts";
import { users } from "./schema/accounts.ts";
import { savedSearches } from "./schema/saved.ts";

test("rows are stored as given, and what one leaves out takes its default", async ({ db }) => {
  const userId = "asha";
  await insertRows(db, users, [{ id: userId, name: "Asha", email: "asha@example.com" }]);
  const day = new Date("2026-11-01T05:06:07.089Z");
  await insertRows(db, savedSearches, [
    { userId, path: "/buy?city=पुणे", frequency: "instant", nextAlertAt: day },
    { userId, path: "/land", frequency: undefined, nextAlertAt: null },
  ]);

  const rows = await db.select().from(savedSearches).orderBy(asc(savedSearches.path));
  expect(rows).toMatchObject([
    { path: "/buy?city=पुणे", frequency: "instant", nextAlertAt: day, language: "en" },
    { path: "/land", frequency: "daily", nextAlertAt: null, createdAt: expect.any(Date) },
  ]);
});
