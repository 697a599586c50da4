import { expect } from "vitest";
import { test } from "#test/app.ts";
import { createThrottle } from "./throttle.ts";

const START = Date.parse("2026-01-01T00:00:00Z");

test("of tries made at once each is a try, whichever is counted first", async ({ db }) => {
  const moments = [2, 1, 0, 3];
  const now = () => new Date(START + (moments.shift() ?? 3));
  const throttle = createThrottle({ db, now, isOn: true });
  const buckets = [{ key: "account:somebody", free: 3 }];

  await throttle.begin(buckets);
  await throttle.begin(buckets);
  await throttle.begin(buckets);

  await expect(throttle.begin(buckets)).rejects.toMatchObject({ kind: "TOO_MANY" });
});
