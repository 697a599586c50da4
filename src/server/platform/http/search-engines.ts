/** robots.txt and the site map. */

import { createRouter } from "./router.ts";
import { siteMapIndex, siteMapPart } from "./site-map.ts";

const XML_HEADERS = {
  "Content-Type": "application/xml; charset=utf-8",
  "Cache-Control": "public, max-age=600",
};

export function searchEngineRoutes(publicUrl: string) {
  return createRouter()
    .get("/robots.txt", (c) => {
      const lines = [
        "User-agent: *",
        "Disallow: /api/",
        "Disallow: /admin",
        "Disallow: /language/",
        "Disallow: /r/",
      ];
      return c.text(`${lines.join("\n")}\n\nSitemap: ${publicUrl}/sitemap.xml\n`);
    })
    .get("/sitemap.xml", async (c) => c.body(await siteMapIndex(publicUrl), 200, XML_HEADERS))
    .get("/:file{sitemap-[a-z]+\\.xml}", async (c, next) => {
      const name = c.req.param("file").slice("sitemap-".length, -".xml".length);
      const xml = await siteMapPart(name, c.var.app, publicUrl);
      // Any other name is not special: it gets the usual "not found" page.
      return xml === undefined ? next() : c.body(xml, 200, XML_HEADERS);
    });
}
