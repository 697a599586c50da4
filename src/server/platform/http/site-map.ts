/** The site map for search engines: an index, and one list of URLs for each kind of page. */

import {
  type IndexItem,
  SitemapIndexStream,
  type SitemapItemLoose,
  SitemapStream,
  streamToPromise,
} from "sitemap";
import { LANGUAGE_TAGS, LANGUAGES, localPath } from "#domain/shared/language.ts";
import type { App } from "#server/app.ts";

type PageEntry = { path: string; updatedAt?: string };

const STATIC_PAGES = [
  "/",
  "/buy",
  "/rent",
  "/commercial",
  "/land",
  "/search",
  "/agents",
  "/sell",
  "/companies",
  "/terms",
  "/privacy",
  "/grievance",
];

/** A list may hold 50,000 URLs, and each page has one in each language. */
const MAX_PAGES = Math.floor(50_000 / LANGUAGES.length);

/** Each part in a list of its own, so that one that grows does not push another out. */
const PARTS: Record<string, (app: App) => Promise<PageEntry[]>> = {
  pages: async () => STATIC_PAGES.map((path) => ({ path })),
  places: (app) => app.landing.listPages(MAX_PAGES),
  companies: async (app) => entries("/company", await app.companies.listPages(MAX_PAGES)),
  agents: async (app) => entries("/agents", await app.agents.listPages(MAX_PAGES)),
  // The newest only: older ones are reached from their company, agent or place.
  properties: async (app) => entries("/property", await app.properties.listPages(MAX_PAGES)),
};

export function siteMapIndex(publicUrl: string): Promise<string> {
  const stream = new SitemapIndexStream();
  for (const name of Object.keys(PARTS)) {
    stream.write({ url: `${publicUrl}/sitemap-${name}.xml` } satisfies IndexItem);
  }
  stream.end();
  return text(stream);
}

/** The list of one part, or undefined if there is no such part. */
export async function siteMapPart(
  name: string,
  app: App,
  publicUrl: string,
): Promise<string | undefined> {
  const list = Object.hasOwn(PARTS, name) ? PARTS[name] : undefined;
  if (!list) return undefined;
  const pages = await list(app);
  // The writer cannot end a list that it never began.
  if (pages.length === 0) return EMPTY_LIST;
  const stream = new SitemapStream({ hostname: publicUrl, lastmodDateOnly: false });
  for (const item of pages.flatMap(inEachLanguage)) stream.write(item);
  stream.end();
  return text(stream);
}

const EMPTY_LIST =
  '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>';

async function text(stream: SitemapStream | SitemapIndexStream): Promise<string> {
  return (await streamToPromise(stream)).toString();
}

function entries(folder: string, found: { id: string; updatedAt: string }[]): PageEntry[] {
  return found.map(({ id, updatedAt }) => ({ path: `${folder}/${id}`, updatedAt }));
}

function inEachLanguage({ path, updatedAt }: PageEntry): SitemapItemLoose[] {
  const links = LANGUAGES.map((language) => ({
    lang: LANGUAGE_TAGS[language],
    url: localPath(language, path),
  }));
  return LANGUAGES.map((language) => ({
    url: localPath(language, path),
    links,
    lastmod: updatedAt,
  }));
}
