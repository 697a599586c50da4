/**
 * Caches rendered pages and public API answers for visitors without a session. All of them are dropped when
 * anything public changes: rendering again costs milliseconds, a stale price costs us a visitor.
 */

import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import {
  contentSecurityPolicy,
  NOTHING_ALLOWED,
  type ScriptPolicy,
  scriptHashes,
} from "#server/platform/http/headers.ts";
import { createSingleFlight } from "#server/platform/single-flight.ts";
import { ENCODINGS, type Encoded, type Encoding, encodeAll } from "./encoding.ts";

/** A document, or JSON. */
type Kind = "page" | "answer";

export type CachedPage = {
  kind: Kind;
  etag: string;
  bodies: Encoded;
  /** Ready for `writeHead`, per encoding: names and values alternate. */
  heads: Record<Encoding, string[]>;
  /** The same for a browser that has the page already. */
  unchangedHead: string[];
  expiresAt: number;
  bytes: number;
};

type Options = {
  headers: Record<string, string>;
  policy?: (scripts: ScriptPolicy) => string;
  maxBytes?: number;
  /** How many processes share the memory: each has its own copy of every page. */
  share?: number;
  now?: () => number;
};

const DEFAULT_MAX_BYTES = 96 * 1024 * 1024;
// "Listed 3 days ago" must not stay for a week, even if nothing else changes.
const MAX_AGE_MS = 10 * 60 * 1000;

const PAGE = { "Content-Type": "text/html; charset=utf-8", Vary: "Accept-Encoding, Cookie" };
const ANSWER = {
  "Content-Type": "application/json",
  "Content-Security-Policy": NOTHING_ALLOWED,
  Vary: "Accept-Encoding, Cookie, Authorization",
};

export type PageCache = ReturnType<typeof createPageCache>;

export function createPageCache({
  headers,
  policy = contentSecurityPolicy,
  share = 1,
  maxBytes = Math.floor(DEFAULT_MAX_BYTES / share),
  now = Date.now,
}: Options) {
  const cached = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes,
  });
  /** Stale copies, correct when changes were last heard, for use while the database is unavailable. */
  let stale = new Map<string, CachedPage>();
  const once = createSingleFlight<CachedPage | undefined>();
  let version = 0;
  let isListening = false;
  let rendered = 0;

  return {
    find(key: string): CachedPage | undefined {
      const page = cached.get(key);
      if (page === undefined || page.expiresAt > now()) return page;
      cached.delete(key);
      return undefined;
    },

    /**
     * The page under this key, rendered once for all concurrent requests. `render` returns undefined for a
     * page that must not be cached.
     */
    async findOrRender(
      key: string,
      render: () => Promise<string | undefined>,
      kind: Kind = "page",
    ): Promise<CachedPage | undefined> {
      const askedAt = version;
      return once(`${askedAt} ${key}`, () => renderAndKeep(key, askedAt, render, kind));
    },

    figures: () => ({ pages: cached.size, bytes: cached.calculatedSize, rendered }),

    /** Something public changed: discards all rendered pages, and those being rendered. */
    clear(): void {
      version += 1;
      cached.clear();
    },

    /**
     * While changes cannot be heard, nothing may be cached. Pages cached until then were correct and become
     * stale copies: if the database is unavailable, nothing can have changed since.
     */
    setListening(isHeard: boolean): void {
      if (isHeard) stale.clear();
      else if (isListening) stale = new Map(cached.entries());
      isListening = isHeard;
      this.clear();
    },

    /** A stale copy, for a page that cannot be rendered now. */
    findStale(key: string): CachedPage | undefined {
      const page = stale.get(key);
      return page && page.expiresAt > now() ? page : undefined;
    },
  };

  async function renderAndKeep(
    key: string,
    askedAt: number,
    render: () => Promise<string | undefined>,
    kind: Kind,
  ) {
    const text = await render();
    if (text === undefined) return undefined;
    const page = await prepare(text, kind);
    rendered += 1;
    if (isListening && askedAt === version) cached.set(key, page);
    return page;
  }

  async function prepare(text: string, kind: Kind): Promise<CachedPage> {
    const bodies = await encodeAll(Buffer.from(text), "often");
    const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
    const common = {
      ...headers,
      ...(kind === "page"
        ? { ...PAGE, "Content-Security-Policy": policy({ hashes: scriptHashes(text) }) }
        : ANSWER),
      "Cache-Control": "no-cache",
      ETag: etag,
    };
    const heads = Object.fromEntries(
      ENCODINGS.map((encoding) => [encoding, flatten(common, encoding, bodies[encoding].length)]),
    ) as CachedPage["heads"];
    const size = ENCODINGS.reduce((sum, encoding) => sum + bodies[encoding].length, 0);
    const unchangedHead = Object.entries(common).flat();
    return { kind, etag, bodies, heads, unchangedHead, expiresAt: now() + MAX_AGE_MS, bytes: size };
  }
}

function flatten(headers: Record<string, string>, encoding: Encoding, length: number): string[] {
  const all = {
    ...headers,
    ...(encoding !== "identity" && { "Content-Encoding": encoding }),
    "Content-Length": String(length),
  };
  return Object.entries(all).flat();
}
