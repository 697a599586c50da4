import { newestListingId } from "./pages.ts";
import { expect, test } from "./support.ts";

test("the switch leads to the same page in Hindi and is remembered", { tag: "@whole" }, async ({
  page,
}) => {
  await page.goto("/companies?city=Pune");
  await page.getByRole("navigation", { name: "Language" }).getByText("हिन्दी").click();

  await expect(page).toHaveURL("/hi/companies?city=Pune");
  await expect(page.locator("html")).toHaveAttribute("lang", "hi-IN");
  await page.goto("/");
  await expect(page).toHaveURL("/hi");
  await page.getByText("English", { exact: true }).click();
  await expect(page).toHaveURL("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "en-IN");
  await page.goto("/companies");
  await expect(page).toHaveURL("/companies");
});

test("money, dates and links are Indian and Hindi on Hindi pages", async ({ page }) => {
  await page.goto("/hi");
  await expect(page.getByText(/₹[\d.]+ (लाख|करोड़)/).first()).toBeVisible();
  const links = await page
    .locator("main a[href^='/']")
    .evaluateAll((all) =>
      all.map((link) => link.getAttribute("href")).filter((href) => !href?.startsWith("/hi")),
    );
  expect(links).toEqual([]);
});

test("a rent says in Hindi that it is for a month, also on the company's own pages", {
  tag: "@whole",
}, async ({ page, request }) => {
  const { data } = await (await request.get("/api/properties?purpose=rent&limit=100")).json();
  const rented = (data as { companyId: string | null }[]).find(({ companyId }) => companyId);
  for (const path of [
    `/hi/company/${rented?.companyId}`,
    `/hi/company/${rented?.companyId}/properties`,
  ]) {
    await page.goto(path);
    await expect(page.getByText(/^₹[\d,.]+(?: लाख)? प्रति माह$/).first()).toBeVisible();
  }
});

test.describe("a form with nothing in it", () => {
  test.use({ allowedErrors: /status of 422/ });

  test("says under each field what is missing, in the page's language", async ({
    page,
    request,
  }) => {
    await page.goto("/hi/sell");
    await page.getByRole("button", { name: "प्रॉपर्टी भेजें" }).click();
    await expect(page.getByText("कीमत लिखें, जैसे 75 लाख या 1.2 करोड़")).toBeVisible();
    await expect(page.getByLabel("प्रॉपर्टी का प्रकार")).toBeFocused();

    await page.goto(`/hi/property/${await newestListingId(request)}/ask`);
    await page.getByRole("button", { name: "सवाल भेजें" }).click();
    await expect(page.getByText("10 अंकों का मोबाइल नंबर लिखें")).toBeVisible();
    await expect(page.getByLabel("आपका नाम")).toBeFocused();

    await page.goto("/hi/newsletter/subscribe");
    const newsletter = page.getByRole("main");
    await newsletter.getByLabel("ई-मेल पता").fill("rubbish");
    await newsletter.getByRole("button", { name: "जुड़ें" }).click();
    await expect(newsletter.getByRole("alert")).toHaveText("ई-मेल पता इस तरह लिखें: name@example.com");
    await expect(newsletter.getByLabel("ई-मेल पता")).toBeFocused();
  });
});

test("no English sentence is left on a Hindi page's own text", async ({ page }) => {
  await page.goto("/hi/privacy");
  const text = await page.locator("main").innerText();
  const english = text.match(/\b[A-Za-z]{3,}(?: [A-Za-z]{2,}){2,}/g) ?? [];
  expect(english).toEqual([]);
});

test("the privacy page names each cookie, in both languages", async ({ request }) => {
  for (const path of ["/privacy", "/hi/privacy"]) {
    const page = await (await request.get(path)).text();
    for (const name of ["lang", "session", "known-device, device", "requirement", "wrote", "via"]) {
      expect(page, `${name} on ${path}`).toContain(`<code>${name}</code>`);
    }
  }
});

test("a visitor cannot be led off the site by the language switch", async ({ request }) => {
  for (const to of [
    "//evil.example",
    "https://evil.example/",
    "/\\evil.example",
    "javascript:alert(1)",
  ]) {
    const response = await request.get(`/language/hi?to=${encodeURIComponent(to)}`, {
      maxRedirects: 0,
    });
    expect(response.status()).toBe(303);
    expect(response.headers().location).toMatch(/^\/hi(?:$|[/?])/);
  }
});
