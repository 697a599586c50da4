import { expect, test } from "vitest";
import { createMemory } from "./memoize.ts";

/** A source that counts how often it was read. */
function counter() {
  let asked = 0;
  return async () => {
    asked += 1;
    return asked;
  };
}

test("an answer is read once until something changes", async () => {
  const memory = createMemory();
  memory.setListening(true);
  const read = counter();
  expect(await memory.memoize("cities", read)).toBe(1);
  expect(await memory.memoize("cities", read)).toBe(1);
  memory.clear();
  expect(await memory.memoize("cities", read)).toBe(2);
});

test("nothing is kept while changes cannot be heard", async () => {
  const memory = createMemory();
  const read = counter();
  expect(await memory.memoize("cities", read)).toBe(1);
  expect(await memory.memoize("cities", read)).toBe(2);
  memory.setListening(true);
  expect(await memory.memoize("cities", read)).toBe(3);
  memory.setListening(false);
  expect(await memory.memoize("cities", read)).toBe(4);
});

test("what was asked before a change is not kept, though answered after it", async () => {
  const memory = createMemory();
  memory.setListening(true);
  const slow = Promise.withResolvers<string>();
  const early = memory.memoize("price", () => slow.promise);
  memory.clear();
  slow.resolve("old");
  expect(await early).toBe("old");
  expect(await memory.memoize("price", async () => "new")).toBe("new");
});

test("a failure is not kept", async () => {
  const memory = createMemory();
  memory.setListening(true);
  await expect(memory.memoize("price", () => Promise.reject(new Error("away")))).rejects.toThrow();
  expect(await memory.memoize("price", async () => "here")).toBe("here");
});

test("only so much is kept", async () => {
  const memory = createMemory();
  memory.setListening(true);
  const read = counter();
  await memory.memoize("first", read);
  for (let n = 0; n < 600; n += 1) await memory.memoize(`other ${n}`, async () => n);
  expect(await memory.memoize("first", read)).toBe(2);
});
