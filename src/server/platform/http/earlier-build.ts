/** A tab that stayed open during an upgrade requests scripts of its own build, which are gone. */

import type { ServerResponse } from "node:http";
import { LOST_SCRIPT } from "#domain/shared/lost-script.ts";
import { NOTHING_ALLOWED } from "./headers.ts";

const SCRIPT_OF_A_BUILD = /^\/assets\/[\w.-]+-[\w-]{8}\.js$/;

export function isScriptOfABuild(path: string): boolean {
  return SCRIPT_OF_A_BUILD.test(path);
}

export function answerOldTab(headers: Record<string, string>, response: ServerResponse): void {
  // Not 404: a browser does not run a module served with that status.
  response
    .writeHead(200, {
      ...headers,
      "Content-Security-Policy": NOTHING_ALLOWED,
      "Content-Type": "text/javascript; charset=utf-8",
      "Content-Length": Buffer.byteLength(LOST_SCRIPT),
      "Cache-Control": "no-store",
    })
    .end(LOST_SCRIPT);
}
