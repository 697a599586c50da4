import { expect, test } from "vitest";
import { createWorkQueue } from "./work-queue.ts";

/** Work that finishes on demand. */
function aJob() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { promise, resolve };
}

test("so many run at once, the next wait their turn, the rest are turned away", async () => {
  const queue = createWorkQueue({ lanes: 2, maxWaiting: 1 });
  const jobs = [aJob(), aJob(), aJob()];
  const started: number[] = [];
  const results = jobs.map(({ promise }, at) =>
    queue.run(async () => {
      started.push(at);
      await promise;
      return at;
    }),
  );

  expect(started).toEqual([0, 1]);
  expect(() => queue.refuseWhenFull()).toThrow("Please try again soon");
  await expect(queue.run(async () => 3)).rejects.toMatchObject({
    status: 503,
    retryAfterSeconds: 10,
  });
  jobs[1]?.resolve();
  await results[1];
  expect(started).toEqual([0, 1, 2]);
  for (const { resolve } of jobs) resolve();
  expect(await Promise.all(results)).toEqual([0, 1, 2]);
});

test("work that fails gives its place to the next", async () => {
  const queue = createWorkQueue({ lanes: 1, maxWaiting: 5 });

  const failing = queue.run(() => Promise.reject(new Error("broken")));
  const next = queue.run(async () => "done");

  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("done");
});
