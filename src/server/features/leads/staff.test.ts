import { expect } from "vitest";
import { inquiries, leadEvents } from "#server/platform/db/schema/leads.ts";
import { auditLog } from "#server/platform/db/schema/operations.ts";
import { submissions } from "#server/platform/db/schema/submissions.ts";
import { aPerson, by } from "#test/accounts.ts";
import { test } from "#test/app.ts";
import { aCompany, aListingInput, anInquiry } from "#test/factories.ts";

test("an admin reads, works on and carries away every lead, and the audit log tells of it", async ({
  api,
  db,
}) => {
  const admin = await aPerson(db, "admin");
  const { id: companyId } = await aCompany(db, { name: "Nivara" });
  await aPerson(db, "company", companyId);
  const { id } = await anInquiry(db, { companyId, name: "Ravi" });
  const call = async (method: string, path: string, body?: object) => {
    const response = await api.request(`/api/leads${path}`, by(admin, method, body));
    return { status: response.status, text: await response.text() };
  };

  expect((await call("GET", "?q=ravi")).text).toContain(id);
  await call("GET", "");
  await call("GET", `/${id}`);
  await call("GET", `/${id}`);
  expect((await call("PATCH", `/${id}`, { stage: "contacted" })).status).toBe(200);
  expect((await call("POST", `/${id}/notes`, { note: "Called them" })).status).toBe(201);
  const csv = await call("GET", "/export.csv?stage=contacted");

  expect(csv.text).toContain("Ravi");
  expect(csv.text).toContain("Nivara,");
  expect(await db.select().from(inquiries)).toMatchObject([{ stage: "contacted" }]);
  expect(await db.select().from(leadEvents)).toHaveLength(2);
  const lines = await db.select().from(auditLog).orderBy(auditLog.createdAt, auditLog.id);
  expect(lines.map(({ action, objectId }) => [action, objectId])).toEqual([
    // Read twice within the interval, audited once.
    ["lead.listed", "list"],
    ["lead.read", id],
    ["lead.updated", id],
    ["lead.updated", id],
    ["lead.exported", "leads.csv"],
  ]);
  expect(lines[2]).toMatchObject({ before: { stage: "new" }, after: { stage: "contacted" } });
});

test("an admin is told whom to pass a lead on to; a lister is not told of others", async ({
  api,
  db,
}) => {
  const admin = await aPerson(db, "admin");
  const { id: propertyId } = await aListingInput(db, { postedBy: "owner" });
  const sunita = { ownerName: "Sunita", phone: "+919811111111", email: null };
  await db
    .insert(submissions)
    .values({ propertyId, ...sunita, tokenHash: "x", consentVersion: "test" });
  const { id } = await anInquiry(db, { propertyId });
  const company = await aCompany(db);
  const member = await aPerson(db, "company", company.id);
  const theirs = await anInquiry(db, { companyId: company.id });

  const forStaff = await (await api.request(`/api/leads/${id}`, by(admin, "GET"))).json();
  const forMember = await (await api.request(`/api/leads/${theirs.id}`, by(member, "GET"))).json();

  expect(forStaff.data.lister).toEqual({ name: "Sunita", phone: "+919811111111", email: null });
  expect(forMember.data.lister).toBeNull();
});

test("a guest's link shows the questions about their home, and no other's", async ({ app, db }) => {
  const mine = await aListingInput(db, { postedBy: "owner" });
  const other = await aListingInput(db, { postedBy: "owner" });
  const question = await anInquiry(db, { propertyId: mine.id });
  await anInquiry(db, { propertyId: mine.id, channel: "whatsapp", name: null, phone: null });
  await anInquiry(db, { propertyId: other.id });

  const questions = await app.leads.listForGuest(mine.id);

  expect(questions.map(({ id }) => id)).toEqual([question.id]);
});

test("an admin gives a lead to a member of its company, and to nobody else", async ({
  api,
  db,
}) => {
  const admin = await aPerson(db, "admin");
  const company = await aCompany(db);
  const member = await aPerson(db, "company", company.id);
  const lead = await anInquiry(db, { companyId: company.id });
  const give = async (assignedTo: string) =>
    (await api.request(`/api/leads/${lead.id}`, by(admin, "PATCH", { assignedTo }))).status;

  expect(await give(member.id)).toBe(200);
  expect(await give(admin.id)).toBe(422);
});
