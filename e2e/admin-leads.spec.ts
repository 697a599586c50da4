/** The admin sees, works on and exports a lead that no lister can see. */

import { expectNoViolations } from "./accessibility.ts";
import { signIn, toast } from "./admin.ts";
import { expect, test } from "./support.ts";

test("a question about a home with nobody behind it reaches the staff, who work on it", async ({
  page,
  request,
}) => {
  const { data } = await (await request.get("/api/properties?postedBy=owner&limit=100")).json();
  // The newest may be homes listed by other tests, with a seller behind them.
  const home = (data as { _id: string; title: string }[]).at(-1);
  const name = `Kavya ${Date.now()}`;
  await page.goto(`/property/${home?._id}/ask`);
  await page.getByLabel("Your name").fill(name);
  await page.getByLabel("Mobile number").fill("98765 43210");
  await page.getByLabel("What would you like to know?").fill("Is the lift working?");
  await page.getByRole("button", { name: "Send question" }).click();
  await expect(
    page.getByText("Thank you. The Aangan team has your question and will get back to you."),
  ).toBeVisible();

  await signIn(page, request);
  await page.goto("/admin/leads?staffOnly=true");
  await page.getByRole("searchbox", { name: "Name, phone, message" }).fill(name);
  await expect(page).toHaveURL(/q=Kavya/);
  await expect(page.getByRole("link", { name: `WhatsApp ${name}` })).toHaveAttribute(
    "href",
    /wa\.me\/919876543210/,
  );
  await page.getByRole("row", { name }).locator("[data-opener]").click();
  const panel = page.getByRole("region", { name: "Lead", exact: true });
  await expect(panel).toContainText("Is the lift working?");
  await expect(panel).toContainText("Nobody else");

  await panel.getByLabel("Stage").selectOption("contacted");
  await expect(toast(page, "Lead updated")).toBeVisible();
  await panel.getByLabel("Note").fill("Called her back");
  await panel.getByRole("button", { name: "Add note" }).click();
  await expect(panel.getByRole("listitem").filter({ hasText: "Called her back" })).toBeVisible();
  await expectNoViolations(page);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  expect((await download).suggestedFilename()).toBe("leads.csv");
});

test("a press of a button has no name and no message: the list says who and how", async ({
  page,
  request,
}) => {
  const { data } = await (await request.get("/api/properties?postedBy=owner&limit=1")).json();
  const propertyId = (data as { _id: string }[])[0]?._id;
  const pressed = await request.post("/api/inquiries", {
    data: { propertyId, channel: "call" },
  });
  expect(pressed.ok()).toBe(true);

  await signIn(page, request);
  await page.goto("/admin/leads");
  const row = page.getByRole("row", { name: /^A visitor/ }).first();
  await expect(row).toContainText("Call button");
});
