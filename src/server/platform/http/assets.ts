/** The built browser files, compressed once and held in memory: they are few and small. */

import { readdir, readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { acceptedEncoding, type Encoded, encodeAll } from "#server/platform/cache/encoding.ts";
import { answerOldTab, isScriptOfABuild } from "./earlier-build.ts";
import { NOTHING_ALLOWED, OWN_FILES_ONLY, workerPolicy } from "./headers.ts";

const CONTENT_TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".woff2": "font/woff2",
};
const COMPRESSIBLE = new Set([".css", ".js", ".json", ".svg", ".txt", ".webmanifest"]);

const MAP_WORKER = /\/maplibre-gl-worker-[^/]*\.js$/;
const SERVICE_WORKER = "/sw.js";

type Asset = {
  file: string;
  headers: Record<string, string>;
  bodies?: Promise<Encoded> | undefined;
};

export type Assets = {
  serve(path: string, request: IncomingMessage, response: ServerResponse): boolean;
};

/** An absent folder, as in development, has no assets. */
export async function openAssets(
  folder: string,
  headers: Record<string, string>,
  mapOrigin = "",
): Promise<Assets> {
  const assets = new Map<string, Asset>();
  for (const entry of await listFiles(folder)) {
    const type = CONTENT_TYPES[extname(entry)];
    if (!type) continue;
    const path = `/${entry}`;
    assets.set(path, {
      file: join(folder, entry),
      headers: {
        ...headers,
        "Content-Security-Policy": policyOf(path, mapOrigin),
        "Content-Type": type,
        "Cache-Control": cacheControl(path),
      },
    });
  }
  return {
    serve(path, request, response) {
      const asset = assets.get(path);
      if (request.method !== "GET" && request.method !== "HEAD") return false;
      // In development there are no built files, and none of an earlier build.
      if (!asset && assets.size > 0 && isScriptOfABuild(path)) {
        answerOldTab(headers, response);
        return true;
      }
      if (!asset) return false;
      send(asset, request, response).catch(() => response.destroy());
      return true;
    },
  };
}

async function send(asset: Asset, request: IncomingMessage, response: ServerResponse) {
  asset.bodies ??= load(asset.file);
  const bodies = await asset.bodies.catch((error) => {
    // Too many open files is a temporary state: the next request tries again.
    asset.bodies = undefined;
    throw error;
  });
  const encoding = acceptedEncoding(request.headers["accept-encoding"]);
  const body = bodies[encoding];
  const isEncoded = encoding !== "identity" && body !== bodies.identity;
  response.writeHead(200, {
    ...asset.headers,
    Vary: "Accept-Encoding",
    "Content-Length": body.length,
    ...(isEncoded && { "Content-Encoding": encoding }),
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

async function load(file: string): Promise<Encoded> {
  const body = await readFile(file);
  if (COMPRESSIBLE.has(extname(file))) return encodeAll(body, "once");
  return { br: body, gzip: body, identity: body };
}

/** A worker obeys the policy of its own response, not that of the page that started it. */
function policyOf(path: string, mapOrigin: string): string {
  if (path === SERVICE_WORKER) return OWN_FILES_ONLY;
  return MAP_WORKER.test(path) ? workerPolicy(mapOrigin) : NOTHING_ALLOWED;
}

/** Built files carry a hash of their content in their name and never change. */
function cacheControl(path: string): string {
  // The name stays and the content changes with each build.
  if (path === SERVICE_WORKER) return "no-cache";
  return path.startsWith("/assets/")
    ? "public, max-age=31536000, immutable"
    : "public, max-age=3600";
}

async function listFiles(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && !entry.name.endsWith(".map"))
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}
