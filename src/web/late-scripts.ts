/**
 * A page is read before it is played with. React Router's document asks for its scripts while it is still
 * being parsed, and on a slow line they compete with the style sheet, the font and the first picture. Here
 * the same modules are asked for once the page is painted, or at the first touch if that comes earlier. They
 * come together and start one after the other, with a breath between in which a tap or a scroll is answered.
 */

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"(?: nonce="[^"]*")?\/>/g;
/** Files that take long to read, those that others import first; named in client-chunks.ts. */
const HEAVY = ["react", "vendor", "shared", "icons"].map((name) => `/assets/${name}-`);
/** A page in a hidden tab is not painted; it comes to life all the same. */
const UNSEEN_MS = 1_000;
const STARTER = /^<script( nonce="[^"]*")? type="module" async="">([\s\S]*?)<\/script>/;

/** As bytes: between head and starter lies the page itself, which is long and need not become text. */
export function withLateScripts(html: Buffer): Buffer {
  const headEnd = html.indexOf("</head>");
  const starterAt = html.lastIndexOf("<script", html.lastIndexOf(' type="module" async=""'));
  if (headEnd < 0 || starterAt < headEnd) return html;
  const head = html.toString("utf8", 0, headEnd);
  const end = html.toString("utf8", starterAt);
  const urls = [...head.matchAll(PRELOAD)].map(([, url = ""]) => url);
  const [tag, nonce = "", code = ""] = STARTER.exec(end) ?? [];
  const starter = code && lateStarter(code, urls);
  // A document that starts in another way is left as it is: slower, but alive.
  if (!tag || !starter) return html;
  return Buffer.concat([
    Buffer.from(head.replaceAll(PRELOAD, "")),
    html.subarray(headEnd, starterAt),
    Buffer.from(`<script${nonce}>${starter}</script>${end.slice(tag.length)}`),
  ]);
}

/** The statements of the module script, as one function that is called later. */
function lateStarter(code: string, urls: string[]): string | undefined {
  const manifest = /import ("[^"]+");/.exec(code)?.[1];
  const routes = [...code.matchAll(/import \* as (route\d+) from ("[^"]+");/g)];
  const modules = /window\.__reactRouterRouteModules = \{[^}]*\};/.exec(code)?.[0];
  const entry = /import\("[^"]+"\);/.exec(code)?.[0];
  if (!manifest || !modules || !entry || routes.length === 0) return undefined;
  const names = routes.map(([, name]) => name).join();
  const imports = routes.map(([, , url]) => `import(${url})`).join();
  const heavy = HEAVY.flatMap((start) => urls.filter((url) => url.startsWith(start)));
  return `{
const start = async () => {
  if (isStarted) return;
  isStarted = true;
  for (const href of ${JSON.stringify(urls)})
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  for (const url of ${JSON.stringify(heavy)}) {
    await import(url);
    await new Promise((goOn) => setTimeout(goOn));
  }
  await import(${manifest});
  const [${names}] = await Promise.all([${imports}]);
  ${modules}
  ${entry}
};
let isStarted = false;
for (const type of ["pointerdown", "keydown"]) addEventListener(type, start);
addEventListener("load", () => {
  requestAnimationFrame(() => setTimeout(start));
  setTimeout(start, ${UNSEEN_MS});
});
}`;
}
