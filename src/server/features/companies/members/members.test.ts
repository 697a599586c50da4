import { eq } from "drizzle-orm";
import { expect } from "vitest";
import type { MemberRole } from "#domain/shared/roles.ts";
import { DAY_MS } from "#domain/shared/time.ts";
import type { Db } from "#server/platform/db/client.ts";
import { users } from "#server/platform/db/schema/accounts.ts";
import { companies, companyMembers, invitations } from "#server/platform/db/schema/companies.ts";
import { messages } from "#server/platform/db/schema/operations.ts";
import { aPerson, by, type Person } from "#test/accounts.ts";
import { type Api, test } from "#test/app.ts";
import { aCompany, aListingInput } from "#test/factories.ts";

// biome-ignore lint/suspicious/noExplicitAny: tests read what they expect
type Answer = { status: number; body: any };

async function call(
  api: Api,
  person: Person | undefined,
  method: string,
  path: string,
  body?: object,
): Promise<Answer> {
  const response = await api.request(path, by(person, method, body));
  return { status: response.status, body: await response.json() };
}

function aMember(db: Db, companyId: string, role: MemberRole): Promise<Person> {
  return aPerson(db, "company", companyId, role);
}

/** A person with this verified address. */
async function somebody(db: Db, email: string, role: "buyer" | "seller" | "company" = "buyer") {
  const person = await aPerson(db, role);
  await db.update(users).set({ email, emailVerified: true }).where(eq(users.id, person.id));
  return person;
}

const INVITE = "/api/company/invitations";
const ACCEPT = "/api/invitations/accept";

async function mailedToken(db: Db): Promise<string> {
  const rows = await db.select().from(messages).orderBy(messages.createdAt);
  return /token=([\w-]+)/.exec(rows.at(-1)?.body ?? "")?.[1] ?? "";
}

test("an invitation makes the one with that address a member, once", async ({ api, db }) => {
  const { id } = await aCompany(db);
  const owner = await aMember(db, id, "owner");
  const invited = await call(api, owner, "POST", INVITE, {
    email: "Asha@Home.example",
    role: "manager",
    language: "hi",
  });
  const token = await mailedToken(db);
  const stranger = await somebody(db, "else@home.example");
  const asha = await somebody(db, "asha@home.example");
  const [mail] = await db.select().from(messages);

  expect(invited.status).toBe(201);
  expect(invited.body.data.invitations).toMatchObject([{ email: "asha@home.example" }]);
  expect(mail?.body).toContain("https://aangan.example/hi/join?token=");
  expect((await call(api, undefined, "POST", ACCEPT, { token })).status).toBe(401);
  expect((await call(api, stranger, "POST", ACCEPT, { token })).status).toBe(403);
  expect((await call(api, asha, "POST", ACCEPT, { token })).status).toBe(200);
  expect((await call(api, asha, "POST", ACCEPT, { token })).status).toBe(404);
  const { body } = await call(api, asha, "GET", "/api/company/members");
  expect(body.data.ownRole).toBe("manager");
  expect(body.data.members).toHaveLength(2);
  expect(body.data.invitations).toEqual([]);
});

test("an invitation ends after a week, when taken back, and when another is sent", async ({
  open,
  db,
}) => {
  let now = new Date();
  const { api } = open({ now: () => now });
  const { id } = await aCompany(db);
  const owner = await aMember(db, id, "owner");
  const asha = await somebody(db, "asha@home.example");
  const invite = () => call(api, owner, "POST", INVITE, { email: "asha@home.example" });
  const tokenOf = async () => {
    await invite();
    return mailedToken(db);
  };
  const statusOf = async (token: string) =>
    (await call(api, asha, "POST", ACCEPT, { token })).status;

  const replaced = await tokenOf();
  const revoked = await tokenOf();
  expect(await statusOf(replaced)).toBe(404);
  const [row] = await db.select().from(invitations);
  expect((await call(api, owner, "DELETE", `${INVITE}/${row?.id}`)).status).toBe(200);
  expect(await statusOf(revoked)).toBe(404);
  const old = await tokenOf();
  now = new Date(now.getTime() + 8 * DAY_MS);
  expect(await statusOf(old)).toBe(404);
  expect(await db.select().from(companyMembers)).toHaveLength(1);
});

test("who lists own homes, or is in a company already, does not join another", async ({
  api,
  db,
}) => {
  const owner = await aMember(db, (await aCompany(db)).id, "owner");
  const seller = await somebody(db, "seller@home.example", "seller");
  const taken = await aMember(db, (await aCompany(db)).id, "agent");
  await db
    .update(users)
    .set({ email: "taken@home.example", emailVerified: true })
    .where(eq(users.id, taken.id));

  for (const [person, email] of [
    [seller, "seller@home.example"],
    [taken, "taken@home.example"],
  ] as const) {
    await call(api, owner, "POST", INVITE, { email });
    const token = await mailedToken(db);
    expect((await call(api, person, "POST", ACCEPT, { token })).status).toBe(409);
    // A refused attempt does not use up the invitation.
    expect((await call(api, person, "POST", ACCEPT, { token })).status).toBe(409);
  }
});

test("an agent invites and appoints nobody, a manager no owner", async ({ api, db }) => {
  const { id } = await aCompany(db);
  const owner = await aMember(db, id, "owner");
  const manager = await aMember(db, id, "manager");
  const agent = await aMember(db, id, "agent");
  const invite = (person: Person, role: string) =>
    call(api, person, "POST", INVITE, { email: "x@home.example", role });
  const appoint = (person: Person, whom: Person, role: string) =>
    call(api, person, "PATCH", `/api/company/members/${whom.id}`, { role });

  expect((await invite(agent, "agent")).status).toBe(403);
  expect((await invite(manager, "owner")).status).toBe(403);
  expect((await invite(manager, "agent")).status).toBe(201);
  expect((await appoint(agent, agent, "owner")).status).toBe(403);
  expect((await appoint(manager, manager, "owner")).status).toBe(403);
  expect((await appoint(manager, owner, "agent")).status).toBe(403);
  expect((await appoint(manager, agent, "manager")).status).toBe(200);
  expect((await call(api, agent, "DELETE", `/api/company/members/${owner.id}`)).status).toBe(403);
  const shown = await call(api, agent, "GET", "/api/company/members");
  expect(shown.body.data.members).toHaveLength(3);
});

test("the last owner neither leaves nor steps down", async ({ api, db }) => {
  const { id } = await aCompany(db);
  const owner = await aMember(db, id, "owner");
  const manager = await aMember(db, id, "manager");
  const self = `/api/company/members/${owner.id}`;

  expect((await call(api, owner, "DELETE", self)).status).toBe(409);
  expect((await call(api, owner, "PATCH", self, { role: "agent" })).status).toBe(409);
  await call(api, owner, "PATCH", `/api/company/members/${manager.id}`, { role: "owner" });
  const both = await Promise.all([
    call(api, owner, "DELETE", self),
    call(api, manager, "DELETE", `/api/company/members/${manager.id}`),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test("who is sent away is out at once, and signed out everywhere", async ({ api, db }) => {
  const { id } = await aCompany(db);
  const owner = await aMember(db, id, "owner");
  const agent = await aMember(db, id, "agent");
  const leaves = await aMember(db, id, "agent");
  expect((await call(api, agent, "GET", "/api/leads")).status).toBe(200);

  await call(api, owner, "DELETE", `/api/company/members/${agent.id}`);
  await call(api, leaves, "DELETE", `/api/company/members/${leaves.id}`);

  expect((await call(api, agent, "GET", "/api/leads")).status).toBe(401);
  // A member who leaves keeps the account, but has no access to this company any more.
  expect((await call(api, leaves, "GET", "/api/leads")).status).toBe(403);
  expect((await call(api, owner, "GET", "/api/leads")).status).toBe(200);
});

test("members and invitations of another company do not exist", async ({ api, db }) => {
  const ours = await aMember(db, (await aCompany(db)).id, "owner");
  const theirs = await aMember(db, (await aCompany(db)).id, "owner");
  await call(api, theirs, "POST", INVITE, { email: "secret@home.example" });
  const [invitation] = await db.select().from(invitations);
  const member = `/api/company/members/${theirs.id}`;

  const answers = [
    await call(api, ours, "PATCH", member, { role: "agent" }),
    await call(api, ours, "DELETE", member),
    await call(api, ours, "DELETE", `${INVITE}/${invitation?.id}`),
  ];
  const team = await call(api, ours, "GET", "/api/company/members");

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(JSON.stringify(team)).not.toContain("secret@home.example");
  expect(JSON.stringify(team)).not.toContain(theirs.id);
});

const COMPANY = {
  name: "Nivara Homes",
  location: "Baner, Pune",
  contact: "98765 43210",
  email: "desk@nivara.example",
};

test("who signed up as a company begins one, which waits for verification", async ({ api, db }) => {
  const founder = await aPerson(db, "company");
  const begin = () => call(api, founder, "POST", "/api/company", { ...COMPANY, status: "live" });

  const answers = await Promise.all([begin(), begin()]);

  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await db.select().from(companies)).toMatchObject([
    { id: "nivara-homes", status: "pending", verifiedAt: null, citySlug: "pune" },
  ]);
  const team = await call(api, founder, "GET", "/api/company/members");
  expect(team.body.data).toMatchObject({ ownRole: "owner", members: [{ isSelf: true }] });
  expect((await api.request("/api/companies/nivara-homes")).status).toBe(404);
});

test("the desk tells how listings stand and which need work", async ({ app, db }) => {
  const { id } = await aCompany(db);
  const member = await aPerson(db, "company", id);
  const long = new Date("2026-01-01T00:00:00Z");
  await aListingInput(db, { companyId: id, title: "Turned down", status: "rejected" });
  await aListingInput(db, { companyId: id, title: "Stale", hasPhotos: true, listedAt: long });
  await aListingInput(db, { companyId: id, title: "Fine", hasPhotos: true });
  await aListingInput(db, { companyId: id, title: "Bare" });
  await aListingInput(db, { companyId: (await aCompany(db)).id, title: "Theirs" });
  const actor = { userId: member.id, role: "company" as const, companyId: id };

  const { listings, needy } = await app.companies.getDashboard(actor);

  expect(listings).toEqual({ rejected: 1, live: 3 });
  expect(needy.map(({ title, need }) => [title, need])).toEqual([
    ["Turned down", "rejected"],
    ["Bare", "no-photos"],
    ["Stale", "unconfirmed"],
  ]);
});
