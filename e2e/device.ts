/** What the journeys of the map and of saved homes share. */

import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const NO_PICTURE = "<svg xmlns='http://www.w3.org/2000/svg'/>";

/** Pictures are not what these journeys look at, and making them takes the server's time. */
export async function withoutPictures(page: Page): Promise<void> {
  await page.context().route("**/images/**", (route) => {
    return route.fulfill({ contentType: "image/svg+xml", body: NO_PICTURE });
  });
}

export async function expectNoViolations(page: Page): Promise<void> {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    expect(found, `${page.url()} at ${width} px`).toEqual([]);
  }
}
