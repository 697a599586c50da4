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
import { withLateScripts } from "./platform/hydration/late-scripts.ts";
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

/** Renders the whole page into one body: it can be kept, hashed and compressed, and has a length. */
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
  await turnToDraw();
  const html = withLateScripts(await renderWhole(page, nonce));
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(html as BodyInit, { status, headers });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A visitor who left, or who asked for what there is not, is no failure of ours.
  const isTheirs = request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500);
  if (!isTheirs) context.get(requestContext).onError(error);
};

let lastTurn = Promise.resolve();

/**
 * Pages are drawn one after the other, with rounds of the event loop between them. A round takes one new
 * connection: without them, whoever comes to a busy site is not even told so.
 */
function turnToDraw(): Promise<void> {
  lastTurn = lastTurn.then(async () => {
    for (let round = 0; round < ROUNDS_BETWEEN_PAGES; round += 1) await nextRound();
  });
  return lastTurn;
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
      // A kept page is whole: no part of it comes later and is moved into place by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      ...(nonce !== undefined && { nonce }),
      onAllReady: () => pipe(body),
      onShellError: reject,
      onError: reject,
    });
  });
}
