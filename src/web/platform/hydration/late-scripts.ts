/**
 * Visitors read a page before they use it. React Router's document requests its scripts while it is still
 * being parsed, and on a slow connection they compete with the style sheet, the font and the first picture.
 * Here the same modules are fetched after the first paint, and run on the first sign of interaction or after
 * a while; or at once where the page needs them to show its content. They run one after the other, with a
 * pause in between in which the browser can respond to a tap or scroll.
 */

import { CONTACT_CLICKS } from "#web/platform/contact.ts";
import { EARLY_CLICKS } from "./early-acts.ts";

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"(?: nonce="[^"]*")?\/>/g;
/** Files that take long to parse, dependencies first; named in client-chunks.ts. */
const HEAVY = ["react", "vendor", "shared", "icons"].map((name) => `/assets/${name}-`);
/** Events that show that a visitor is about to interact. */
const SIGNS = ["pointermove", "pointerdown", "wheel", "scroll", "keydown", "focusin"];
/** Readers need no scripts, but analytics and the lists on the device do. */
const READING_MS = 5_000;
/** A page in a hidden tab is not painted, but is hydrated all the same. */
const UNSEEN_MS = 1_000;
const STARTER = /^<script( nonce="[^"]*")? type="module" async="">([\s\S]*?)<\/script>/;

/** Works on bytes: the long page between head and starter need not be decoded. */
export function withLateScripts(html: Buffer): Buffer {
  const headEnd = html.indexOf("</head>");
  const starterAt = html.lastIndexOf("<script", html.lastIndexOf(' type="module" async=""'));
  if (headEnd < 0 || starterAt < headEnd) return html;
  const head = html.toString("utf8", 0, headEnd);
  const end = html.toString("utf8", starterAt);
  const urls = [...head.matchAll(PRELOAD)].map(([, url = ""]) => url);
  const [tag, nonce = "", code = ""] = STARTER.exec(end) ?? [];
  const starter = code && lateStarter(code, urls, nonce === "");
  // Leave a document with another kind of starter as it is: slower, but working.
  if (!tag || !starter) return html;
  return Buffer.concat([
    Buffer.from(head.replaceAll(PRELOAD, "")),
    html.subarray(headEnd, starterAt),
    Buffer.from(`<script${nonce}>${starter}</script>${end.slice(tag.length)}`),
  ]);
}

/**
 * The statements of the module script, as one function that is called later. A page that is the same for
 * everyone can be read without it. These start at once: a page for one user, a page with a part that is
 * marked as needing scripts, and any page in a browser that has stored something for its visitor.
 */
function lateStarter(code: string, urls: string[], isForAll: boolean): string | undefined {
  const manifest = /import ("[^"]+");/.exec(code)?.[1];
  const routes = [...code.matchAll(/import \* as (route\d+) from ("[^"]+");/g)];
  const modules = /window\.__reactRouterRouteModules = \{[^}]*\};/.exec(code)?.[0];
  const entry = /import\("[^"]+"\);/.exec(code)?.[0];
  if (!manifest || !modules || !entry || routes.length === 0) return undefined;
  const names = routes.map(([, name]) => name).join();
  const imports = routes.map(([, , url]) => `import(${url})`).join();
  const heavy = HEAVY.flatMap((start) => urls.filter((url) => url.startsWith(start)));
  return `{
const preloadNext = () => {
  const link = { rel: "modulepreload", href: urls.shift(), fetchPriority: "low" };
  document.head.append(Object.assign(document.createElement("link"), link));
};
const preload = () => {
  if (urls.length === 0) return;
  preloadNext();
  setTimeout(preload);
};
const start = () => {
  if (isStarted) return;
  isStarted = true;
  while (urls.length > 0) preloadNext();
  startModules().catch((error) => {
    hasFailed = true;
    throw error;
  });
};
const startModules = async () => {
  for (const url of ${JSON.stringify(heavy)}) {
    await import(url);
    await new Promise((goOn) => setTimeout(goOn));
  }
  await import(${manifest});
  const [${names}] = await Promise.all([${imports}]);
  ${modules}
  await ${entry}
};
const keepsSomething = () => {
  try {
    return localStorage.length > 0;
  } catch {
    return false;
  }
};
const canWait = () =>
  ${isForAll} && !document.querySelector("[data-needs-script]") && !keepsSomething();
const urls = ${JSON.stringify(urls)};
let isStarted = false;
${CONTACT_CLICKS}
${EARLY_CLICKS}
const notice = () => {
  touch();
  start();
};
for (const type of ${JSON.stringify(SIGNS)}) addEventListener(type, notice, { capture: true, passive: true });
addEventListener("load", () => {
  const isPatient = canWait();
  setTimeout(start, isPatient ? ${READING_MS} : ${UNSEEN_MS});
  new PerformanceObserver((_, painted) => {
    painted.disconnect();
    setTimeout(isPatient ? preload : start);
  }).observe({ type: "paint", buffered: true });
});
}`;
}
