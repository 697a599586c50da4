import type { Locator, Page } from "@playwright/test";
import { withoutPictures } from "./device.ts";
import { newestListingId, publicPages } from "./pages.ts";
import { PHONE, type Sheet, tapEveryField, tapEverythingIn } from "./sheets.ts";
import { expect, test } from "./support.ts";

const LISTS = ["/buy", "/rent", "/commercial", "/land"];

test.use(PHONE);
test.describe.configure({ timeout: 300_000 });
test.beforeEach(({ page }) => withoutPictures(page));

function filterSheet(page: Page): Sheet {
  const box = page.locator("#filter-sheet");
  return {
    open: () => page.locator("[popovertarget=filter-sheet]").first().tap(),
    box,
    close: box.locator("[popovertargetaction=hide]"),
  };
}

function menu(page: Page, id: string): Sheet {
  const opener = page.locator(`[popovertarget=${id}]`);
  return { open: () => opener.tap(), box: page.locator(`#${id}`), close: opener };
}

function mobileMenu(page: Page): Sheet {
  const opener = page.locator("header summary");
  return { open: () => opener.tap(), box: page.locator("header details nav"), close: opener };
}

function dialogOf(page: Page, open: () => Promise<void>): Sheet {
  const box = page.getByRole("dialog");
  return { open, box, close: box.getByRole("button", { name: "Close" }) };
}

for (const path of [...LISTS, ...LISTS.map((list) => `/hi${list}`)]) {
  // Testing one of the eight is quick enough for every run.
  const tag = path === "/rent" ? [] : "@whole";
  test(`the filters of ${path} stay on the screen, whatever is tapped`, { tag }, async ({
    page,
  }) => {
    await page.goto(path);
    await tapEverythingIn(page, filterSheet(page));
  });
}

for (const path of [...LISTS, "/search?city=pune", "/buy?city=pune&view=map"]) {
  test(`the menus of ${path} stay on the screen`, { tag: "@whole" }, async ({ page }) => {
    await page.goto(path);
    const ids = await page
      .locator("[popovertarget$=-menu]")
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute("popovertarget")));
    for (const id of ids) await tapEverythingIn(page, menu(page, String(id)));
  });
}

test("the filters of a map stay on the screen, and so does what a pin opens", {
  tag: "@whole",
}, async ({ page }) => {
  await page.goto("/buy?city=pune&view=map");
  await tapEverythingIn(page, filterSheet(page));

  await page.goto("/buy?city=pune&locality=wakad&view=map");
  const pin = page.locator('[data-marker^="home"], [data-marker]').first();
  const popup = dialogOf(page, async () => {
    // A cluster opens into smaller ones before it opens a listing.
    for (let taps = 0; taps < 6 && !(await page.getByRole("dialog").isVisible()); taps++) {
      await pin.tap();
      await page.waitForTimeout(600);
    }
    await expect(page.getByRole("dialog").getByRole("link").first()).toBeVisible();
  });
  await tapEverythingIn(page, popup);
});

test("the gallery and the report of a property stay on the screen", { tag: "@whole" }, async ({
  page,
  request,
}) => {
  await page.goto(`/property/${await newestListingId(request)}`);
  for (const opener of [
    page.getByRole("region", { name: "Pictures" }).getByRole("link").first(),
    page.getByRole("link", { name: "Report this listing" }),
  ]) {
    const open = async () => {
      // On a busy machine the scripts may load later than an early tap is held for them.
      await expect.poll(() => isHydrated(opener)).toBe(true);
      await opener.tap();
      await expect(page.getByRole("dialog")).toBeVisible();
    };
    await tapEverythingIn(page, dialogOf(page, open));
    await page.goto(page.url());
  }
});

function isHydrated(opener: Locator): Promise<boolean> {
  return opener.evaluate(
    (element) => !element.closest("html:not([data-hydrated]), [data-part=served], [data-early]"),
  );
}

test("the comparison's tray stays on the screen", { tag: "@whole" }, async ({ page }) => {
  await page.goto("/buy");
  const tray = page.getByRole("region", { name: "Compare homes" });
  await tapEverythingIn(page, {
    open: async () => {
      const chosen = page.locator('[aria-pressed=true][aria-label^="Compare"]');
      const free = page.locator('[aria-pressed=false][aria-label^="Compare"]').first();
      while ((await chosen.count()) < 2) await free.tap();
    },
    box: tray,
    close: tray.getByRole("button", { name: "Clear" }),
  });
});

test("every link of the menu leads to its page", { tag: "@whole" }, async ({ page }) => {
  await page.goto("/terms");
  await tapEverythingIn(page, mobileMenu(page));
});

test("the menu of a small phone can be scrolled to its end", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 560 });
  await page.goto("/buy");
  const { open, box } = mobileMenu(page);
  await open();
  const last = box.getByRole("link").last();
  await last.scrollIntoViewIfNeeded();

  await expect(last).toBeInViewport({ ratio: 1 });
});

test("no page jumps away from the field that is tapped, and each has the menu", {
  tag: "@whole",
}, async ({ page, request }) => {
  test.slow();
  const pages = [...(await publicPages(request)), "/saved", "/compare"];
  for (const path of pages.filter((one) => one !== "/admin")) {
    await page.goto(path);
    await tapEveryField(page);
    const { open, box, close } = mobileMenu(page);
    await open();
    await expect(box.getByRole("link").last(), path).toBeInViewport();
    await close.tap();
    await expect(box, path).toBeHidden();
  }
});
