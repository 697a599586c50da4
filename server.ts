/** Launcher: the built site in production, Vite in development; then it listens, and stops politely. */

import { existsSync } from "node:fs";
import { createServer as createHttpServer, type RequestListener } from "node:http";

type Main = typeof import("./src/main.ts");

const DRAIN_MS = 30_000;
const SWEEP_MS = 50;
const isProduction = process.env.NODE_ENV === "production";

if (existsSync(".env")) process.loadEnvFile(".env");

const http = createHttpServer({
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  // As long as the slowest call may take to arrive; the listener gives the others less.
  requestTimeout: 120_000,
  // Longer than any proxy's, so that it is never we who close a connection it is about to use.
  keepAliveTimeout: 75_000,
});
const { server, listener } = await open();
const { settings, log } = server;

http.on("request", listener);
http.on("error", (error) => fail(`Cannot listen on port ${settings.PORT}: ${error.message}`));
http.listen(settings.PORT, settings.HOST, () => {
  const address = http.address();
  const port = typeof address === "object" && address ? address.port : settings.PORT;
  console.log(`Aangan is listening on http://localhost:${port}`);
});
server.ready.then(
  ({ firstAdmin, demoPassword }) => {
    if (firstAdmin) {
      console.log(`Admin: ${firstAdmin.email}, password ${firstAdmin.password} (shown this once)`);
    }
    if (demoPassword) {
      const people = "buyer@, seller@, company@ and affiliate@demo.local";
      console.log(`Demo: ${people}, password ${demoPassword} (shown this once)`);
    }
    console.log(`Ready. The admin signs in at ${settings.publicUrl}/admin`);
  },
  (error: unknown) => fail(`Cannot start: ${reasonOf(error)}`),
);

let isStopping = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);

async function open(): Promise<{
  server: Awaited<ReturnType<Main["createServer"]>>;
  listener: RequestListener;
}> {
  try {
    return await (isProduction ? openBuilt() : openDevelopment());
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
    throw error;
  }
}

async function openBuilt() {
  const main: Main = await import(new URL("./build/server/index.js", import.meta.url).href);
  const server = await main.createServer(process.env);
  return { server, listener: server.listener };
}

/** An edit of server code makes a new site; the old one is closed first. */
async function openDevelopment() {
  const vite = await (await import("vite")).createServer({
    // Hot reload through our own port: the policy lets pages talk to no other.
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
  return { server: { ...current, close: () => current.close() }, listener };
}

/** Takes no new connections, lets the requests under way finish, then closes the database. */
async function stop(): Promise<void> {
  if (isStopping) process.exit(1);
  isStopping = true;
  const force = setTimeout(() => http.closeAllConnections(), DRAIN_MS);
  const closed = new Promise((resolve) => http.close(resolve));
  // A connection that is busy now is idle a moment later, and nobody else would close it.
  const sweep = setInterval(() => http.closeIdleConnections(), SWEEP_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(force);
  await server.close();
  log.info("stopped");
  process.exit(0);
}

function fail(message: string): void {
  console.error(message);
  process.exit(1);
}

/** A failed query's own message quotes the whole statement; its cause says what was wrong. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isStatement = "query" in error && error.cause instanceof Error;
  return isStatement ? (error.cause as Error).message : error.message;
}
