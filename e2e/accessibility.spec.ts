import AxeBuilder from "@axe-core/playwright";
import { publicPages } from "./pages.ts";
import { expect, test } from "./support.ts";

/** The layout is the same in the dark and in Hindi: there the ends suffice. */
const WIDTHS = { all: [360, 768, 1280], ends: [360, 1280] };
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

test.use({ allowedErrors: /status of 404/ });

for (const colorScheme of ["light", "dark"] as const) {
  for (const prefix of ["", "/hi"]) {
    test(`axe finds nothing on any ${colorScheme} page${prefix} at any width`, async ({
      page,
      request,
    }) => {
      test.setTimeout(240_000);
      const widths = colorScheme === "light" && prefix === "" ? WIDTHS.all : WIDTHS.ends;
      await page.emulateMedia({ colorScheme });
      const paths = [...(await publicPages(request)), "/property/nosuchhome00", "/no-such-page"];
      for (const path of paths) {
        await page.goto(prefix + (path === "/" && prefix ? "" : path), {
          waitUntil: "domcontentloaded",
        });
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
          const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
          expect(found, `${prefix}${path} at ${width} px`).toEqual([]);
        }
      }
    });
  }
}

test("nothing needs to be scrolled sideways at 320 px", async ({ page, request }) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of await publicPages(request)) {
    for (const prefix of ["", "/hi"]) {
      await page.goto(prefix + (path === "/" && prefix ? "" : path), {
        waitUntil: "domcontentloaded",
      });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, prefix + path).toBeLessThanOrEqual(320);
    }
  }
});

test("every page has one main heading and a skip link", async ({ page, request }) => {
  test.setTimeout(90_000);
  for (const path of await publicPages(request)) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
    await expect(page.locator("a[href='#content']"), path).toHaveCount(1);
  }
});
