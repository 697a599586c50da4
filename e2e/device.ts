/** What the journeys of the map and of saved homes share. */

import type { Page } from "@playwright/test";

const NO_PICTURE = "<svg xmlns='http://www.w3.org/2000/svg'/>";

/** Pictures are not what these journeys look at, and making them takes the server's time. */
export async function withoutPictures(page: Page): Promise<void> {
  await page.context().route("**/images/**", (route) => {
    return route.fulfill({ contentType: "image/svg+xml", body: NO_PICTURE });
  });
}
