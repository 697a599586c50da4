import { expect } from "vitest";
import { REPORT_REASONS } from "#domain/moderation/report.ts";
import { reports } from "#server/platform/db/schema/reports.ts";
import { staffNotices } from "#server/platform/db/schema/staff-notices.ts";
import { type Api, calledFrom, post, test } from "#test/app.ts";
import { aListingInput } from "#test/factories.ts";

function send(api: Api, propertyId: string, body: unknown, from = "203.0.113.7") {
  return api.request(`/api/properties/${propertyId}/reports`, post(body), calledFrom(from));
}

test("a report is stored under a reference, and staff hear of it once", async ({ api, db }) => {
  const { id, title } = await aListingInput(db);

  const response = await send(api, id, {
    reason: "not-available",
    detail: "  Sold last week,\r\nthe guard says. ",
    email: "Meera@Example.com",
  });

  expect(response.status).toBe(201);
  const { data } = await response.json();
  expect(data.reference).toMatch(/^REP-[0-9A-HJKMNP-TV-Z]{8}$/);
  expect(await db.select().from(reports)).toMatchObject([
    {
      reference: data.reference,
      propertyId: id,
      reason: "not-available",
      detail: "Sold last week,\nthe guard says.",
      email: "meera@example.com",
      status: "open",
      decidedAt: null,
    },
  ]);
  expect(await db.select().from(staffNotices)).toMatchObject([
    { kind: "report", subjectId: data.reference, title },
  ]);
});

test.for(REPORT_REASONS)("the reason %s is enough", async (reason, { api, db }) => {
  const { id } = await aListingInput(db);

  expect((await send(api, id, { reason })).status).toBe(201);
  expect(await db.select().from(reports)).toMatchObject([{ reason, detail: "", email: null }]);
});

test.for([
  [{}],
  [{ reason: "dislike" }],
  [{ reason: "fraud", detail: "x".repeat(2001) }],
  [{ reason: "fraud", detail: 7 }],
  [{ reason: "fraud", detail: "nul \u0000" }],
  [{ reason: "fraud", email: "nobody" }],
  [{ reason: "fraud", website: 1 }],
  [[]],
])("%j is refused and stores nothing", async ([body], { api, db }) => {
  const { id } = await aListingInput(db);

  const response = await send(api, id, body);

  expect(response.status).toBe(422);
  expect(await response.json()).toHaveProperty("errors");
  expect(await db.select().from(reports)).toEqual([]);
});

test("identity numbers are masked before they are stored", async ({ api, db }) => {
  const { id } = await aListingInput(db);

  await send(api, id, { reason: "fraud", detail: "He showed Aadhaar 2341 2341 2346, ABCPE1234F" });

  const [stored] = await db.select().from(reports);
  expect(stored?.detail).toContain("XXXX XXXX 2346");
  expect(stored?.detail).not.toContain("2341");
  expect(stored?.detail).not.toContain("ABCPE");
});

test("a masked text still fits", async ({ api, db, failures }) => {
  const { id } = await aListingInput(db);
  const detail = "234123412346 ".repeat(153).slice(0, 2000);

  expect((await send(api, id, { reason: "fraud", detail })).status).toBe(201);
  expect(failures).toEqual([]);
});

test("a double click is one report, one notice and one use of the limit", async ({ api, db }) => {
  const { id } = await aListingInput(db);
  const body = { reason: "wrong-price", detail: "It is 20 lakh more" };

  const answers = await Promise.all(
    Array.from({ length: 12 }, async () => (await send(api, id, body)).json()),
  );

  expect(new Set(answers.map(({ data }) => data.reference)).size).toBe(1);
  expect(await db.select().from(reports)).toHaveLength(1);
  expect(await db.select().from(staffNotices)).toHaveLength(1);
  expect((await send(api, id, { ...body, detail: "Another thing" })).status).toBe(201);
  expect(await db.select().from(reports)).toHaveLength(2);
});

test("nodes that hear the same words at once store them once", async ({ open, db }) => {
  const { id } = await aListingInput(db);
  const nodes = Array.from({ length: 6 }, () => open().api);

  const answers = await Promise.all(
    nodes.map(async (api, at) =>
      (await send(api, id, { reason: "fraud" }, `203.0.113.${at}`)).json(),
    ),
  );

  expect(new Set(answers.map(({ data }) => data.reference)).size).toBe(1);
  expect(await db.select().from(reports)).toHaveLength(1);
});

test("one address may report ten times an hour", async ({ api, db }) => {
  const { id } = await aListingInput(db);
  const attempt = (detail: string, from?: string) =>
    send(api, id, { reason: "other", detail }, from);
  for (let count = 1; count <= 10; count += 1) {
    expect((await attempt(`no. ${count}`)).status).toBe(201);
  }

  const refused = await attempt("no. 11");

  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect((await attempt("no. 11", "203.0.113.8")).status).toBe(201);
});

test("a program that fills every field is thanked and forgotten", async ({ api, db }) => {
  const { id } = await aListingInput(db);

  const response = await send(api, id, { reason: "other", website: "https://spam.example" });

  expect(response.status).toBe(200);
  expect(await db.select().from(reports)).toEqual([]);
});

test("only what the public can see can be reported", async ({ api, db, failures }) => {
  const sold = await aListingInput(db, { status: "sold" });
  const removed = await aListingInput(db, { deletedAt: new Date() });

  for (const id of [sold.id, removed.id, "nosuchhome00", "nonsense", "%00"]) {
    expect((await send(api, id, { reason: "other" })).status).toBe(404);
  }
  expect(failures).toEqual([]);
});

test("the description of the API tells of it", async ({ api }) => {
  const description = await (await api.request("/api/openapi.json")).json();

  const { responses } = description.paths["/api/properties/{id}/reports"].post;
  expect(Object.keys(responses)).toEqual(["200", "201", "400", "404", "413", "422", "429"]);
});
