import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { watchDiskSpace } from "./disk-space.ts";

const MEGABYTE = 1024 * 1024;
const IN_TIME = { timeout: 5_000, interval: 10 };

test("short of room it says so, gives its reserve up at the last, and takes it back", async () => {
  const folder = await mkdtemp(join(tmpdir(), "aangan-room-"));
  const reserve = () =>
    stat(join(folder, "reserve")).then(
      ({ size }) => size / MEGABYTE,
      () => 0,
    );
  const changes: boolean[] = [];
  const log = { error: () => changes.push(true), warn: () => changes.push(false) };
  let free = 500;
  const room = watchDiskSpace({
    folder,
    everyMs: 10,
    log,
    findFree: async () => free * MEGABYTE,
  });
  await vi.waitFor(async () => expect(await reserve()).toBe(32), IN_TIME);
  expect(room.isShort()).toBe(false);

  free = 60;
  await vi.waitFor(() => expect(room.isShort()).toBe(true), IN_TIME);
  expect(await reserve()).toBe(32);
  free = 2;
  await vi.waitFor(async () => expect(await reserve()).toBe(0), IN_TIME);
  free = 66;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(room.isShort()).toBe(true);
  free = 500;
  await vi.waitFor(async () => expect(await reserve()).toBe(32), IN_TIME);

  expect(changes).toEqual([true, false]);
  await room.stop();
  await rm(folder, { recursive: true });
});
