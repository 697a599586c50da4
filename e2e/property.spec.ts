import type { APIRequestContext, Page } from "@playwright/test";
import { expectNoViolations } from "./accessibility.ts";
import { expect, test } from "./support.ts";

type Listing = { _id: string; title: string; images: string[]; priceMin: number };

async function find(request: APIRequestContext, query: string): Promise<Listing[]> {
  return (await (await request.get(`/api/properties?limit=50&${query}`)).json()).data;
}

// A picture is generated when first requested, which takes a core a second.
/** A dialog's script is fetched on the tap, from a server that may be busy generating pictures. */
const FETCHED = { timeout: 20_000 };

/** A home for sale with three or four pictures, expensive enough for a loan of fifty lakh. */
async function aHome(request: APIRequestContext): Promise<Listing> {
  const homes = await find(request, "purpose=sale&type=Apartment&city=pune&minPrice=8000000");
  const home = homes.find(({ images }) => images.length > 2);
  if (!home) throw new Error("The demo has no such home");
  return home;
}

/** Until the script has loaded, a link is only a link; pictures may still be loading then. */
async function goto(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await expect(page.locator("main section a[href$='#picture-1']")).not.toHaveAttribute(
    "data-early",
  );
}

async function openPictures(page: Page): Promise<void> {
  await page.getByRole("region", { name: "Pictures" }).getByRole("link").first().click();
  await expect(page.getByRole("dialog")).toBeVisible(FETCHED);
}

const scaleOf = (page: Page) =>
  page
    .getByRole("dialog")
    .locator("[style*=transform]")
    .evaluate((sheet) => new DOMMatrix(getComputedStyle(sheet).transform).a);

test.describe("the pictures", () => {
  test("are turned by keyboard, and the focus returns", async ({ page, request }) => {
    const { _id, images } = await aHome(request);
    await goto(page, `/property/${_id}`);
    const count = images.length;
    const opener = page.getByRole("region", { name: "Pictures" }).getByRole("link").first();
    await opener.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    const status = dialog.getByRole("status");

    await expect(status).toContainText(`Picture 1 of ${count}`);
    await page.keyboard.press("ArrowRight");
    await expect(status).toContainText(`Picture 2 of ${count}`);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await expect(status).toContainText(`Picture 1 of ${count}`);
    await page.keyboard.press("End");
    await expect(status).toContainText(`Picture ${count} of ${count}`);
    await page.keyboard.press("Home");
    await expect(status).toContainText(`Picture 1 of ${count}`);
    await page.keyboard.press("Escape");

    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test("are swiped, and enlarged by double tap, wheel, buttons and keys", {
    tag: "@whole",
  }, async ({ page, request }) => {
    const { _id } = await aHome(request);
    await goto(page, `/property/${_id}`);
    await openPictures(page);
    const dialog = page.getByRole("dialog");
    const status = dialog.getByRole("status");
    const drag = async (from: number, to: number) => {
      await page.mouse.move(from, 400);
      await page.mouse.down();
      await page.mouse.move((from + to) / 2, 402);
      await page.mouse.move(to, 404);
      await page.mouse.up();
    };

    await drag(800, 500);
    await expect(status).toContainText("Picture 2");
    await drag(500, 800);
    await expect(status).toContainText("Picture 1");

    await page.mouse.dblclick(600, 400);
    await expect.poll(() => scaleOf(page)).toBe(2.5);
    const before = await dialog.locator("[style*=transform]").getAttribute("style");
    await drag(800, 700);
    expect(await dialog.locator("[style*=transform]").getAttribute("style")).not.toBe(before);
    await expect(status).toContainText("Picture 1");
    await page.mouse.dblclick(600, 400);
    await expect.poll(() => scaleOf(page)).toBe(1);

    await page.mouse.wheel(0, -300);
    await expect.poll(() => scaleOf(page)).toBeGreaterThan(1.5);
    await page.keyboard.press("0");
    await expect.poll(() => scaleOf(page)).toBe(1);
    await dialog.getByRole("button", { name: "Zoom in" }).click();
    await expect.poll(() => scaleOf(page)).toBe(2.5);
    await dialog.getByRole("button", { name: "Zoom out" }).click();
    await dialog.getByRole("button", { name: "Zoom out" }).click();
    await expect.poll(() => scaleOf(page)).toBe(1);
  });

  test("are pinched with two fingers", { tag: "@whole" }, async ({ page, request }) => {
    const { _id } = await aHome(request);
    await goto(page, `/property/${_id}`);
    await openPictures(page);
    const client = await page.context().newCDPSession(page);
    const touch = (type: string, ...xs: number[]) =>
      client.send("Input.dispatchTouchEvent", {
        type: type as "touchStart",
        touchPoints: xs.map((x, id) => ({ x, y: 400, id })),
      });

    await touch("touchStart", 600, 680);
    await touch("touchMove", 560, 720);
    await touch("touchMove", 520, 760);
    await touch("touchEnd");

    await expect.poll(() => scaleOf(page)).toBeGreaterThan(2);
    await expect(page.getByRole("dialog").getByRole("status")).toContainText("Picture 1");
  });

  test("on a phone lie in a strip with buttons, and nothing jumps", { tag: "@whole" }, async ({
    page,
    request,
  }) => {
    const { _id } = await aHome(request);
    await page.setViewportSize({ width: 360, height: 740 });
    await goto(page, `/property/${_id}`);
    const strip = page.getByRole("region", { name: "Pictures" }).getByRole("list");
    const place = () => strip.evaluate((list) => Math.round(list.scrollLeft / list.clientWidth));

    await page.getByRole("button", { name: "Next picture" }).click();
    await expect.poll(place).toBe(1);
    await page.getByRole("button", { name: "Previous picture" }).click();
    await expect.poll(place).toBe(0);

    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
            resolve(shifts.reduce((sum, { value }) => sum + value, 0));
          }).observe({ type: "layout-shift", buffered: true });
          setTimeout(() => resolve(0), 500);
        }),
    );
    expect(shift).toBeLessThanOrEqual(0.02);
  });
});

test("the contact bar stays in sight on a phone and hides nothing that has the focus", {
  tag: "@whole",
}, async ({ page, request }) => {
  const { _id } = await aHome(request);
  await page.setViewportSize({ width: 360, height: 640 });
  // Otherwise the position would be checked while the page is still scrolling.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await goto(page, `/property/${_id}`);
  const bar = page.locator("[data-bottom-bar]");
  const hidden: string[] = [];
  await page.locator("#emi input").first().focus();
  for (let presses = 0; presses < 25; presses += 1) {
    await page.keyboard.press("Tab");
    const top = (await bar.boundingBox())?.y ?? 0;
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element.closest("[data-bottom-bar]")) return null;
      return { name: element.outerHTML.slice(0, 80), top: element.getBoundingClientRect().top };
    });
    if (focused && focused.top > top - 8) hidden.push(focused.name);
  }
  expect(hidden).toEqual([]);

  await expect(bar.getByRole("link", { name: "WhatsApp Inquiry" })).toBeInViewport();
  // Sections get their true height as they come near, which moves the end of the page.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const footer = await page.locator("footer").boundingBox();
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(
      ((await bar.boundingBox())?.y ?? 0) + 1,
    );
  }).toPass();
});

test("instalments equal the reference, by number and by slider", async ({ page, request }) => {
  const { _id } = await aHome(request);
  await goto(page, `/property/${_id}`);
  const emi = page.locator("#emi");

  await emi.getByRole("spinbutton", { name: "Loan amount" }).fill("5000000");
  await emi.getByRole("spinbutton", { name: "Interest" }).fill("8.5");
  await emi.getByRole("spinbutton", { name: "Years" }).fill("20");
  await expect(emi.getByRole("status")).toHaveText("₹43,391");

  await emi.getByRole("slider", { name: "Years" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(emi.getByRole("spinbutton", { name: "Years" })).toHaveValue("21");
  await expect(emi.getByRole("status")).toHaveText("₹42,612");

  await emi.getByRole("spinbutton", { name: "Loan amount" }).fill("99999999999");
  await page.keyboard.press("Tab");
  const most = await emi.getByRole("spinbutton", { name: "Loan amount" }).getAttribute("max");
  await expect(emi.getByRole("spinbutton", { name: "Loan amount" })).toHaveValue(most ?? "");
});

test("the all-in cost is the sum of its lines, and less for a woman in Delhi", {
  tag: "@whole",
}, async ({ page, request }) => {
  const [home] = await find(request, "purpose=sale&type=Apartment&city=delhi");
  await goto(page, `/property/${home?._id}`);
  const cost = page.locator("#cost");
  const rupees = (text: string) => Number(text.replace(/\D/g, ""));
  const total = async () => rupees(await cost.getByRole("status").innerText());
  const forMan = await total();
  const lines = await cost.locator("summary span:last-child").allInnerTexts();
  expect(forMan).toBe(lines.map(rupees).reduce((sum, line) => sum + line, home?.priceMin ?? 0));

  await cost.getByText("A woman").click();
  await expect.poll(total).toBe(forMan - Math.round((home?.priceMin ?? 0) * 0.02));

  await cost.getByText("Stamp duty", { exact: true }).click();
  await expect(cost.getByText(/^4% of ₹/)).toBeVisible();
  await expect(cost.getByText(/Rates as of 2025\. Source:/)).toBeVisible();
});

test("a listing is reported in a dialog, once however often", { tag: "@whole" }, async ({
  page,
  request,
}) => {
  const { _id } = await aHome(request);
  const report = async () => {
    await goto(page, `/property/${_id}`);
    await page.getByRole("link", { name: "Report this listing" }).click();
    const dialog = page.getByRole("dialog", { name: "Report this listing" });
    await dialog.getByLabel("The price is wrong").check();
    await dialog.getByLabel("What is wrong?").fill("The guard says 20 lakh more");
    await dialog.getByRole("button", { name: "Send report" }).click();
    await expect(dialog.getByRole("status")).toContainText("within 24 hours");
    return /REP-\w{8}/.exec(await dialog.getByRole("status").innerText())?.[0];
  };

  const reference = await report();
  expect(reference).toBeTruthy();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "Report this listing" })).toBeFocused();
  expect(await report()).toBe(reference);
});

test("axe finds nothing while pictures or the report are open", { tag: "@whole" }, async ({
  page,
  request,
}) => {
  const { _id } = await aHome(request);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await goto(page, `/property/${_id}`);
    await openPictures(page);
    await expectNoViolations(page);
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Report this listing" }).click();
    await expect(page.getByRole("dialog")).toBeVisible(FETCHED);
    await expectNoViolations(page);
  }
});

test("in Hindi costs, area and report speak Hindi", { tag: "@whole" }, async ({
  page,
  request,
}) => {
  const { _id } = await aHome(request);
  await goto(page, `/hi/property/${_id}`);

  await expect(page.getByRole("heading", { name: "कुल लागत" })).toBeVisible();
  await expect(page.getByRole("spinbutton", { name: "लोन की रकम" })).toBeVisible();
  await page.getByRole("link", { name: "इस लिस्टिंग की शिकायत करें" }).click();
  await expect(page.getByRole("dialog").getByLabel("कीमत ग़लत है")).toBeVisible(FETCHED);
  const text = await page.locator("#cost, #emi").allInnerTexts();
  expect(text.join(" ").match(/\b[A-Za-z]{3,}(?: [A-Za-z]{2,}){2,}/g) ?? []).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all pictures are there, and each opens large", async ({ page, request }) => {
    const { _id, title, images } = await aHome(request);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/property/${_id}`);

    const links = page.getByRole("region", { name: "Pictures" }).getByRole("link");
    await expect(links).toHaveCount(images.length);
    const numbers = images.map((_, at) => at + 1);
    const name = (number: number) => `${title}, picture ${number} of ${images.length}`;
    for (const number of numbers) {
      const link = links.nth(number - 1);
      await expect(link.getByRole("img", { name: name(number) })).toBeAttached();
      expect(await link.getAttribute("href")).toBe(`/property/${_id}/pictures#picture-${number}`);
    }
    await expect(page.getByRole("button", { name: "Next picture" })).toBeHidden();

    await links.first().click();
    for (const number of numbers) {
      const large = page.locator(`#picture-${number}`).getByRole("img", { name: name(number) });
      await expect(large).toBeVisible();
    }
  });

  test("the calculator is a form that the server answers", { tag: "@whole" }, async ({
    page,
    request,
  }) => {
    const { _id } = await aHome(request);
    await page.goto(`/property/${_id}`);
    await page.getByRole("spinbutton", { name: "Loan amount" }).fill("5000000");
    await page.getByRole("spinbutton", { name: "Interest" }).fill("8.5");
    await page.getByRole("spinbutton", { name: "Years" }).fill("20");
    await page.getByLabel("A woman").check();
    await page.getByRole("button", { name: "Calculate" }).click();

    await expect(page).toHaveURL(/loan=5000000&rate=8.5&years=20&buyer=woman#emi$/);
    await expect(page.locator("#emi").getByRole("status")).toHaveText("₹43,391");
    await expect(page.getByLabel("A woman")).toBeChecked();
    await page.locator("#cost summary").first().click();
    await expect(page.locator("#cost").getByText(/^4% duty and 2%/)).toBeVisible();
  });

  test("a report has its own page and a reference", { tag: "@whole" }, async ({
    page,
    request,
  }) => {
    const { _id } = await aHome(request);
    await page.goto(`/property/${_id}`);
    await page.getByRole("link", { name: "Report this listing" }).click();
    await expect(page).toHaveURL(`/property/${_id}/report`);
    await page.getByLabel("No longer available").check();
    await page.getByLabel("Your e-mail").fill("meera@example.com");
    await page.getByRole("button", { name: "Send report" }).click();

    await expect(page).toHaveURL(/\?sent=REP-\w{8}$/);
    await expect(page.getByRole("status")).toContainText(/Reference REP-\w{8}/);
    await page.getByRole("link", { name: "Back to the listing" }).click();
    await expect(page).toHaveURL(`/property/${_id}`);
  });
});

test("a report without a reason is asked for it, and a made-up reference is not shown", {
  tag: "@whole",
}, async ({ request }) => {
  const { _id } = await aHome(request);
  const path = `/property/${_id}/report`;
  const origin = new URL((await request.get(path)).url()).origin;
  const refused = await request.post(path, {
    form: { detail: "Something <b>odd</b>" },
    headers: { origin },
  });

  expect(refused.status()).toBe(400);
  expect(await refused.text()).toContain("Something &lt;b&gt;odd&lt;/b&gt;");
  expect(await (await request.get(`${path}?sent=Call%2012345`)).text()).not.toContain("Call 12345");
  expect((await request.get("/property/nosuchhome00/report")).status()).toBe(404);
});
