import { gunzipSync } from "node:zlib";
import { test as base, expect } from "vitest";
import { type CachedPage, createPageCache, type PageCache } from "./page-cache.ts";

const MINUTE = 60_000;

type Fixtures = { clock: { now: number }; pages: PageCache };

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of the fixtures used here
  clock: async ({}, use) => use({ now: 0 }),
  pages: async ({ clock }, use) => {
    const pages = createPageCache({ headers: { "X-Test": "1" }, now: () => clock.now });
    pages.setListening(true);
    await use(pages);
  },
});

function textOf(page: CachedPage | undefined): string | undefined {
  return page?.bodies.identity.toString();
}

/** A rendering that finishes on demand. */
function slowly(html: string) {
  let finish = () => {};
  let renderings = 0;
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return {
    render: async () => {
      renderings += 1;
      await done;
      return html;
    },
    finish,
    count: () => renderings,
  };
}

test("a page is rendered once and then found", async ({ pages }) => {
  const rendered = await pages.findOrRender("/", async () => "<p>one</p>");

  expect(textOf(rendered)).toBe("<p>one</p>");
  expect(pages.find("/")).toBe(rendered);
  expect(pages.find("/other")).toBeUndefined();
});

test("a kept page comes ready to send: encoded, named by its content, under its own policy", async ({
  pages,
}) => {
  const html = "<p>one</p><script>run()</script>";
  const page = await pages.findOrRender("/", async () => html);
  const head = Object.fromEntries(
    (page?.heads.gzip ?? []).flatMap((name, at, all) =>
      at % 2 === 0 ? [[name, all[at + 1]]] : [],
    ),
  );

  expect(gunzipSync(page?.bodies.gzip ?? "").toString()).toBe(html);
  expect(head).toMatchObject({
    "X-Test": "1",
    "Content-Type": "text/html; charset=utf-8",
    "Content-Encoding": "gzip",
    "Content-Length": String(page?.bodies.gzip.length),
    "Cache-Control": "no-cache",
    Vary: "Accept-Encoding, Cookie",
    ETag: page?.etag,
    "Content-Security-Policy": expect.stringMatching(/script-src 'self' 'sha256-[^']+';/),
  });
  expect(head).not.toHaveProperty("Set-Cookie");
  expect(page?.heads.identity).not.toContain("Content-Encoding");
});

test("equal pages have equal names, different ones different names", async ({ pages }) => {
  const [one, same, other] = await Promise.all(
    ["a", "a", "b"].map((html, at) => pages.findOrRender(`/${at}`, async () => html)),
  );

  expect(one?.etag).toBe(same?.etag);
  expect(one?.etag).not.toBe(other?.etag);
});

test("who asks while a page is being rendered waits for the same rendering", async ({ pages }) => {
  const slow = slowly("one");
  const asked = [1, 2, 3].map(() => pages.findOrRender("/", slow.render));

  slow.finish();
  const answers = await Promise.all(asked);

  expect(slow.count()).toBe(1);
  expect(new Set(answers).size).toBe(1);
});

test("a change drops every page", async ({ pages }) => {
  await pages.findOrRender("/", async () => "old");

  pages.clear();

  expect(pages.find("/")).toBeUndefined();
  expect(textOf(await pages.findOrRender("/", async () => "new"))).toBe("new");
});

test("a page whose data changed while it was rendered is shown to who waits, and not kept", async ({
  pages,
}) => {
  const slow = slowly("old");
  const waiting = pages.findOrRender("/", slow.render);

  pages.clear();
  const fresh = await pages.findOrRender("/", async () => "new");
  slow.finish();

  expect(textOf(await waiting)).toBe("old");
  expect(textOf(fresh)).toBe("new");
  expect(pages.find("/")).toBe(fresh);
});

test("nothing is kept while changes cannot be heard", async ({ pages }) => {
  await pages.findOrRender("/", async () => "heard");

  pages.setListening(false);
  expect(pages.find("/")).toBeUndefined();
  expect(textOf(await pages.findOrRender("/", async () => "unheard"))).toBe("unheard");
  expect(pages.find("/")).toBeUndefined();

  pages.setListening(true);
  await pages.findOrRender("/", async () => "again");
  expect(textOf(pages.find("/"))).toBe("again");
});

test("a page begun before changes were heard again is not kept", async ({ pages }) => {
  const slow = slowly("old");
  pages.setListening(false);
  const waiting = pages.findOrRender("/", slow.render);

  pages.setListening(true);
  slow.finish();
  await waiting;

  expect(pages.find("/")).toBeUndefined();
});

test("when the database goes away, what was right until then is put aside for as long", async ({
  pages,
  clock,
}) => {
  await pages.findOrRender("/", async () => "one");
  expect(pages.findStale("/")).toBeUndefined();

  pages.setListening(false);
  expect(pages.find("/")).toBeUndefined();
  expect(textOf(pages.findStale("/"))).toBe("one");
  pages.setListening(false);
  expect(textOf(pages.findStale("/"))).toBe("one");

  clock.now = 10 * MINUTE;
  expect(pages.findStale("/")).toBeUndefined();
  clock.now = 0;
  pages.setListening(true);
  expect(pages.findStale("/")).toBeUndefined();
});

test("a page is kept for ten minutes at most", async ({ pages, clock }) => {
  await pages.findOrRender("/", async () => "one");

  clock.now = 10 * MINUTE - 1;
  expect(textOf(pages.find("/"))).toBe("one");
  clock.now = 10 * MINUTE;
  expect(pages.find("/")).toBeUndefined();
});

test("what must not be kept is not, and what failed is tried again", async ({ pages }) => {
  expect(await pages.findOrRender("/", async () => undefined)).toBeUndefined();
  expect(pages.find("/")).toBeUndefined();

  const failing = () => pages.findOrRender("/", () => Promise.reject(new Error("no database")));
  await expect(Promise.all([failing(), failing()])).rejects.toThrow("no database");
  expect(textOf(await pages.findOrRender("/", async () => "one"))).toBe("one");
});

test("a page that is read stays, and one that nobody reads makes room", async () => {
  const pages = createPageCache({ headers: {}, maxBytes: 25_000 });
  pages.setListening(true);
  const large = () => Promise.resolve("x".repeat(10_000));

  for (const key of ["/read", "/unread"]) await pages.findOrRender(key, large);
  pages.find("/read");
  await pages.findOrRender("/new", large);

  expect(pages.find("/read")).toBeDefined();
  expect(pages.find("/unread")).toBeUndefined();
});

test("the oldest pages make room when all together are too large", async () => {
  const pages = createPageCache({ headers: {}, maxBytes: 25_000 });
  pages.setListening(true);
  const large = () => Promise.resolve("x".repeat(10_000));

  for (const key of ["/1", "/2", "/3"]) await pages.findOrRender(key, large);
  expect([pages.find("/1"), pages.find("/2")?.etag, pages.find("/3")?.etag]).toEqual([
    undefined,
    expect.any(String),
    expect.any(String),
  ]);

  await pages.findOrRender("/huge", async () => "y".repeat(100_000));
  expect(pages.find("/huge")).toBeUndefined();
  await pages.findOrRender("/4", large);
  await pages.findOrRender("/5", large);
  expect(pages.find("/4")).toBeDefined();
  expect(pages.find("/5")).toBeDefined();
});
