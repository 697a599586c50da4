import { expect, test } from "vitest";
import { createMetrics, metricsText, type ProcessMetrics } from "./metrics.ts";

const PAGES = { pages: 2, bytes: 100, rendered: 3 };
const SITE = { isDatabaseUp: true, pool: { total: 3, idle: 1, waiting: 0 } };

function figures(waiting: number, isDatabaseUp = true): Promise<ProcessMetrics> {
  return createMetrics().read(PAGES, {
    ...SITE,
    isDatabaseUp,
    queue: [{ kind: "mail", waiting }],
  });
}

test("what each counts for itself adds up, and what all count is told once", async () => {
  const text = await metricsText([await figures(7), await figures(9)]);
  const lines = text.trimEnd().split("\n").filter(Boolean);

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

test("a database that one of them does not reach is down", async () => {
  const text = await metricsText([await figures(0), await figures(0, false)]);

  expect(text).toContain("\naangan_database_up 0\n");
});

test("runs of jobs are counted by how they ended", async () => {
  const metrics = createMetrics();
  metrics.noteJob({ job: "sweep", outcome: "done", seconds: 2 });
  metrics.noteJob({ job: "sweep", outcome: "done", seconds: 0.5 });
  metrics.noteJob({ job: "sweep", outcome: "failed", seconds: 0 });
  const text = await metricsText([await metrics.read(PAGES, undefined)]);

  expect(text).toContain('aangan_job_runs_total{job="sweep",outcome="done"} 2\n');
  expect(text).toContain('aangan_job_runs_total{job="sweep",outcome="failed"} 1\n');
  expect(text).toContain('aangan_job_seconds_total{job="sweep"} 2.5\n');
});

test("every kind of request has its histogram before the first one came", async () => {
  const text = await metricsText([await figures(7)]);

  for (const route of ["page", "api", "image", "asset"]) {
    expect(text).toContain(`aangan_request_seconds_bucket{le="+Inf",route="${route}"} 0\n`);
    expect(text).toContain(`aangan_request_seconds_count{route="${route}"} 0\n`);
  }
});
