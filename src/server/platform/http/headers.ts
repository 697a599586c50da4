/** The headers every answer carries, and the policy that says which scripts may run. */

import { createHash } from "node:crypto";

/**
 * sonner adds one style element when the first toast appears, empty and then filled; the second hash
 * changes with its version, and the browser tests notice.
 */
const TOAST_STYLES =
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='";

/**
 * A page rendered for one visitor allows its scripts by a nonce. A cached page cannot, since a nonce shared
 * by many protects no one: it allows each inline script by its hash.
 */
export type ScriptPolicy = { nonce: string } | { hashes: string[] };

/** `mapOrigin` is where the operator's map style, its tiles, fonts and icons come from. */
export function contentSecurityPolicy(scripts: ScriptPolicy, mapOrigin = ""): string {
  const allowed =
    "nonce" in scripts
      ? `'nonce-${scripts.nonce}'`
      : scripts.hashes.map((hash) => `'${hash}'`).join(" ");
  return [
    "default-src 'none'",
    `script-src 'self' ${allowed}`.trim(),
    `style-src 'self' ${TOAST_STYLES}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: ${mapOrigin}`.trim(),
    `connect-src 'self' ${mapOrigin}`.trim(),
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join("; ");
}

/** For the map's worker, which fetches tiles itself and is not bound by the page's policy. */
export function workerPolicy(mapOrigin: string): string {
  return `${NOTHING_ALLOWED}; script-src 'self'; connect-src 'self' ${mapOrigin}`.trim();
}

/** For the service worker, which fetches only our own files. */
export const OWN_FILES_ONLY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** For anything that is not a page: nothing in it may load, run or be framed. */
export const NOTHING_ALLOWED = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

export function securityHeaders(publicUrl: string): Record<string, string> {
  return {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(self), payment=()",
    ...(publicUrl.startsWith("https:") && {
      "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
    }),
  };
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;

/** The hash of every inline script that a browser would run; data blocks are not run and need none. */
export function scriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const { groups } of html.matchAll(INLINE_SCRIPT)) {
    if (groups?.attributes?.includes("application/")) continue;
    hashes.add(
      `sha256-${createHash("sha256")
        .update(groups?.code ?? "")
        .digest("base64")}`,
    );
  }
  return [...hashes];
}
