import { describe, expect } from "vitest";
import { requirements } from "#server/platform/db/schema/leads.ts";
import { aPerson, by } from "#test/accounts.ts";
import { test } from "#test/app.ts";
import { aRequirement } from "#test/factories.ts";
import { MINIMAL, only, send } from "#test/requirements.ts";

test("the payload of the specification is stored and answered with id and reference", async ({
  api,
  db,
}) => {
  const response = await send(api, {
    name: "Ravi Kumar",
    email: "not-provided@example.com",
    phone: "9876543210",
    propertyType: "villa",
    listingType: "sell",
    budget: { min: 0, max: 10_000_000 },
    location: "Baner, Pune",
    message: "Corner plot,\nnear the school",
  });

  expect(response.status).toBe(201);
  const stored = await only(db);
  expect(await response.json()).toEqual({
    success: true,
    data: { _id: stored?.id, reference: stored?.reference },
  });
  expect(stored).toMatchObject({
    reference: expect.stringMatching(/^REQ-[0-9A-HJKMNP-TV-Z]{8}$/),
    name: "Ravi Kumar",
    email: "not-provided@example.com",
    phone: "+919876543210",
    propertyType: "villa",
    listingType: "sell",
    budgetMin: 0,
    budgetMax: 10_000_000,
    location: "Baner, Pune",
    message: "Corner plot,\nnear the school",
    status: "new",
    language: "en",
  });
});

test("name and phone are enough", async ({ api, db }) => {
  expect((await send(api, MINIMAL)).status).toBe(201);

  expect(await only(db)).toMatchObject({
    listingType: "buy",
    propertyType: "residential",
    location: "",
    message: "",
    email: null,
    budgetMin: 0,
    budgetMax: 10_000_000,
  });
});

test("the form's own word for the message is taken too", async ({ api, db }) => {
  await send(api, { ...MINIMAL, requirements: "Ground floor" });

  expect((await only(db))?.message).toBe("Ground floor");
});

describe("a budget", () => {
  test.for([
    ["80L-1.2Cr", 8_000_000, 12_000_000],
    ["45 lakhs", 4_500_000, 4_500_000],
    ["25k per month", 25_000, 25_000],
    ["up to 60 lakh", 0, 6_000_000],
    ["", 0, 10_000_000],
    ["cheap please", 0, 10_000_000],
    ["9".repeat(100), 0, 10_000_000],
    [null, 0, 10_000_000],
    [undefined, 0, 10_000_000],
    [{ min: 5_000_000, max: 7_500_000 }, 5_000_000, 7_500_000],
    [{ min: 5_000_000 }, 5_000_000, null],
    [{ max: 7_500_000 }, 0, 7_500_000],
  ] as const)("of %o is read", async ([budget, min, max], { api, db }) => {
    expect((await send(api, { ...MINIMAL, budget })).status).toBe(201);

    expect(await only(db)).toMatchObject({
      budgetMin: min,
      budgetMax: max,
      budgetText: typeof budget === "string" ? budget : "",
    });
  });

  test.for([
    [{ min: 2, max: 1 }],
    [{ min: -1, max: 1 }],
    [{ min: 0.5, max: 1 }],
    [{ min: "0", max: "1" }],
    [{ min: 0, max: 1e20 }],
    [42],
    [[]],
    [true],
    ["x".repeat(121)],
  ])("of %o is refused", async ([budget], { api, db }) => {
    const response = await send(api, { ...MINIMAL, budget });

    expect(response.status).toBe(422);
    expect(await response.json()).toHaveProperty("errors");
    expect(await db.select().from(requirements)).toEqual([]);
  });
});

test.for([
  "9876543210",
  "98765-43210",
  "+91 98765 43210",
  "0091 9876543210",
  "09876543210",
  "९८७६५४३२१०",
])("the phone %s is stored in one form", async (phone, { api, db }) => {
  expect((await send(api, { ...MINIMAL, phone })).status).toBe(201);

  expect((await only(db))?.phone).toBe("+919876543210");
});

test.for([
  ["a name", { phone: MINIMAL.phone }, { name: ["Enter your name"] }],
  ["more than white space as name", { ...MINIMAL, name: " \t " }, { name: ["Enter your name"] }],
  ["a phone", { name: "Ravi" }, { phone: ["Enter your phone number"] }],
  ["a phone that is not empty", { ...MINIMAL, phone: "" }, { phone: ["Enter your phone number"] }],
  [
    "ten digits",
    { ...MINIMAL, phone: "12345" },
    { phone: [expect.stringContaining("10-digit Indian mobile number")] },
  ],
  ["a mobile", { ...MINIMAL, phone: "022 2345 6789" }, { phone: [expect.any(String)] }],
  ["digits for letters", { ...MINIMAL, phone: "98765 4321O" }, { phone: [expect.any(String)] }],
  ["a known kind", { ...MINIMAL, propertyType: "castle" }, { propertyType: [expect.any(String)] }],
  ["buy or sell", { ...MINIMAL, listingType: "swap" }, { listingType: [expect.any(String)] }],
  ["an e-mail that is one", { ...MINIMAL, email: "a@b" }, { email: [expect.any(String)] }],
  [
    "one recipient",
    { ...MINIMAL, email: "a@example.com\r\nBcc: b@example.com" },
    { email: [expect.any(String)] },
  ],
  ["a short name", { ...MINIMAL, name: "a".repeat(121) }, { name: [expect.any(String)] }],
  [
    "a message of bounds",
    { ...MINIMAL, message: "a".repeat(4001) },
    { message: [expect.any(String)] },
  ],
  ["storable text", { ...MINIMAL, name: "a\u0000b" }, { name: [expect.any(String)] }],
  ["whole characters", { ...MINIMAL, location: "\ud800" }, { location: [expect.any(String)] }],
  ["name and phone", {}, { name: ["Enter your name"], phone: ["Enter your phone number"] }],
])("a requirement needs %s", async ([, body, errors], { api, db, failures }) => {
  const response = await send(api, body);

  expect(failures).toEqual([]);
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({
    success: false,
    message: "Some fields need another look",
    errors,
  });
  expect(await db.select().from(requirements)).toEqual([]);
});

test("what the visitor may not decide is ignored", async ({ api, db }) => {
  const forged = {
    _id: "00000000-0000-7000-8000-000000000000",
    id: "00000000-0000-7000-8000-000000000000",
    reference: "REQ-00000000",
    status: "closed",
    note: "hidden",
    assignedTo: "somebody",
    createdAt: "2001-01-01T00:00:00Z",
    purgeAfter: "2999-01-01T00:00:00Z",
    consentVersion: "none",
    idempotencyKey: "forged",
    ["__proto__"]: { status: "closed" },
  };

  expect((await send(api, { ...MINIMAL, ...forged })).status).toBe(201);

  const stored = await only(db);
  expect(stored).toMatchObject({ status: "new", note: "", assignedTo: null, idempotencyKey: null });
  expect(stored?.id).not.toBe(forged._id);
  expect(stored?.reference).not.toBe(forged.reference);
  expect(stored?.consentVersion).not.toBe("none");
  expect(stored?.createdAt.getFullYear()).toBeGreaterThan(2025);
});

test("text is kept as typed, trimmed and in one Unicode form", async ({ api, db }) => {
  const hostile = `"><img src=x onerror=alert(1)> {{7*7}} </script> \u202e\u2028 ' ; drop table`;

  await send(api, { ...MINIMAL, name: "  Rene\u0301\n Kumar ", message: `  ${hostile}  ` });

  expect(await only(db)).toMatchObject({ name: "René Kumar", message: hostile });
});

describe("an identity number", () => {
  test("is masked before it is stored", async ({ api, db }) => {
    await send(api, {
      ...MINIMAL,
      location: "Pune 234123412346",
      message: "My Aadhaar is 2341 2341 2346, PAN ABCPE1234F",
    });

    const stored = await only(db);
    expect(stored?.location).toBe("Pune XXXX XXXX 2346");
    expect(stored?.message).toBe("My Aadhaar is XXXX XXXX 2346, PAN XXXXXX234F");
  });

  test("at the end of the longest message is masked too", async ({ api, db }) => {
    const message = `${"a ".repeat(1994)}234123412346`;
    expect(message).toHaveLength(4000);

    const response = await send(api, { ...MINIMAL, message });

    expect(response.status).toBe(201);
    expect((await only(db))?.message).toMatch(/ a XXXX XXXX 23$/);
  });
});

test("nobody reads requirements without a session, only an admin with one", async ({ api, db }) => {
  await aRequirement(db, { name: "CANARY-NAME" });
  const buyer = await aPerson(db, "buyer");

  const visitor = await api.request("/api/requirements");
  const signedIn = await api.request("/api/requirements", by(buyer, "GET"));

  expect(visitor.status).toBe(401);
  expect(signedIn.status).toBe(403);
  expect(await visitor.text()).not.toContain("CANARY");
  expect(await signedIn.text()).not.toContain("CANARY");
});

test("the confirmation page knows a requirement by its receipt and by nothing else", async ({
  app,
  db,
}) => {
  const { id, reference } = await aRequirement(db, { name: "Meera" });
  const receipt = app.requirements.receiptFor({ id, reference });

  expect(await app.requirements.findByReceipt(receipt)).toMatchObject({ name: "Meera", reference });
  for (const forged of [id, `${id}.x`, receipt.replace(/.$/, "_"), "", "."]) {
    expect(await app.requirements.findByReceipt(forged)).toBeUndefined();
  }
});
