/** The site map. English at the spec's own routes, Hindi at the same ones under /hi. */

import { index, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { SECTIONS } from "#domain/landing.ts";

/** One route for both: every browser loads the list of routes, and each page of it once is enough. */
const ANY_LANGUAGE = "hi?/";

const PAGES: Record<string, string> = {
  companies: "companies",
  "company/dashboard": "company-dashboard",
  "company/leads": "company-leads",
  "company/leads/:id": "company-lead",
  "company/analytics": "company-analytics",
  "company/profile": "company-profile",
  "company/profile/logo": "company-logo",
  "seller/inquiries": "seller-inquiries",
  "seller/inquiries/:id": "seller-inquiry",
  join: "join",
  "company/:companyId": "company",
  "company/:companyId/ask": "company-ask",
  "company/:companyId/properties": "company-properties",
  "company/:companyId/review": "company-review",
  "property/:id": "property",
  "property/:id/ask": "ask",
  "property/:id/pictures": "property-pictures",
  "property/:id/report": "report",
  buy: "buy",
  rent: "rent",
  commercial: "commercial",
  land: "land",
  search: "search",
  agents: "agents",
  "agents/:id": "agent",
  sell: "sell",
  "sell/status/:token": "sell-status",
  "seller/properties": "seller-listings",
  "seller/properties/:id": "seller-listing",
  "seller/properties/:id/preview": "seller-listing-preview",
  "seller/profile": "seller-profile",
  "company/properties": "company-listings",
  "company/properties/:id": "company-listing",
  "company/properties/:id/preview": "company-listing-preview",
  find: "find",
  saved: "saved",
  offline: "offline",
  compare: "compare",
  auth: "auth",
  "auth/confirm": "auth-confirm",
  "auth/forgot": "auth-forgot",
  "auth/reset": "auth-reset",
  "phone-auth": "phone-auth",
  "google-auth": "google-auth",
  "sign-out": "sign-out",
  dashboard: "dashboard",
  profile: "profile",
  "affiliate/links": "affiliate-links",
  "affiliate/earnings": "affiliate-earnings",
  "affiliate/tools": "affiliate-tools",
  "affiliate/profile": "affiliate-profile",
  "buyer/saved": "buyer-saved",
  "buyer/inquiries": "buyer-inquiries",
  "buyer/profile": "buyer-profile",
  "alerts/unsubscribe": "alerts-unsubscribe",
  "requirement/sent": "requirement-sent",
  "newsletter/subscribe": "newsletter-subscribe",
  "newsletter/confirm": "newsletter-confirm",
  "newsletter/unsubscribe": "newsletter-unsubscribe",
  terms: "terms",
  privacy: "privacy",
  "privacy/me": "privacy-me",
  grievance: "grievance",
  sitemap: "sitemap",
};

/** The console's sections, under /admin; its menu is in features/admin/sections.ts. */
const ADMIN_PAGES: Record<string, string> = {
  companies: "admin-companies",
  properties: "admin-properties",
  requirements: "admin-requirements",
  leads: "admin-leads",
  users: "admin-users",
  import: "admin-import",
  export: "admin-export",
  settings: "admin-settings",
  audit: "admin-audit",
  sessions: "admin-sessions",
  queue: "admin-queue",
  reviews: "admin-reviews",
  agents: "admin-agents",
  affiliates: "admin-affiliates",
  newsletter: "admin-newsletter",
  privacy: "admin-privacy",
  outbox: "admin-outbox",
  trash: "admin-trash",
  system: "admin-system",
};

/** Sections whose pages about a place share one file. */
const LANDING_PATHS = SECTIONS.map((section) => `${section}/:city/:kind?`);

export default [
  page("", "home"),
  ...Object.entries(PAGES).map(([path, file]) => page(path, file)),
  page("admin", "admin", [
    index("routes/admin-dashboard.tsx"),
    ...Object.entries(ADMIN_PAGES).map(([path, file]) => route(path, `routes/${file}.tsx`)),
  ]),
  ...LANDING_PATHS.map((path) =>
    route(ANY_LANGUAGE + path, "routes/landing.tsx", { id: `landing/${path}` }),
  ),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfigEntry[];

function page(path: string, file: string, children?: RouteConfigEntry[]): RouteConfigEntry {
  return route(ANY_LANGUAGE + path, `routes/${file}.tsx`, {}, children);
}
