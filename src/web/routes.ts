/** The site's routes. English at the spec's own paths, Hindi at the same ones under /hi. */

import { globSync } from "node:fs";
import { basename } from "node:path";
import { index, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { SECTIONS } from "#domain/search/landing.ts";

/** One route for both languages: every browser loads the list of routes, so each page is listed once. */
const ANY_LANGUAGE = "hi?/";

const PAGES: Record<string, string> = {
  companies: "public/companies/companies",
  "company/dashboard": "company/dashboard",
  "company/leads": "company/leads",
  "company/leads/:id": "company/lead",
  "company/analytics": "company/analytics",
  "company/profile": "company/profile",
  "seller/inquiries": "seller/inquiries",
  "seller/inquiries/:id": "seller/inquiry",
  join: "account/join",
  "company/:companyId": "public/companies/company",
  "company/:companyId/ask": "public/companies/company-ask",
  "company/:companyId/properties": "public/companies/company-properties",
  "company/:companyId/review": "public/companies/company-review",
  "property/:id": "public/listing/property",
  "property/:id/ask": "public/listing/ask",
  "property/:id/pictures": "public/listing/property-pictures",
  "property/:id/report": "public/listing/report",
  buy: "public/results/buy",
  rent: "public/results/rent",
  commercial: "public/results/commercial",
  land: "public/results/land",
  search: "public/results/search",
  agents: "public/agents",
  "agents/:id": "public/agent",
  sell: "public/sell",
  "sell/status/:token": "public/sell-status",
  "seller/properties": "seller/listings",
  "seller/properties/:id": "seller/listing",
  "seller/properties/:id/preview": "seller/listing-preview",
  "seller/profile": "seller/profile",
  "company/properties": "company/listings",
  "company/properties/:id": "company/listing",
  "company/properties/:id/preview": "company/listing-preview",
  find: "public/results/find",
  saved: "public/saved",
  offline: "public/offline",
  compare: "public/compare",
  auth: "account/auth",
  "auth/confirm": "account/auth-confirm",
  "auth/forgot": "account/auth-forgot",
  "auth/reset": "account/auth-reset",
  "phone-auth": "account/phone-auth",
  "google-auth": "account/google-auth",
  "sign-out": "account/sign-out",
  dashboard: "account/dashboard",
  profile: "account/profile",
  "affiliate/links": "affiliate/links",
  "affiliate/earnings": "affiliate/earnings",
  "affiliate/tools": "affiliate/tools",
  "affiliate/profile": "affiliate/profile",
  "buyer/saved": "buyer/saved",
  "buyer/inquiries": "buyer/inquiries",
  "buyer/profile": "buyer/profile",
  "alerts/unsubscribe": "public/alerts-unsubscribe",
  "requirement/sent": "public/requirement-sent",
  "newsletter/subscribe": "public/newsletter/subscribe",
  "newsletter/confirm": "public/newsletter/confirm",
  "newsletter/unsubscribe": "public/newsletter/unsubscribe",
  terms: "public/legal/terms",
  privacy: "public/legal/privacy",
  "privacy/me": "public/legal/privacy-me",
  grievance: "public/legal/grievance",
  sitemap: "public/legal/sitemap",
};

/** The console's sections, each named by its path; their order and titles are in platform/admin/sections.ts. */
const SECTION_FILES = globSync("features/*/admin/**/section-*.tsx", { cwd: import.meta.dirname });

/** Landing pages of all sections, which share one file. */
const LANDING_PATHS = SECTIONS.map((section) => `${section}/:city/:kind?`);

export default [
  page("", "public/home"),
  ...Object.entries(PAGES).map(([path, file]) => page(path, file)),
  page("admin", "admin/admin", [
    index("routes/admin/dashboard.tsx"),
    ...SECTION_FILES.map(section),
  ]),
  ...LANDING_PATHS.map((path) =>
    route(ANY_LANGUAGE + path, "routes/public/results/landing.tsx", { id: `landing/${path}` }),
  ),
  route("*", "routes/public/not-found.tsx"),
] satisfies RouteConfigEntry[];

function page(path: string, file: string, children?: RouteConfigEntry[]): RouteConfigEntry {
  return route(ANY_LANGUAGE + path, `routes/${file}.tsx`, {}, children);
}

function section(file: string): RouteConfigEntry {
  return route(basename(file, ".tsx").replace("section-", ""), file);
}
