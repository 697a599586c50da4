import { readQr } from "../test/read-qr.ts";
import { expectNoViolations } from "./accessibility.ts";
import { signIn as signInAdmin, toast } from "./admin.ts";
import { aMember, signInDemo } from "./members.ts";
import { expect, test } from "./support.ts";

test.describe("a whole journey", () => {
  // The test submits one invalid form.
  test.use({ allowedErrors: /status of 422/ });

  test("a link brings a lead, the admin pays for it, and the ledger tells", {
    tag: "@whole",
  }, async ({ page, browser, request }) => {
    const who = await aMember(page, request, "affiliate");
    await page.goto("/dashboard");
    await page.getByRole("link", { name: /Your links/ }).click();
    await expect(page.getByRole("heading", { name: "No links yet" })).toBeVisible();
    await expectNoViolations(page, [360]);
    await page.getByLabel("Page of this site").fill("https://elsewhere.example/buy");
    await page.getByRole("button", { name: "Make a link" }).click();
    await expect(page.getByText(/Paste the address of a page of this site, such as/)).toBeVisible();
    await page.getByLabel("Page of this site").fill(new URL("/#send", page.url()).href);
    await page.getByLabel(/Name for you/).fill("Tea stall");
    await page.getByRole("button", { name: "Make a link" }).click();
    await expect(page.getByText("Your link is ready")).toBeVisible();
    const address = (await page.getByText(/\/r\/[0-9a-z]{8}$/).textContent()) ?? "";

    const visitor = await browser.newContext({ baseURL: new URL(page.url()).origin });
    await visitor.route("https://wa.me/**", (route) => route.fulfill({ body: "" }));
    const visit = await visitor.newPage();
    await visit.goto(address);
    await visit.keyboard.press("Shift");
    await visit.getByLabel("Name", { exact: true }).fill("Ravi");
    const phone = `9${String(Math.floor(Math.random() * 1e9)).padStart(9, "0")}`;
    await visit.getByLabel("Phone", { exact: true }).fill(phone);
    await visit.getByRole("button", { name: "Send on WhatsApp" }).click();
    await expect(visit.getByText(/REQ-/).first()).toBeVisible();
    const [kept] = (await visitor.cookies()).filter(({ name }) => name === "via");
    expect(kept).toMatchObject({
      value: address.split("/").at(-1),
      httpOnly: true,
      sameSite: "Lax",
    });
    await visitor.close();

    await page.goto("/affiliate/links");
    const card = page.getByRole("article").filter({ hasText: "Tea stall" });
    await expect(card).toContainText("1 click");
    await expect(card).toContainText("1 lead");
    await page.getByRole("link", { name: "Earnings", exact: true }).click();
    await expect(page.getByText("Somebody sent a requirement")).toBeVisible();
    await expectNoViolations(page, [360]);

    const admin = await (await browser.newContext()).newPage();
    await signInAdmin(admin, request);
    const site = new URL(page.url()).origin;
    await admin.goto(`${site}/admin/affiliates?q=${encodeURIComponent(who.name)}`);
    await admin.getByRole("button", { name: /^Make payable/ }).click();
    await admin.getByRole("alertdialog").getByRole("button", { name: "Make payable" }).click();
    await expect(toast(admin, "Lead is payable")).toBeVisible();
    await admin.getByRole("button", { name: who.name }).first().click();
    await admin.getByRole("button", { name: "Record a payout" }).click();
    await admin.getByLabel(/How it was paid/).fill("UPI, reference 77");
    await admin.getByRole("alertdialog").getByRole("button", { name: "Record payout" }).click();
    await expect(toast(admin, "Payout recorded")).toBeVisible();
    await admin.context().close();

    await page.reload();
    await expect(page.getByText("UPI, reference 77")).toBeVisible();
    await expect(page.getByText("₹200").first()).toBeVisible();
  });
});

test("the desk is said in Hindi, and its texts can be sent", { tag: "@whole" }, async ({
  page,
}) => {
  await signInDemo(page, "affiliate");
  await page.goto("/hi/affiliate/tools");
  await expect(page.getByRole("heading", { name: "शेयर करने के संदेश" })).toBeVisible();
  const share = page.getByRole("link", { name: "WhatsApp पर भेजें, English" });
  expect(await share.getAttribute("href")).toContain("may%20earn");
  await expectNoViolations(page, [360]);
  await page.goto("/hi/affiliate/earnings");
  await expect(page.getByText("मिलना बाकी").first()).toBeVisible();
  await page.goto("/affiliate/profile");
  await expect(page.getByLabel(/Areas you know/)).toHaveValue("Baner, Wakad, Hinjawadi");
  await expectNoViolations(page, [360]);
});

test("others are turned away from the desk", async ({ page }) => {
  await page.goto("/affiliate/links");
  await expect(page).toHaveURL(/\/auth\?to=%2Faffiliate%2Flinks$/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a link is made and stopped, and a profile filled by its PIN code", {
    tag: "@whole",
  }, async ({ page, request }) => {
    await aMember(page, request, "affiliate");
    await page.goto("/affiliate/links");
    await page.getByLabel("Page of this site").fill("/rent");
    await page.getByRole("button", { name: "Make a link" }).click();
    await page.getByRole("button", { name: "Stop /rent" }).click();
    await expect(page.getByText("brings you no more leads")).toBeVisible();

    await page.goto("/profile");
    await page.getByLabel("PIN code").fill("411045");
    await page.getByRole("button", { name: "Save profile" }).click();
    await expect(page.getByText("Done.")).toBeVisible();
    await expect(page.getByLabel("City")).toHaveValue("Pune");
    await page.getByLabel("Number", { exact: true }).fill("A52100012345");
    await page.getByRole("button", { name: "Send for checking" }).click();
    await expect(page.getByText("We are checking it")).toBeVisible();
  });
});

test("a profile is filled while it is typed, and a second step set up", { tag: "@whole" }, async ({
  page,
  request,
}) => {
  const { password } = await aMember(page, request, "affiliate");
  await page.goto("/profile");
  await page.getByLabel("PIN code").fill("560034");
  await page.getByLabel("City").focus();
  await expect(page.getByLabel("City")).toHaveValue("Bangalore");
  await expect(page.getByLabel("State")).toHaveValue("Karnataka");
  await expectNoViolations(page, [360, 1280]);
  await page.getByText("Set up a second step").click();
  await page.getByLabel("Your password, again").fill(password);
  await page.getByRole("button", { name: "Continue" }).click();
  const code = page.getByRole("img", { name: /QR code for the authenticator/ });
  const drawing = await code.evaluate((svg) => new XMLSerializer().serializeToString(svg));
  expect(await readQr(Buffer.from(drawing))).toContain("otpauth://totp/");
  await expectNoViolations(page);
});
