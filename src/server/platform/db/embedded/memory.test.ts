import { expect, test } from "vitest";
import { machineMemory, memorySettings } from "./memory.ts";

const GB = 1024 ** 3;

test.each([
  [GB / 4, "64MB", "128MB"],
  [GB, "128MB", "512MB"],
  [8 * GB, "1024MB", "4096MB"],
  [64 * GB, "2048MB", "32768MB"],
])("a machine of %i bytes gives the database its part", (bytes, shared, cached) => {
  expect(memorySettings(bytes)).toEqual({ shared_buffers: shared, effective_cache_size: cached });
});

test("the machine's memory is known, whatever a container says", () => {
  expect(machineMemory()).toBeGreaterThan(GB / 8);
  expect(Number.isSafeInteger(machineMemory())).toBe(true);
});
