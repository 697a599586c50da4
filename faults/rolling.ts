/** R27 and R28: nodes are restarted one after another behind a proxy, and visitors notice nothing. */

import { Agent, request } from "node:https";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { createPostgres } from "../bench/postgres.ts";
import { AUTH_SECRET, freePort, newFolder, type Site, startSite } from "../bench/site.ts";
import { check } from "./check.ts";
import { METRICS_TOKEN, type ProxyKind, startProxy } from "./proxy.ts";
import { checkStored, newKey, requirement } from "./writers.ts";

const CYCLES = 10;
const WRITERS = 8;
const READERS = 8;
const PAGES = ["/", "/companies", "/api/companies?limit=5", "/api/properties?limit=5", "/hi"];
const PATIENCE_MS = 15_000;
/** HAProxy checks twice, a second apart, before it sends traffic to a node that is back. */
const NOTICE_MS = 3_000;
/** Without active checks the proxy learns that a node is down only when a request fails. */
const TOLERATED = { haproxy: 0, nginx: 0.002 };

export async function restartBehindProxy(kind: ProxyKind): Promise<string> {
  const folder = await newFolder();
  const ports = [await freePort(), await freePort()] as const;
  const proxy = await startProxy(kind, ports);
  const postgres = await createPostgres();
  await postgres.start();
  const settings = {
    DATABASE_URL: await postgres.createDatabase("rolling"),
    AUTH_SECRET,
    DEMO: "on",
    DRAIN_SECONDS: "4",
    METRICS_TOKEN,
    TRUSTED_PROXIES: "127.0.0.1",
  };
  const start = (node: 0 | 1) =>
    startSite({ dataDir: join(folder.path, String(node)), port: ports[node], settings });
  const nodes: [Site, Site] = [await start(0), await start(1)];
  try {
    await sleep(NOTICE_MS);
    const load = startLoad(proxy.port);
    for (let cycle = 0; cycle < CYCLES; cycle += 1) {
      const node = cycle % 2 === 0 ? 0 : 1;
      const exitCode = await nodes[node].stop();
      check(exitCode === 0, `a node ended with code ${exitCode}`);
      nodes[node] = await start(node);
      await sleep(NOTICE_MS);
    }
    await load.stop();
    await checkStored(settings.DATABASE_URL, load.acknowledged);
    const { requests, failures } = load.figures();
    const allowed = Math.floor(requests * TOLERATED[kind]);
    check(failures.length <= allowed, `${failures.length} of ${requests} failed: ${failures[0]}`);
    return `${CYCLES} restarts, ${requests} requests, ${failures.length} failed; ${load.acknowledged.size} acknowledged, 0 lost, 0 twice`;
  } finally {
    await Promise.all(nodes.map((node) => node.stop()));
    await proxy.stop();
    await postgres.remove();
    await folder.remove();
  }
}

/** Visitors who read, and some who write; a writer without a response retries with the same key. */
function startLoad(port: number) {
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });
  const acknowledged = new Map<string, string>();
  const failures: string[] = [];
  let [requests, isOver] = [0, false];

  async function ask(path: string, body?: object, key = ""): Promise<string | undefined> {
    requests += 1;
    const what = `${body ? "POST" : "GET"} ${path}`;
    try {
      const { status, answer } = await send(port, agent, path, body, key);
      if (status === (body ? 201 : 200)) return answer;
      failures.push(`${what} answered ${status} ${answer.slice(0, 80)}`);
    } catch (error) {
      failures.push(`${what}: ${(error as Error).message}`);
    }
    return undefined;
  }

  async function write(): Promise<void> {
    let key = newKey();
    while (!isOver) {
      const answer = await ask("/api/requirements", requirement(key), key);
      if (answer === undefined) continue;
      acknowledged.set(key, JSON.parse(answer).data.reference);
      key = newKey();
    }
  }

  async function read(reader: number): Promise<void> {
    for (let at = reader; !isOver; at += 1) await ask(PAGES[at % PAGES.length] ?? "/");
  }

  const clients = [
    ...Array.from({ length: WRITERS }, write),
    ...Array.from({ length: READERS }, (_, reader) => read(reader)),
  ];
  return {
    acknowledged,
    figures: () => ({ requests, failures }),
    async stop() {
      isOver = true;
      await Promise.all(clients);
      agent.destroy();
    },
  };
}

function send(port: number, agent: Agent, path: string, body: object | undefined, key: string) {
  return new Promise<{ status: number; answer: string }>((resolve, reject) => {
    const outgoing = request({
      agent,
      port,
      path,
      host: "127.0.0.1",
      method: body ? "POST" : "GET",
      headers: body ? { "content-type": "application/json", "idempotency-key": key } : {},
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    outgoing.on("error", reject);
    outgoing.on("response", (incoming) => {
      text(incoming).then(
        (answer) => resolve({ status: incoming.statusCode ?? 0, answer }),
        reject,
      );
    });
    outgoing.end(body && JSON.stringify(body));
  });
}
