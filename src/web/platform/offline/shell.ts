/** The offline page, and the files that it and saved homes need. */

import { LANGUAGES, type Language, localPath } from "#domain/shared/language.ts";
import { UNREACHED_SCRIPT } from "#domain/shared/lost-script.ts";
import { namesInHomes } from "./homes.ts";
import { fetchPublic } from "./public-page.ts";

/** Inserted by service-worker-build.ts. */
declare const SHELL: Record<"offline" | "home", Record<Language, string[]>>;

const shell = SHELL;
const CACHE = "shell.v1";
const ASSET = /\/assets\/[\w.-]+/g;
const OWN_FILES = new Set(Object.values(shell).flatMap(({ en, hi }) => [...en, ...hi]));

const offlinePath = (language: Language) => localPath(language, "/offline");

/** Runs with each new build, and for a language when it is first used. */
export async function storeShell(language: Language): Promise<void> {
  const cache = await caches.open(CACHE);
  const page = await fetchPublic(offlinePath(language));
  if (!page.ok) throw new Error("The offline page could not be fetched");
  const html = await page.clone().text();
  await storeAssets(cache, [...shell.offline[language], ...(html.match(ASSET) ?? [])]);
  await cache.put(offlinePath(language), page);
}

/** Fetched with the first saved home: includes what its page loads on interaction. */
export async function storeFilesOf(html: string, language: Language): Promise<void> {
  const named = html.match(ASSET) ?? [];
  const cache = await caches.open(CACHE);
  await storeAssets(cache, [...shell.offline[language], ...shell.home[language], ...named]);
}

export async function hasShell(language: Language): Promise<boolean> {
  const page = await findOfflinePage(language);
  return page !== undefined && isOfThisBuild(await page.text());
}

export async function findOfflinePage(language: Language): Promise<Response | undefined> {
  return (await caches.open(CACHE)).match(offlinePath(language));
}

/** Scripts of another build have other names, so the scripts that a page names tell its build. */
export function isOfThisBuild(html: string): boolean {
  const scripts = (html.match(ASSET) ?? []).filter((path) => path.endsWith(".js"));
  // The route manifest is written after this worker is built.
  const isOurs = (path: string) => OWN_FILES.has(path) || path.startsWith("/assets/manifest-");
  return scripts.length > 0 && scripts.every(isOurs);
}

/** Files never change under their names, so a stored one is never fetched again. */
export async function answerAsset(request: Request): Promise<Response> {
  const kept = await (await caches.open(CACHE)).match(request.url);
  if (kept) return kept;
  return fetch(request).catch((error) => {
    if (!request.url.endsWith(".js")) throw error;
    return new Response(UNREACHED_SCRIPT, { headers: { "Content-Type": "text/javascript" } });
  });
}

/** Deletes the files of earlier builds, except those that a stored page still names. */
export async function sweepShell(): Promise<void> {
  const cache = await caches.open(CACHE);
  const pages = await Promise.all(LANGUAGES.map((language) => cache.match(offlinePath(language))));
  const texts = await Promise.all(pages.map((page) => page?.text() ?? ""));
  const needed = new Set([
    ...OWN_FILES,
    ...texts.flatMap((text) => text.match(ASSET) ?? []),
    ...(await namesInHomes(ASSET)),
  ]);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/assets/") && !needed.has(pathname)) await cache.delete(request);
  }
}

async function storeAssets(cache: Cache, paths: string[]): Promise<void> {
  const here = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = new Set(paths.filter((path) => !here.has(path)));
  await Promise.all([...missing].map((path) => storeAsset(cache, path)));
}

async function storeAsset(cache: Cache, path: string): Promise<void> {
  const response = await fetch(path);
  // Any other response under such a URL is the server's message to a tab of another build.
  if (!response.headers.get("cache-control")?.includes("immutable")) {
    throw new Error(`${path} is not of this build`);
  }
  await cache.put(path, response);
}
