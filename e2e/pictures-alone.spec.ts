/** More pictures than a listing may have, however they are added to a form. */

import type { Page } from "@playwright/test";
import { photo, toast } from "./admin.ts";
import { signInDemo } from "./members.ts";
import { expect, test } from "./support.ts";

const numbered = (numbers: number[]) => Promise.all(numbers.map((n) => photo(`${n}.jpg`)));

/** The names of the pictures in the form, in order. */
function namesIn(page: Page): Promise<string[]> {
  return page
    .locator("fieldset ol li img")
    .evaluateAll((images) => images.map((image) => image.getAttribute("alt") ?? ""));
}

/** Adds files by an event instead of the file chooser. */
async function bring(page: Page, type: "drop" | "paste", names: string[]) {
  const [{ buffer }] = (await numbered([1])) as [Awaited<ReturnType<typeof photo>>];
  const field = page.locator("fieldset", { has: page.locator("#sell-photos, ol li img") }).last();
  await field.evaluate(
    (element, { type, names, bytes }) => {
      const carrier = new DataTransfer();
      for (const name of names) {
        carrier.items.add(new File([new Uint8Array(bytes)], name, { type: "image/jpeg" }));
      }
      const init = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        type === "drop"
          ? new DragEvent("drop", { ...init, dataTransfer: carrier })
          : new ClipboardEvent("paste", { ...init, clipboardData: carrier }),
      );
    },
    { type, names, bytes: [...buffer] },
  );
}

test("of five photos chosen at once the first four are taken, and it is said", async ({ page }) => {
  await page.goto("/sell");
  await page.locator("#sell-photos").setInputFiles(await numbered([1, 2, 3, 4, 5]));
  const said = toast(page, "4 of 5 photos taken; a listing has up to 4");
  await expect(said).toContainText("Maximum 4 images allowed");
  await expect.poll(() => namesIn(page)).toEqual(["1.jpg", "2.jpg", "3.jpg", "4.jpg"]);
});

test("photos that are dropped or pasted are taken while there is room", async ({ page }) => {
  await page.goto("/sell");
  await page.locator("#sell-photos").setInputFiles(await numbered([1]));
  await expect(page.getByRole("button", { name: "Remove image 1" })).toBeVisible();
  await bring(page, "paste", ["pasted.jpg"]);
  await expect(page.getByRole("button", { name: "Remove image 2" })).toBeVisible();
  await bring(page, "drop", ["a.jpg", "b.jpg", "c.jpg"]);
  await expect(toast(page, "2 of 3 photos taken; a listing has up to 4")).toBeVisible();
  await expect.poll(() => namesIn(page)).toEqual(["1.jpg", "pasted.jpg", "a.jpg", "b.jpg"]);
  await bring(page, "paste", ["late.jpg"]);
  await expect(toast(page, "0 of 1 photo taken; a listing has up to 4")).toBeVisible();
});

test("a lister's own form takes the first four too, and says so in Hindi", async ({ page }) => {
  await signInDemo(page, "seller");
  await page.goto("/hi/seller/properties/new");
  await page.locator("#listing-photos").setInputFiles(await numbered([1, 2, 3, 4, 5]));
  await expect(toast(page, "5 तस्वीरों में से 4 ली गईं")).toBeVisible();
  await expect.poll(() => namesIn(page)).toHaveLength(4);
});
