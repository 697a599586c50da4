import { expectAccessible, openAsAdmin } from "./admin-page.ts";
import { expect, test } from "./support.ts";

const TITLE = "2 BHK flat with a view of the lighthouse";
const CSV = `Ref,Heading,Asking Price,Area,Locality,City,For
LH-1,${TITLE},85 Lac,"1,050 sq ft",Baner,Pune,Sale
LH-2,Flat on the lost island,50 Lac,900 sq ft,Somewhere,Atlantis,Sale
LH-1,${TITLE},85 Lac,"1,050 sq ft",Baner,Pune,Sale
`;

test("a file is looked through, brought in, found by everybody, and taken back", {
  tag: "@whole",
}, async ({ page, request }) => {
  await openAsAdmin(page, request);
  const isPublic = async () => {
    const answer = await request.get(`/api/properties?q=${encodeURIComponent("lighthouse")}`);
    return (await answer.json()).total === 1;
  };
  await page.goto("/admin/import");
  const file = { name: "lighthouse.csv", mimeType: "text/csv", buffer: Buffer.from(CSV) };
  await page.getByLabel("File of listings").setInputFiles(file);

  const rows = page.getByRole("table", { name: "Rows" });
  await expect(rows.getByText('We do not know a city "Atlantis"')).toBeVisible();
  await expect(rows.getByText("The file has this listing before")).toBeVisible();
  await expect(rows.getByRole("row", { name: /^1 2 BHK flat/ })).toContainText("₹85 L85 Lac");
  expect(await isPublic()).toBe(false);

  await page.getByText("Columns and what holds for the whole file").click();
  await expect(page.getByLabel("What Asking Price holds")).toHaveValue("price");
  await page.getByLabel("Outcome").selectOption("Refused");
  await expect(rows.getByRole("row")).toHaveCount(2);
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download as CSV" }).click();
  expect((await saving).suggestedFilename()).toBe("import-rows.csv");
  await expectAccessible(page, "a dry run");

  await page.reload();
  await page.getByLabel("List them at once instead of as drafts").check();
  await page.getByRole("button", { name: "Import 1 listing" }).click();
  await expect(page.getByRole("button", { name: "Undo import" })).toBeVisible();
  await expect(page.getByText("Done", { exact: true })).toBeVisible();
  expect(await isPublic()).toBe(true);

  await page.getByRole("button", { name: "Undo import" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Undo import" }).click();
  await expect(page.getByText("1 listing taken back")).toBeVisible();
  expect(await isPublic()).toBe(false);
  await page.getByRole("link", { name: "All imports" }).click();
  await expect(page.getByRole("row", { name: /lighthouse.csv.*Undone/ })).toBeVisible();
});

test("columns taken wrongly are set right by hand", { tag: "@whole" }, async ({
  page,
  request,
}) => {
  await openAsAdmin(page, request);
  await page.goto("/admin/import");
  const csv = "what,a,b\n2 BHK flat on the pier,85 Lac,40 Lac\n";
  const file = { name: "pier.csv", mimeType: "text/csv", buffer: Buffer.from(csv) };
  await page.getByLabel("File of listings").setInputFiles(file);
  await expect(page.getByText("No city: name one for the file").first()).toBeVisible();

  await page.getByLabel("What b holds").selectOption("Price");
  await page.getByLabel("What what holds").selectOption("Title");
  await page.getByLabel("City of rows that name none").fill("Pune");
  await page.getByLabel("Sale or rent of rows").selectOption("Sale");
  await page.getByRole("button", { name: "Look through it again" }).click();

  await expect(page.getByRole("button", { name: "Import 1 listing" })).toBeVisible();
  await expect(page.getByRole("row", { name: /on the pier/ })).toContainText("₹40 L40 Lac");
});

test("everything can be carried away as a file", { tag: "@whole" }, async ({ page, request }) => {
  await openAsAdmin(page, request);
  await page.goto("/hi/admin/export");
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, "exports in Hindi and dark", [360]);
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "कंपनियाँ, CSV में" }).click();

  expect((await saving).suggestedFilename()).toMatch(/^companies-\d{4}-\d\d-\d\d\.csv$/);
});
