import { expect } from "vitest";
import { inquiries, subscribers } from "#server/platform/db/schema/leads.ts";
import { createRateLimits } from "#server/platform/limits.ts";
import { post, test } from "#test/app.ts";
import { aCompany, aListingInput, aRequirement } from "#test/factories.ts";
import { quickestMs } from "#test/stopwatch.ts";

const REQUIREMENT = { name: "Ravi", phone: "9876543210" };

test("what visitors left with us is in no public answer", async ({ api, db }) => {
  const company = await aCompany(db);
  const property = await aListingInput(db, { companyId: company.id, statusReason: "CANARY" });
  const land = await aListingInput(db, { type: "Land", subtype: "residential-land" });
  await aRequirement(db, {
    name: "CANARY",
    phone: "+919999900000",
    message: "CANARY",
    email: "canary@x.example",
  });
  await db
    .insert(inquiries)
    .values({ channel: "form", name: "CANARY", phone: "+919999900000", companyId: company.id });
  await db.insert(subscribers).values({ email: "canary@x.example", consentVersion: "CANARY" });
  const paths = [
    "/api/companies",
    `/api/companies/${company.id}`,
    "/api/properties",
    `/api/properties/${property.id}`,
    "/api/lands",
    `/api/lands/${land.id}`,
    "/api/requirements",
    "/api/openapi.json",
    "/api/docs",
    "/sitemap.xml",
    ...["pages", "places", "companies", "agents", "properties"].map(
      (part) => `/sitemap-${part}.xml`,
    ),
    "/api/agents",
    "/robots.txt",
    "/api/companies?q=canary",
    "/api/properties?q=canary",
  ];

  for (const path of paths) {
    const response = await api.request(path);
    const everything = JSON.stringify([...response.headers]) + (await response.text());

    expect(everything).not.toMatch(/canary(?!&)|9999900000/i);
  }
});

test("text from visitors and listers leaves as data, never as markup", async ({ api, db }) => {
  const name = `"><img src=x onerror=alert(1)></script>\u2028`;
  const { id } = await aCompany(db, { name });

  const response = await api.request(`/api/companies/${id}`);

  expect(response.headers.get("content-type")).toMatch(/^application\/json/);
  expect(await response.json()).toMatchObject({ data: { name } });
});

test.for([
  ["name", (text: string) => ["/api/requirements", { ...REQUIREMENT, name: text }]],
  ["phone", (text: string) => ["/api/requirements", { ...REQUIREMENT, phone: text }]],
  ["e-mail", (text: string) => ["/api/requirements", { ...REQUIREMENT, email: text }]],
  ["budget", (text: string) => ["/api/requirements", { ...REQUIREMENT, budget: text }]],
  ["message", (text: string) => ["/api/requirements", { ...REQUIREMENT, message: text }]],
  ["newsletter address", (text: string) => ["/api/newsletter", { email: text }]],
] as const)(
  "50 KB of anything in the %s is judged at once",
  async ([, request], { open, database }) => {
    const { api } = open({ limits: createRateLimits(database.pool, false) });
    for (const piece of ["a", "!", "@", "a@", "1", "1 ", " ", "a.", "(", "₹1-"]) {
      const [path, body] = request(piece.repeat(50_000 / piece.length));
      let response = new Response();
      const took = await quickestMs(150, async () => {
        response = await api.request(path as string, post(body));
      });

      expect(took).toBeLessThan(150);
      // A message of only white space counts as empty, which is allowed.
      expect([201, 413, 422]).toContain(response.status);
    }
  },
);
