import type { Page } from "@playwright/test";
import { expectNoViolations } from "./accessibility.ts";
import { withoutPictures } from "./device.ts";
import { expect, test } from "./support.ts";

const MAP = "/buy?city=pune&view=map";
const MAP_FILES = /results-map|use-surface|tile-ground|maplibre|\/pins|\/map\/labels/;

test.describe.configure({ timeout: 240_000 });
test.beforeEach(({ page }) => withoutPictures(page));

async function openMap(page: Page, path = MAP) {
  await page.goto(path);
  await expect(page.locator("[data-marker]").first()).toBeVisible();
}

/** Drags the map as a hand would, some way to the left and up. */
async function push(page: Page, dx: number, dy: number) {
  const frame = page.getByRole("region", { name: "Map of the results" });
  const box = await frame.boundingBox();
  if (!box) throw new Error("There is no map");
  const from = { x: box.x + box.width * 0.5, y: box.y + box.height * 0.85 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + dx / 2, from.y + dy / 2, { steps: 4 });
  await page.mouse.move(from.x + dx, from.y + dy, { steps: 4 });
  await page.mouse.up();
}

test("the map comes when it is asked for, not a byte before, and asks nobody else", async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/buy?city=pune", { waitUntil: "load" });
  expect(asked.filter((url) => MAP_FILES.test(url))).toEqual([]);

  await page.getByRole("link", { name: "Map", exact: true }).click();
  await expect(page.locator("[data-marker]").first()).toBeVisible();
  await expect(page.getByText("Pune", { exact: true }).last()).toBeVisible();

  expect(asked.some((url) => url.includes("/api/properties/pins"))).toBe(true);
  expect(asked.some((url) => /tile-ground|maplibre/.test(url))).toBe(false);
  const elsewhere = asked.filter(
    (url) => !url.startsWith(`${baseURL}/`) && !/^(data|blob):/.test(url),
  );
  expect(elsewhere).toEqual([]);
});

test("every home of the search is on the map, and the map says how many", {
  tag: "@whole",
}, async ({ page, request }) => {
  const answer = await (
    await request.get("/api/properties/pins?purpose=sale&category=residential&city=pune")
  ).json();
  await openMap(page);

  await expect(page.getByText(`All ${answer.total} are here`)).toBeVisible();
  const counts = await page
    .locator("[data-marker]")
    .evaluateAll((markers) =>
      markers.map((marker) => Number(/^(\d+) listing/.exec(marker.textContent ?? "")?.[1] ?? 1)),
    );
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(answer.total);
});

test("the map counts what it shows, where not every home says where it is", async ({ page }) => {
  await page.route("**/api/properties/pins?*", async (route) => {
    const answer = await (await route.fetch()).json();
    const data = answer.data.slice(1);
    await route.fulfill({ json: { ...answer, data, total: data.length } });
  });
  await openMap(page);
  const found = await page
    .getByText(/^\d+ propert(y|ies) found$/)
    .first()
    .innerText();
  const listed = Number.parseInt(found, 10);

  const words = `${listed - 1} of ${listed} are on the map; the others do not say where they are`;
  await expect(page.getByText(words)).toBeVisible();
});

test("by keyboard one goes from pin to pin, into a home's card and back", {
  tag: "@whole",
}, async ({ page }) => {
  await openMap(page);
  const active = () =>
    page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.marker);
  const stops = page.locator("[data-marker][tabindex='0']");
  await expect(stops).toHaveCount(1);

  await stops.focus();
  const first = await active();
  const keys = ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"];
  for (const key of keys) if ((await active()) === first) await page.keyboard.press(key);
  expect(await active()).not.toBe(first);

  const dialog = page.getByRole("dialog", { name: /listing.? here/ });
  // A marker for several listings opens by zooming in; the focus stays among the pins.
  for (let times = 0; times < 12 && !(await dialog.isVisible()); times += 1) {
    await page.keyboard.press("Enter");
    await page.waitForTimeout(400);
  }
  await expect(dialog.getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  expect(await active()).toBeTruthy();
});

test("a moved map searches its area: the list and the address follow", { tag: "@whole" }, async ({
  page,
  request,
}) => {
  await openMap(page);
  const search = page.getByRole("button", { name: "Search this area" });
  await expect(search).toBeHidden();
  // Where most homes are: clicking the marker zooms in.
  await page.getByRole("button", { name: /^[12]\d listings/ }).click();
  await expect(search).toBeVisible();
  await push(page, 60, -40);
  await expect(search).toBeVisible();
  const listed = page.waitForResponse((response) => response.url().includes(".data"));
  await search.click();
  await listed;

  await expect(page).toHaveURL(/bbox=/);
  await expect(search).toBeHidden();
  const bbox = new URL(page.url()).searchParams.get("bbox");
  const answer = await (
    await request.get(`/api/properties?purpose=sale&category=residential&city=pune&bbox=${bbox}`)
  ).json();
  expect(answer.total).toBeGreaterThan(0);
  await expect(page.locator("#results-count")).toContainText(
    new RegExp(`^${answer.total} propert`),
  );
  // The map area can be removed like any other filter.
  await expect(page.getByRole("link", { name: "Remove Map area" })).toBeVisible();
});

test("a card lights up its pin, a pin its card", { tag: "@whole" }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openMap(page);
  const card = page.locator("[data-property-id]").first();
  await card.hover();
  await expect(page.locator("[data-marker].bg-neem")).toHaveCount(1);

  const id = await card.getAttribute("data-property-id");
  const pin = page.locator("[data-marker].bg-neem");
  await page.mouse.move(5, 5);
  await expect(pin).toHaveCount(0);
  await card.hover();
  await pin.hover();
  await expect(page.locator(`[data-property-id="${id}"]`)).toHaveAttribute("data-lit", "");
});

test("without JavaScript the map says what it needs, and the list is there", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  await page.goto(MAP, { waitUntil: "domcontentloaded" });

  // Playwright does not search for text inside noscript.
  expect(await page.locator("aside noscript p").textContent()).toContain("needs JavaScript");
  await expect(page.locator("aside noscript p")).toBeVisible();
  expect(await page.locator("[data-property-id]").count()).toBeGreaterThan(3);
  await context.close();
});

test("an owner's home is shown to a kilometre, also among the pins", async ({ request }) => {
  const owners = await (
    await request.get("/api/properties/pins?postedBy=owner&purpose=sale")
  ).json();
  expect(owners.data.length).toBeGreaterThan(5);
  for (const { latitude, longitude } of owners.data) {
    expect(Number(latitude.toFixed(2))).toBe(latitude);
    expect(Number(longitude.toFixed(2))).toBe(longitude);
  }
});

for (const [colorScheme, path] of [
  ["light", MAP],
  ["dark", `/hi${MAP}`],
] as const) {
  test(`axe finds nothing on an open map, ${path}, ${colorScheme}`, { tag: "@whole" }, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await openMap(page, path);
    await expectNoViolations(page, [360, 768, 1280]);
  });
}
