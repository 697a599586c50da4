import { aMember, signInDemo } from "./members.ts";
import { newestListingId } from "./pages.ts";
import { expect, test } from "./support.ts";

const drafts = () =>
  [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) =>
    key.startsWith("draft:"),
  );

test("Save changes on a lead's page saves the note beside it", async ({ page }) => {
  await signInDemo(page, "company");
  const [lead] = (await (await page.request.get("/api/leads?limit=1")).json()).data;
  await page.goto(`/company/leads/${lead._id}`);
  const note = `Comes on Sunday ${Math.random()}`;
  await page.getByLabel("Note").fill(note);
  await page.reload();
  await expect(page.getByLabel("Note")).toHaveValue(note);
  await page.getByLabel("Follow up on").fill("2031-12-01");
  await page.getByRole("button", { name: "Save changes" }).click();

  await expect(page.getByRole("listitem").filter({ hasText: note })).toBeVisible();
  await expect(page.getByLabel("Note")).toHaveValue("");
  await expect(page.getByLabel("Follow up on")).toHaveValue("2031-12-01");
  await page.reload();
  await expect(page.getByLabel("Note")).toHaveValue("");
});

test("who has to sign in again finds the form as it was; who signs out leaves nothing", {
  tag: "@whole",
}, async ({ page, request, context }) => {
  const who = await aMember(page, request, "buyer");
  await page.goto("/profile");
  await page.getByLabel("Address", { exact: true }).fill("12, Courtyard Lane");
  await context.clearCookies();
  await page.getByRole("button", { name: "Save profile" }).click();
  await page.getByLabel("E-mail").first().fill(who.email);
  await page.getByLabel("Password", { exact: true }).first().fill(who.password);
  await page.getByRole("button", { name: "Login" }).click();

  await expect(page).toHaveURL(/\/profile/);
  await expect(page.getByLabel("Address", { exact: true })).toHaveValue("12, Courtyard Lane");
  await expect(page.getByText("What you typed here earlier is back.")).toBeVisible();
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("Done.")).toBeVisible();
  await expect(page.getByLabel("Address", { exact: true })).toHaveValue("12, Courtyard Lane");
  await expect.poll(() => page.evaluate(drafts)).toEqual([]);

  await page.getByLabel("Address", { exact: true }).fill("Somewhere else");
  await page.reload();
  await expect(page.getByLabel("Address", { exact: true })).toHaveValue("Somewhere else");
  await page.getByRole("button", { name: "Sign Out" }).locator("visible=true").first().click();
  await expect(page).toHaveURL("/");
  expect(await page.evaluate(drafts)).toEqual([]);
});

test("a reload loses neither a question nor a report nor an offer, and sending ends the draft", async ({
  page,
  request,
}) => {
  const path = `/property/${await newestListingId(request)}`;
  await page.goto(path);
  await page.getByLabel("What would you like to know?").fill("Is there a lift?");
  await page.getByLabel("Your name").fill("Ravi");
  await page.reload();
  await expect(page.getByLabel("What would you like to know?")).toHaveValue("Is there a lift?");
  await page.getByLabel("Mobile number").fill("98765 43210");
  await page.getByRole("button", { name: "Send question" }).click();
  await expect(page.getByRole("heading", { name: "Your question is on its way" })).toBeVisible();
  await expect.poll(() => page.evaluate(drafts)).toEqual([]);

  await page.goto(`${path}/report`);
  await page.getByLabel("What is wrong?").fill("It was sold in May");
  await page.reload();
  await expect(page.getByLabel("What is wrong?")).toHaveValue("It was sold in May");

  await page.goto("/sell");
  await page.getByLabel("Description").fill("Two rooms around a courtyard");
  await page.reload();
  await expect(page.getByLabel("Description")).toHaveValue("Two rooms around a courtyard");
  await page.getByRole("button", { name: "Discard it" }).click();
  await expect(page.getByLabel("Description")).toHaveValue("");
});

test("a change of a listing that everybody sees outlives a reload", async ({ page }) => {
  await signInDemo(page, "seller");
  await page.goto("/seller/properties?status=live");
  await page.getByRole("link", { name: /^Edit/ }).first().click();
  await page.getByLabel("Description").fill("Quieter than it looks");
  await page.reload();
  await expect(page.getByLabel("Description")).toHaveValue("Quieter than it looks");
  await page.getByRole("button", { name: "Discard it" }).click();
  await expect(page.getByLabel("Description")).not.toHaveValue("Quieter than it looks");
});

test("what was typed before the scripts came is saved without another key", {
  tag: "@whole",
}, async ({ page }) => {
  await signInDemo(page, "company");
  const { promise: typed, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto("/company/properties/new", { waitUntil: "commit" });
  await page.getByLabel("Title").fill("Typed before the scripts");
  release();

  await expect(page.getByText(/^Draft saved /)).toBeVisible();
  await expect(page).not.toHaveURL(/\/new$/);
  await page.reload();
  await expect(page.getByLabel("Title")).toHaveValue("Typed before the scripts");
});
