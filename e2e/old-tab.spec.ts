import type { Page } from "@playwright/test";
import { openLine } from "./line.ts";
import { serveNextBuild } from "./next-build.ts";
import { expect as atOnce, test } from "./support.ts";

const expect = atOnce.configure({ timeout: 20_000 });

// React Router logs what it could not load before it loads the page.
test.use({
  allowedErrors: /Error loading route module|earlier build|module script|ERR_ABORTED|404.*woff2/,
});

/** A document of its own keeps what is written on it until another takes its place. */
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

test("a click in a tab whose scripts are gone leads where it was meant to", async ({ page }) => {
  await page.goto("/");
  await typeRequirement(page);
  await mark(page);
  // As after a new build: the server knows no file of this name.
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

  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  await expect.poll(() => asked).toBe(2);
});

test("a tab that was open while the site was renewed goes on with the new one", {
  tag: "@whole",
}, async ({ page, baseURL }) => {
  test.setTimeout(180_000);
  const line = await openLine(baseURL ?? "");
  const next = await serveNextBuild();
  try {
    await page.goto(`${line.url}/`);
    await typeRequirement(page);
    await mark(page);
    line.leadTo(next.url);
    await page.getByRole("navigation").getByRole("link", { name: "Agents" }).first().click();

    await expect(page).toHaveURL(`${line.url}/agents`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Agents");
    await expect(oldTab(page)).toHaveCount(0);
    await page.goto(`${line.url}/`);
    await expectRequirement(page);
  } finally {
    line.close();
    await next.stop();
  }
});
