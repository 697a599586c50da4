/** The site map. English at the spec's own routes, Hindi at the same ones under /hi. */

import { index, prefix, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { SECTIONS } from "#domain/landing.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";

const PAGES: Record<string, string> = {
  companies: "companies",
  "company/:companyId": "company",
  "company/:companyId/properties": "company-properties",
  "property/:id": "property",
  "property/:id/report": "report",
  buy: "buy",
  rent: "rent",
  commercial: "commercial",
  land: "land",
  search: "search",
  agents: "agents",
  "agents/:id": "agent",
  sell: "sell",
  find: "find",
  saved: "saved",
  compare: "compare",
  admin: "admin",
  "requirement/sent": "requirement-sent",
  "newsletter/subscribe": "newsletter-subscribe",
  "newsletter/confirm": "newsletter-confirm",
  "newsletter/unsubscribe": "newsletter-unsubscribe",
  terms: "terms",
  privacy: "privacy",
  grievance: "grievance",
  sitemap: "sitemap",
  "*": "not-found",
};

/** Sections whose pages about a place share one file. */
const LANDING_PATHS = SECTIONS.map((section) => `${section}/:city/:kind?`);

export default LANGUAGES.flatMap((language) => {
  const pages = pagesIn(language);
  return language === "en" ? pages : prefix(language, pages);
});

function pagesIn(language: Language): RouteConfigEntry[] {
  return [
    index("routes/home.tsx", { id: `${language}/home` }),
    ...Object.entries(PAGES).map(([path, file]) =>
      route(path, `routes/${file}.tsx`, { id: `${language}/${file}` }),
    ),
    ...LANDING_PATHS.map((path) =>
      route(path, "routes/landing.tsx", { id: `${language}/landing/${path}` }),
    ),
  ];
}
