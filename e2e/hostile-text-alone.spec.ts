/** S43: user input is shown as text everywhere, to the public and in the console. */

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { type Admin, photo, signIn } from "./admin.ts";
import { expect, test } from "./support.ts";

/** Each of these becomes a script, in its own way, on a page that trusts it. */
const PAYLOADS = [
  `"><img src=x onerror=alert(1)>`,
  "<svg/onload=alert(2)>",
  "</script><script>alert(3)</script>",
  "{{7*7}}#{7*7}",
  "'-alert(4)-'",
  "javascript:alert(5)",
  "\u2028\u2029",
  "\u202ehidden",
  "<!--<script>",
  "&lt;b&gt;",
  `<a href="javascript:alert(6)">x</a>`,
  "]]><x>",
];
const SHORT = `${PAYLOADS[0]}${PAYLOADS[4]}`;
const ALL = PAYLOADS.join(" ");

const CONSOLE = [
  "",
  "companies",
  "properties",
  "requirements",
  "queue",
  "agents",
  "audit",
  "outbox",
];

const LOG = join(import.meta.dirname, "..", ".cache", "e2e-server-admins.log");
/** Startup messages are for people, not JSON like the rest of the log. */
const PLAIN = /^(?:Aangan is listening|Ready\.|Admin: |Demo: )/;

test.use({ allowedErrors: /status of 4\d\d/ });

async function plant(admin: Admin, request: APIRequestContext) {
  const company = await admin.call("POST", "/companies", {
    name: `${SHORT} Homes`,
    email: "desk@example.com",
    description: ALL,
    location: `${SHORT} Baner, Pune`,
    contact: "98765 43210",
    status: "live",
  });
  const { token } = await (
    await request.post("/api/admin/login", {
      data: { email: "admin@aangan.test", password: "admin of the browser tests" },
    })
  ).json();
  const picture = await request.post("/api/upload", {
    headers: { Authorization: `Bearer ${token}` },
    multipart: { bucket: "property-images", file: await photo("a.jpg") },
  });
  const { url } = (await picture.json()).data;
  const property = await admin.call("POST", "/properties", {
    title: `Flat ${SHORT}`,
    description: ALL,
    location: `${SHORT} Baner, Pune`,
    priceRange: `₹ 80 L ${SHORT}`,
    features: ALL,
    type: "Apartment",
    purpose: "sale",
    companyId: company._id,
    images: [url],
    status: "live",
  });
  const who = { name: SHORT, phone: "98765 43210", email: "ravi@example.com" };
  await request.post("/api/requirements", {
    data: { ...who, requirements: ALL, location: SHORT, budget: SHORT },
  });
  await request.post(`/api/properties/${property._id}/inquiries`, {
    data: { ...who, message: ALL },
  });
  return { company: company._id, property: property._id };
}

test("a name like a tag is shown as it was written, and every line of the log can be read", async ({
  page,
  request,
}) => {
  const name = "AA <0>BB</0> <1/> Homes";
  const admin = await signIn(page, request);
  const company = await admin.call("POST", "/companies", {
    name,
    email: "tags@example.com",
    description: "Builds homes in Baner, and has a name that looks like a tag.",
    location: "Baner, Pune",
    contact: "98765 43210",
    status: "live",
  });
  for (const path of [`/company/${company._id}`, `/company/${company._id}/properties`]) {
    for (const language of ["", "/hi"]) {
      await page.goto(`${language}${path}`);
      await expect(page.getByRole("main")).toContainText(name);
    }
  }
  for (const path of ["/buy/%E0%A4%A", "/company/%", "/hi/%ZZ", "/%C0%AE%C0%AE"]) {
    expect((await request.get(path)).status()).toBeLessThan(500);
  }

  await admin.call("DELETE", `/companies/${company._id}`);
  const lines = (await readFile(LOG, "utf8")).split("\n").filter((line) => line !== "");
  const unreadable = lines.filter((line) => !PLAIN.test(line) && !isJson(line));

  expect(lines.length).toBeGreaterThan(3);
  expect(unreadable).toEqual([]);
});

function isJson(line: string): boolean {
  try {
    return typeof JSON.parse(line) === "object";
  } catch {
    return false;
  }
}

test("hostile text is shown and never run", { tag: "@whole" }, async ({ page, request }) => {
  test.setTimeout(180_000);
  const ran: string[] = [];
  page.on("dialog", async (dialog) => {
    ran.push(`${page.url()}: ${dialog.message()}`);
    await dialog.dismiss();
  });
  const admin = await signIn(page, request);
  const { company, property } = await plant(admin, request);
  const pages = [
    `/company/${company}`,
    `/company/${company}/properties`,
    `/property/${property}`,
    `/property/${property}/ask`,
    `/property/${property}/report`,
    `/compare?ids=${property}`,
    "/companies?q=onerror",
    "/buy?q=onerror",
    "/buy",
    "/",
    `/hi/property/${property}`,
    ...CONSOLE.map((section) => `/admin/${section}`),
  ];
  for (const path of pages) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    expect(
      await page.locator("img[src=x], svg[onload], a[href^='javascript:']").count(),
      path,
    ).toBe(0);
  }
  expect(ran).toEqual([]);

  await page.goto(`/property/${property}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(
    "<img src=x onerror=alert(1)>",
  );
  const html = await (await request.get(`/property/${property}`)).text();
  const scripts = [...html.matchAll(/<script(?<kind>[^>]*)>(?<code>.*?)<\/script>/gs)];
  for (const { groups } of scripts) {
    // U+2028 ends a line in a script, but not in HTML.
    expect(groups?.code?.includes("\u2028")).toBe(false);
    expect(groups?.code?.startsWith("alert")).toBe(false);
    const isData = groups?.kind?.includes("ld+json");
    if (isData) expect(() => JSON.parse(groups?.code ?? "")).not.toThrow();
  }
  expect(scripts.length).toBeGreaterThan(3);
  // Clean up: other tests count what the public sees.
  await admin.call("DELETE", `/companies/${company}?confirm=true`).catch(() => undefined);
});
