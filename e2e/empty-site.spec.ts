import { serveEmptySite } from "./empty-site.ts";
import { expect, test } from "./support.ts";

/** What each empty page says; none of the texts blames a filter that was never set. */
const SAID: Record<string, string> = {
  "/buy": "Nothing is listed here yet",
  "/rent": "Nothing is listed here yet",
  "/commercial": "Nothing is listed here yet",
  "/land": "Nothing is listed here yet",
  "/companies": "Companies appear here as soon as they are published.",
  "/agents": "No agents listed yet",
  "/hi/buy": "यहाँ अभी कुछ भी लिस्ट नहीं है",
};
const BLAME = /Clear Filters|Drop one filter|Nothing matches|फ़िल्टर हटाएँ/;

test("a site without listings or companies says so, and promises nothing", {
  tag: "@whole",
}, async ({ request }) => {
  const site = await serveEmptySite("empty");
  try {
    for (const [path, words] of Object.entries(SAID)) {
      const page = await request.get(`${site.url}${path}`);
      const text = (await page.text())
        .replace(/<script[^>]*>.*?<\/script>/gs, "")
        .replace(/<[^>]+>/g, " ")
        .replace(/\s+/g, " ");
      expect(page.status(), path).toBe(200);
      expect(text, path).toContain(words);
      expect(text, path).not.toMatch(BLAME);
    }
    expect((await request.get(`${site.url}/`)).status()).toBe(200);
  } finally {
    await site.stop();
  }
});
