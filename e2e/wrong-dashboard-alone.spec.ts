/** A member who opens another role's dashboard sees whose it is, with a link to their own. */

import { expectNoViolations } from "./accessibility.ts";
import { aMember } from "./members.ts";
import { expect, test } from "./support.ts";

test.use({ allowedErrors: /status of 403/ });

const DASHBOARDS = {
  "This desk is for companies": [
    "/company/dashboard",
    "/company/leads",
    "/company/properties",
    "/company/properties/new",
    "/company/analytics",
    "/company/profile",
  ],
  "This desk is for sellers": [
    "/seller/properties",
    "/seller/properties/new",
    "/seller/inquiries",
    "/seller/profile",
  ],
  "This desk is for affiliates": [
    "/affiliate/links",
    "/affiliate/earnings",
    "/affiliate/tools",
    "/affiliate/profile",
  ],
};

test("every desk turns a buyer away in the same manner", { tag: "@whole" }, async ({
  page,
  request,
}) => {
  await aMember(page, request, "buyer");
  for (const [words, paths] of Object.entries(DASHBOARDS)) {
    for (const path of paths) {
      const response = await page.request.get(path);
      expect([path, response.status()]).toEqual([path, 403]);
      expect(await response.text()).toContain(words);
      const data = await page.request.get(`${path}.data`);
      expect([path, data.status()]).toEqual([path, 403]);
    }
  }
  await page.goto("/company/leads");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This desk is for companies");
  await expectNoViolations(page, [360]);
  await page.getByRole("main").getByRole("link", { name: "To your dashboard" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto("/hi/seller/properties");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("यह डेस्क विक्रेताओं के लिए है");
});
