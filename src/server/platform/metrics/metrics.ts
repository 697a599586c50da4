/** Figures for a Prometheus that scrapes /metrics: counted as requests end, written when asked for. */

import type { ServerResponse } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";

const ROUTES = ["page", "api", "image", "asset"] as const;
export type RouteClass = (typeof ROUTES)[number];

/** What only the open site can tell. */
export type SiteFigures = {
  isDatabaseUp: boolean;
  pool: { total: number; idle: number; waiting: number };
  queue: { kind: string; waiting: number }[];
  replica?: { state: string; lagSeconds: number; reads: { primary: number; replica: number } };
};

type PageFigures = { pages: number; bytes: number; rendered: number };
type Latency = { buckets: number[]; count: number; sum: number; statuses: Map<number, number> };
type Sample = { labels?: Record<string, string | number>; value: number; suffix?: string };

/** Seconds; a kept page takes a tenth of the first. */
const BOUNDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const NANOSECONDS = 1e9;

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics(now = () => performance.now()) {
  const latencies = new Map<RouteClass, Latency>(ROUTES.map((route) => [route, emptyLatency()]));
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let hits = 0;

  return {
    /** Counts the request when its answer has gone, or its caller. */
    watch(route: RouteClass, response: ServerResponse): void {
      const startedAt = now();
      response.once("close", () => note(route, response.statusCode, (now() - startedAt) / 1000));
    },

    noteKeptPage(): void {
      hits += 1;
    },

    write(pages: PageFigures, site: SiteFigures | undefined): string {
      const text = [
        ...requests(latencies),
        ...durations(latencies),
        ...metric("aangan_page_cache_hits_total", "counter", "Pages answered from memory", hits),
        ...metric(
          "aangan_page_cache_renders_total",
          "counter",
          "Pages rendered to be kept",
          pages.rendered,
        ),
        ...metric("aangan_page_cache_pages", "gauge", "Pages in memory", pages.pages),
        ...metric("aangan_page_cache_bytes", "gauge", "What they take", pages.bytes),
        ...(site ? ofSite(site) : []),
        ...samples("aangan_event_loop_delay_seconds", "gauge", "Since the last scrape", [
          { labels: { quantile: "0.5" }, value: delay.percentile(50) / NANOSECONDS },
          { labels: { quantile: "0.99" }, value: delay.percentile(99) / NANOSECONDS },
          { labels: { quantile: "1" }, value: delay.max / NANOSECONDS },
        ]),
        ...metric(
          "process_resident_memory_bytes",
          "gauge",
          "Memory in use",
          process.memoryUsage.rss(),
        ),
        ...metric("aangan_workers", "gauge", "Processes that serve", 1),
        ...metric("process_uptime_seconds", "gauge", "Since the start", process.uptime()),
      ];
      delay.reset();
      return `${text.join("\n")}\n`;
    },
  };

  function note(route: RouteClass, status: number, seconds: number): void {
    const latency = latencies.get(route);
    if (!latency) return;
    const bucket = BOUNDS.findIndex((bound) => seconds <= bound);
    const at = bucket === -1 ? BOUNDS.length : bucket;
    latency.buckets[at] = (latency.buckets[at] ?? 0) + 1;
    latency.count += 1;
    latency.sum += seconds;
    latency.statuses.set(status, (latency.statuses.get(status) ?? 0) + 1);
  }
}

/** Of a request that is neither a built file nor a kept page. */
export function routeOf(url: string): RouteClass {
  if (url.startsWith("/api/")) return "api";
  return url.startsWith("/images/") ? "image" : "page";
}

function emptyLatency(): Latency {
  return { buckets: BOUNDS.map(() => 0), count: 0, sum: 0, statuses: new Map() };
}

function requests(latencies: Map<RouteClass, Latency>): string[] {
  const all = [...latencies].flatMap(([route, { statuses }]) =>
    [...statuses].map(([status, value]) => ({ labels: { route, status }, value })),
  );
  return samples("aangan_requests_total", "counter", "Requests by kind and answer", all);
}

function durations(latencies: Map<RouteClass, Latency>): string[] {
  const all = [...latencies].flatMap(([route, { buckets, count, sum }]): Sample[] => {
    let upTo = 0;
    const rows = BOUNDS.map((le, at) => {
      upTo += buckets[at] ?? 0;
      return { suffix: "_bucket", labels: { route, le }, value: upTo };
    });
    return [
      ...rows,
      { suffix: "_bucket", labels: { route, le: "+Inf" }, value: count },
      { suffix: "_sum", labels: { route }, value: sum },
      { suffix: "_count", labels: { route }, value: count },
    ];
  });
  return samples(
    "aangan_request_seconds",
    "histogram",
    "From the request to the end of its answer",
    all,
  );
}

function ofReplica({ state, lagSeconds, reads }: NonNullable<SiteFigures["replica"]>): string[] {
  return [
    ...samples("aangan_replica_state", "gauge", "1 for the state it is in", [
      ...["current", "behind", "down"].map((each) => {
        return { labels: { state: each }, value: Number(each === state) };
      }),
    ]),
    ...metric("aangan_replica_lag_seconds", "gauge", "Behind the primary", lagSeconds),
    ...samples("aangan_public_reads_total", "counter", "Questions by who answered", [
      { labels: { from: "primary" }, value: reads.primary },
      { labels: { from: "replica" }, value: reads.replica },
    ]),
  ];
}

function ofSite({ isDatabaseUp, pool, queue, replica }: SiteFigures): string[] {
  return [
    ...metric("aangan_database_up", "gauge", "Whether it answered just now", Number(isDatabaseUp)),
    ...samples("aangan_database_pool", "gauge", "Connections, and requests waiting for one", [
      { labels: { state: "busy" }, value: pool.total - pool.idle },
      { labels: { state: "idle" }, value: pool.idle },
      { labels: { state: "waiting" }, value: pool.waiting },
    ]),
    ...samples(
      "aangan_queue_length",
      "gauge",
      "Jobs that wait",
      queue.map(({ kind, waiting }) => ({ labels: { kind }, value: waiting })),
    ),
    ...(replica ? ofReplica(replica) : []),
  ];
}

function metric(name: string, type: string, help: string, value: number): string[] {
  return samples(name, type, help, [{ value }]);
}

function samples(name: string, type: string, help: string, list: readonly Sample[]): string[] {
  if (list.length === 0) return [];
  const lines = list.map(({ suffix = "", labels = {}, value }) => {
    const pairs = Object.entries(labels).map(([label, text]) => `${label}="${text}"`);
    return `${name}${suffix}${pairs.length > 0 ? `{${pairs.join(",")}}` : ""} ${value}`;
  });
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines];
}
