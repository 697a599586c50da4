import type { BrowserContext, Page } from "@playwright/test";
import { COMPANY, newestListingId } from "./pages.ts";
import { PHONE } from "./sheets.ts";
import { expect, test } from "./support.ts";

const isHydrated = (page: Page) => page.evaluate(() => "__reactRouterDataRouter" in window);

/** Opens a page without waiting for hydration; the fixture's page is already hydrated. */
async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

test("a page that is only read starts no script for a while, and then comes alive by itself", {
  tag: "@whole",
}, async ({ context }) => {
  const page = await open(context, "/companies");
  await page.waitForTimeout(1_000);
  expect(await isHydrated(page)).toBe(false);

  await expect.poll(() => isHydrated(page)).toBe(true);
});

test("who has something kept on the device need not touch the page", { tag: "@whole" }, async ({
  context,
}) => {
  const page = await open(context, "/offline");
  await page.evaluate(() => localStorage.setItem("kept", "something"));
  await page.clock.install();
  await page.goto("/companies");

  await expect
    .poll(async () => {
      await page.clock.runFor(10);
      return isHydrated(page);
    })
    .toBe(true);
  expect(await page.evaluate(() => performance.now())).toBeLessThan(5_000);
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

test("a button that is pressed before the page is alive does what it says", async ({ context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await context.addInitScript(() =>
    Object.defineProperty(navigator, "share", { value: undefined }),
  );
  const page = await open(context, COMPANY);
  expect(await isHydrated(page)).toBe(false);
  await page.getByRole("button", { name: "Share" }).click();

  await expect(page.getByText("Link copied")).toBeVisible();
});

test("a contact click is told to the server, however early", async ({ context }) => {
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "" }));
  const page = await open(context, COMPANY);
  expect(await isHydrated(page)).toBe(false);
  const told = page.waitForRequest("/api/inquiries");
  await page.getByRole("link", { name: "WhatsApp" }).locator("visible=true").first().click();

  expect((await told).postDataJSON()).toMatchObject({ channel: "whatsapp", language: "en" });
});

test("a form that is sent before the page is alive is sent within it, once", async ({
  context,
}) => {
  const posts: string[] = [];
  context.on("request", (request) => {
    if (request.method() === "POST") posts.push(new URL(request.url()).pathname);
  });
  const page = await open(context, "/companies");
  await page.locator("footer form").evaluate((form: HTMLFormElement) => {
    const field = form.elements.namedItem("email") as HTMLInputElement;
    field.value = "early@example.com";
    for (const _ of ["once", "again"]) form.querySelector("button")?.click();
  });

  await expect(page.getByText("Almost there")).toBeVisible();
  await expect(page).toHaveURL(/\/companies$/);
  expect(posts).toHaveLength(1);
});

test("and one with nothing in it is told what is missing", async ({ context }) => {
  const page = await open(context, "/");
  expect(await isHydrated(page)).toBe(false);
  await page.getByRole("button", { name: "Send on WhatsApp" }).click();

  await expect(page.getByText("Missing Information")).toBeVisible();
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
