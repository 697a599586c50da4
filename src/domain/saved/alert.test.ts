import { expect, test } from "vitest";
import { nextAlertAt } from "./alert.ts";

/** A Sunday; 8 am in India is 02:30 UTC. */
test.for([
  ["daily", "2026-11-15T02:29:59Z", "2026-11-15T02:30:00.000Z"],
  ["daily", "2026-11-15T02:30:00Z", "2026-11-16T02:30:00.000Z"],
  ["daily", "2026-11-15T23:00:00Z", "2026-11-16T02:30:00.000Z"],
  ["weekly", "2026-11-15T10:00:00Z", "2026-11-16T02:30:00.000Z"],
  ["weekly", "2026-11-16T02:30:00Z", "2026-11-23T02:30:00.000Z"],
  ["weekly", "2026-11-18T00:00:00Z", "2026-11-23T02:30:00.000Z"],
] as const)("after %s at %s comes %s", ([frequency, now, next]) => {
  expect(nextAlertAt(frequency, new Date(now))?.toISOString()).toBe(next);
});

test("what is off or told at once waits for no clock", () => {
  expect(nextAlertAt("off", new Date())).toBeNull();
  expect(nextAlertAt("instant", new Date())).toBeNull();
});
