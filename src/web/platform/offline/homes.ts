/** The pages and first pictures of homes that were saved on this device. */

import { pictureUrl } from "#domain/pictures/picture.ts";
import { type Language, languageOf, localPath } from "#domain/shared/language.ts";
import type { HomeToStore } from "./messages.ts";
import { fetchPublic, isPublicResponse } from "./public-page.ts";

/** About two megabytes. */
const MAX_HOMES = 24;
const CACHE = "homes.v1";
const PICTURE = /^\/images\/[0-9a-f-]{36}\//;

/** Finds and stores the files of a page; see shell.ts. */
type Files = {
  isOfThisBuild(html: string): boolean;
  /** Fails unless every file that the page needs at first or later is on the device. */
  storeFilesOf(html: string, language: Language): Promise<void>;
};

/**
 * Fetches newly saved homes and those of an earlier build, since the files they name may be gone; deletes
 * homes that are no longer saved.
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
    // What cannot be fetched now is retried with the next page.
    await keep(cache, path, files).catch(() => {});
  }
}

/** Updates the copy of a home that was just viewed; a newer build's page is left to that build's worker. */
export async function renewHome(path: string, page: Response, files: Files): Promise<void> {
  const cache = await caches.open(CACHE);
  await renew(cache, path, page, files);
}

export async function findHome(path: string): Promise<Response | undefined> {
  return (await caches.open(CACHE)).match(path);
}

/** Only one size of a picture is stored; offline it replaces all the others. */
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

/** Every match of the pattern in the stored pages. */
export async function namesInHomes(pattern: RegExp): Promise<string[]> {
  const cache = await caches.open(CACHE);
  const pages = (await cache.keys()).filter((request) => !PICTURE.test(pathOf(request)));
  const texts = await Promise.all(pages.map(async (page) => (await cache.match(page))?.text()));
  return texts.flatMap((text) => text?.match(pattern) ?? []);
}

/** The page comes last: once it is stored, the home opens offline. */
function pathsOf({ id, pictureId }: HomeToStore, language: Language): string[] {
  const page = localPath(language, `/property/${id}`);
  return pictureId === null ? [page] : [pictureUrl(pictureId, 640, "webp"), page];
}

async function storePicture(cache: Cache, path: string): Promise<void> {
  if (await cache.match(path)) return;
  const picture = await fetchPublic(path);
  if (isPublicResponse(picture)) await cache.put(path, picture);
}

async function storePage(cache: Cache, path: string, files: Files): Promise<void> {
  const html = await (await cache.match(path))?.text();
  if (html !== undefined && files.isOfThisBuild(html)) {
    await files.storeFilesOf(html, languageOf(path));
  } else {
    await renew(cache, path, await fetchPublic(path), files);
  }
}

/** Stores a page's files before the page: without them it would render but never hydrate. */
async function renew(cache: Cache, path: string, page: Response, files: Files): Promise<void> {
  if (page.status === 404) await cache.delete(path);
  if (!isPublicResponse(page)) return;
  const html = await page.clone().text();
  if (!files.isOfThisBuild(html)) return;
  await files.storeFilesOf(html, languageOf(path));
  await cache.put(path, page);
}

function pathOf({ url }: Request): string {
  return new URL(url).pathname;
}
