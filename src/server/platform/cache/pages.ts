/** Pages: from the cache for visitors without a session, rendered for all others. */

import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import { LANGUAGES, type Language, localPath, plainPath } from "#domain/shared/language.ts";
import { unavailableError } from "#server/platform/db/unavailable.ts";
import type { HttpEnv } from "#server/platform/http/env.ts";
import { contentSecurityPolicy, type ScriptPolicy } from "#server/platform/http/headers.ts";
import { acceptedEncoding } from "./encoding.ts";
import type { CachedPage, PageCache } from "./page-cache.ts";
import { isAnonymous, languageCookie, pageKey, prefersOther } from "./page-key.ts";

/** Renders a page; with a nonce for a single visitor, without one for the cache. */
export type RenderPage = (
  request: Request,
  c: Context<HttpEnv>,
  nonce?: string,
) => Promise<Response>;

export function pageHandler(
  pages: PageCache,
  render: RenderPage,
  policy: (scripts: ScriptPolicy) => string = contentSecurityPolicy,
) {
  return async (c: Context<HttpEnv>): Promise<Response> => {
    if (c.req.method !== "GET" && c.req.method !== "HEAD") return renderOnce(c);
    const url = new URL(c.req.raw.url);
    const cookies = c.req.header("cookie");
    if (isDocument(url) && prefersOther(cookies, url.pathname)) {
      return c.redirect(localPath("hi", url.pathname + url.search), 302);
    }
    const page = isAnonymous(cookies, url.pathname) ? await cachedPage(url, c) : undefined;
    return page ? answerFromCache(page, c) : renderOnce(c);
  };

  async function cachedPage(url: URL, c: Context<HttpEnv>): Promise<CachedPage | undefined> {
    const key = pageKey(url);
    if (key === undefined) return undefined;
    const cached = pages.find(key);
    if (cached) return cached;
    const rendering = pages.findOrRender(key, async () => {
      const response = await render(new Request(new URL(key, url)), c);
      return response.status === 200 ? response.text() : undefined;
    });
    return rendering.catch((error) => {
      const stale = unavailableError(error) && pages.findStale(key);
      if (stale) return stale;
      throw error;
    });
  }

  async function renderOnce(c: Context<HttpEnv>): Promise<Response> {
    const nonce = randomBytes(16).toString("base64");
    const response = await render(c.req.raw, c, nonce);
    response.headers.set("Content-Security-Policy", policy({ nonce }));
    response.headers.set("Cache-Control", "private, no-store");
    return response;
  }
}

/** Stores the chosen language and redirects to the same page in it; a plain link, so it needs no script. */
export function switchLanguage(publicUrl: string) {
  return (c: Context<HttpEnv>): Response => {
    const language = LANGUAGES.find((known) => known === c.req.param("language"));
    if (!language) return c.notFound() as Response;
    c.header("Set-Cookie", languageCookie(language, publicUrl));
    c.header("Cache-Control", "no-store");
    return c.redirect(targetOf(c.req.query("to") ?? "/", language), 303);
  };
}

/** Allows only our own paths: "//elsewhere", bare or behind a language, would lead visitors away. */
function targetOf(to: string, language: Language): string {
  const url = URL.canParse(to, "http://here") ? new URL(to, "http://here") : undefined;
  const path = plainPath(url?.pathname ?? "/");
  const isOurs = to.startsWith("/") && url?.origin === "http://here" && !path.startsWith("//");
  return localPath(language, isOurs ? path + url.search : "/");
}

export function answerFromCache(page: CachedPage, c: Context<HttpEnv>): Response {
  const encoding = acceptedEncoding(c.req.header("accept-encoding"));
  const head = page.heads[encoding];
  const headers = new Headers();
  for (let at = 0; at < head.length; at += 2) headers.set(head[at] ?? "", head[at + 1] ?? "");
  const body = c.req.method === "HEAD" ? null : new Uint8Array(page.bodies[encoding]);
  return new Response(body, { headers });
}

function isDocument(url: URL): boolean {
  return !url.pathname.endsWith(".data") && !url.pathname.startsWith("/__");
}
