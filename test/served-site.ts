/** The whole path of a request on a real port, without the rendered pages. */

import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { createServer, request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { expect } from "vitest";
import { createPageCache, type PageCache } from "#server/platform/cache/page-cache.ts";
import { openAssets } from "#server/platform/http/assets.ts";
import { securityHeaders } from "#server/platform/http/headers.ts";
import { createListener, figuresOf } from "#server/platform/http/listener.ts";
import { createMetrics, metricsText } from "#server/platform/metrics/metrics.ts";
import { test as base, PUBLIC_URL } from "./app.ts";

export const TOKEN = "a token for the metrics";

type Answer = { status: number; headers: IncomingHttpHeaders; body: string };
type Ask = (path: string, headers?: Record<string, string>, method?: string) => Promise<Answer>;
type Site = {
  ask: Ask;
  /** The response to raw bytes that no client library would send. */
  say: (bytes: string) => Promise<string>;
  pages: PageCache;
  state: { isOpen: boolean; isReachable: boolean; isLeaving: boolean };
};

export const test = base.extend<{ site: Site }>({
  site: async ({ open, folder }, use) => {
    await mkdir(join(folder, "assets"));
    await writeFile(join(folder, "assets", "app-1a2b.js"), "console.log(1);".repeat(200));
    await writeFile(join(folder, "assets", "app-1a2b.js.map"), "CANARY");
    await writeFile(join(folder, "icon.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>");
    await writeFile(join(folder, "note.secret"), "CANARY");
    await writeFile(join(folder, "sw.js"), "addEventListener('fetch', () => {});");
    const headers = securityHeaders(PUBLIC_URL);
    const pages = createPageCache({ headers });
    pages.setListening(true);
    const { api, limits } = open({}, { pages });
    const state = { isOpen: true, isReachable: true, isLeaving: false };
    const handle = getRequestListener(api.fetch, { overrideGlobalObjects: false });
    const metrics = createMetrics();
    const openSite = () =>
      state.isOpen
        ? {
            handle,
            countCall: (address: string) => limits.use("apiPerAddress", address),
            isReachable: async () => state.isReachable,
            figures: async () => ({
              isDatabaseUp: state.isReachable,
              pool: { total: 3, idle: 2, waiting: 0 },
              queue: [{ kind: "messages", waiting: 7 }],
            }),
          }
        : undefined;
    const listener = createListener({
      assets: await openAssets(folder, headers),
      pages,
      headers,
      metrics,
      readMetrics: async () =>
        metricsText([await metrics.read(pages.figures(), await figuresOf(openSite()))]),
      metricsToken: TOKEN,
      isLeaving: () => state.isLeaving,
      site: openSite,
    });
    const server = createServer({ maxHeaderSize: 16 * 1024 }, listener).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    await use({ ask: asker(port), say: speaker(port), pages, state });
    server.closeAllConnections();
    server.close();
  },
});

export function asker(port: number): Ask {
  return async (path, headers = {}, method = "GET") => {
    const request = httpRequest({ port, host: "127.0.0.1", path, headers, method }).end();
    const [response] = await once(request, "response");
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk);
    return {
      status: response.statusCode,
      headers: response.headers,
      body: Buffer.concat(chunks).toString(),
    };
  };
}

function speaker(port: number) {
  return async (bytes: string) => {
    const socket = connect(port, "127.0.0.1");
    socket.setTimeout(3_000, () => socket.destroy());
    socket.on("error", () => {});
    let heard = "";
    socket.on("data", (chunk) => {
      heard += chunk;
    });
    socket.write(bytes);
    socket.end();
    await once(socket, "close");
    return heard;
  };
}

export const PROTECTED = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": expect.any(String),
  "strict-transport-security": expect.any(String),
  "content-security-policy": expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/),
};
