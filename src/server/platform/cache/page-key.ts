/** Which URLs are public pages, and the normalized key under which each is cached. */

import type { z } from "zod";
import { agentFilterSchema } from "#domain/agents/agent-schema.ts";
import { isReservedCompanyId } from "#domain/companies/company.ts";
import { companyFilterSchema } from "#domain/companies/company-schema.ts";
import { isSeveral } from "#domain/search/filters.ts";
import { SECTIONS } from "#domain/search/landing.ts";
import { RESULTS_PARAMETERS } from "#domain/search/results-pages.ts";
import { cookieText } from "#domain/shared/cookie.ts";
import { LANGUAGE_COOKIE, languageOf, localPath, plainPath } from "#domain/shared/language.ts";

const FIXED = new Set([
  "/",
  "/terms",
  "/privacy",
  "/grievance",
  "/sitemap",
  "/sell",
  "/saved",
  "/offline",
]);

/** The parameters a page reads; any others have no effect and are dropped from the key. */
const FILTERED: Record<string, readonly string[]> = {
  "/companies": parametersOf(companyFilterSchema),
  "/agents": parametersOf(agentFilterSchema),
  ...RESULTS_PARAMETERS,
};

// An id contains no dot: "/company/nivara.data" is the page's data, not the page.
const ENTITY =
  /^\/(?:property\/[^/.]{1,80}|agents\/[^/.]{1,80}|company\/(?<company>[^/.]{1,80})(?:\/properties)?)$/;

const LANDING = new RegExp(`^/(?:${SECTIONS.join("|")})/[^/.]{1,80}(?:/[^/.]{1,80})?$`);

/** Companies and agents page through their listings, companies also through their reviews. */
const ENTITY_PARAMETERS = ["cursor"];
const COMPANY_PARAMETERS = ["cursor", "reviews"];

/** What visitors enter into the property page's calculator is not worth caching. */
const CALCULATED = ["loan", "rate", "years", "buyer"];

type Credentials = { cookie?: string | undefined; authorization?: string | undefined };

/** The key under which a page is cached, or undefined if it never is. */
export function pageKey(url: URL): string | undefined {
  const path = plainPath(url.pathname);
  const language = languageOf(url.pathname);
  if (FIXED.has(path)) return localPath(language, path);
  const known = FILTERED[path];
  if (known) return localPath(language, path + queryOf(url.searchParams, known));
  if (LANDING.test(path)) return localPath(language, path);
  const entity = ENTITY.exec(path);
  if (!entity || isReservedCompanyId(entity.groups?.company ?? "")) return undefined;
  if (CALCULATED.some((name) => url.searchParams.has(name))) return undefined;
  const parameters = entity.groups?.company ? COMPANY_PARAMETERS : ENTITY_PARAMETERS;
  return localPath(language, path + queryOf(url.searchParams, parameters));
}

/** No one is signed in, and the language is the one in the URL. */
export function isAnonymous(cookies: string | undefined, pathname: string): boolean {
  if (cookies === undefined) return true;
  return isAnonymousVisitor({ cookie: cookies }) && !prefersOther(cookies, pathname);
}

/** The request has neither a user's cookie nor an admin's token. */
export function isAnonymousVisitor({ cookie, authorization }: Credentials): boolean {
  return authorization === undefined && !cookie?.includes("session");
}

/** A visitor who chose Hindi and came by an English link is sent to the same page in Hindi. */
export function prefersOther(cookies: string | undefined, pathname: string): boolean {
  return (
    cookies !== undefined &&
    languageOf(pathname) === "en" &&
    /(?:^|;\s*)lang=hi(?:;|$)/.test(cookies)
  );
}

export const languageCookie = (language: string, publicUrl: string): string =>
  cookieText(LANGUAGE_COOKIE, language, { seconds: YEAR_SECONDS, publicUrl, isPublic: true });

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** What the route's own schema reads, but for the length of its list, which the page decides. */
function parametersOf({ shape }: z.ZodObject): string[] {
  return Object.keys(shape).filter((name) => name !== "limit");
}

function queryOf(params: URLSearchParams, known: readonly string[]): string {
  const pairs = known.flatMap((name) => {
    const given = isSeveral(name) ? params.getAll(name) : [params.get(name) ?? ""];
    const values = given.map((value) => value.trim()).filter(Boolean);
    return values.map((value) => `${name}=${encodeURIComponent(value)}`);
  });
  return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
}
