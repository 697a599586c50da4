import { expectNoViolations } from "./accessibility.ts";
import { expect, test } from "./support.ts";

const FIELD = "Say it your way: place, size, budget";

test("a line typed with the keyboard alone: pick a suggestion, land on its page", async ({
  page,
}) => {
  await page.goto("/");
  const field = page.getByRole("combobox", { name: FIELD });
  await field.focus();
  await page.keyboard.type("2bhk wak");
  const option = page.getByRole("listbox").getByRole("option", { name: /2bhk Wakad/ });
  await expect(option).toBeVisible();
  await expect(field).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByText(/^\d+ suggestions?$/)).toBeAttached();

  await page.keyboard.press("ArrowDown");
  await expect(option).toHaveAttribute("aria-selected", "true");
  await expect(field).toHaveAttribute("aria-activedescendant", "find-q-0");
  await page.keyboard.press("End");
  await expect(page.getByRole("listbox").getByRole("option").last()).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL(/\/buy\?city=pune&locality=wakad&beds=2$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("Escape closes the suggestions, Enter then searches for the line itself", {
  tag: "@whole",
}, async ({ page }) => {
  await page.goto("/");
  const field = page.getByRole("combobox", { name: FIELD });
  await field.pressSequentially("furnished flat andheri 40k ke andar");
  await expect(page.getByRole("listbox")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listbox")).toBeHidden();
  await expect(field).toHaveValue("furnished flat andheri 40k ke andar");
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL(/\/rent\?.*locality=andheri-east%2Candheri-west&maxPrice=40000/);
});

test("the list is read out right, in both languages", { tag: "@whole" }, async ({ page }) => {
  for (const [path, typed] of [
    ["/", "koramangla"],
    ["/hi", "कोरमंगला"],
  ] as const) {
    await page.goto(path);
    await page.getByRole("combobox").first().pressSequentially(typed);
    await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
    await expectNoViolations(page);
  }
  await expect(page.getByRole("listbox").getByRole("option").first()).toContainText("बेंगलुरु");
  await page.getByRole("listbox").getByRole("option").first().click();
  await expect(page).toHaveURL(/\/hi\/buy\?city=bangalore&locality=koramangala$/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the same line leads to the same page", async ({ page }) => {
    await page.goto("/", { waitUntil: "commit" });
    await page.getByLabel(FIELD).fill("gurgaon sec 57 plot 200 gaj");
    await page.keyboard.press("Enter");

    await expect(page).toHaveURL(
      /\/land\?city=gurugram&locality=sector-57&minArea=1620&maxArea=1980$/,
    );
    await page.goto("/hi", { waitUntil: "commit" });
    await page.locator("#find-q").fill("कोरमंगला 3 बीएचके");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/hi\/buy\?city=bangalore&locality=koramangala&beds=3$/);
  });
});

test("a line longer than 500 characters is cut with a notice on every page that reads one", async ({
  request,
}) => {
  const line = encodeURIComponent(`2bhk ${"sunny ".repeat(100)}wakad`);
  const notice = "We read its first 500 characters";
  for (const path of ["/buy", "/rent", "/commercial", "/land", "/search", "/find"]) {
    const page = await request.get(`${path}?q=${line}`);
    const html = await page.text();
    expect(html, path).toContain(notice);
    expect(html, path).toContain("2 BHK");
    expect(decodeURIComponent(page.url()), path).not.toContain("wakad");
  }
  expect(await (await request.get(`/hi/buy?q=${line}`)).text()).toContain("500 अक्षर");
  const short = `2bhk ${"sunny ".repeat(75)}wakad`;
  const read = await request.get(`/find?q=${encodeURIComponent(short)}`);
  expect(read.url()).toContain("locality=wakad");
  expect(await read.text()).not.toContain(notice);
});
