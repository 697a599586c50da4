import { expect } from "vitest";
import { AppError } from "#domain/shared/errors.ts";
import { test } from "#test/app.ts";
import { createRateLimits, type RateLimits } from "./limits.ts";

async function useTimes(limits: RateLimits, key: string, times: number): Promise<number> {
  let allowed = 0;
  for (let time = 0; time < times; time += 1) {
    try {
      await limits.use("requirementPerPhone", key);
      allowed += 1;
    } catch (error) {
      expect(error).toBeInstanceOf(AppError);
      expect(error).toMatchObject({ kind: "TOO_MANY", retryAfterSeconds: expect.any(Number) });
    }
  }
  return allowed;
}

test("a limit is counted for each key apart", async ({ database, db: _ }) => {
  const limits = createRateLimits(database.pool, true);

  expect(await useTimes(limits, "one", 5)).toBe(3);
  expect(await useTimes(limits, "two", 2)).toBe(2);
});

test("all nodes count together", async ({ database, db: _ }) => {
  const nodes = [createRateLimits(database.pool, true), createRateLimits(database.pool, true)];

  const allowed = await Promise.all(nodes.map((limits) => useTimes(limits, "shared", 5)));

  expect(allowed[0] ?? 0).toBeLessThanOrEqual(3);
  expect(allowed.reduce((sum, count) => sum + count)).toBe(3);
});

test("after its time a limit begins anew", async ({ database, db: _ }) => {
  const limits = createRateLimits(database.pool, true);
  await useTimes(limits, "one", 4);

  await database.pool.query("update rate_limits set expire = 1");

  expect(await useTimes(limits, "one", 4)).toBe(3);
});

test("who is forgiven begins anew", async ({ database, db: _ }) => {
  const limits = createRateLimits(database.pool, true);
  await useTimes(limits, "one", 4);

  await limits.forgive("requirementPerPhone", "one");

  expect(await useTimes(limits, "one", 1)).toBe(1);
});

test("switched off nothing is counted", async ({ database, db: _ }) => {
  expect(await useTimes(createRateLimits(database.pool, false), "one", 50)).toBe(50);

  expect((await database.pool.query("select * from rate_limits")).rows).toEqual([]);
});

test("an IPv6 household counts as one, however many addresses it makes up", async ({
  database,
  db: _,
}) => {
  const limits = createRateLimits(database.pool, true);
  const use = (address: string) => limits.use("reportPerAddress", address);
  for (let n = 1; n <= 10; n += 1) await use(`2001:db8:1:2::${n}`);

  await expect(use("2001:db8:1:2:ffff:ffff:ffff:ffff")).rejects.toMatchObject({ kind: "TOO_MANY" });
  await expect(use("2001:db8:1:3::1")).resolves.toBeUndefined();
});
