/** An admin who is signed in already, and what every screen of theirs is held to. */

import type { APIRequestContext, Page } from "@playwright/test";
import { ADMIN } from "./accounts.ts";
import { expectNoBarriers } from "./barriers.ts";
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
    // What lies half under the frame's sticky head cannot be measured.
    await page.evaluate(() => scrollTo(0, 0));
    await expectNoBarriers(page);
    const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scroll, `${name} at ${width} px`).toBeLessThanOrEqual(width);
  }
}
