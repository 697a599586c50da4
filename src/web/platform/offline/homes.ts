/** The pages and first pictures of homes that were saved on this device. */

import { pictureUrl } from "#domain/pictures/picture.ts";
import { type Language, languageOf, localPath } from "#domain/shared/language.ts";
import type { HomeToStore } from "./messages.ts";
import { fetchForAnybody, isForAnybody } from "./public-page.ts";

/** About two megabytes. */
const MAX_HOMES = 24;
const CACHE = "homes.v1";
const PICTURE = /^\/images\/[0-9a-f-]{36}\//;

/** What stands between a page and its files; see shell.ts. */
type Files = {
  isOfThisBuild(html: string): boolean;
  /** Fails unless every file that the page starts with or asks for later is on the device. */
  storeFilesOf(html: string, language: Language): Promise<void>;
};

/**
 * Fetches what is new among the saved homes and what is of an earlier build, since the files it names may be
 * gone; forgets what is saved no more.
 */
export async function storeHomes(
  homes: HomeToStore[],
  language: Language,
  files: Files,
): Promise<void> {
  const cache = await caches.open(CACHE);
  const kept = homes.slice(0, MAX_HOMES);
  const paths = new Set(kept.flatMap((home) => pathsOf(home, language)));
  for (const request of await cache.keys()) {
    if (!paths.has(pathOf(request))) await cache.delete(request);
  }
  for (const path of paths) {
    const keep = PICTURE.test(path) ? storePicture : storePage;
    // What cannot be fetched now is fetched with the next page.
    await keep(cache, path, files).catch(() => {});
  }
}

/** A kept home that was just looked at is kept as it is now; of a newer build, by the worker of that build. */
export async function renewHome(path: string, page: Response, files: Files): Promise<void> {
  const cache = await caches.open(CACHE);
  await renew(cache, path, page, files);
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

/** The page comes last: once it is here, the home opens without a network. */
function pathsOf({ id, pictureId }: HomeToStore, language: Language): string[] {
  const page = localPath(language, `/property/${id}`);
  return pictureId === null ? [page] : [pictureUrl(pictureId, 640, "webp"), page];
}

async function storePicture(cache: Cache, path: string): Promise<void> {
  if (await cache.match(path)) return;
  const picture = await fetchForAnybody(path);
  if (isForAnybody(picture)) await cache.put(path, picture);
}

async function storePage(cache: Cache, path: string, files: Files): Promise<void> {
  const html = await (await cache.match(path))?.text();
  if (html !== undefined && files.isOfThisBuild(html)) {
    await files.storeFilesOf(html, languageOf(path));
  } else {
    await renew(cache, path, await fetchForAnybody(path), files);
  }
}

/** A page without its files would be drawn and never come to life: they are here before it is. */
async function renew(cache: Cache, path: string, page: Response, files: Files): Promise<void> {
  if (page.status === 404) await cache.delete(path);
  if (!isForAnybody(page)) return;
  const html = await page.clone().text();
  if (!files.isOfThisBuild(html)) return;
  await files.storeFilesOf(html, languageOf(path));
  await cache.put(path, page);
}

function pathOf({ url }: Request): string {
  return new URL(url).pathname;
}
