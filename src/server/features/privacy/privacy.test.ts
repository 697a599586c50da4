import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import type pg from "pg";
import { describe, expect } from "vitest";
import { DAY_MS } from "#domain/shared/time.ts";
import type { App } from "#server/app.ts";
import type { Db } from "#server/platform/db/client.ts";
import { sessions, users } from "#server/platform/db/schema/accounts.ts";
import { importRows, imports } from "#server/platform/db/schema/imports.ts";
import { inquiries, requirements } from "#server/platform/db/schema/leads.ts";
import { media } from "#server/platform/db/schema/media.ts";
import { auditLog, messages } from "#server/platform/db/schema/operations.ts";
import { aPerson, type Person } from "#test/accounts.ts";
import { call, did } from "#test/api-calls.ts";
import { type Api, test } from "#test/app.ts";
import { aCompany, aListingInput, aMedia, aRequirement } from "#test/factories.ts";
import { sendAll } from "#test/outgoing.ts";
import { findStored } from "#test/stored.ts";

const NAME = "Meera Vaidyanathan";
const PHONE = "+919876501234";
const EMAIL = "meera.v@home.example";
/** The different ways the number may be written. */
const SPELLINGS = ["9876501234", "98765 01234", "98765-01234"];
const FROM = { address: "10.0.0.9", userAgent: null, device: undefined, language: "en" as const };

/** A user who signed up by phone and verified an email address later. */
async function meera({ api, app, db }: { api: Api; app: App; db: Db }): Promise<Person> {
  const ticket = await app.phones.send({ phone: PHONE, name: NAME, role: "buyer" }, FROM);
  const [text] = await db.select().from(messages).where(eq(messages.recipient, PHONE));
  const code = /\d{6}/.exec(text?.body ?? "")?.[0] ?? "";
  const { token } = await app.phones.verify(ticket, code, FROM);
  await db
    .update(users)
    .set({ email: EMAIL, emailVerified: true })
    .where(eq(users.phoneNumber, PHONE));
  const headers = { authorization: `Bearer ${token}` };
  const [session] = await db.select().from(sessions);
  const person = { id: session?.userId ?? "", sessionId: session?.id ?? "", headers };
  const place = { address: `7 Rose Lane, c/o ${NAME}`, pincode: "411045" };
  await did(api, person, "PUT /me", { name: NAME, phone: PHONE, ...place });
  return person;
}

/** Everything a guest can leave behind, under one address and number. */
async function leaveTraces({ api, db }: { api: Api; db: Db }, person?: Person) {
  const company = await aCompany(db, { id: "acme" });
  const boss = await aPerson(db, "company", company.id);
  const admin = await aPerson(db, "admin");
  const home = await aListingInput(db, { companyId: company.id, status: "live" });
  const contact = { name: NAME, phone: "98765 01234", email: EMAIL };

  await did(api, person, "POST /requirements", { ...contact, message: `Call ${NAME}` });
  const [wish] = await db.select().from(requirements);
  await did(api, admin, `PATCH /requirements/${wish?.id}`, { note: `${NAME}, 98765-01234` });
  const question = { ...contact, message: `I am ${NAME}, write to ${EMAIL}` };
  await did(api, person, `POST /properties/${home.id}/inquiries`, question);
  const [lead] = await db.select().from(inquiries);
  const note = { note: `${NAME} is free on Sunday, ${PHONE}` };
  await did(api, boss, `POST /leads/${lead?.id}/notes`, note);
  await did(api, boss, "POST /company/invitations", { email: EMAIL, role: "agent" });
  const report = { reason: "not-available", detail: `Says ${NAME}`, email: EMAIL };
  await did(api, person, `POST /properties/${home.id}/reports`, report);
  await did(api, person, "POST /newsletter", { email: EMAIL });
  await offer(api, db, contact);
  await did(api, person, "POST /auth/request-password-reset", { email: EMAIL });
  await anImportedRow(db);
  return { company, boss, admin, lead };
}

async function offer(api: Api, db: Db, { name, phone, email }: Record<string, string>) {
  const ticket = String((await did(api, undefined, "POST /upload/ticket")).ticket);
  const { id } = await aMedia(db, { bucket: "property-images", ticketId: ticket.split(".")[0] });
  await did(api, undefined, "POST /submissions", {
    ...{ ownerName: name, phone, email, showPhone: true, images: [id], tickets: [ticket] },
    ...{ propertyType: "villa", location: "Baner, Pune", area: "1,450 sq ft carpet" },
    ...{ bedrooms: "3", bathrooms: "2", expectedPrice: "1.2 crore" },
    description: `Quiet lane, morning sun, ask for ${name} at the gate`,
  });
}

async function anImportedRow(db: Db): Promise<void> {
  const [file] = await db
    .insert(imports)
    .values({ fileName: "homes.csv", fileHash: "x", isDryRun: false, options: {} as never })
    .returning();
  const report = { reasons: ["No price"], cells: { owner: `${NAME} ${PHONE} ${EMAIL}` } } as never;
  await db
    .insert(importRows)
    .values({ importId: file?.id ?? "", rowNumber: 1, outcome: "refused", title: "x", report });
}

/** No column of any table and no file contains anything of the person. */
async function expectGone(pool: pg.Pool, folder: string): Promise<void> {
  for (const text of [NAME, "Vaidyanathan", EMAIL, "Rose Lane", ...SPELLINGS]) {
    expect([text, await findStored(pool, text)]).toEqual([text, []]);
  }
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const bytes = await readFile(join(entry.parentPath, entry.name), "latin1");
    for (const text of [NAME, EMAIL, ...SPELLINGS]) expect(bytes).not.toContain(text);
  }
}

describe("whoever deletes their account", () => {
  test("is in no table and no file once the thirty days are over", async ({
    open,
    db,
    database,
    folder,
  }) => {
    let time = Date.now();
    const site = { ...open({ now: () => new Date(time) }), db };
    const { api, app } = site;
    const person = await meera(site);
    const { lead, company, boss } = await leaveTraces(site, person);
    await did(api, person, `PUT /companies/${company.id}/review`, { rating: 4, text: "Kind" });
    await did(api, person, "PUT /saved/searches", { path: "/buy?city=pune" });
    const picture = await aMedia(db, { uploadedBy: person.id, kind: "photo", drawing: null });
    await sendAll(db);
    expect((await findStored(database.pool, NAME)).length).toBeGreaterThan(4);

    await did(api, person, "POST /auth/delete-user", { current: "" });
    time += 31 * DAY_MS;
    await app.self.purge();

    await expectGone(database.pool, folder);
    const seen = await call(api, boss, `GET /leads/${lead?.id}`);
    expect(seen.data).toMatchObject({ name: null, phone: null, email: null, message: "" });
    expect(seen.data.erasedAt).not.toBeNull();
    await app.uploads.sweep();
    expect(await db.select().from(media).where(eq(media.id, picture.id))).toEqual([]);
  });

  test("takes along requirements and messages when they download their data", async ({
    open,
    db,
  }) => {
    const site = { ...open(), db };
    const person = await meera(site);
    await leaveTraces(site, person);

    const own = await did(site.api, person, "GET /auth/export");

    expect(own.requirements).toMatchObject([{ name: NAME, phone: PHONE, email: EMAIL }]);
    expect(own.inquiries).toMatchObject([{ name: NAME, message: expect.stringContaining(NAME) }]);
    expect(own.submissions).toMatchObject([{ name: NAME }]);
    expect(JSON.stringify(own.messages)).toContain(EMAIL);
    expect(JSON.stringify(own)).not.toMatch(/token|codeHash/i);
  });
});

describe("whoever has no account", () => {
  const linkIn = (body: string | undefined) => /token=([\w-]+)/.exec(body ?? "")?.[1] ?? "";

  async function linkFor(api: Api, db: Db, contact: string): Promise<string> {
    await did(api, undefined, "POST /privacy/links", { contact });
    const [mail] = await db
      .select()
      .from(messages)
      .where(sql`recipient = ${contact} and body like '%/privacy/me%'`);
    return linkIn(mail?.body);
  }

  test("proves an address, sees what is held, and has it erased", async ({
    open,
    db,
    database,
    folder,
  }) => {
    const site = { ...open(), db };
    const { api } = site;
    await leaveTraces(site);
    await aRequirement(db, { name: "Ravi", phone: "+919811111111", email: "ravi@home.example" });
    const token = await linkFor(api, db, EMAIL);
    await sendAll(db);

    const shown = await did(api, undefined, "POST /privacy/held", { token });
    expect(shown).toMatchObject({
      contact: EMAIL,
      hasAccount: false,
      held: {
        requirements: [{ name: NAME, phone: PHONE }],
        inquiries: [{ message: expect.stringContaining(NAME) }],
        submissions: [{ name: NAME }],
        reports: [{ detail: `Says ${NAME}` }],
        newsletter: [{ email: EMAIL }],
      },
    });
    expect(await findStored(database.pool, token)).toEqual([]);
    await did(api, undefined, "POST /privacy/erase", { token });

    await expectGone(database.pool, folder);
    expect(await db.select().from(requirements)).toMatchObject([{ name: "Ravi" }]);
    expect((await call(api, undefined, "POST /privacy/held", { token })).status).toBe(404);
    expect((await call(api, undefined, "POST /privacy/erase", { token })).status).toBe(404);
  });

  test("proves a number the same way, where text messages can be sent", async ({ open, db }) => {
    const { api } = open();
    await aRequirement(db, { phone: PHONE, name: NAME });
    const token = await linkFor(api, db, PHONE);

    await did(api, undefined, "POST /privacy/erase", { token });

    expect(await db.$count(requirements)).toBe(0);
    const delivery = { hasMailServer: true, hasTextGateway: false, isDemo: false };
    const without = open({ delivery }).api;
    const refused = await call(without, undefined, "POST /privacy/links", { contact: PHONE });
    expect(refused.status).toBe(503);
  });

  test("learns nothing from the answer, and sends few links to one address", async ({
    api,
    db,
  }) => {
    await aRequirement(db, { phone: PHONE, name: NAME, email: EMAIL });
    const ask = (contact: string) => call(api, undefined, "POST /privacy/links", { contact });

    const [known, unknown] = [await ask(EMAIL), await ask("nobody@home.example")];
    expect([known.status, known.message]).toEqual([unknown.status, unknown.message]);
    expect((await ask("neither this nor that")).status).toBe(422);
    await ask(EMAIL);
    await ask(EMAIL);
    expect((await ask(EMAIL)).status).toBe(429);
    const forged = await call(api, undefined, "POST /privacy/erase", { token: "forged" });
    expect(forged.status).toBe(404);
  });
});

describe("an admin who is asked to erase somebody", () => {
  test("finds them by number, erases them with the account, and the record names nobody", async ({
    open,
    db,
    database,
    folder,
  }) => {
    const site = { ...open(), db };
    const { api } = site;
    const person = await meera(site);
    const { admin, boss } = await leaveTraces(site, person);
    await sendAll(db);

    const found = await did(api, admin, "POST /admin/privacy/find", { contact: "98765 01234" });
    expect(found.accounts).toMatchObject([{ _id: person.id, name: NAME }]);
    expect((await call(api, boss, "POST /admin/privacy/erase", { contact: EMAIL })).status).toBe(
      403,
    );
    await did(api, admin, "POST /admin/privacy/erase", { contact: PHONE });
    await did(api, admin, "POST /admin/privacy/erase", { contact: EMAIL });

    await expectGone(database.pool, folder);
    const lines = await db.select().from(auditLog).where(eq(auditLog.action, "person.erased"));
    expect(lines[0]).toMatchObject({ actorId: admin.id, after: { requirement: 1, user: 1 } });
    expect((await call(api, person, "GET /me")).status).toBe(401);
  });

  test("cannot erase an admin", async ({ api, db }) => {
    const admin = await aPerson(db, "admin");
    await db.update(users).set({ email: EMAIL, emailVerified: true });

    const refused = await call(api, admin, "POST /admin/privacy/erase", { contact: EMAIL });

    expect(refused.status).toBe(403);
    expect(await db.$count(users)).toBe(1);
  });
});
