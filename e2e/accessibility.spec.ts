import type { Page } from "@playwright/test";
import { expectNoViolations } from "./accessibility.ts";
import { COMPANY, newestListingId, publicPages } from "./pages.ts";
import { expect, test } from "./support.ts";

const MISSING = ["/property/nosuchhome00", "/no-such-page"];

test.use({ allowedErrors: /status of 404/ });

async function lookAt(page: Page, paths: string[], widths: number[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await expectNoViolations(page, widths);
  }
}

// Split into parts that can run in parallel.
const PARTS = 6;
for (let part = 0; part < PARTS; part += 1) {
  test(`axe finds nothing on any page at three widths, part ${part + 1} of ${PARTS}`, {
    tag: "@whole",
  }, async ({ page, request }) => {
    test.setTimeout(180_000);
    const paths = [...(await publicPages(request)), ...MISSING];
    const mine = paths.filter((_, at) => at % PARTS === part);
    await lookAt(page, mine, [360, 768, 1280]);
  });
}

// Components and layout are the same: one page of each kind shows whether colours and Hindi work.
for (const colorScheme of ["light", "dark"] as const) {
  for (const prefix of ["", "/hi"]) {
    if (colorScheme === "light" && prefix === "") continue;
    test(`axe finds nothing on ${colorScheme} pages at /${prefix.slice(1)}`, {
      tag: "@whole",
    }, async ({ page, request }) => {
      test.setTimeout(240_000);
      await page.emulateMedia({ colorScheme });
      const home = `/property/${await newestListingId(request)}`;
      const paths = ["", "/companies", COMPANY, "/buy", home, "/sell", "/terms", "/no-such-page"];
      await lookAt(
        page,
        paths.map((path) => prefix + path || "/"),
        [360, 1280],
      );
    });
  }
}

test("nothing needs to be scrolled sideways at 320 px", { tag: "@whole" }, async ({
  page,
  request,
}) => {
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

test("every page has one main heading and a skip link", { tag: "@whole" }, async ({
  page,
  request,
}) => {
  for (const path of await publicPages(request)) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
    await expect(page.locator("a[href='#content']"), path).toHaveCount(1);
  }
});
