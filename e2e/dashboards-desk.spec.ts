import type { Page } from "@playwright/test";
import { DEMO_PASSWORD } from "./accounts.ts";
import { expect, test } from "./support.ts";

/** How many rows the list has that a number opens, as that page itself counts or shows them. */
async function countOf(page: Page, path: string): Promise<number> {
  await page.goto(path);
  const tab = page.locator('nav [aria-current="page"]', { hasText: /\d/ }).last();
  if (await tab.count()) return Number(/\d+/.exec(await tab.innerText())?.[0]);
  return page.locator("main ul > li h3").count();
}

test("each number on a seller's dashboard is that of the list it opens", async ({ page }) => {
  await page.request.post("/api/auth/sign-in/email", {
    data: { email: "seller@demo.local", password: DEMO_PASSWORD },
  });
  await page.goto("/dashboard");
  const numbers = page.getByRole("region", { name: "Your numbers" }).getByRole("link");
  const cards = await numbers.evaluateAll((links) =>
    links.map((link) => ({ path: link.getAttribute("href") ?? "", count: link.textContent })),
  );
  expect(cards.length).toBe(4);
  for (const { path, count } of cards) {
    if (path.includes("inquiries")) continue;
    expect(await countOf(page, path), path).toBe(Number(count));
  }
});

test("a demo that sends nothing says where to find the mail", async ({ page }) => {
  await page.goto("/auth/forgot?sent");
  await expect(page.getByRole("link", { name: "outgoing messages" })).toHaveAttribute(
    "href",
    "/admin/outbox",
  );
});
