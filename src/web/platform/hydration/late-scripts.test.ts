import { afterEach, expect, test, vi } from "vitest";
import { withLateScripts } from "./late-scripts.ts";

const lateOf = (page: string) => withLateScripts(Buffer.from(page)).toString();

const MODULE = `import "/assets/manifest-1.js";
import * as route0 from "/assets/root-1.js";
import * as route1 from "/assets/home-1.js";

  window.__reactRouterRouteModules = {"root":route0,"en/home":route1};

import("/assets/entry.client-1.js");`;

const PAGE = `<head><link rel="modulepreload" href="/assets/vendor-1.js"/><link rel="modulepreload" href="/assets/react-1.js" nonce="n1"/><link rel="stylesheet" href="/s.css"/></head><body><script nonce="n1" type="module" async="">${MODULE}</script></body>`;

afterEach(() => {
  vi.useRealTimers();
});

test("asks for no script while the page is being read", () => {
  const page = lateOf(PAGE);

  expect(page).not.toContain('<link rel="modulepreload"');
  expect(page).not.toContain('type="module"');
  expect(page).toContain('<link rel="stylesheet" href="/s.css"/>');
});

const CACHED_PAGE = PAGE.replaceAll(' nonce="n1"', "");
const scriptOf = (page: string) => /<script[^>]*>([\s\S]*)<\/script>/.exec(lateOf(page))?.[1] ?? "";
const FETCHED = ["link /assets/vendor-1.js", "link /assets/react-1.js"];

test("starts the same modules in the same order at the first sign of life", async () => {
  const { asked, fire } = pretendBrowser(scriptOf(PAGE));
  expect(asked).toEqual([]);

  fire("pointerdown");
  fire("load");
  await vi.waitFor(() => expect(asked).toContain("/assets/entry.client-1.js"));

  expect(asked).toEqual([
    ...FETCHED,
    "/assets/react-1.js",
    "/assets/vendor-1.js",
    "/assets/manifest-1.js",
    "/assets/root-1.js",
    "/assets/home-1.js",
    "modules root,en/home",
    "/assets/entry.client-1.js",
  ]);
});

test("a page for everybody is fetched with its scripts and starts at a sign of its reader", async () => {
  vi.useFakeTimers();
  const { asked, fire } = pretendBrowser(scriptOf(CACHED_PAGE));
  fire("load");
  await vi.advanceTimersByTimeAsync(4_900);
  expect(asked).toEqual(FETCHED);

  fire("scroll");
  await vi.advanceTimersByTimeAsync(20);
  expect(asked.at(-1)).toBe("/assets/entry.client-1.js");
});

test.each([
  ["is for one person", { page: PAGE }],
  ["has a part that needs a script", { page: CACHED_PAGE, needsScript: true }],
  ["finds something of its visitor's", { page: CACHED_PAGE, keptThings: 1 }],
  [
    "needs one where nothing may be kept",
    { page: CACHED_PAGE, needsScript: true, keptThings: null },
  ],
])("a page that %s starts at once", async (_, { page, ...browser }) => {
  vi.useFakeTimers();
  const { asked, fire } = pretendBrowser(scriptOf(page), browser);
  fire("load");
  await vi.advanceTimersByTimeAsync(20);

  expect(asked.at(-1)).toBe("/assets/entry.client-1.js");
});

test("a page that is read for a while starts by itself", async () => {
  vi.useFakeTimers();
  const { asked, fire } = pretendBrowser(scriptOf(CACHED_PAGE));
  fire("load");
  await vi.advanceTimersByTimeAsync(5_020);

  expect(asked.at(-1)).toBe("/assets/entry.client-1.js");
});

test.each([
  ["no script at all", "<body></body>"],
  ["another kind of starter", PAGE.replace("__reactRouterRouteModules", "__somethingElse")],
])("leaves a document with %s alone", (_, page) => {
  expect(lateOf(page)).toBe(page);
});

test("takes a dollar sign in an address for what it is", () => {
  const page = PAGE.replaceAll("/assets/home-1.js", () => "/assets/$&-1.js");

  expect(lateOf(page)).toContain('import("/assets/$&-1.js")');
});

/** Runs the script with a window that only records calls. */
function pretendBrowser(
  script: string,
  { needsScript = false, keptThings = 0 as number | null } = {},
) {
  const asked: string[] = [];
  const listeners = new Map<string, () => void>();
  const names = [
    "addEventListener",
    "PerformanceObserver",
    "document",
    "load",
    "window",
    "localStorage",
  ];
  const code = script.replaceAll("import(", "load(");
  new Function(...names, code)(
    (type: string, listener: () => void) => listeners.set(type, listener),
    class {
      readonly #hear: (entries: unknown, observer: unknown) => void;
      constructor(hear: (entries: unknown, observer: unknown) => void) {
        this.#hear = hear;
      }
      observe() {
        this.#hear([], this);
      }
      disconnect() {}
    },
    {
      createElement: () => ({}),
      querySelector: () => (needsScript ? {} : null),
      head: { append: ({ href }: { href: string }) => asked.push(`link ${href}`) },
    },
    (url: string) => {
      asked.push(url);
      return Promise.resolve({});
    },
    {
      set __reactRouterRouteModules(modules: object) {
        asked.push(`modules ${Object.keys(modules)}`);
      },
    },
    {
      get length() {
        if (keptThings === null) throw new DOMException("Forbidden", "SecurityError");
        return keptThings;
      },
    },
  );
  return { asked, fire: (type: string) => listeners.get(type)?.() };
}
