/** robots.txt and sitemap.xml. */

import { type SitemapItemLoose, SitemapStream, streamToPromise } from "sitemap";
import { LANGUAGE_TAGS, LANGUAGES, localPath } from "#domain/language.ts";
import type { App } from "#server/app.ts";
import { createRouter } from "./router.ts";

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
// A site map holds 50,000 addresses at most; each page has one in each language.
const MAX_COMPANIES = 4_000;
const MAX_PROPERTIES = 20_000;

export function searchEngineRoutes(publicUrl: string) {
  return createRouter()
    .get("/robots.txt", (c) => {
      const lines = [
        "User-agent: *",
        "Disallow: /api/",
        "Disallow: /admin",
        "Disallow: /language/",
      ];
      return c.text(`${lines.join("\n")}\n\nSitemap: ${publicUrl}/sitemap.xml\n`);
    })
    .get("/sitemap.xml", async (c) => {
      const pages = await listPages(c.var.app);
      const stream = new SitemapStream({ hostname: publicUrl, lastmodDateOnly: false });
      for (const item of pages.flatMap(inEachLanguage)) stream.write(item);
      stream.end();
      const xml = (await streamToPromise(stream)).toString();
      return c.body(xml, 200, {
        "Content-Type": "application/xml; charset=utf-8",
        "Cache-Control": "public, max-age=600",
      });
    });
}

type PageEntry = { path: string; updatedAt?: string };

async function listPages(app: App): Promise<PageEntry[]> {
  const [companies, properties] = await Promise.all([
    app.companies.listPages(MAX_COMPANIES),
    app.properties.listPages(MAX_PROPERTIES),
  ]);
  return [
    ...STATIC_PAGES.map((path) => ({ path })),
    ...companies.map(({ id, updatedAt }) => ({ path: `/company/${id}`, updatedAt })),
    ...properties.map(({ id, updatedAt }) => ({ path: `/property/${id}`, updatedAt })),
  ];
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
