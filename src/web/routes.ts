/** The site map. English at the spec's own routes, Hindi at the same ones under /hi. */

import { index, prefix, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { SECTIONS } from "#domain/landing.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";

const PAGES: Record<string, string> = {
  companies: "companies",
  "company/:companyId": "company",
  "company/:companyId/properties": "company-properties",
  "company/:companyId/review": "company-review",
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
  auth: "auth",
  "auth/confirm": "auth-confirm",
  "auth/forgot": "auth-forgot",
  "auth/reset": "auth-reset",
  "phone-auth": "phone-auth",
  "google-auth": "google-auth",
  "sign-out": "sign-out",
  dashboard: "dashboard",
  "buyer/saved": "buyer-saved",
  "buyer/inquiries": "buyer-inquiries",
  "buyer/profile": "buyer-profile",
  "alerts/unsubscribe": "alerts-unsubscribe",
  profile: "profile",
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

/** The console's sections, under /admin; its menu is in features/admin/sections.ts. */
const ADMIN_PAGES: Record<string, string> = {
  companies: "admin-companies",
  properties: "admin-properties",
  requirements: "admin-requirements",
  users: "admin-users",
  import: "admin-import",
  export: "admin-export",
  settings: "admin-settings",
  audit: "admin-audit",
  sessions: "admin-sessions",
  queue: "admin-queue",
  reviews: "admin-reviews",
  agents: "admin-agents",
  newsletter: "admin-newsletter",
  outbox: "admin-outbox",
  trash: "admin-trash",
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
    route("admin", "routes/admin.tsx", { id: `${language}/admin` }, adminPagesIn(language)),
    ...LANDING_PATHS.map((path) =>
      route(path, "routes/landing.tsx", { id: `${language}/landing/${path}` }),
    ),
  ];
}

function adminPagesIn(language: Language): RouteConfigEntry[] {
  return [
    index("routes/admin-dashboard.tsx", { id: `${language}/admin-dashboard` }),
    ...Object.entries(ADMIN_PAGES).map(([path, file]) =>
      route(path, `routes/${file}.tsx`, { id: `${language}/${file}` }),
    ),
  ];
}
