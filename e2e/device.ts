/** Helpers shared by the tests of the map and of saved listings. */

import type { Page } from "@playwright/test";

const NO_PICTURE = "<svg xmlns='http://www.w3.org/2000/svg'/>";

/** These tests do not look at pictures, and generating them takes server time. */
export async function withoutPictures(page: Page): Promise<void> {
  await page.context().route("**/images/**", (route) => {
    return route.fulfill({ contentType: "image/svg+xml", body: NO_PICTURE });
  });
}
