/**
 * Handles requests when there is no network. Pages always come from the network; a saved home comes from the
 * device when the network fails or is too slow, and any other page then redirects to the offline page.
 * Only public content is stored here: see public-page.ts.
 */

import { languageOf, localPath, plainPath } from "#domain/shared/language.ts";
import { findHome, findPicture, forgetHomes, renewHome, storeHomes } from "./homes.ts";
import type { WorkerMessage } from "./messages.ts";
import { deliverWaiting, OFFLINE_QUEUE, saveQueue } from "./offline-queue.ts";
import { type Fetching, scope } from "./scope.ts";
import {
  answerAsset,
  findOfflinePage,
  hasShell,
  isOfThisBuild,
  storeFilesOf,
  storeShell,
  sweepShell,
} from "./shell.ts";

/** After this wait a saved home is shown from its copy. */
const PATIENCE_MS = 3_000;

const FILES = { isOfThisBuild, storeFilesOf };

/** Never a page: files and redirects. */
const NO_PAGES = /^\/(?:api|images|language|r)\//;

scope.addEventListener("install", (event) => event.waitUntil(install()));
scope.addEventListener("activate", (event) => event.waitUntil(activate()));
scope.addEventListener("message", (event) => event.waitUntil(hear(event.data)));
scope.addEventListener("sync", (event) => {
  if (event.tag === OFFLINE_QUEUE) event.waitUntil(deliverWaiting());
});
scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== scope.location.origin) return;
  if (request.method === "POST" && plainPath(url.pathname) === "/sign-out") {
    event.waitUntil(forgetHomes());
  }
  if (request.method !== "GET") return;
  const answer = answerTo(url, event);
  if (answer) event.respondWith(answer);
});

/** Returns `undefined` for requests that the browser should handle as usual. */
function answerTo(url: URL, event: Fetching): Promise<Response> | undefined {
  const { request } = event;
  const path = url.pathname;
  if (path.startsWith("/assets/")) return answerAsset(request);
  if (NO_PAGES.test(path)) return answerPicture(path, request);
  if (request.mode === "navigate") return answerPage(url, event);
  if (path.endsWith(".data")) return answerData(url, request);
  return undefined;
}

async function install(): Promise<void> {
  const pages = await scope.clients.matchAll({ includeUncontrolled: true });
  const languages = new Set(pages.map(({ url }) => languageOf(new URL(url).pathname)));
  for (const language of languages) await storeShell(language);
  // Take over at once: pages of an older build miss nothing from the older worker.
  await scope.skipWaiting();
}

async function activate(): Promise<void> {
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
  await sweepShell();
}

async function hear(message: WorkerMessage): Promise<void> {
  if (message.kind === "waiting") return saveQueue(message.entry);
  if (!(await hasShell(message.language))) await storeShell(message.language);
  await storeHomes(message.homes, message.language, FILES);
}

async function answerPage(url: URL, event: Fetching): Promise<Response> {
  const path = url.pathname;
  const kept = await findHome(path);
  const coming = Promise.resolve(event.preloadResponse).then(
    (early) => early ?? fetch(event.request),
  );
  if (kept)
    event.waitUntil(coming.then((page) => renewHome(path, page.clone(), FILES)).catch(() => {}));
  try {
    return await (kept ? Promise.race([coming, endOfPatience()]) : coming);
  } catch {
    return kept ?? answerOffline(url);
  }
}

async function answerOffline(url: URL): Promise<Response> {
  const language = languageOf(url.pathname);
  const page = await findOfflinePage(language);
  if (!page) return Response.error();
  if (plainPath(url.pathname) === "/offline") return page;
  // Redirect to the page's own URL, which is the one its scripts expect.
  const to = encodeURIComponent(url.pathname + url.search);
  return Response.redirect(`${localPath(language, "/offline")}?to=${to}`);
}

/** Only on pages that may show a saved home; pictures in lists are left to the browser. */
function answerPicture(path: string, request: Request): Promise<Response> | undefined {
  if (!path.startsWith("/images/") || !URL.canParse(request.referrer)) return undefined;
  const shownAt = plainPath(new URL(request.referrer).pathname);
  if (shownAt !== "/offline" && !shownAt.startsWith("/property/")) return undefined;
  return fetch(request).catch(async (error) => {
    const kept = await findPicture(path);
    if (kept) return kept;
    throw error;
  });
}

/**
 * React Router's data requests. If the network fails on the way to another page, the response makes the
 * browser load that page in full, which is handled above; a page that requests its own data stays open, with
 * whatever is typed there.
 */
async function answerData(url: URL, request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const page = pageOf(url);
    if (request.referrer === page.href) throw error;
    return new Response(null, {
      status: 204,
      headers: {
        "X-Remix-Redirect": page.pathname + page.search,
        "X-Remix-Reload-Document": "true",
      },
    });
  }
}

function pageOf(data: URL): URL {
  const page = new URL(data);
  page.pathname = data.pathname.replace(/(?:(?<=\/)_)?\.data$/, "");
  page.searchParams.delete("_routes");
  return page;
}

function endOfPatience(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error("Late")), PATIENCE_MS));
}
