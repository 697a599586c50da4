import { eq } from "drizzle-orm";
import { expect } from "vitest";
import type { Db } from "#server/platform/db/client.ts";
import { inquiries, leadEvents } from "#server/platform/db/schema/leads.ts";
import { auditLog } from "#server/platform/db/schema/operations.ts";
import { aPerson, by, type Person } from "#test/accounts.ts";
import { type Api, test } from "#test/app.ts";
import { aCompany, aListingInput, anInquiry } from "#test/factories.ts";

async function aCompanyDashboard(db: Db) {
  const company = await aCompany(db);
  const member = await aPerson(db, "company", company.id);
  const property = await aListingInput(db, { companyId: company.id });
  return { companyId: company.id, propertyId: property.id, member };
}

// biome-ignore lint/suspicious/noExplicitAny: tests read what they expect
type Answer = { status: number; body: any };

async function call(
  api: Api,
  person: Person,
  method: string,
  path: string,
  body?: object,
): Promise<Answer> {
  const response = await api.request(path, by(person, method, body));
  return { status: response.status, body: await response.json() };
}

test("members see their company's leads, newest first, page by page", async ({ api, db }) => {
  const { member, ...about } = await aCompanyDashboard(db);
  const other = await aCompanyDashboard(db);
  await anInquiry(db, { ...about, name: "Old", createdAt: new Date("2026-01-01T10:00:00Z") });
  await anInquiry(db, { ...about, name: "New", phone: "+919812345678" });
  await anInquiry(db, { companyId: other.companyId, name: "Not ours" });

  const first = await call(api, member, "GET", "/api/leads?limit=1");
  const second = await call(
    api,
    member,
    "GET",
    `/api/leads?limit=1&cursor=${first.body.nextCursor}`,
  );

  expect(first.body).toMatchObject({ total: 2, data: [{ name: "New", times: 1 }] });
  expect(first.body.data[0].property).toMatchObject({ _id: about.propertyId });
  expect(second.body).toMatchObject({ data: [{ name: "Old" }], nextCursor: null });
  expect(JSON.stringify([first, second])).not.toContain("Not ours");
});

test("a seller sees the leads of own listings, and those of no company", async ({ api, db }) => {
  const seller = await aPerson(db, "seller");
  const own = await aListingInput(db, { ownerId: seller.id, postedBy: "owner" });
  const other = await aListingInput(db, { ownerId: (await aPerson(db, "seller")).id });
  const { companyId, propertyId } = await aCompanyDashboard(db);
  const mine = await anInquiry(db, { propertyId: own.id, name: "Mine" });
  await anInquiry(db, { propertyId: other.id });
  const theirs = await anInquiry(db, { companyId, propertyId });

  const { body } = await call(api, seller, "GET", "/api/leads");

  expect(body.data.map(({ _id }: { _id: string }) => _id)).toEqual([mine.id]);
  expect((await call(api, seller, "GET", `/api/leads/${theirs.id}`)).status).toBe(404);
});

test("a lead of another company does not exist, whatever is done with it", async ({ api, db }) => {
  const ours = await aCompanyDashboard(db);
  const { companyId, propertyId } = await aCompanyDashboard(db);
  const { id } = await anInquiry(db, { companyId, propertyId, name: "Secret", message: "Secret" });
  const path = `/api/leads/${id}`;

  const answers = [
    await call(api, ours.member, "GET", path),
    await call(api, ours.member, "PATCH", path, { stage: "won" }),
    await call(api, ours.member, "POST", `${path}/notes`, { note: "Mine now" }),
    await call(api, ours.member, "GET", "/api/leads/nonsense"),
  ];
  const lists = [
    await call(api, ours.member, "GET", "/api/leads?q=secret"),
    await call(api, ours.member, "GET", `/api/leads?propertyId=${propertyId}`),
    await call(api, ours.member, "GET", "/api/leads/newest"),
  ];
  const csv = await api.request("/api/leads/export.csv", by(ours.member, "GET"));

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(JSON.stringify([answers, lists])).not.toContain("Secret");
  expect(lists[2]?.body.data).toEqual({ _id: null, name: null, waiting: 0 });
  expect(await csv.text()).not.toContain("Secret");
  expect(await db.select().from(inquiries)).toMatchObject([{ stage: "new" }]);
  expect(await db.select().from(leadEvents)).toEqual([]);
});

test("one number is one person: others of theirs are shown, but never another company's", async ({
  api,
  db,
}) => {
  const { member, ...about } = await aCompanyDashboard(db);
  const stranger = await aCompanyDashboard(db);
  const { id } = await anInquiry(db, about);
  const again = await anInquiry(db, { ...about, message: "Again" });
  await anInquiry(db, { companyId: stranger.companyId });
  await anInquiry(db, { ...about, phone: null, name: null });

  const { body } = await call(api, member, "GET", `/api/leads/${id}`);
  const list = await call(api, member, "GET", "/api/leads?q=98765 43210");

  expect(body.data.others.map(({ _id }: { _id: string }) => _id)).toEqual([again.id]);
  expect(list.body.data.map(({ times }: { times: number }) => times)).toEqual([2, 2]);
});

test("what becomes of a lead is its story", async ({ api, db }) => {
  const { member, companyId, ...about } = await aCompanyDashboard(db);
  const colleague = await aPerson(db, "company", companyId);
  const { id } = await anInquiry(db, { companyId, ...about });
  const path = `/api/leads/${id}`;

  await call(api, member, "PATCH", path, { stage: "visit", followUpOn: "2026-12-01" });
  await call(api, member, "PATCH", path, { stage: "visit" });
  await call(api, member, "PATCH", path, { assignedTo: colleague.id });
  await call(api, member, "POST", `${path}/notes`, { note: "PAN ABCPE1234F, wants two lifts" });
  const { body } = await call(api, member, "PATCH", path, {
    stage: "lost",
    lostReason: "too-expensive",
    followUpOn: "",
  });

  expect(body.data).toMatchObject({
    stage: "lost",
    lostReason: "too-expensive",
    followUpOn: null,
    assignedTo: { _id: colleague.id },
  });
  const story = body.data.events.map(({ kind, body: text }: Record<string, string>) => [
    kind,
    text,
  ]);
  expect(story.toReversed()).toEqual(
    expect.arrayContaining([
      ["stage", "visit"],
      ["follow_up", "2026-12-01"],
      ["assigned", "A company"],
      ["note", "PAN XXXXXX234F, wants two lifts"],
      ["stage", "lost too-expensive"],
      ["follow_up", ""],
    ]),
  );
  expect(story).toHaveLength(6);
  expect(body.data.events[0].by).toBe("A company");
  await call(api, member, "PATCH", path, { stage: "contacted" });
  expect((await db.select().from(inquiries))[0]).toMatchObject({ lostReason: null });
});

test.for([
  ["lostReason", { stage: "lost" }],
  ["stage", { stage: "sold" }],
  ["followUpOn", { followUpOn: "tomorrow" }],
  ["assignedTo", { assignedTo: "somebody" }],
])("a change with a wrong %s is refused", async ([field, wrong], { api, db, failures }) => {
  const { member, ...about } = await aCompanyDashboard(db);
  const { id } = await anInquiry(db, about);

  const { status, body } = await call(api, member, "PATCH", `/api/leads/${id}`, wrong as object);

  expect(failures).toEqual([]);
  expect(status).toBe(422);
  expect(body).toHaveProperty(["errors", field as string]);
});

test("a lead is given to no one outside the company", async ({ api, db }) => {
  const { member, ...about } = await aCompanyDashboard(db);
  const other = await aCompanyDashboard(db);
  const { id } = await anInquiry(db, about);

  const change = { assignedTo: other.member.id };
  expect((await call(api, member, "PATCH", `/api/leads/${id}`, change)).status).toBe(422);
});

test("filters find what they say", async ({ api, db }) => {
  const { member, ...about } = await aCompanyDashboard(db);
  const yesterday = new Date(Date.now() - 26 * 60 * 60 * 1000);
  await anInquiry(db, { ...about, name: "Asha", stage: "won", createdAt: yesterday });
  await anInquiry(db, { ...about, name: "Due", followUpOn: "2026-01-01", assignedTo: member.id });
  await anInquiry(db, { ...about, name: "Done", followUpOn: "2026-01-01", stage: "lost" });
  await anInquiry(db, { companyId: about.companyId, name: "100% sure", message: "Lift?" });
  const names = async (query: string) => {
    const { body } = await call(api, member, "GET", `/api/leads?${query}`);
    return body.data.map(({ name }: { name: string }) => name);
  };

  expect(await names("stage=won")).toEqual(["Asha"]);
  expect(await names("due=1")).toEqual(["Due"]);
  expect(await names(`assignedTo=${member.id}`)).toEqual(["Due"]);
  expect(await names("assignedTo=nobody&stage=new")).toEqual(["100% sure"]);
  expect(await names("q=LIFT")).toEqual(["100% sure"]);
  expect(await names("q=0%25")).toEqual(["100% sure"]);
  expect(await names(`propertyId=${about.propertyId}&stage=won`)).toEqual(["Asha"]);
  expect((await names("today=1")).sort()).toEqual(["100% sure", "Done", "Due"]);
});

test("the table for Excel has no formulas in it, and the export is written down", async ({
  api,
  db,
}) => {
  const { member, ...about } = await aCompanyDashboard(db);
  await anInquiry(db, { ...about, name: "=cmd()", message: "@SUM(1)", stage: "won" });
  await anInquiry(db, { ...about, name: "Not asked for" });

  const response = await api.request("/api/leads/export.csv?stage=won", by(member, "GET"));
  const text = await response.text();

  expect(response.headers.get("content-type")).toContain("text/csv");
  expect(text).toContain("'=cmd()");
  expect(text).toContain("'@SUM(1)");
  expect(text).toContain(",919876543210,");
  expect(text).not.toContain("Not asked for");
  const lines = await db.select().from(auditLog).where(eq(auditLog.action, "lead.exported"));
  expect(lines).toHaveLength(1);
});

test("the pace tells who waits, and how soon half of the others were answered", async ({
  app,
  api,
  db,
}) => {
  const { member, ...about } = await aCompanyDashboard(db);
  const actor = { userId: member.id, role: "company" as const, companyId: about.companyId };
  expect(await app.leads.getPace(actor)).toEqual({
    waiting: 0,
    waitingSince: null,
    usualMinutes: null,
    answered: 0,
  });
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  for (const [asked, answered] of [
    [100, 90],
    [500, 400],
    [900, 870],
    [100 * 24 * 60, 10],
  ] as const) {
    const { id } = await anInquiry(db, { ...about, stage: "contacted", createdAt: ago(asked) });
    const line = { inquiryId: id, kind: "stage" as const, body: "contacted" };
    await db.insert(leadEvents).values({ ...line, createdAt: ago(answered) });
    await db.insert(leadEvents).values({ ...line, kind: "note", createdAt: ago(1) });
  }
  await anInquiry(db, { ...about, createdAt: ago(70) });
  await anInquiry(db, { ...about, createdAt: ago(7) });
  await anInquiry(db, { companyId: (await aCompanyDashboard(db)).companyId, createdAt: ago(9999) });

  const pace = await app.leads.getPace(actor);
  expect(pace).toMatchObject({ waiting: 2, usualMinutes: 30, answered: 3 });
  expect(Math.round((Date.now() - Date.parse(pace.waitingSince ?? "")) / 60_000)).toBe(70);
  const newest = await call(api, member, "GET", "/api/leads/newest");
  expect(newest.body.data.waiting).toBe(2);
});

test("a change of stage answers where the lead stood, so that it can be taken back", async ({
  app,
  db,
}) => {
  const { member, ...about } = await aCompanyDashboard(db);
  const { id } = await anInquiry(db, { ...about, stage: "lost", lostReason: "too-expensive" });
  const actor = { userId: member.id, role: "company" as const, companyId: about.companyId };
  const update = (changes: object) => app.leads.update({ actor, address: null }, id, changes);

  expect(await update({ followUpOn: "2026-12-01" })).toBeUndefined();
  expect(await update({ stage: "visit" })).toMatchObject({
    stage: "lost",
    lostReason: "too-expensive",
  });
});

test("a note that was written beside a change is saved with it, or not at all", async ({
  app,
  db,
}) => {
  const { member, ...about } = await aCompanyDashboard(db);
  const { id } = await anInquiry(db, about);
  const actor = { userId: member.id, role: "company" as const, companyId: about.companyId };
  const update = (changes: object) => app.leads.update({ actor, address: null }, id, changes);
  const story = async () =>
    (await app.leads.get({ actor, address: null }, id)).events.map(({ kind }) => kind);

  await expect(update({ assignedTo: "a stranger", note: "Lost" })).rejects.toThrow();
  expect(await story()).toEqual([]);
  await update({ followUpOn: "2026-12-01", note: "Comes on Sunday" });
  expect((await story()).toSorted()).toEqual(["follow_up", "note"]);
  await update({ note: "And on Monday" });
  expect(await story()).toHaveLength(3);
});

test("counts say how the leads stand", async ({ app, db }) => {
  const { member, ...about } = await aCompanyDashboard(db);
  await anInquiry(db, about);
  await anInquiry(db, { ...about, stage: "visit", followUpOn: "2026-01-01" });
  await anInquiry(db, { companyId: (await aCompanyDashboard(db)).companyId });
  const actor = { userId: member.id, role: "company" as const, companyId: about.companyId };

  expect(await app.leads.count(actor)).toEqual({
    byStage: { new: 1, contacted: 0, visit: 1, won: 0, lost: 0 },
    receivedToday: 2,
    due: 1,
  });
});
