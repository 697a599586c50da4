/** What a phone needs to install the site as an app, under the operator's name for it. */

import { defineTexts } from "#domain/shared/errors.ts";
import { LANGUAGE_TAGS, LANGUAGES, type Language, localPath } from "#domain/shared/language.ts";
import type { Site } from "#domain/site/site.ts";
import { say } from "#server/platform/messages/say.ts";
import { createRouter } from "./router.ts";

const PAPER = "#FBFAF6";

const TEXTS = defineTexts({
  description: /*i18n*/ {
    id: "manifest.description",
    message: "Homes, land and workplaces to buy and rent in India, with verified companies.",
  },
  buy: /*i18n*/ { id: "manifest.buy", message: "Homes for sale" },
  rent: /*i18n*/ { id: "manifest.rent", message: "Homes for rent" },
  saved: /*i18n*/ { id: "manifest.saved", message: "Saved homes" },
});

const ICONS = [
  { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
  { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
  { src: "/icons/maskable-192.png", sizes: "192x192", type: "image/png", purpose: "maskable" },
  { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  { src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
];

export function webManifestRoutes() {
  const router = createRouter();
  for (const language of LANGUAGES) {
    router.get(localPath(language, "/site.webmanifest"), async (c) => {
      const site = await c.var.app.site.identity();
      return c.body(JSON.stringify(webManifest(site, language)), 200, {
        "Content-Type": "application/manifest+json; charset=utf-8",
        "Cache-Control": "public, max-age=3600",
      });
    });
  }
  return router;
}

function webManifest({ name }: Site, language: Language) {
  const { description, ...names } = TEXTS;
  return {
    // One app, whichever language it was installed in.
    id: "/",
    name,
    short_name: name,
    description: say(language, description()),
    lang: LANGUAGE_TAGS[language],
    dir: "ltr",
    start_url: localPath(language, "/"),
    scope: "/",
    display: "standalone",
    background_color: PAPER,
    // The colour of the bar above a page, as in its head.
    theme_color: PAPER,
    categories: ["lifestyle", "shopping"],
    icons: ICONS,
    shortcuts: Object.entries(names).map(([page, label]) => ({
      name: say(language, label()),
      url: localPath(language, `/${page}`),
    })),
  };
}
