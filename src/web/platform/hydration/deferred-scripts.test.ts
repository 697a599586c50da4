import { expect, test } from "vitest";
import { deferScripts } from "./deferred-scripts.ts";
import { PAGE_SCRIPT } from "./page-script.ts";

const CODE = 'import "/assets/manifest-1.js";\nwindow.modules = { "a<b": "$&" };';
const MODULE = `<script nonce="n1" type="module" async="">${CODE}</script>`;
const LINKS =
  '<link rel="modulepreload" href="/assets/a-1.js"/><link rel="modulepreload" href="/assets/b-1.js?x=1&amp;y=%22" nonce="n1"/>';
const page = ({ links = LINKS, scripts = MODULE } = {}) =>
  `<head><script id="page-script" nonce="n1">${PAGE_SCRIPT}</script>${links}<link rel="stylesheet" href="/s.css"/></head><body><main><p>₹1 Cr</p></main><script>context()</script>${scripts}<script>data()</script></body>`;

test("the module script and its preloads wait, word for word", () => {
  expect(deferScripts(page())).toBe(
    page({
      links:
        '<link rel="deferred-module" href="/assets/a-1.js"><link rel="deferred-module" href="/assets/b-1.js?x=1&amp;y=%22" nonce="n1">',
      scripts: `<script nonce="n1" type="deferred-module" async="">${CODE}</script>`,
    }),
  );
});

test("a page for everybody has no nonce to keep", () => {
  const deferred = deferScripts(page().replaceAll(' nonce="n1"', ""));

  expect(deferred).toContain('<script type="deferred-module" async="">');
  expect(deferred).not.toContain("nonce=");
});

test("what the page shows is not touched, even where it looks like a script", () => {
  const shown = '<p>&lt;script type="module"&gt;</p><link rel="modulepreload" href="/shown.js"/>';
  const html = page().replace("<p>₹1 Cr</p>", shown);

  expect(deferScripts(html)).toContain(shown);
});

test.each([
  ["no module script", page({ scripts: "" })],
  ["two", page({ scripts: `${MODULE}<script type="module">2</script>` })],
  ["one in the head", page({ links: MODULE })],
  ["none of our own", page().replace(' id="page-script"', "")],
  ["one of our own that may not run", page().replace('page-script" nonce="n1"', 'page-script"')],
  ["no head", "<body></body>"],
])("a document with %s is left alone", (_, html) => {
  expect(deferScripts(html)).toBe(html);
});
