import { Writable } from "node:stream";
import { setImmediate as nextRound } from "node:timers/promises";
import type { Messages } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { requestContext } from "./platform/context.ts";
import { deferScripts } from "./platform/hydration/deferred-scripts.ts";
import { addMessages, i18nFor } from "./platform/messages/i18n.ts";

const ENGLISH = import.meta.glob<Messages>("./locales/*/hi.po", {
  query: "?english",
  import: "messages",
  eager: true,
});
const HINDI = import.meta.glob<Messages>("./locales/*/hi.po", { import: "messages", eager: true });

for (const messages of Object.values(ENGLISH)) addMessages("en", messages);
for (const messages of Object.values(HINDI)) addMessages("hi", messages);

const ROUNDS_BETWEEN_PAGES = 10;

/** Renders the page in one piece, so that it can be cached, hashed and compressed and has a length. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce } = loadContext.get(requestContext);
  const page = (
    <I18nProvider i18n={i18nFor(new URL(request.url).pathname)}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </I18nProvider>
  );
  await waitForRenderSlot();
  const html = deferScripts((await renderWhole(page, nonce)).toString());
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(html, { status, headers });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A visitor who left, or who asked for a page that does not exist, is not our error.
  const isTheirs = request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500);
  if (!isTheirs) context.get(requestContext).onError(error);
};

let lastSlot = Promise.resolve();

/**
 * Pages are rendered one after the other, with event-loop rounds in between. Each round accepts one new
 * connection: without them, new visitors would not even get the "site is busy" answer.
 */
function waitForRenderSlot(): Promise<void> {
  lastSlot = lastSlot.then(async () => {
    for (let round = 0; round < ROUNDS_BETWEEN_PAGES; round += 1) await nextRound();
  });
  return lastSlot;
}

function renderWhole(page: React.ReactNode, nonce: string | undefined): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const body = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      // A cached page is complete: no part of it is streamed later and moved into place by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      ...(nonce !== undefined && { nonce }),
      onAllReady: () => pipe(body),
      onShellError: reject,
      onError: reject,
    });
  });
}
