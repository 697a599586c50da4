import { expect, test } from "./support.ts";

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

test("the first field that is touched keeps the focus, and what is typed into it", async ({
  context,
}) => {
  const page = await context.newPage();
  await page.goto("/sell");
  const location = page.getByLabel("Location");
  await location.tap();
  const formIsFetched = page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/sell-form-")),
  );
  await formIsFetched;
  await page.waitForTimeout(500);
  await page.keyboard.type("Wakad");

  await expect(location).toHaveValue("Wakad");
  await expect(location).toBeInViewport();
});

test.describe("a form that comes back", () => {
  test.use({ allowedErrors: /status of 422/ });

  test("has the focus on the first field that is wrong, above or below the photos", async ({
    context,
  }) => {
    const page = await context.newPage();
    await page.goto("/sell");
    const form = page.locator("form[enctype]");
    const sendAsItIs = () => form.evaluate((element: HTMLFormElement) => element.submit());
    await page.getByLabel("Property type").selectOption("plot");
    await page.getByLabel("Location").fill("Baner, Pune");
    await page.getByLabel("Area").fill("2400 sq ft");
    await page.getByLabel("Description").fill("Corner plot");
    await sendAsItIs();
    await expect(page.getByLabel("Expected price")).toBeFocused();

    await page.getByLabel("Expected price").fill("75 lakh");
    await page
      .locator("#sell-photos")
      .setInputFiles([{ name: "plot.png", mimeType: "image/png", buffer: ONE_PIXEL }]);
    await expect(page.getByRole("button", { name: "Remove image 1" })).toBeVisible();
    await expect(page.getByRole("progressbar")).toHaveCount(0);
    await sendAsItIs();

    await expect(page.getByLabel("Your name")).toBeFocused();
  });
});

const ONE_PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
