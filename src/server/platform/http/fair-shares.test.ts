import { once } from "node:events";
import { Agent, createServer, request as httpRequest, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate, setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { createPageCache } from "#server/platform/cache/page-cache.ts";
import { createMetrics } from "#server/platform/metrics/metrics.ts";
import { test as base } from "#test/app.ts";
import { openAssets } from "./assets.ts";
import { createListener } from "./listener.ts";

const STEPS = 4;
const STEP_MS = 3;

type Answer = { status: number; body: string };
type Send = (method: string, from: string, agent?: Agent) => Promise<Answer>;

/** A site whose every answer takes the core for a while, as rendering a page does. */
const test = base.extend<{ send: Send }>({
  send: async ({ folder }, use) => {
    const pages = createPageCache({ headers: {} });
    const listener = createListener({
      assets: await openAssets(folder, {}),
      pages,
      headers: {},
      metrics: createMetrics(),
      readMetrics: async () => "",
      trustedProxies: ["127.0.0.1"],
      site: () => ({
        handle: work,
        countCall: async () => {},
        isReachable: async () => true,
        figures: () => Promise.reject(new Error("nobody asks")),
      }),
    });
    const server = createServer(listener).listen(0, "127.0.0.1");
    await once(server, "listening");
    await use(sender((server.address() as AddressInfo).port));
    server.closeAllConnections();
    server.close();
  },
});

test.for(["POST", "GET"])(
  "who floods the site with %s on twenty connections waits, and others do not",
  async (method, { send }) => {
    const isOver = new AbortController();
    const flood = Array.from({ length: 20 }, async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      while (!isOver.signal.aborted) await send(method, "203.0.113.1", agent);
      agent.destroy();
    });
    await sleep(500);

    const answers: Answer[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      const visitors = [2, 3, 4, 5].map((at) => send("GET", `203.0.113.${at}`));
      answers.push(...(await Promise.all(visitors)), await send("POST", "203.0.113.6"));
    }
    isOver.abort();
    await Promise.all(flood);

    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  },
);

test("a body that comes in pieces is read as one", async ({ send }) => {
  expect((await send("POST", "203.0.113.1")).body).toBe("email=nonsense");
});

const work: RequestListener = async (request, response) => {
  if (request.method === "POST" && !("rawBody" in request)) await once(request.resume(), "end");
  for (let step = 0; step < STEPS; step += 1) {
    await setImmediate();
    const until = performance.now() + STEP_MS;
    while (performance.now() < until);
  }
  response.writeHead(200).end((request as { rawBody?: Buffer }).rawBody);
};

function sender(port: number): Send {
  return async (method, from, agent) => {
    const request = httpRequest({
      port,
      host: "127.0.0.1",
      path: "/auth",
      method,
      agent,
      headers: { "x-forwarded-for": from },
    });
    if (method === "POST") {
      request.write("email=");
      request.write("nonsense");
    }
    request.end();
    const [response] = await once(request, "response");
    let body = "";
    for await (const chunk of response) body += chunk;
    return { status: response.statusCode, body };
  };
}
