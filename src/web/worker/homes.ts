/** The pages and first pictures of homes that were saved on this device. */

import { type Language, localPath } from "#domain/language.ts";
import { pictureUrl } from "#domain/picture.ts";
import type { HomeToKeep } from "./messages.ts";
import { fetchForAnybody, isForAnybody } from "./public-page.ts";

/** About two megabytes. */
const MAX_HOMES = 24;
const CACHE = "homes.v1";
const PICTURE = /^\/images\/[0-9a-f-]{36}\//;

/**
 * Fetches what is new among the saved homes and what is of an earlier build, since the files it names may be
 * gone; forgets what is saved no more.
 */
export async function keepHomes(
  homes: HomeToKeep[],
  language: Language,
  isOfThisBuild: (html: string) => boolean,
): Promise<void> {
  const cache = await caches.open(CACHE);
  const paths = new Set(homes.slice(0, MAX_HOMES).flatMap((home) => pathsOf(home, language)));
  for (const request of await cache.keys()) {
    if (!paths.has(pathOf(request))) await cache.delete(request);
  }
  for (const path of paths) {
    const kept = await cache.match(path);
    const isGood = kept && (PICTURE.test(path) || isOfThisBuild(await kept.text()));
    if (!isGood) await keep(cache, path);
  }
}

/** A kept home that was just looked at is kept as it is now. */
export async function renewHome(path: string, page: Response): Promise<void> {
  const cache = await caches.open(CACHE);
  if (isForAnybody(page)) await cache.put(path, page);
  else if (page.status === 404) await cache.delete(path);
}

export async function findHome(path: string): Promise<Response | undefined> {
  return (await caches.open(CACHE)).match(path);
}

/** One size of a picture is kept; without a network it stands in for all of them. */
export async function findPicture(path: string): Promise<Response | undefined> {
  const [start] = PICTURE.exec(path) ?? [];
  if (!start) return undefined;
  const cache = await caches.open(CACHE);
  const kept = (await cache.keys()).find((request) => pathOf(request).startsWith(start));
  return kept && cache.match(kept);
}

export async function forgetHomes(): Promise<void> {
  await caches.delete(CACHE);
}

/** Every name of that kind in the pages that are kept. */
export async function namesInHomes(pattern: RegExp): Promise<string[]> {
  const cache = await caches.open(CACHE);
  const pages = (await cache.keys()).filter((request) => !PICTURE.test(pathOf(request)));
  const texts = await Promise.all(pages.map(async (page) => (await cache.match(page))?.text()));
  return texts.flatMap((text) => text?.match(pattern) ?? []);
}

function pathsOf({ id, pictureId }: HomeToKeep, language: Language): string[] {
  const page = localPath(language, `/property/${id}`);
  return pictureId === null ? [page] : [page, pictureUrl(pictureId, 640, "webp")];
}

/** What cannot be fetched now is fetched with the next page. */
async function keep(cache: Cache, path: string): Promise<void> {
  const response = await fetchForAnybody(path).catch(() => undefined);
  if (response && isForAnybody(response)) await cache.put(path, response);
  else if (response?.status === 404) await cache.delete(path);
}

function pathOf({ url }: Request): string {
  return new URL(url).pathname;
}
