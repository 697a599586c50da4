/** A signed-in admin, and what every admin screen must satisfy. */

import type { APIRequestContext, Page } from "@playwright/test";
import { expectNoViolations } from "./accessibility.ts";
import { ADMIN } from "./accounts.ts";
import { expect } from "./support.ts";

const WIDTHS = [360, 768, 1280];

export async function openAsAdmin(page: Page, request: APIRequestContext): Promise<void> {
  const token = await signIn(request);
  await page.addInitScript((given) => localStorage.setItem("adminToken", given), token);
}

export async function signIn(
  request: APIRequestContext,
  headers: Record<string, string> = {},
): Promise<string> {
  const answer = await request.post("/api/admin/login", { data: ADMIN, headers });
  return (await answer.json()).token;
}

export async function expectAccessible(page: Page, name: string, widths = WIDTHS): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // Elements half covered by the sticky header cannot be measured.
    await page.evaluate(() => scrollTo(0, 0));
    await expectNoViolations(page);
    const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scroll, `${name} at ${width} px`).toBeLessThanOrEqual(width);
  }
}
