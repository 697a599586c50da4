import type { APIRequestContext, BrowserContext, Page } from "@playwright/test";
import { expectNoViolations } from "./accessibility.ts";
import { ADMIN, DEMO_PASSWORD } from "./accounts.ts";
import { type Line, openLine } from "./line.ts";
import { test as base, expect } from "./support.ts";

const test = base.extend<{ line: Line }>({
  line: async ({ baseURL, page }, use) => {
    const line = await openLine(baseURL ?? "");
    await use(line);
    // Close the page before cutting the connection: a page that is still loading would log failed requests.
    await page.close();
    line.close();
  },
});

// The browser logs failed requests as errors.
test.use({
  serviceWorkers: "allow",
  allowedErrors: /ERR_|wa\.me/,
});
/** The paths in the service worker's caches, once it has started. */
async function cachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      found.push(...requests.map(({ url }) => new URL(url).pathname));
    }
    return found;
  });
}

async function untilStored(page: Page, pattern: RegExp): Promise<void> {
  await expect.poll(async () => (await cachedPaths(page)).join("\n")).toMatch(pattern);
}

/** Whether React has hydrated the element. */
async function isHydrated(page: Page, selector: string): Promise<boolean> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => !element.closest("html:not([data-hydrated]), [data-part=served]"));
}

async function saveFirstHome(page: Page): Promise<string> {
  const card = page.locator("[data-property-id]").first();
  const button = card.getByRole("button", { name: /^Save / });
  await expect(async () => {
    if ((await button.getAttribute("aria-pressed")) === "false") await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "true", { timeout: 1000 });
  }).toPass();
  return (await button.getAttribute("aria-label"))?.replace("Save ", "") ?? "";
}

test("a phone may put the site among its apps, in both languages", async ({ page, request }) => {
  await page.goto("/");
  const devtools = await page.context().newCDPSession(page);
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  const { data, errors } = await devtools.send("Page.getAppManifest");

  // A test's window is incognito, which cannot install apps.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
  expect(errors).toEqual([]);
  const { name, icons, shortcuts } = JSON.parse(data ?? "{}");
  expect(name).toBe("Aangan");
  for (const { src } of icons) expect((await request.get(src)).status(), src).toBe(200);
  for (const { url } of shortcuts) expect((await request.get(url)).status(), url).toBe(200);
  const hindi = await (await request.get("/hi/site.webmanifest")).json();
  expect(hindi).toMatchObject({ id: "/", lang: "hi-IN", start_url: "/hi" });
});

test("without a network the saved homes are listed and open, whichever page was asked for", {
  tag: "@whole",
}, async ({ page, line }) => {
  await page.goto(`${line.url}/buy`);
  const title = await saveFirstHome(page);
  // The listing's page is cached last: once it is there, everything is.
  await untilStored(page, /^\/property\//m);
  line.cut();

  await page.goto(`${line.url}/rent?city=pune`);
  await expect(page).toHaveURL(/\/offline\?to=%2Frent%3Fcity%3Dpune$/);
  await expect(page.getByRole("heading", { level: 1, name: "No connection" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Try again" })).toHaveAttribute(
    "href",
    "/rent?city=pune",
  );
  await expectNoViolations(page, [360, 1280]);
  await page.getByRole("link", { name: title }).click();
  await expect(page).toHaveURL(/\/property\//);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  // Hydrated, not just rendered: the heart shows that it is pressed.
  await expect(page.getByRole("button", { name: "Save", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.keyboard.press("Tab");
  await expect.poll(() => isHydrated(page, 'form[action$="/ask"]')).toBe(true);
  await page.getByRole("button", { name: "Show on the map" }).click();
  await expect(page.getByRole("button", { name: "Zoom in" })).toBeVisible();
  // From here a link leads to a page that is not stored on the device.
  await page.getByRole("link", { name: "Agents" }).first().click();
  await expect(page).toHaveURL(/\/offline\?to=%2Fagents$/);
});

test("the offline page speaks the reader's language, and leads back when the network is there", {
  tag: "@whole",
}, async ({ page, line, baseURL }) => {
  await page.goto(`${line.url}/hi/companies`);
  await untilStored(page, /^\/hi\/offline$/m);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  line.cut();

  await page.goto(`${line.url}/hi/rent`);
  await expect(page.getByRole("heading", { level: 1, name: "कनेक्शन नहीं है" })).toBeVisible();
  line.pointTo(baseURL ?? "");
  await page.getByRole("link", { name: "फिर कोशिश करें" }).click();
  await expect(page).toHaveURL(`${line.url}/hi/rent`);
  await expect.poll(() => isHydrated(page, "main")).toBe(true);
});

test("nothing that one visitor sees is kept, and who signs out leaves no home behind", {
  tag: "@whole",
}, async ({ page, line }) => {
  await page.goto(`${line.url}/buy`);
  await saveFirstHome(page);
  await untilStored(page, /^\/property\//m);
  const data = { email: "buyer@demo.local", password: DEMO_PASSWORD };
  const signedIn = await page.request.post(`${line.url}/api/auth/sign-in/email`, { data });
  expect(signedIn.ok()).toBe(true);
  await page.goto(`${line.url}/dashboard`);
  await page.goto(`${line.url}/profile`);
  await page.goto(`${line.url}/buyer/saved`);

  const texts = await page.evaluate(async () => {
    const pages: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (!/\/(?:assets|images)\//.test(request.url)) {
          pages.push(
            `${new URL(request.url).pathname} ${await (await cache.match(request))?.text()}`,
          );
        }
      }
    }
    return pages;
  });
  expect(texts.length).toBeGreaterThan(1);
  for (const text of texts) {
    expect(text).toMatch(/^\/(?:offline|property\/)/);
    expect(text).not.toContain("buyer@demo.local");
    expect(text).not.toContain("Sign out");
  }
  await page.evaluate(() => {
    for (const form of document.forms) if (form.action.endsWith("/sign-out")) form.submit();
  });
  await page.waitForURL(`${line.url}/`);
  await expect
    .poll(async () => (await cachedPaths(page)).filter((path) => path.startsWith("/property/")))
    .toEqual([]);
});

async function storedFor(request: APIRequestContext, name: string) {
  const { token } = await (await request.post("/api/admin/login", { data: ADMIN })).json();
  const answer = await request.get(`/api/requirements?q=${encodeURIComponent(name)}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return (await answer.json()).data;
}

/** Triggers what the browser does by itself some time after the network is back. */
async function startWorker(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      for (const { registrationId } of registrations) resolve(registrationId);
    });
  });
  await devtools.send("ServiceWorker.enable");
  await devtools.send("ServiceWorker.dispatchSyncEvent", {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    tag: "requirement-outbox",
    lastChance: false,
  });
}

test("a requirement written without a network is sent once, by the worker or by the page", {
  tag: "@whole",
}, async ({ page, context, request, line, baseURL }) => {
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "" }));
  const name = `Offline ${Math.floor(Math.random() * 1e9)}`;
  await page.goto(`${line.url}/`);
  await untilStored(page, /^\/offline$/m);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page
    .getByLabel("Phone", { exact: true })
    .fill(`9${String(Math.floor(Math.random() * 1e9)).padStart(9, "0")}`);
  await page.getByLabel("Location").fill("Wakad, Pune");
  line.cut();
  await page.getByRole("button", { name: "Send on WhatsApp" }).click();
  await expect(page.getByText("Kept on this device until the network is back.")).toBeVisible();

  await page.goto(`${line.url}/buy`);
  await expect(page.getByText("Will be sent by itself when the network is back")).toBeVisible();
  await expect(page.getByText("Wakad, Pune")).toBeVisible();
  expect(await storedFor(request, name)).toEqual([]);
  // No page of the site is open any more.
  const own = await page.evaluate(() => localStorage.getItem("requirement-outbox"));
  await page.evaluate(() => localStorage.removeItem("requirement-outbox"));
  line.pointTo(baseURL ?? "");
  await startWorker(context, page);
  await expect.poll(async () => (await storedFor(request, name)).length).toBe(1);

  // The page has its own copy, and sends it when it is opened again.
  await page.evaluate((text) => localStorage.setItem("requirement-outbox", text ?? ""), own);
  await page.goto(`${line.url}/`);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("requirement-outbox")))
    .toBeNull();
  expect(await storedFor(request, name)).toHaveLength(1);
});
