import { expect } from "vitest";
import { users } from "#server/platform/db/schema/accounts.ts";
import { test } from "#test/app.ts";
import { createOperatorService } from "./service-operators.ts";

test("the demo's people get one password, made up once if none is given", async ({ db }) => {
  const people = ["buyer", "seller"].map((name) => ({
    id: name,
    name,
    email: `${name}@demo.local`,
  }));
  await db.insert(users).values([...people, { id: "x", name: "X", email: "x@example.com" }]);
  const hashed: string[] = [];
  const hashPassword = async (password: string) => `hash ${hashed.push(password)}`;
  const operators = createOperatorService({ db, hashPassword });

  const made = await operators.openDemoAccounts(undefined);

  expect(hashed).toEqual([made]);
  expect(made).toMatch(/^[\w-]{16}$/);
  expect(await operators.openDemoAccounts("another one")).toBeUndefined();
  expect(hashed).toHaveLength(1);
});

test("a password that was given is told to nobody", async ({ db }) => {
  await db.insert(users).values({ id: "buyer", name: "Asha", email: "buyer@demo.local" });
  const operators = createOperatorService({ db, hashPassword: async () => "hash" });

  expect(await operators.openDemoAccounts("given by the operator")).toBeUndefined();
});
