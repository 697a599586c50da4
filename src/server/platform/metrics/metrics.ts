/** Metrics for a Prometheus that scrapes /metrics: counted as requests end, read when asked for. */

import type { ServerResponse } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { AggregatorRegistry, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { JobRun } from "#server/platform/jobs/runner.ts";

const ROUTES = ["page", "api", "image", "asset"] as const;
export type RouteClass = (typeof ROUTES)[number];

/** Values that are known only once the site is open. */
export type SiteFigures = {
  isDatabaseUp: boolean;
  pool: { total: number; idle: number; waiting: number };
  queue: { kind: string; waiting: number }[];
  replica?: { state: string; lagSeconds: number; reads: { primary: number; replica: number } };
};

/** One process's metrics, as other processes can add them to their own. */
export type ProcessMetrics = object[];

type PageFigures = { pages: number; bytes: number; rendered: number };
type Sample = { labels?: Record<string, string>; value: number };
type Aggregator = "sum" | "min" | "max";

/** Seconds; a cached page takes a tenth of the first. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const NANOSECONDS = 1e9;

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics(now = () => performance.now()) {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: "aangan_requests_total",
    help: "Requests by kind and answer",
    labelNames: ["route", "status"],
    registers,
  });
  const seconds = new Histogram({
    name: "aangan_request_seconds",
    help: "From the request to the end of its answer",
    labelNames: ["route"],
    buckets: BUCKETS,
    registers,
  });
  for (const route of ROUTES) seconds.zero({ route });
  const hits = new Counter({
    name: "aangan_page_cache_hits_total",
    help: "Pages answered from memory",
    registers,
  });
  const jobRuns = new Counter({
    name: "aangan_job_runs_total",
    help: "Runs of background jobs by how they ended",
    labelNames: ["job", "outcome"],
    registers,
  });
  const jobSeconds = new Counter({
    name: "aangan_job_seconds_total",
    help: "What they took",
    labelNames: ["job"],
    registers,
  });
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();

  return {
    /** Counts the request when its response is finished or the client disconnects. */
    watch(route: RouteClass, response: ServerResponse): void {
      const startedAt = now();
      response.once("close", () => {
        requests.inc({ route, status: response.statusCode });
        seconds.observe({ route }, (now() - startedAt) / 1000);
      });
    },

    noteCachedPage(): void {
      hits.inc();
    },

    noteJob({ job, outcome, seconds: taken }: JobRun): void {
      jobRuns.inc({ job, outcome });
      jobSeconds.inc({ job }, taken);
    },

    async read(pages: PageFigures, site: SiteFigures | undefined): Promise<ProcessMetrics> {
      const current = currentState(pages, site);
      current.gauge(
        "aangan_event_loop_delay_seconds",
        "Since the last scrape",
        [
          { labels: { quantile: "0.5" }, value: delay.percentile(50) / NANOSECONDS },
          { labels: { quantile: "0.99" }, value: delay.percentile(99) / NANOSECONDS },
          { labels: { quantile: "1" }, value: delay.max / NANOSECONDS },
        ],
        "max",
      );
      delay.reset();
      return Registry.merge([registry, current.registry]).getMetricsAsJSON();
    },
  };
}

/** As Prometheus reads it, for one process or for several that serve as one. */
export function metricsText(processes: ProcessMetrics[]): Promise<string> {
  return AggregatorRegistry.aggregate(processes).metrics();
}

/** Of a request that is neither a built file nor a cached page. */
export function routeOf(url: string): RouteClass {
  if (url.startsWith("/api/")) return "api";
  return url.startsWith("/images/") ? "image" : "page";
}

/** What is not counted here but looked up for each scrape; what cannot be known now is left out. */
function currentState(pages: PageFigures, site: SiteFigures | undefined) {
  const current = createSnapshot();
  const { gauge, counter } = current;
  counter("aangan_page_cache_renders_total", "Pages rendered to be kept", [
    { value: pages.rendered },
  ]);
  gauge("aangan_page_cache_pages", "Pages in memory", [{ value: pages.pages }]);
  gauge("aangan_page_cache_bytes", "What they take", [{ value: pages.bytes }]);
  if (site) addSite(current, site);
  gauge("process_resident_memory_bytes", "Memory in use", [{ value: process.memoryUsage.rss() }]);
  gauge("aangan_workers", "Processes that serve", [{ value: 1 }]);
  gauge("process_uptime_seconds", "Since the start", [{ value: process.uptime() }], "max");
  return current;
}

function addSite(current: Snapshot, { isDatabaseUp, pool, queue, replica }: SiteFigures): void {
  const { gauge } = current;
  const isUp = [{ value: Number(isDatabaseUp) }];
  gauge("aangan_database_up", "Whether it answered just now", isUp, "min");
  gauge("aangan_database_pool", "Connections, and requests waiting for one", [
    { labels: { state: "busy" }, value: pool.total - pool.idle },
    { labels: { state: "idle" }, value: pool.idle },
    { labels: { state: "waiting" }, value: pool.waiting },
  ]);
  const waiting = queue.map(({ kind, waiting: value }) => ({ labels: { kind }, value }));
  // All processes see the same queue.
  gauge("aangan_queue_length", "Jobs that wait", waiting, "max");
  if (replica) addReplica(current, replica);
}

function addReplica(
  { gauge, counter }: Snapshot,
  { state, lagSeconds, reads }: NonNullable<SiteFigures["replica"]>,
): void {
  const states = ["current", "behind", "down"].map((each) => {
    return { labels: { state: each }, value: Number(each === state) };
  });
  gauge("aangan_replica_state", "1 for the state it is in", states);
  gauge("aangan_replica_lag_seconds", "Behind the primary", [{ value: lagSeconds }], "max");
  counter("aangan_public_reads_total", "Questions by who answered", [
    { labels: { from: "primary" }, value: reads.primary },
    { labels: { from: "replica" }, value: reads.replica },
  ]);
}

type Snapshot = ReturnType<typeof createSnapshot>;

/** A registry for one scrape. */
function createSnapshot() {
  const registry = new Registry();
  const options = (name: string, help: string, samples: Sample[]) => {
    const labelNames = Object.keys(samples[0]?.labels ?? {});
    return { name, help, labelNames, registers: [registry] };
  };
  return {
    registry,

    counter(name: string, help: string, samples: Sample[]): void {
      const counter = new Counter(options(name, help, samples));
      for (const { labels = {}, value } of samples) counter.inc(labels, value);
    },

    gauge(name: string, help: string, samples: Sample[], aggregator: Aggregator = "sum"): void {
      const gauge = new Gauge({ ...options(name, help, samples), aggregator });
      for (const { labels = {}, value } of samples) gauge.set(labels, value);
    },
  };
}
