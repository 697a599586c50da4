import { eq } from "drizzle-orm";
import { expect } from "vitest";
import type { Db } from "#server/platform/db/client.ts";
import { users } from "#server/platform/db/schema/accounts.ts";
import { inquiries } from "#server/platform/db/schema/leads.ts";
import { messages } from "#server/platform/db/schema/operations.ts";
import { staffNotices } from "#server/platform/db/schema/staff-notices.ts";
import { submissions } from "#server/platform/db/schema/submissions.ts";
import { aPerson, by, type Person } from "#test/accounts.ts";
import { post, test } from "#test/app.ts";
import { aCompany, aListingInput, anAgent } from "#test/factories.ts";

const QUESTION = { name: "Ravi Kumar", phone: "98765 43210", message: "Is it still there?" };

type Kind = {
  propertyId: string;
  /** The user who has the lead in an inbox. */
  account?: Person;
  /** Who is notified of a question by mail, besides the accounts. */
  mails: string[];
  readers: string;
};

async function guestListing(db: Db, guest: { email: string | null; language: "en" | "hi" }) {
  const { id } = await aListingInput(db, { postedBy: "owner" });
  await db.insert(submissions).values({
    propertyId: id,
    ownerName: "Sunita",
    phone: "+919811111111",
    tokenHash: id,
    consentVersion: "test",
    ...guest,
  });
  return id;
}

/** Every kind of listing, by who offers it. */
const KINDS: Record<string, (db: Db) => Promise<Kind>> = {
  "a company with members": async (db) => {
    const company = await aCompany(db);
    const account = await aPerson(db, "company", company.id);
    const { id } = await aListingInput(db, { companyId: company.id });
    return { propertyId: id, account, mails: [], readers: "company" };
  },
  "a company without members": async (db) => {
    const { id: companyId } = await aCompany(db);
    const { id } = await aListingInput(db, { companyId });
    return { propertyId: id, mails: ["desk@nivara.example"], readers: "mail" };
  },
  "a company whose only member is suspended": async (db) => {
    const { id: companyId } = await aCompany(db);
    const member = await aPerson(db, "company", companyId);
    await db.update(users).set({ banned: true }).where(eq(users.id, member.id));
    const { id } = await aListingInput(db, { companyId });
    return { propertyId: id, mails: ["desk@nivara.example"], readers: "mail" };
  },
  "a seller": async (db) => {
    const account = await aPerson(db, "seller");
    const { id } = await aListingInput(db, { ownerId: account.id, postedBy: "owner" });
    return { propertyId: id, account, mails: [], readers: "owner" };
  },
  "a seller who was suspended": async (db) => {
    const seller = await aPerson(db, "seller");
    await db.update(users).set({ banned: true }).where(eq(users.id, seller.id));
    const { id } = await aListingInput(db, { ownerId: seller.id, postedBy: "owner" });
    return { propertyId: id, mails: [], readers: "staff" };
  },
  "a guest with an address": async (db) => {
    const propertyId = await guestListing(db, { email: "sunita@guests.example", language: "en" });
    return { propertyId, mails: ["sunita@guests.example"], readers: "mail" };
  },
  "a guest with a phone alone": async (db) => {
    const propertyId = await guestListing(db, { email: null, language: "hi" });
    return { propertyId, mails: [], readers: "staff" };
  },
  "an agent with an address": async (db) => {
    const agent = await anAgent(db, { email: "meera@agents.example" });
    const { id } = await aListingInput(db, { agentId: agent.id, postedBy: "agent" });
    return { propertyId: id, mails: ["meera@agents.example"], readers: "mail" };
  },
  "an agent without an address": async (db) => {
    const agent = await anAgent(db);
    const { id } = await aListingInput(db, { agentId: agent.id, postedBy: "agent" });
    return { propertyId: id, mails: [], readers: "staff" };
  },
  "nobody, as the admin or an import made it": async (db) => {
    const { id } = await aListingInput(db, { postedBy: "owner" });
    return { propertyId: id, mails: [], readers: "staff" };
  },
};

const WAYS = ["form", "whatsapp", "call", "email"] as const;

const CASES = Object.keys(KINDS).flatMap((kind) => WAYS.map((way) => [kind, way] as const));

test.for(CASES)(
  "a lead on a listing of %s, by %s, has a reader",
  async ([kind, way], { api, db }) => {
    const listing = await KINDS[kind]?.(db);
    if (!listing) throw new Error("No such kind");
    const { propertyId, account, mails, readers } = listing;
    const admin = await aPerson(db, "admin");

    const answer =
      way === "form"
        ? await api.request(`/api/properties/${propertyId}/inquiries`, post(QUESTION))
        : await api.request("/api/inquiries", post({ channel: way, propertyId }));
    expect(answer.ok).toBe(true);

    const [lead] = await db.select().from(inquiries);
    const idsSeenBy = async (person: Person, query = "") => {
      const response = await api.request(`/api/leads${query}`, by(person, "GET"));
      const { data } = (await response.json()) as { data: { _id: string; readers: string }[] };
      return data.map(({ _id, readers: heard }) => [_id, heard]);
    };
    // The admin sees each lead, and finds those that are in no inbox.
    expect(await idsSeenBy(admin)).toEqual([[lead?.id, readers]]);
    const isStaffs = account === undefined;
    expect(await idsSeenBy(admin, "?staffOnly=1")).toHaveLength(isStaffs ? 1 : 0);
    if (account) expect(await idsSeenBy(account)).toEqual([[lead?.id, readers]]);

    const sent = await db.select().from(messages);
    const own = account ? [`${account.id}@people.example`] : [];
    const expected = way === "form" ? [...own, ...mails] : [];
    expect(sent.map(({ recipient }) => recipient).sort()).toEqual(expected.sort());
    const told = await db.select().from(staffNotices);
    const isTold = isStaffs && way === "form";
    expect(told.map(({ kind: what, subjectId }) => [what, subjectId])).toEqual(
      isTold ? [["lead", lead?.id]] : [],
    );
  },
);

test("a guest is told in the language they listed in, with their own link and whom to call", async ({
  api,
  db,
}) => {
  const id = await guestListing(db, { email: "sunita@guests.example", language: "hi" });
  await api.request(
    `/api/properties/${id}/inquiries`,
    post({ ...QUESTION, email: "ravi@example.com" }),
  );

  const mails = await db.select().from(messages);
  const mail = mails.find(({ recipient }) => recipient === "sunita@guests.example");
  expect(mail?.body).toContain("नमस्ते Sunita,");
  expect(mail?.body).toContain("+91 98765 43210");
  expect(mail?.body).toMatch(/https:\/\/aangan\.example\/hi\/sell\/status\/[\w-]{20,}/);
  expect(mail?.headers).toEqual({ "Reply-To": "ravi@example.com" });
});

test.for([
  ["a company with members", "company"],
  ["a guest with an address", "mail"],
  ["a guest with a phone alone", "staff"],
] as const)(
  "who asks about a listing of %s hears who has it",
  async ([kind, readers], { app, db }) => {
    const listing = await KINDS[kind]?.(db);
    const answerer = await app.inquiries.getAnswerer({ propertyId: listing?.propertyId ?? "" });
    expect(answerer.readers).toBe(readers);
    expect(answerer.companyName !== null).toBe(readers === "company");
  },
);
