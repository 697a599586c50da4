/** Metrics for a Prometheus that scrapes /metrics: counted as requests end, read when asked for. */

import type { ServerResponse } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { AggregatorRegistry, Counter, Gauge, Registry } from "prom-client";
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
  const latencies = new Map(ROUTES.map((route) => [route, emptyLatency()]));
  let hits = 0;
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
        note(route, response.statusCode, (now() - startedAt) / 1000);
      });
    },

    noteCachedPage(): void {
      hits += 1;
    },

    noteJob({ job, outcome, seconds: taken }: JobRun): void {
      jobRuns.inc({ job, outcome });
      jobSeconds.inc({ job }, taken);
    },

    async read(pages: PageFigures, site: SiteFigures | undefined): Promise<ProcessMetrics> {
      const current = currentState(pages, site);
      current.counter("aangan_requests_total", "Requests by kind and answer", answers(latencies));
      current.counter("aangan_page_cache_hits_total", "Pages answered from memory", [
        { value: hits },
      ]);
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
      const all = await Registry.merge([registry, current.registry]).getMetricsAsJSON();
      return [...all, histogram(latencies)];
    },
  };

  function note(route: RouteClass, status: number, seconds: number): void {
    const latency = latencies.get(route);
    if (!latency) return;
    const at = BUCKETS.findIndex((bound) => seconds <= bound);
    const bucket = at === -1 ? BUCKETS.length : at;
    latency.buckets[bucket] = (latency.buckets[bucket] ?? 0) + 1;
    latency.sum += seconds;
    latency.statuses.set(status, (latency.statuses.get(status) ?? 0) + 1);
  }
}

/**
 * Requests are tallied in plain numbers and handed to prom-client when it is read: counting each of them there took a
 * seventh of the rate of cached pages.
 */
type Latency = { buckets: number[]; sum: number; statuses: Map<number, number> };

function emptyLatency(): Latency {
  return { buckets: [...BUCKETS.map(() => 0), 0], sum: 0, statuses: new Map() };
}

function answers(latencies: Map<RouteClass, Latency>): Sample[] {
  return [...latencies].flatMap(([route, { statuses }]) =>
    [...statuses].map(([status, value]) => ({ labels: { route, status: String(status) }, value })),
  );
}

/** A histogram in the form of `getMetricsAsJSON`. */
function histogram(latencies: Map<RouteClass, Latency>): object {
  const name = "aangan_request_seconds";
  const values = [...latencies].flatMap(([route, { buckets, sum }]) => {
    let count = 0;
    const upTo = buckets.map((more, at) => {
      count += more;
      const labels = { le: BUCKETS[at] ?? "+Inf", route };
      return { metricName: `${name}_bucket`, labels, value: count };
    });
    return [
      ...upTo,
      { metricName: `${name}_sum`, labels: { route }, value: sum },
      { metricName: `${name}_count`, labels: { route }, value: count },
    ];
  });
  const help = "From the request to the end of its answer";
  return { name, help, type: "histogram", aggregator: "sum", values };
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
