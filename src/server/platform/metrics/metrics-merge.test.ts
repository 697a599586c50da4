import { expect, test } from "vitest";
import { createMetrics } from "./metrics.ts";
import { mergeMetrics } from "./metrics-merge.ts";

const PAGES = { pages: 2, bytes: 100, rendered: 3 };
const SITE = { isDatabaseUp: true, pool: { total: 3, idle: 1, waiting: 0 } };

function figures(waiting: number, isDatabaseUp = true): string {
  return createMetrics().write(PAGES, {
    ...SITE,
    isDatabaseUp,
    queue: [{ kind: "mail", waiting }],
  });
}

test("what each counts for itself adds up, and what all count is told once", () => {
  const lines = mergeMetrics([figures(7), figures(9)]).split("\n");

  for (const line of [
    "aangan_workers 2",
    "aangan_page_cache_renders_total 6",
    'aangan_database_pool{state="busy"} 4',
    'aangan_queue_length{kind="mail"} 9',
    "aangan_database_up 1",
  ]) {
    expect(lines).toContain(line);
  }
  expect(new Set(lines).size).toBe(lines.length);
});

test("a database that one of them does not reach is down", () => {
  expect(mergeMetrics([figures(0), figures(0, false)])).toContain("\naangan_database_up 0\n");
});

test("the figures of one are as they were", () => {
  const one = figures(7);

  expect(mergeMetrics([one])).toBe(one);
});
