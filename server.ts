/** Launcher: runs the built site in production, with one process or several, and Vite in development. */

import cluster from "node:cluster";
import { createServer as createHttpServer, type RequestListener, type Server } from "node:http";
import { enableCompileCache, flushCompileCache } from "node:module";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { readSettings, type Settings } from "./src/server/platform/env.ts";
import { loadEnvFile } from "./src/server/platform/env-file.ts";
import { thisMachine, workersFor } from "./src/server/platform/processes/count.ts";
import type { FirstStart } from "./src/server/platform/processes/messages.ts";
import { joinWorkers } from "./src/server/platform/processes/worker.ts";

type Main = typeof import("./src/main.ts");
type Options = Parameters<Main["createServer"]>[1];
type Opened = { site: Awaited<ReturnType<Main["createServer"]>>; listener: RequestListener };

const DRAIN_MS = 30_000;
const SWEEP_MS = 50;
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
const isProduction = process.env.NODE_ENV === "production";

try {
  loadEnvFile(process.env);
  const settings = readSettings(process.env);
  const count = settings.WORKERS ?? workersFor(thisMachine());
  await (isProduction && cluster.isPrimary && count > 1 ? supervise(count, settings) : serve());
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

/** This process owns the database; the workers serve the visitors. */
async function supervise(count: number, settings: Settings): Promise<void> {
  const [{ openEmbedded }, { createLog }, { startWorkers }] = await Promise.all([
    import("./src/server/platform/db/embedded/embedded.ts"),
    import("./src/server/platform/log.ts"),
    import("./src/server/platform/processes/primary.ts"),
  ]);
  const { DATABASE_URL, DATA_DIR: dataDir, LOG_LEVEL } = settings;
  const log = createLog(LOG_LEVEL);
  const database = DATABASE_URL ? undefined : await openEmbedded({ dataDir });
  let isStopping = false;
  const workers = startWorkers({
    count,
    log,
    onListening: printAddress,
    onReady: (made) => printReady(made, settings),
    onFailure: () => end(1),
  });

  async function end(code: number): Promise<void> {
    if (isStopping) {
      workers.kill();
      process.exit(1);
    }
    isStopping = true;
    await workers.stop();
    await database?.stop();
    log.info("stopped");
    process.exit(code);
  }
  for (const signal of SIGNALS) process.on(signal, () => end(0));
}

async function serve(): Promise<void> {
  const workers = cluster.isWorker ? joinWorkers() : undefined;
  const http = createHttpServer({
    maxHeaderSize: 16 * 1024,
    headersTimeout: 10_000,
    // How often Node checks for timed-out requests; its default is half a minute.
    connectionsCheckingInterval: 2_000,
    // As long as the slowest request may take to arrive; the listener allows the others less.
    requestTimeout: 120_000,
    // Longer than any proxy's, so that we never close a connection the proxy is about to use.
    keepAliveTimeout: 75_000,
  });
  const { site, listener } = await (isProduction
    ? openBuilt(workers && { gatherFigures: workers.gatherFigures })
    : openDevelopment(http));
  const { settings } = site;
  // Next to workers that already serve, one that is not ready would only turn visitors away.
  const isLate = workers !== undefined && process.env.LISTEN === "when ready";
  let isStopping = false;

  http.on("request", listener);
  http.on("error", (error) => fail(`Cannot listen on port ${settings.PORT}: ${error.message}`));
  if (!isLate) listen();
  site.ready.then(
    (made) => {
      if (isLate && !isStopping) listen();
      return workers ? workers.printReady(made) : printReady(made, settings);
    },
    (error: unknown) => {
      if (!isStopping) fail(`Cannot start: ${reasonOf(error)}`);
    },
  );
  if (workers) workers.serve({ ownFigures: site.figures, stop });
  else for (const signal of SIGNALS) process.on(signal, stop);

  function listen(): void {
    http.listen(settings.PORT, settings.HOST, () => {
      const address = http.address();
      const port = typeof address === "object" && address ? address.port : settings.PORT;
      if (!workers) printAddress(port);
    });
  }

  /** Gives load balancers time to notice, finishes what is under way, then closes the database. */
  async function stop(): Promise<void> {
    if (isStopping) process.exit(1);
    isStopping = true;
    site.leave();
    await sleep(settings.DRAIN_SECONDS * 1000);
    await drain(http);
    await site.close();
    if (!workers) site.log.info("stopped");
    process.exit(0);
  }
}

/** Accepts no new connections and lets the requests under way finish. */
async function drain(http: Server): Promise<void> {
  const force = setTimeout(() => http.closeAllConnections(), DRAIN_MS);
  const closed = new Promise((resolve) => http.close(resolve));
  // A connection that is busy now may be idle a moment later, and nothing else would close it.
  const sweep = setInterval(() => http.closeIdleConnections(), SWEEP_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(force);
}

async function openBuilt(options: Options): Promise<Opened> {
  // A restarted server, after a deploy or a crash, need not compile the same code again.
  enableCompileCache(fileURLToPath(new URL("./build/compiled", import.meta.url)));
  const main: Main = await import(new URL("./build/server/index.js", import.meta.url).href);
  const site = await main.createServer(process.env, options);
  site.ready.then(
    () => flushCompileCache(),
    () => {},
  );
  return { site, listener: site.listener };
}

/** An edit of server code creates a new site; the old one is closed first. */
async function openDevelopment(http: Server): Promise<Opened> {
  const vite = await (await import("vite")).createServer({
    // Hot reload through our own port: the CSP allows pages to connect to no other.
    server: { middlewareMode: true, hmr: { server: http } },
    appType: "custom",
  });
  let main = (await vite.ssrLoadModule("/src/main.ts")) as Main;
  let current = await main.createServer(process.env);
  async function renew() {
    const latest = (await vite.ssrLoadModule("/src/main.ts")) as Main;
    if (latest === main) return;
    main = latest;
    await current.close();
    current = await main.createServer(process.env);
    await current.ready;
  }
  const listener: RequestListener = (request, response) =>
    vite.middlewares(request, response, () =>
      renew().then(
        () => current.listener(request, response),
        (error: Error) => response.writeHead(500).end(error.stack),
      ),
    );
  const site = { ...current, leave: () => current.leave(), close: () => current.close() };
  return { site, listener };
}

function printAddress(port: number): void {
  say(`Aangan is listening on http://localhost:${port}`);
}

function printReady({ firstAdmin, demoPassword }: FirstStart, { publicUrl }: Settings): void {
  if (firstAdmin) {
    say(`Admin: ${firstAdmin.email}, password ${firstAdmin.password} (shown this once)`);
  }
  if (demoPassword) {
    const people = "buyer@, seller@, company@ and affiliate@demo.local";
    say(`Demo: ${people}, password ${demoPassword} (shown this once)`);
  }
  say(`Ready. The admin signs in at ${publicUrl}/admin`);
}

/** Prints plain lines for the person who started it; console output goes to the log instead. */
function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** A failed query's own message quotes the whole statement; its cause says what was wrong. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isStatement = "query" in error && error.cause instanceof Error;
  return isStatement ? (error.cause as Error).message : error.message;
}
