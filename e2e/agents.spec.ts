import { expectNoViolations } from "./accessibility.ts";
import { expect, test } from "./support.ts";

// Generating two dozen pictures for the first time would slow these tests down.
test.beforeEach(({ context }) =>
  context.route("**/images/**", (route) => route.fulfill({ contentType: "image/webp", body: "" })),
);

test("filter the agents, open a profile, and the WhatsApp chat is told to the server", {
  tag: "@whole",
}, async ({ page, context }) => {
  // The chat itself is an external site, replaced by an empty page here.
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "" }));
  await page.goto("/agents");
  await expect(page.getByRole("status")).toHaveText("40 agents found");

  await page.getByLabel("City").selectOption("pune");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/city=pune/);
  await expect(page.getByRole("status")).toHaveText("4 agents found");
  await page.getByLabel("Speciality").selectOption("Rentals");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("status")).toHaveText("1 agent found");
  const profile = page.locator("main article").getByRole("heading").getByRole("link");
  const name = await profile.innerText();
  await profile.click();

  await expect(page).toHaveURL(/\/agents\/[a-z-]+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page).toHaveTitle(new RegExp(`^${name}, `));
  await expect(page.getByText(/RERA no\. given: SAMPLE-RERA-\d+, not checked by us/)).toBeVisible();
  const told = page.waitForRequest("/api/inquiries");
  const opened = context.waitForEvent("page");
  await page
    .getByRole("link", { name: `WhatsApp ${name}` })
    .locator("visible=true")
    .click();

  const agentId = page.url().split("/").at(-1);
  expect((await told).postDataJSON()).toMatchObject({
    channel: "whatsapp",
    language: "en",
    agentId,
  });
  const chat = new URL((await opened).url());
  expect(chat.searchParams.get("text")).toContain(name);
  expect(chat.searchParams.get("text")).toContain(`/agents/${agentId}`);
});

test("each choice says how many it brings, and brings as many", { tag: "@whole" }, async ({
  page,
}) => {
  await page.goto("/agents?city=mumbai");
  const languages = page.getByRole("combobox", { name: "Language" });
  const options = await languages.locator("option").allInnerTexts();
  const [, language, count] = /^(\w+) \((\d+)\)$/.exec(options[1] ?? "") ?? [];

  await languages.selectOption(language ?? "");
  await page.getByRole("button", { name: "Search" }).click();

  await expect(page.getByRole("status")).toHaveText(new RegExp(`^${count} agents? found`));
  await expect(page.locator("main article")).toHaveCount(Number(count));
});

test("more agents are loaded below, each once, and Back finds them again", {
  tag: "@whole",
}, async ({ page }) => {
  // Until the scripts have loaded, the link leads to the next page, as it does without them.
  await page.goto("/agents?sort=rating", { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "Load More" }).click();
  await expect(page.locator("main article")).toHaveCount(40);
  await expect(page.getByRole("link", { name: "Load More" })).toBeHidden();
  const names = await page.locator("main article h2").allInnerTexts();
  expect(new Set(names).size).toBe(40);

  await page.locator("main article h2 a").last().click();
  await expect(page).toHaveURL(/\/agents\/[a-z-]+$/);
  await page.goBack();

  await expect(page.locator("main article")).toHaveCount(40);
});

test("nobody fits: the page says so and leads back to all", { tag: "@whole" }, async ({ page }) => {
  await page.goto("/agents?q=nobody-of-this-name&sort=nonsense");
  await expect(page.getByRole("heading", { name: "No agents found" })).toBeVisible();
  await page.getByRole("link", { name: "All agents" }).click();

  await expect(page.getByRole("status")).toHaveText("40 agents found");
});

test("a profile names the company, shows live listings and describes itself", async ({ page }) => {
  await page.goto("/agents/karthik-murthy");
  const data = await page.locator("script[type='application/ld+json']").allInnerTexts();
  expect(data.map((text) => JSON.parse(text))).toEqual([
    expect.objectContaining({ "@type": "RealEstateAgent", name: "Karthik Murthy" }),
    expect.objectContaining({ "@type": "BreadcrumbList" }),
  ]);
  const cards = page.locator("main article");
  await expect(cards).toHaveCount(24);
  const first = await cards.first().getByRole("heading").innerText();
  await page.getByRole("link", { name: "Next page" }).click();
  await expect(cards).not.toHaveCount(24);
  await expect(cards.first().getByRole("heading")).not.toHaveText(first);

  const company = page.getByRole("link", { name: "Kikar Homes" }).first();
  await expect(company).toHaveAttribute("href", "/company/kikar-homes");
});

test.describe("an agent who is not there", () => {
  test.use({ allowedErrors: /status of 404/ });

  test("is not found, in words", { tag: "@whole" }, async ({ page }) => {
    for (const id of ["no-such-agent", "Meera%20Sharma", "..%2f", "new"]) {
      const response = await page.goto(`/agents/${id}`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { name: "Agent Not Found" })).toBeVisible();
    }
    await page.getByRole("link", { name: "All agents" }).click();
    await expect(page).toHaveURL("/agents");
  });
});

test("in Hindi the words are Hindi and the links stay Hindi", { tag: "@whole" }, async ({
  page,
}) => {
  await page.goto("/hi/agents?language=Marathi");
  await expect(page.getByRole("status")).toHaveText(/एजेंट मिले/);
  await expect(page.getByRole("combobox", { name: "भाषा" }).locator("option:checked")).toHaveText(
    /^मराठी \(\d+\)$/,
  );
  await page.locator("main article h2 a").first().click();

  await expect(page).toHaveURL(/\/hi\/agents\/[a-z-]+$/);
  await expect(page.getByText("चालू लिस्टिंग").first()).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("filters, pages and contact work", { tag: "@whole" }, async ({ page }) => {
    await page.goto("/agents");
    await page.getByRole("link", { name: "Load More" }).click();
    await expect(page.locator("main article")).toHaveCount(16);
    await page.goto("/agents");
    await page.getByLabel("Name").fill("sharma");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("status")).toHaveText("1 agent found");
    await page.locator("main article h2 a").click();

    await expect(page.getByRole("heading", { level: 1, name: "Meera Sharma" })).toBeVisible();
    const chat = page.getByRole("link", { name: "WhatsApp Meera Sharma" }).first();
    expect(await chat.getAttribute("href")).toMatch(/^https:\/\/wa\.me\/91\d{10}\?text=/);
  });
});

test("axe finds nothing, in the dark and in Hindi either", { tag: "@whole" }, async ({ page }) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ colorScheme: "dark" });
  for (const path of ["/hi/agents?city=pune", "/hi/agents/amol-bose", "/agents?q=nobody"]) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await expectNoViolations(page, [360, 1280]);
  }
});
