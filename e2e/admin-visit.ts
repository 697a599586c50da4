/** An admin who is signed in already, and what every screen of theirs is held to. */

import AxeBuilder from "@axe-core/playwright";
import type { APIRequestContext, Page } from "@playwright/test";
import { ADMIN } from "./accounts.ts";
import { expect } from "./support.ts";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const WIDTHS = [360, 768, 1280];

export async function visitAsAdmin(page: Page, request: APIRequestContext): Promise<string> {
  const answer = await request.post("/api/admin/login", { data: ADMIN });
  const { token } = await answer.json();
  await page.addInitScript((given) => localStorage.setItem("adminToken", given), token);
  return token;
}

export async function expectAccessible(page: Page, name: string, widths = WIDTHS): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // What lies half under the frame's sticky head cannot be measured.
    await page.evaluate(() => scrollTo(0, 0));
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    expect(found, `${name} at ${width} px`).toEqual([]);
    const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scroll, `${name} at ${width} px`).toBeLessThanOrEqual(width);
  }
}
