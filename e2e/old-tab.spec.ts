import type { Page } from "@playwright/test";
import { openLine } from "./line.ts";
import { serveNextBuild } from "./next-build.ts";
import { expect, test } from "./support.ts";

// React Router logs the module it could not load before it loads the whole page.
test.use({
  allowedErrors:
    /Error loading route module|earlier build|module script|ERR_ABORTED|404.*woff2|status of 400/,
});

/** Marks the document; the mark stays until another document replaces it. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute("data-old-tab", ""));
}

function oldTab(page: Page) {
  return page.locator("html[data-old-tab]");
}

async function typeRequirement(page: Page): Promise<void> {
  await page.getByLabel("Name", { exact: true }).fill("Asha of the old tab");
  await page.getByLabel("Location").fill("Wakad, Pune");
}

async function expectRequirement(page: Page): Promise<void> {
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Asha of the old tab");
  await expect(page.getByLabel("Location")).toHaveValue("Wakad, Pune");
}

test("a click in a tab whose scripts are gone leads where it was meant to", {
  tag: "@whole",
}, async ({ page }) => {
  await page.goto("/");
  await typeRequirement(page);
  await mark(page);
  // As after a new build: the server has no file with this name.
  await page.route(/\/assets\/agents-/, (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/.{8}\.js$/, "gone0000.js"),
    }),
  );
  await page.getByRole("navigation").getByRole("link", { name: "Agents" }).first().click();

  await expect(page).toHaveURL(/\/agents$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Agents");
  await expect(oldTab(page)).toHaveCount(0);
  await page.unroute(/\/assets\/agents-/);
  await page.goto("/");
  await expectRequirement(page);
});

test("a part of a page that cannot be fetched any more has the page loaded anew, once", {
  tag: "@whole",
}, async ({ page }) => {
  let asked = 0;
  await page.route(/\/assets\/requirement-form-/, (route) => {
    asked += 1;
    return route.continue({
      url: route
        .request()
        .url()
        .replace(/.{8}\.js$/, "gone0000.js"),
    });
  });
  await page.goto("/");

  await expect(async () => {
    await page.keyboard.press("Shift");
    expect(asked).toBe(2);
  }).toPass();
  // The server-rendered form is there, and works as it does without scripts.
  await typeRequirement(page);
  await page.getByLabel("Phone", { exact: true }).fill("98220 4");
  await page.getByRole("button", { name: "Send on WhatsApp" }).click();
  await expect(page.getByText("Enter a 10-digit Indian mobile number")).toBeVisible();
  await expectRequirement(page);
});

test.describe("where the network fails", () => {
  test.use({ allowedErrors: /ERR_FAILED/ });

  test("a part of a page that cannot be fetched leaves the page as the server drew it", {
    tag: "@whole",
  }, async ({ page }) => {
    const asked: string[] = [];
    // The form loads on the first interaction, the offline copies load long after hydration.
    await page.route(/\/assets\/(?:requirement-form|offline-copies)-/, (route) => {
      asked.push(new URL(route.request().url()).pathname);
      return route.abort();
    });
    await page.goto("/");
    await mark(page);
    await expect.poll(() => new Set(asked).size).toBe(2);
    await typeRequirement(page);
    await expectRequirement(page);

    // The failed script blocks nothing else either.
    await page.getByRole("navigation").getByRole("link", { name: "Agents" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Agents");
    await expect(oldTab(page)).toHaveCount(1);
  });

  test("a map that cannot be fetched says so, and the page around it stays", {
    tag: "@whole",
  }, async ({ page }) => {
    await page.route(/\/assets\/(?:results|place)-map-/, (route) => route.abort());
    await page.goto("/buy?view=map");
    await expect(page.getByText("The map could not be loaded.")).toBeVisible();
    await page.locator("[data-property-id]").first().getByRole("link").first().click();

    await expect(page).toHaveURL(/\/property\//);
    const show = page.getByRole("button", { name: "Show on the map" });
    await show.click();
    await expect(page.getByText("The map could not be loaded.")).toBeVisible();
    await page.unroute(/\/assets\/(?:results|place)-map-/);
    await show.click();
    await expect(page.getByRole("button", { name: "Zoom in" })).toBeVisible();
  });
});

test("a tab that was open while the site was renewed goes on with the new one", {
  tag: "@whole",
}, async ({ page, baseURL }) => {
  test.setTimeout(400_000);
  const line = await openLine(baseURL ?? "");
  const next = await serveNextBuild();
  try {
    await page.goto(`${line.url}/`);
    await typeRequirement(page);
    await mark(page);
    line.pointTo(next.url);
    await page.getByRole("navigation").getByRole("link", { name: "Agents" }).first().click();

    await expect(page).toHaveURL(`${line.url}/agents`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Agents");
    await expect(oldTab(page)).toHaveCount(0);
    await page.goto(`${line.url}/`);
    await expectRequirement(page);
    // The page would fetch more long after hydration, when the connection is gone.
    await page.goto("about:blank");
  } finally {
    line.close();
    await next.stop();
  }
});
