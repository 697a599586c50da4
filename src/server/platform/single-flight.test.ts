import { expect, test, vi } from "vitest";
import { createSingleFlight } from "./single-flight.ts";

test("who asks for the same at once shares one answer, or one failure; who asks later gets a new one", async () => {
  const once = createSingleFlight<number>();
  const work = vi.fn(async () => work.mock.calls.length);
  const failing = vi.fn(() => Promise.reject(new Error("no")));

  expect(await Promise.all([once("a", work), once("a", work), once("b", work)])).toEqual([1, 1, 2]);
  expect(await once("a", work)).toBe(3);
  const failed = await Promise.allSettled([once("c", failing), once("c", failing)]);
  expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(failing).toHaveBeenCalledOnce();
  expect(await once("c", work)).toBe(4);
});
