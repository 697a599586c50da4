import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { affiliateClicks } from "#server/platform/db/schema/affiliates.ts";
import { earnings } from "#server/platform/db/schema/earnings.ts";
import { inquiries, requirements } from "#server/platform/db/schema/leads.ts";
import { listingDays } from "#server/platform/db/schema/listing-days.ts";
import { aPerson, by } from "#test/accounts.ts";
import { type Api, calledFrom, PUBLIC_URL, post, test } from "#test/app.ts";
import { aCompany, aLink, aListingInput } from "#test/factories.ts";

type Answer<Data = Record<string, unknown>> = { data: Data; message: string };

async function follow(api: Api, code: string, cookie = "", from = "10.1.0.1") {
  const headers = {
    "user-agent": "Mozilla/5.0 (Android 15) Chrome/140",
    ...(cookie && { cookie }),
  };
  return api.request(`/r/${code}`, { headers }, calledFrom(from));
}

function viaOf(response: Response): string | undefined {
  return /via=([^;]+)/.exec(response.headers.get("set-cookie") ?? "")?.[1];
}

let numbers = 9_000_000_000;

async function sendRequirement(api: Api, cookie: string, headers: Record<string, string> = {}) {
  numbers += 1;
  const body = { name: "Ravi", phone: String(numbers) };
  const response = await api.request("/api/requirements", post(body, { cookie, ...headers }));
  expect(response.status).toBe(201);
}

describe("a link", () => {
  test("is made for a page of this site and for no other", async ({ api, db }) => {
    const affiliate = await aPerson(db, "affiliate");
    const make = async (page: string) => {
      const response = await api.request("/api/affiliate/links", by(affiliate, "POST", { page }));
      return { status: response.status, ...((await response.json()) as Answer) };
    };

    const made = await make(`${PUBLIC_URL}/hi/buy?city=pune`);
    expect(made).toMatchObject({ status: 201, data: { path: "/hi/buy?city=pune", clicks: 0 } });
    expect(made.data.url).toBe(`${PUBLIC_URL}/r/${made.data.code}`);
    expect((await make("aangan.example/companies")).data.path).toBe("/companies");
    for (const elsewhere of [
      "https://evil.example/buy",
      "//evil.example",
      "/\\evil.example",
      "javascript:alert(1)",
      "buy",
      "/admin/users",
      "/api/companies",
      "/r/abcdefgh",
      "/affiliate/links",
    ]) {
      expect([elsewhere, (await make(elsewhere)).status]).toEqual([elsewhere, 422]);
    }
  });

  test("counts people by day, remembers the first touch for sixty days, and is never kept", async ({
    api,
    db,
  }) => {
    const { id: userId } = await aPerson(db, "affiliate");
    const [first, second] = [await aLink(db, userId), await aLink(db, userId, { path: "/rent" })];

    const response = await follow(api, first.code);
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe("/buy");
    expect(response.headers.get("cache-control")).toBe("no-store");
    const cookie = response.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(new RegExp(`^via=${first.code};`));
    for (const rule of ["Max-Age=5184000", "HttpOnly", "SameSite=Lax", "Secure", "Path=/"]) {
      expect(cookie).toContain(rule);
    }

    const later = await follow(api, second.code, `via=${first.code}`);
    expect(later.headers.get("location")).toBe("/rent");
    expect(viaOf(later)).toBeUndefined();
    await api.request(`/r/${first.code}`, { headers: { "user-agent": "Googlebot/2.1" } });
    await follow(api, first.code, "", "10.1.0.2");

    const clicks = await db.select().from(affiliateClicks);
    expect(clicks.map(({ linkId, clicks: count }) => [linkId, count]).sort()).toEqual(
      [
        [first.id, 2],
        [second.id, 1],
      ].sort(),
    );
  });

  test("that is stopped, unknown or forged leads on and leaves nothing behind", async ({
    api,
    db,
  }) => {
    const { id: userId } = await aPerson(db, "affiliate");
    const stopped = await aLink(db, userId, { stoppedAt: new Date(), path: "/land" });
    const running = await aLink(db, userId);
    for (const [code, path] of [
      [stopped.code, "/land"],
      ["00000000", "/"],
      ["%27%20or%201%3D1", "/"],
    ] as const) {
      const response = await follow(api, code);
      expect([response.headers.get("location"), viaOf(response)]).toEqual([path, undefined]);
    }
    // A cookie that names no active link does not count as a first touch.
    for (const worthless of [stopped.code, "00000000", "x'--"]) {
      const response = await follow(api, running.code, `via=${worthless}`);
      expect(viaOf(response)).toBe(running.code);
    }
  });

  test("shows clicks and leads to its owner, and its code as a drawing", async ({ api, db }) => {
    const affiliate = await aPerson(db, "affiliate");
    const link = await aLink(db, affiliate.id);
    await follow(api, link.code);
    await sendRequirement(api, `via=${link.code}`);

    const list = await api.request("/api/affiliate/links", by(affiliate, "GET"));
    expect((await list.json()) as Answer).toMatchObject({
      data: [{ _id: link.id, clicks: 1, leads: 1, stoppedAt: null }],
    });
    const path = `/api/affiliate/links/${link.id}`;
    const drawing = await api.request(`${path}/qr.svg`, by(affiliate, "GET"));
    expect(drawing.headers.get("content-type")).toContain("image/svg+xml");
    expect(await drawing.text()).toContain(`aangan.example/r/${link.code}`);
    const stopped = await api.request(`${path}/stop`, by(affiliate, "POST"));
    expect(((await stopped.json()) as Answer).data.stoppedAt).not.toBeNull();
  });
});

describe("a lead", () => {
  test("is the first link's, and earns the rate of the day", async ({ api, db }) => {
    const { id: userId } = await aPerson(db, "affiliate");
    const admin = await aPerson(db, "admin");
    const link = await aLink(db, userId);
    const affiliateRates = { requirement: 350, inquiry: 20 };
    await api.request("/api/admin/settings", by(admin, "PATCH", { affiliateRates }));

    await sendRequirement(api, `other=1; via=${link.code}`);
    const home = await aListingInput(db, { companyId: (await aCompany(db)).id });
    const click = { channel: "whatsapp", propertyId: home.id };
    await api.request("/api/inquiries", post(click, { cookie: `via=${link.code}` }));

    const [requirement] = await db.select().from(requirements);
    const [inquiry] = await db.select().from(inquiries);
    expect([requirement?.affiliateLinkId, inquiry?.affiliateLinkId]).toEqual([link.id, link.id]);
    const lines = await db.select().from(earnings).orderBy(earnings.rupees);
    expect(lines).toMatchObject([
      { userId, leadKind: "inquiry", leadId: inquiry?.id, state: "pending", rupees: 20 },
      { userId, leadKind: "requirement", leadId: requirement?.id, state: "pending", rupees: 350 },
    ]);
  });

  test("is told of as the affiliate's, to the lister and in the numbers", async ({ api, db }) => {
    const affiliate = await aPerson(db, "affiliate");
    const link = await aLink(db, affiliate.id);
    const home = await aListingInput(db, { companyId: (await aCompany(db)).id });
    const referrer = "https://www.google.com/";
    const click = { channel: "call", propertyId: home.id, referrer };
    const cookie = `via=${link.code}`;
    const question = { name: "Ravi", phone: "9812345678", message: "Is it free?", referrer };
    await api.request("/api/inquiries", post(click, { cookie }));
    await api.request(`/api/properties/${home.id}/inquiries`, post(question, { cookie }));
    await api.request("/api/inquiries", post(click, { cookie, ...affiliate.headers }));
    await api.request("/api/inquiries", post(click));

    const rows = await db.select().from(inquiries).orderBy(inquiries.createdAt);
    expect(rows.map(({ source }) => source)).toEqual([
      "affiliate",
      "affiliate",
      "search",
      "search",
    ]);
    const days = await db.select().from(listingDays).orderBy(listingDays.source);
    expect(days.map(({ source, contacts }) => [source, contacts])).toEqual([
      ["search", 2],
      ["affiliate", 2],
    ]);
  });

  test("without a name earns a few times a day from one place", async ({ api, db }) => {
    const link = await aLink(db, (await aPerson(db, "affiliate")).id);
    const home = await aListingInput(db, { companyId: (await aCompany(db)).id });
    const click = post({ channel: "call", propertyId: home.id }, { cookie: `via=${link.code}` });
    for (let count = 0; count < 6; count += 1) await api.request("/api/inquiries", click);

    expect(await db.$count(inquiries, eq(inquiries.affiliateLinkId, link.id))).toBe(6);
    expect(await db.$count(earnings)).toBe(3);
  });

  test("earns nothing by a link that is stopped, forged or one's own", async ({ api, db }) => {
    const affiliate = await aPerson(db, "affiliate");
    const buyer = await aPerson(db, "buyer");
    const [stopped, own, lost] = [
      await aLink(db, affiliate.id, { stoppedAt: new Date() }),
      await aLink(db, affiliate.id),
      await aLink(db, buyer.id),
    ];
    await sendRequirement(api, `via=${stopped.code}`);
    await sendRequirement(api, "via=zzzzzzzz");
    await sendRequirement(api, "via=' or 1=1 --");
    await sendRequirement(api, `via=${own.code}`, affiliate.headers);
    await sendRequirement(api, `via=${lost.code}`);
    await sendRequirement(api, "");

    const rows = await db.select().from(requirements);
    expect(rows.map(({ affiliateLinkId }) => affiliateLinkId)).toEqual(Array(6).fill(null));
    expect(await db.$count(earnings)).toBe(0);
  });

  test("sent twice under one key is one lead", async ({ api, db }) => {
    const link = await aLink(db, (await aPerson(db, "affiliate")).id);
    const init = post(
      { name: "Ravi", phone: "9812345678" },
      { cookie: `via=${link.code}`, "idempotency-key": "once" },
    );
    await Promise.all([1, 2, 3].map(() => api.request("/api/requirements", init)));
    expect(await db.$count(earnings)).toBe(1);
  });
});

test("an affiliate's profile keeps no account number and no Aadhaar number", async ({
  api,
  db,
}) => {
  const affiliate = await aPerson(db, "affiliate");
  const save = async (body: object) => {
    const response = await api.request("/api/affiliate/profile", by(affiliate, "PUT", body));
    return { status: response.status, ...((await response.json()) as Answer) };
  };
  expect((await save({ name: "Farah", payoutLabel: "HDFC 1234 5678 9012" })).status).toBe(422);
  const saved = await save({
    name: "Farah 2341 2341 2346",
    phone: "98765 43210",
    areas: "Baner, Wakad",
    reraNumber: "A52100012345",
    payoutLabel: "UPI, okaxis",
  });
  expect(saved.data).toEqual({
    name: "Farah XXXX XXXX 2346",
    phone: "+919876543210",
    areas: "Baner, Wakad",
    reraNumber: "A52100012345",
    payoutLabel: "UPI, okaxis",
  });
});
