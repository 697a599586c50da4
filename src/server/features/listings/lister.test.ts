import { expect } from "vitest";
import type { Db } from "#server/platform/db/client.ts";
import { test } from "#test/app.ts";
import { aCompany, aListingInput, anAgent } from "#test/factories.ts";

const OWN = "+919811111111";
const COMPANYS = "+919822222222";
const AGENTS = "+919844444444";

const company = (db: Db) => aCompany(db, { contact: COMPANYS, status: "live" });

test.for([
  ["its own", OWN, "company"],
  ["its company's", COMPANYS, "company"],
  ["its agent's", AGENTS, "agent"],
  ["the site's, which is none of its own", null, "nobody"],
] as const)("the number of a listing is %s", async ([, expected, by], { api, db }) => {
  const companyId = by === "company" ? (await company(db)).id : null;
  const agentId = by === "agent" ? (await anAgent(db, { phone: AGENTS })).id : null;
  const whatsappNumber = expected === OWN ? OWN : null;
  const { id } = await aListingInput(db, { companyId, agentId, whatsappNumber });

  const one = await (await api.request(`/api/properties/${id}`)).json();
  const list = await (await api.request("/api/properties")).json();

  for (const found of [one.data, list.data[0]]) {
    expect(found).toMatchObject({
      whatsappNumber,
      contactPhone: expected,
      contactWhatsapp: expected,
    });
  }
});

test("who is no longer public is not called", async ({ app, db }) => {
  const gone = await aCompany(db, { contact: COMPANYS, status: "suspended" });
  const left = await anAgent(db, { phone: AGENTS, status: "suspended" });
  const { id } = await aListingInput(db, { companyId: gone.id, agentId: left.id });

  expect(await app.properties.get(id)).toMatchObject({ company: null, agent: null });
});

test("a listing carries what stands behind its company's badge", async ({ app, db }) => {
  const verifiedAt = new Date("2026-11-11T06:30:00.000Z");
  const seen = await aCompany(db, { verifiedAt, reraNumber: "P52100012345" });
  const { id } = await aListingInput(db, { companyId: seen.id });

  expect((await app.properties.get(id)).company).toMatchObject({
    verifiedAt: "2026-11-11T06:30:00.000Z",
    reraNumber: "P52100012345",
  });
});
