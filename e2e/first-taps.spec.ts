import type { BrowserContext, Page } from "@playwright/test";
import { COMPANY, newestListingId } from "./pages.ts";
import { PHONE } from "./sheets.ts";
import { expect, test } from "./support.ts";

const SCRIPTS_MS = 700;

const isHydrated = (page: Page) =>
  page.evaluate(() => "hydrated" in document.documentElement.dataset);

/** Delays scripts, so that a tap before is certainly early. */
async function slowScripts(context: BrowserContext): Promise<void> {
  await context.route(/\/assets\/.*\.js$/, async (route) => {
    await new Promise((goOn) => setTimeout(goOn, SCRIPTS_MS));
    await route.continue().catch(() => {});
  });
}

/** Opens a page without waiting for hydration; the fixture's page is already hydrated. */
async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

test("a page fetches its scripts once it is shown, and starts by itself", async ({ context }) => {
  const page = await context.newPage();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.resourceType()));
  await page.goto("/buy");

  await expect.poll(() => isHydrated(page)).toBe(true);
  expect(asked.indexOf("image")).toBeLessThan(asked.indexOf("script"));
});

test("a document that starts its scripts by itself is hydrated all the same", async ({
  context,
}) => {
  await context.route("/buy", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html
      .replaceAll('<link rel="deferred-module"', '<link rel="modulepreload"')
      .replace(' type="deferred-module" async', ' type="module" async');
    expect(body).not.toBe(html);
    await route.fulfill({ response, body });
  });
  const page = await open(context, "/buy");
  await expect.poll(() => isHydrated(page)).toBe(true);
  const heart = page.locator(".card-actions").first().getByRole("button", { name: /^Save/ });
  await heart.click();

  await expect(heart).toHaveAttribute("aria-pressed", "true");
});

test("a unit remembered from an earlier visit takes nothing off the page", {
  tag: "@whole",
}, async ({ context }) => {
  const page = await open(context, "/offline");
  await page.evaluate(() => localStorage.setItem("areaUnit", "acre"));
  await page.goto("/land");
  await expect.poll(() => isHydrated(page)).toBe(true);
  await expect(page.locator("#results")).toContainText("acre");

  await expect(page.locator("main form").locator("visible=true")).not.toHaveCount(0);
});

test("a button that is pressed before the page is hydrated does what it says", async ({
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await context.addInitScript(() =>
    Object.defineProperty(navigator, "share", { value: undefined }),
  );
  await slowScripts(context);
  const page = await open(context, COMPANY);
  expect(await isHydrated(page)).toBe(false);
  await page.getByRole("button", { name: "Share" }).click();

  await expect(page.getByText("Link copied")).toBeVisible();
});

test("a contact click is told to the server, however early", async ({ context }) => {
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "" }));
  await slowScripts(context);
  const page = await open(context, COMPANY);
  expect(await isHydrated(page)).toBe(false);
  const told = page.waitForRequest("/api/inquiries");
  await page.getByRole("link", { name: "WhatsApp" }).locator("visible=true").first().click();

  expect((await told).postDataJSON()).toMatchObject({ channel: "whatsapp", language: "en" });
});

test("a form that is sent before the page is hydrated is sent as without scripts", async ({
  context,
}) => {
  await slowScripts(context);
  const page = await open(context, "/companies");
  await page.locator("footer form").getByLabel("E-mail address").fill("early@example.com");
  await page.locator("footer form").getByRole("button").click();

  await expect(page.getByText("Almost there")).toBeVisible();
  await expect(page).toHaveURL(/\/newsletter\//);
});

test("and one with nothing in it is told what is missing", async ({ context }) => {
  await slowScripts(context);
  const page = await open(context, "/");
  expect(await isHydrated(page)).toBe(false);
  await page.getByRole("button", { name: "Send on WhatsApp" }).click();

  // By the browser, in its own words: the form is not hydrated yet.
  const name = page.getByLabel("Name", { exact: true });
  await expect(name).toBeFocused();
  expect(await name.evaluate((field: HTMLInputElement) => field.validationMessage)).not.toBe("");
});

test("a heart that is pressed twice before the page is hydrated is pressed once", async ({
  context,
}) => {
  await slowScripts(context);
  const page = await open(context, "/buy");
  const heart = page.locator(".card-actions").first().getByRole("button", { name: /^Save/ });
  await heart.click();
  await heart.click();
  expect(await isHydrated(page)).toBe(false);

  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
});

test("and one of a home that is saved already leaves it saved, as it looked when it was pressed", async ({
  context,
}) => {
  const page = await open(context, "/buy");
  const heart = page.locator(".card-actions").first().getByRole("button", { name: /^Save/ });
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await slowScripts(context);
  await page.reload();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await heart.click();

  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => isHydrated(page)).toBe(true);
  await expect(heart).toHaveAttribute("aria-pressed", "true");
});

test.describe("on a phone", () => {
  test.use(PHONE);

  for (const seconds of [0.3, 1, 3]) {
    const tag = seconds === 1 ? [] : "@whole";

    test(`a photo opens the gallery ${seconds} s after loading`, { tag }, async ({
      context,
      request,
    }) => {
      const home = `/property/${await newestListingId(request)}`;
      const page = await open(context, home);
      await page.waitForTimeout(seconds * 1_000);
      await page.getByRole("region", { name: "Pictures" }).getByRole("link").first().tap();

      await expect(page.getByRole("dialog")).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(home);
    });

    test(`menu, filters and heart work ${seconds} s after loading`, { tag }, async ({
      context,
    }) => {
      const page = await open(context, "/buy");
      await page.waitForTimeout(seconds * 1_000);
      const heart = page.locator(".card-actions").first().getByRole("button", { name: /^Save/ });
      await heart.evaluate((button: HTMLButtonElement) => button.click());
      await page.locator("header summary").tap();
      await expect(page.locator("header details")).toHaveAttribute("open");
      await page.locator("header summary").tap();
      await page.getByRole("button", { name: "Filters", exact: true }).tap();
      await expect(page.locator("#filter-sheet")).toBeVisible();

      await expect(heart).toHaveAttribute("aria-pressed", "true");
      expect(new URL(page.url()).pathname).toBe("/buy");
    });

    for (const path of ["/buy", "/agents"]) {
      test(`Load More adds to ${path} ${seconds} s after loading`, { tag }, async ({ context }) => {
        const page = await open(context, path);
        const cards = page.locator("main li article");
        const before = await cards.count();
        await page.waitForTimeout(seconds * 1_000);
        // Without scrolling to it: that alone would start the scripts.
        const more = page.getByRole("link", { name: "Load More" });
        await more.evaluate((link: HTMLAnchorElement) => link.click());

        await expect.poll(() => cards.count()).toBeGreaterThan(before);
        expect(new URL(page.url()).search).toBe("");
      });
    }
  }
});

test.describe("without JavaScript", () => {
  test.use({ ...PHONE, javaScriptEnabled: false });

  test("no button of a public page needs a script that would not notice an early tap", async ({
    page,
    request,
  }) => {
    const home = `/property/${await newestListingId(request)}`;
    for (const path of ["/", "/buy", home, COMPANY, "/companies", "/agents", "/sell", "/auth"]) {
      await page.goto(path);
      const deaf = page.locator("button[type=button]:not([data-early], [popovertarget])");

      expect(await deaf.count(), path).toBe(0);
      expect(await page.locator("button").count(), path).toBeGreaterThan(0);
    }
  });

  test("a photo leads to a page of the site with all of them, and from there back", async ({
    page,
    request,
  }) => {
    const home = `/hi/property/${await newestListingId(request)}`;
    await page.goto(home);
    await page.locator("main section li a").first().click();
    await expect(page).toHaveURL(`${home}/pictures#picture-1`);
    await expect(page.locator("main ol img").first()).toBeVisible();

    await page.getByRole("link", { name: "लिस्टिंग पर वापस" }).first().click();
    await expect(page).toHaveURL(home);
  });
});

test.describe("when no script comes", () => {
  test.use({ allowedErrors: /Failed to (load|fetch)|ERR_FAILED/ });

  test("a photo leads to the page with all of them", async ({ context, request }) => {
    const home = `/property/${await newestListingId(request)}`;
    await context.route(/\/assets\/.*\.js$/, (route) => route.abort());
    const page = await open(context, home);
    await page.getByRole("region", { name: "Pictures" }).getByRole("link").first().click();

    await expect(page).toHaveURL(`${home}/pictures#picture-1`);
  });

  test("a form is sent as without them", async ({ context }) => {
    await context.route(/\/assets\/.*\.js$/, (route) => route.abort());
    const page = await open(context, "/companies");
    await page.locator("footer form").getByLabel("E-mail address").fill("no-script@example.com");
    await page.locator("footer form").getByRole("button").click();

    await expect(page).toHaveURL(/\/newsletter\//);
  });
});
