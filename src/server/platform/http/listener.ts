/**
 * The first to see a request. Health checks, built files and cached pages are answered here, before anything
 * costly; the rest goes to `handle`, or gets a waiting page until the site is ready.
 */

import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { requestedLanguage } from "#domain/shared/language.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import { acceptedEncoding } from "#server/platform/cache/encoding.ts";
import type { CachedPage, PageCache } from "#server/platform/cache/page-cache.ts";
import { isAnonymous, isAnonymousVisitor } from "#server/platform/cache/page-key.ts";
import { say } from "#server/platform/messages/say.ts";
import { type Metrics, routeOf, type SiteFigures } from "#server/platform/metrics/metrics.ts";
import { createProbes, PROBES, type Probed } from "#server/platform/metrics/probes.ts";
import { createAdmission } from "./admission.ts";
import type { Assets } from "./assets.ts";
import { clientAddress, hasToken, isLoopback } from "./client-address.ts";
import { takesFiles } from "./guards.ts";
import { NOTHING_ALLOWED } from "./headers.ts";
import { unavailablePage, waitingPage } from "./unavailable-page.ts";
import { withWholeBody } from "./whole-body.ts";

export type Site = Probed & {
  handle: RequestListener;
  /** Counts an API call that is answered from memory; rejects if the address calls too often. */
  countCall: (address: string) => Promise<void>;
  figures: () => Promise<SiteFigures>;
};

type Options = {
  assets: Assets;
  pages: PageCache;
  headers: Record<string, string>;
  /** Set by the operator: cached pages are served only for this host. */
  publicHost?: string | undefined;
  metrics: Metrics;
  /** All metrics, including those of the other processes on this machine. */
  readMetrics: () => Promise<string>;
  /** Lets another machine read the metrics and probes. */
  metricsToken?: string | undefined;
  trustedProxies?: readonly string[];
  /** Undefined until the database is open. */
  site: () => Site | undefined;
  /** About to stop: still serves requests, but asks clients to close the connection. */
  isLeaving?: () => boolean;
};

const HOST = "host";
const ARRIVAL_MS = 30_000;
const FIGURES_MS = 2_000;
const CROWDED_SECONDS = 2;

const PLAIN_ANSWER = {
  "Content-Type": "application/json",
  "Content-Security-Policy": NOTHING_ALLOWED,
};

export function createListener(options: Options): RequestListener {
  const { assets, pages, headers, publicHost, metrics, readMetrics, metricsToken, site } = options;
  const isLeaving = options.isLeaving ?? (() => false);
  const trustedProxies = new Set(options.trustedProxies);
  const admission = createAdmission();
  const answerProbe = createProbes({ headers, site, isLeaving });
  const crowded = { reading: refusal("GET"), sending: refusal("POST") };
  return (request, response) => {
    if (hasTwoHosts(request)) refuseAmbiguous(request, response);
    else take(request, response);
  };

  function take(request: IncomingMessage, response: ServerResponse): void {
    const url = request.url ?? "/";
    // A proxy that reuses the connection would send its next request while it closes.
    response.shouldKeepAlive &&= !isLeaving();
    limitArrival(url, request);
    if (answerFromMemory(url, request, response)) return;
    const probe = PROBES[url];
    if (probe) return void answerProbe(probe, isOperator(request), response);
    if (url === "/metrics") return void answerMetrics(request, response);
    metrics.watch(routeOf(url), response);
    const ready = site();
    if (ready) admit(url, request, response, ready.handle);
    else response.writeHead(503, { ...headers, ...waitingPage.headers }).end(waitingPage.body);
  }

  function admit(
    url: string,
    request: IncomingMessage,
    response: ServerResponse,
    handle: RequestListener,
  ): void {
    const go = () => void handle(request, response);
    const turnAway = () => refuse(url, request, response);
    const enter = () =>
      admission.enter(clientAddress(request, trustedProxies), response, go, turnAway);
    // Uploads arrive slowly, and have their own queue.
    if (takesFiles(pathOf(url), request.headers["content-type"])) go();
    else if (hasBody(request)) withWholeBody(request, enter);
    else enter();
  }

  /** A proxy in front of us may have used the other host. */
  function refuseAmbiguous(request: IncomingMessage, response: ServerResponse): void {
    response.shouldKeepAlive = false;
    const message = say(
      requestedLanguage(request.headers["accept-language"]),
      sharedProblems.oneHost(),
    );
    response
      .writeHead(400, { ...headers, ...PLAIN_ANSWER })
      .end(JSON.stringify({ success: false, message }));
  }

  /** Built once: under overload, refusing must cost next to nothing. */
  function refusal(method: string) {
    const page = unavailablePage(503, method, CROWDED_SECONDS);
    const body = Buffer.from(page.body);
    const all = { ...headers, ...page.headers, "Content-Length": String(body.length) };
    return { page, body, head: Object.entries(all).flat() };
  }

  function refuse(url: string, request: IncomingMessage, response: ServerResponse): void {
    if (response.closed) return;
    const { page, head, body } = isReading(request) ? crowded.reading : crowded.sending;
    if (!url.startsWith("/api/")) return void response.writeHead(503, head).end(body);
    const message = say(
      requestedLanguage(request.headers["accept-language"]),
      sharedProblems.crowded(),
    );
    response
      .writeHead(503, { ...headers, ...page.headers, ...PLAIN_ANSWER })
      .end(JSON.stringify({ success: false, message }));
  }

  function answerFromMemory(
    url: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): boolean {
    if (!isReading(request)) return false;
    const page = isForUs(request) ? pages.find(url) : undefined;
    if (page?.kind === "answer") return answerCall(page, url, request, response);
    if (page && isAnonymous(request.headers.cookie, url)) {
      metrics.noteCachedPage();
      metrics.watch("page", response);
      sendPage(page, request, response);
      return true;
    }
    return answerAsset(url, request, response);
  }

  function answerCall(
    answer: CachedPage,
    url: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): boolean {
    const ready = site();
    if (!ready || !isAnonymousVisitor(request.headers)) return false;
    metrics.noteCachedPage();
    metrics.watch(routeOf(url), response);
    ready.countCall(clientAddress(request, trustedProxies)).then(
      () => sendPage(answer, request, response),
      // Rate limit exceeded: the API answers with its own message.
      () => ready.handle(request, response),
    );
    return true;
  }

  function answerAsset(url: string, request: IncomingMessage, response: ServerResponse): boolean {
    const isAsset = assets.serve(pathOf(url), request, response);
    if (isAsset) metrics.watch("asset", response);
    return isAsset;
  }

  function isForUs({ headers: { host } }: IncomingMessage): boolean {
    return publicHost === undefined || host === publicHost;
  }

  async function answerMetrics(request: IncomingMessage, response: ServerResponse) {
    const isAllowed = isOperator(request);
    const body = isAllowed ? await readMetrics() : JSON.stringify({ success: false });
    response
      .writeHead(isAllowed ? 200 : 404, {
        ...headers,
        "Content-Security-Policy": NOTHING_ALLOWED,
        "Content-Type": isAllowed ? "text/plain; version=0.0.4; charset=utf-8" : "application/json",
        "Cache-Control": "no-store",
      })
      .end(body);
  }

  /** The machine itself, or a monitor on another one; all others learn nothing. */
  function isOperator(request: IncomingMessage): boolean {
    return isLoopback(request) || hasToken(request, metricsToken);
  }
}

/** A hanging database must not block the metrics about it. */
export async function figuresOf(site: Site | undefined): Promise<SiteFigures | undefined> {
  const late = new AbortController();
  const nothing = sleep(FIGURES_MS, undefined, { signal: late.signal }).catch(() => undefined);
  return Promise.race([site?.figures(), nothing]).finally(() => late.abort());
}

/** Closes requests whose body does not arrive in time; only uploads may take as long as the server allows. */
function limitArrival(url: string, request: IncomingMessage): void {
  if (!hasBody(request) || takesFiles(pathOf(url), request.headers["content-type"])) return;
  const timer = setTimeout(() => request.destroy(), ARRIVAL_MS);
  for (const end of ["end", "close"]) request.once(end, () => clearTimeout(timer));
}

function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === HOST.length && name.toLowerCase() === HOST) hosts += 1;
  }
  return hosts > 1;
}

function isReading({ method }: IncomingMessage): boolean {
  return method === "GET" || method === "HEAD";
}

function hasBody({ headers }: IncomingMessage): boolean {
  const { "content-length": length, "transfer-encoding": coding } = headers;
  return coding !== undefined || Number(length ?? 0) > 0;
}

function pathOf(url: string): string {
  return url.split("?", 1)[0] ?? url;
}

function sendPage(page: CachedPage, request: IncomingMessage, response: ServerResponse): void {
  if (request.headers["if-none-match"] === page.etag) {
    response.writeHead(304, page.unchangedHead).end();
    return;
  }
  const encoding = acceptedEncoding(request.headers["accept-encoding"]);
  response.writeHead(200, page.heads[encoding]);
  response.end(request.method === "HEAD" ? undefined : page.bodies[encoding]);
}
