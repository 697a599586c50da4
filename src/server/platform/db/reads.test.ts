import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { test as base } from "#test/app.ts";
import { createTestDatabase } from "#test/database.ts";
import { openPool } from "./client.ts";
import { query } from "./prepared.ts";
import { allowReplica, createReads } from "./reads.ts";
import { followReplica } from "./replica.ts";

/** Two databases that say which one was queried; the second plays the replica. */
function pools(url: string, copyUrl: string) {
  const [primary, copy] = [openPool(url), openPool(copyUrl)];
  const state = { isCurrent: true, failures: 0 };
  const replica = {
    pool: copy,
    isCurrent: () => state.isCurrent,
    noteFailure: () => {
      state.failures += 1;
    },
  };
  return { primary, copy, state, ...createReads(primary, replica) };
}

const test = base.extend<{ site: ReturnType<typeof pools> }>({
  site: async ({ database }, use) => {
    const other = await createTestDatabase();
    const site = pools(database.url, other.url);
    await site.primary.query("create table asked as select 'primary' as who");
    await site.copy.query("create table asked as select 'replica' as who");
    await use(site);
    await site.primary.query("drop table asked");
    await Promise.all([site.primary.end(), site.copy.end().catch(() => undefined)]);
    await other.drop();
  },
});

const WHO = sql`select who from asked`;

test("the replica is asked where a moment's delay is allowed, while it is current", async ({
  site: { reads, state, figures },
}) => {
  const who = async () => (await query<{ who: string }>(reads, WHO))[0]?.who;

  expect(await who()).toBe("primary");
  expect(await allowReplica(false, who)).toBe("primary");
  // More than once: the statement gets a name, which both servers must learn.
  for (let time = 0; time < 3; time += 1) expect(await allowReplica(true, who)).toBe("replica");
  state.isCurrent = false;
  expect(await allowReplica(true, who)).toBe("primary");
  expect(figures).toEqual({ replica: 3, primary: 3 });
});

test("what the replica cannot answer the primary does", async ({
  site: { reads, state, copy, primary },
}) => {
  const who = () => query(reads, WHO);
  await copy.query("drop table asked");

  expect(await allowReplica(true, who)).toEqual([{ who: "primary" }]);
  expect(state.failures).toBe(0);

  await copy.end();
  expect(await allowReplica(true, who)).toEqual([{ who: "primary" }]);
  expect(state.failures).toBe(1);
  await primary.query("alter table asked rename to hidden");
  await expect(allowReplica(true, who)).rejects.toThrow();
  await primary.query("alter table hidden rename to asked");
});

test("a transaction is the primary's", async ({ site: { reads } }) => {
  const rows = await allowReplica(true, () => reads.transaction((tx) => query(tx, WHO)));

  expect(rows).toEqual([{ who: "primary" }]);
});

test.for([
  ["that is none", (url: string) => url, /not a replica/],
  ["that is not there", () => "postgres://nobody@127.0.0.1:1/nothing", /ECONNREFUSED/],
] as const)(
  "a replica %s is never current, and says why",
  async ([, urlOf, words], { database }) => {
    const told: unknown[] = [];
    const replica = followReplica({
      url: urlOf(database.url),
      primary: database.pool,
      onState: (state, reason) => told.push(state, reason),
    });
    replica.setListening(true);
    await expect.poll(() => told).toHaveLength(2);

    expect(replica.isCurrent()).toBe(false);
    expect(told).toEqual(["down", expect.stringMatching(words)]);
    await replica.stop();
  },
);
