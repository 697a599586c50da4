import type { Page } from "@playwright/test";
import { signIn } from "./admin.ts";
import { signInDemo } from "./members.ts";
import { expect, test } from "./support.ts";

/** Totals that do not correspond to the rows of any list. */
const SUMS = /analytics|Clicks|Balance|Views/;

type Numbered = { path: string; name: string; count: number };

/** The links of a dashboard that contain a number. */
async function numbersOn(page: Page, part: string): Promise<Numbered[]> {
  const links = await page.locator(`${part} a`).evaluateAll((found) =>
    found.map((link) => ({
      path: link.getAttribute("href") ?? "",
      name: link.closest("div")?.textContent ?? "",
      words: link.textContent ?? "",
    })),
  );
  return links.flatMap(({ path, name, words }) => {
    const count = /\d[\d,]*/.exec(words)?.[0].replaceAll(",", "");
    return count === undefined || SUMS.test(`${path} ${name}`)
      ? []
      : [{ path, name: words, count: Number(count) }];
  });
}

/** The number of rows in the list behind a number, as that page counts or shows them. */
async function countOf(page: Page, path: string): Promise<number> {
  await page.goto(path);
  const main = page.getByRole("main");
  if (/inquiries|leads/.test(path) && !path.startsWith("/buyer")) {
    const said = main.getByRole("status").filter({ hasText: /^\d+ leads?$/ });
    return (await said.count()) ? Number.parseInt(await said.innerText(), 10) : 0;
  }
  if (path.includes("/properties")) {
    const tab = main.locator('nav [aria-current="page"]', { hasText: /\d/ }).last();
    const shown = await main.locator("article").count();
    if (!(await tab.count())) return shown;
    const total = Number(/\d+/.exec(await tab.innerText())?.[0]);
    return (await main.getByRole("link", { name: "More", exact: true }).count()) ? total : shown;
  }
  return rowsIn(page, path);
}

function rowsIn(page: Page, path: string): Promise<number> {
  const main = page.getByRole("main");
  if (path.includes("#saved-searches")) {
    return main.locator('section[aria-labelledby="saved-searches"] > ul > li').count();
  }
  if (path.startsWith("/buyer/saved")) {
    return main.locator('section[aria-labelledby="saved-homes"] > ul > li').count();
  }
  if (path.startsWith("/affiliate/earnings"))
    return main.locator("section ul.divide-y > li").count();
  if (path.startsWith("/affiliate/links")) return main.locator("article").count();
  return main.locator("ul.divide-y > li").count();
}

for (const role of ["seller", "company", "buyer", "affiliate"] as const) {
  const tag = role === "company" ? [] : "@whole";
  test(`each number on the dashboard of a ${role} is that of the list it opens`, { tag }, async ({
    page,
  }) => {
    await signInDemo(page, role);
    await page.goto("/dashboard");
    const numbers = [
      ...(await numbersOn(page, 'section[aria-label="Your numbers"]')),
      ...(await numbersOn(page, 'section[aria-labelledby="needs-you"]')),
    ];
    expect(numbers.length).toBeGreaterThan(1);
    if (role === "company") {
      await page.goto("/company/dashboard");
      numbers.push(...(await numbersOn(page, "main dl")));
    }
    for (const { path, name, count } of numbers) {
      expect(await countOf(page, path), `${name}: ${path}`).toBe(count);
    }
  });
}

test("each number on an admin's dashboard is that of the list it opens", { tag: "@whole" }, async ({
  page,
  request,
}) => {
  await signIn(page, request);
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "Needs you" })).toBeVisible();
  const numbers = [
    ...(await numbersOn(page, "main dl")),
    ...(await numbersOn(page, 'section[aria-labelledby="needs-you"]')),
  ];
  expect(numbers.length).toBeGreaterThan(4);
  for (const { path, name, count } of numbers) {
    await page.goto(path);
    const total = page.getByText(/^\d[\d,]* to [\d,]+ of [\d,]+$/);
    await expect(total, `${name}: ${path}`).toContainText(` of ${count.toLocaleString("en-IN")}`);
  }
});

test("a demo that sends nothing says where to find the mail", async ({ page }) => {
  await page.goto("/auth/forgot?sent");
  await expect(page.getByRole("link", { name: "outgoing messages" })).toHaveAttribute(
    "href",
    "/admin/outbox",
  );
});
