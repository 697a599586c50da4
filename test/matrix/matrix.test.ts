import { randomUUID } from "node:crypto";
import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { describe, expect } from "vitest";
import { createDb, type Db } from "#server/platform/db/client.ts";
import { proofs } from "#server/platform/db/schema/accounts.ts";
import { invitations } from "#server/platform/db/schema/companies.ts";
import { subscribers } from "#server/platform/db/schema/leads.ts";
import { messages } from "#server/platform/db/schema/operations.ts";
import { reports } from "#server/platform/db/schema/reports.ts";
import { createRateLimits } from "#server/platform/limits.ts";
import { aPerson, by, type Person } from "../accounts.ts";
import { test as base } from "../app.ts";
import {
  aCompany,
  aLink,
  aListingInput,
  aMedia,
  anAgent,
  anEarning,
  anInquiry,
  aRequirement,
  aReview,
  aSavedSearch,
} from "../factories.ts";
import { isWholeRun } from "../whole-run.ts";
import { answersTo, CALLS, type MatrixCall, type MatrixRole, ROLES } from "./calls.ts";

type People = Record<MatrixRole, Person | undefined>;
type World = { people: People; ids: Record<string, string>; images: Record<string, string> };
type Site = { url: string; world: () => Promise<World> };

/** Shared by all calls until one of them writes, because later calls would find what it left. */
let known: World | undefined;

const test = base.extend<{ db: Db; site: Site }>({
  // Does not empty the tables: their data is created once for many tests.
  db: async ({ database }, use) => use(createDb(database.pool)),
  site: async ({ open, db, database, failures }, use) => {
    const { api } = open({ limits: createRateLimits(database.pool, false) });
    const server = serve({ fetch: api.fetch, port: 0, hostname: "127.0.0.1" }) as Server;
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const world = async () => {
      known ??= await makeWorld(db);
      return known;
    };
    await use({ url: `http://127.0.0.1:${port}`, world });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    expect(failures).toEqual([]);
  },
});

async function makeWorld(db: Db): Promise<World> {
  const [a, b, empty] = [await aCompany(db), await aCompany(db), await aCompany(db)];
  const deleted = await aCompany(db, { deletedAt: new Date() });
  const people: People = {
    V: undefined,
    B: await aPerson(db, "buyer"),
    S: await aPerson(db, "seller"),
    F: await aPerson(db, "affiliate"),
    CA: await aPerson(db, "company", a.id),
    CB: await aPerson(db, "company", b.id),
    AD: await aPerson(db, "admin"),
    CM: await aPerson(db, "company", a.id, "manager"),
    CG: await aPerson(db, "company", a.id, "agent"),
  };
  await anInquiry(db, { userId: people.B?.id, companyId: a.id });
  const land = { type: "Land", subtype: "residential-land" } as const;
  const gone = { deletedAt: new Date(), status: "draft" } as const;
  const listing = async (values: Parameters<typeof aListingInput>[1]) =>
    (await aListingInput(db, values)).id;
  const ofA = { companyId: a.id };
  const ofSeller = { ownerId: people.S?.id, postedBy: "owner" } as const;
  return {
    people,
    ids: {
      companyA: a.id,
      emptyA: empty.id,
      deletedA: deleted.id,
      propertyA: await listing(ofA),
      landA: await listing({ ...ofA, ...land }),
      draftA: await listing({ ...ofA, status: "draft" }),
      rejectedA: await listing({ ...ofA, status: "rejected" }),
      trashA: await listing({ ...ofA, ...gone }),
      trashLandA: await listing({ ...ofA, ...land, ...gone }),
      propertyS: await listing(ofSeller),
      draftS: await listing({ ...ofSeller, status: "draft" }),
      waitingA: await listing({ ...ofA, status: "in_review" }),
      pendingCompany: (await aCompany(db, { status: "pending" })).id,
      ...(await makeDashboard(db, a.id)),
      ...(await makeCompanyDashboard(db, a.id)),
      requirement: (await aRequirement(db)).id,
      searchB: (await aSavedSearch(db, people.B?.id ?? "")).id,
      somebody: (await aPerson(db, "buyer")).id,
      ...(await makeLead(db)),
      nothing: "nothing",
      file: "properties.csv",
    },
    images: Object.fromEntries(
      await Promise.all(
        ROLES.map(async (role) => {
          const photo = { bucket: "property-images", uploadedBy: people[role]?.id } as const;
          return [role, (await aMedia(db, photo)).id];
        }),
      ),
    ),
  };
}

/** Objects that only company A knows. */
async function makeCompanyDashboard(db: Db, companyId: string): Promise<Record<string, string>> {
  const token = randomUUID();
  const invitation = {
    companyId,
    email: `${token}@people.example`,
    role: "agent" as const,
    tokenHash: token,
    expiresAt: new Date(Date.now() + 60_000),
  };
  const [row] = await db.insert(invitations).values(invitation).returning();
  const memberA = (await aPerson(db, "company", companyId)).id;
  return {
    leadA: (await anInquiry(db, { companyId })).id,
    takenA: (await anInquiry(db, { companyId, assignedTo: memberA })).id,
    memberA,
    agentA: (await aPerson(db, "company", companyId, "agent")).id,
    invitationA: row?.id ?? "",
  };
}

/** One of each object in the admin console. */
async function makeDashboard(db: Db, companyId: string): Promise<Record<string, string>> {
  const { id: propertyId } = await aListingInput(db, { companyId });
  const reference = `REP-${propertyId}`;
  const email = `${propertyId}@example.com`;
  const mail = { channel: "mail", recipient: email, body: "Hello", status: "failed" } as const;
  const deletedAt = new Date();
  const [[report], [subscriber], [message], review, trashReview, agent, trashAgent] =
    await Promise.all([
      db.insert(reports).values({ propertyId, reference, reason: "other" }).returning(),
      db.insert(subscribers).values({ email, consentVersion: "test" }).returning(),
      db.insert(messages).values(mail).returning(),
      aReview(db, companyId),
      aReview(db, companyId, { deletedAt }),
      anAgent(db),
      anAgent(db, { deletedAt }),
    ]);
  const rows = { report, subscriber, message, review, trashReview, agent, trashAgent };
  return Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, row?.id ?? ""]));
}

/** A lead of an affiliate who is not one of the callers. */
async function makeLead(db: Db) {
  const link = await aLink(db, (await aPerson(db, "affiliate")).id);
  const number = { userId: link.userId, kind: "rera", number: "A52100012345" } as const;
  const [proof] = await db.insert(proofs).values(number).returning();
  return { linkF: link.id, leadF: (await anEarning(db, link)).id, proof: proof?.id ?? "" };
}

const BODIES: Record<string, (image: string | undefined) => object> = {
  company: () => ({
    name: "Nivara",
    email: "desk@nivara.example",
    description: "Homes",
    location: "Pune",
    contact: "9876543210",
  }),
  listing: (image) => ({
    title: "2 BHK",
    location: "Pune",
    priceRange: "80 L",
    type: "Apartment",
    features: "Lift",
    description: "Sunny",
    images: [image],
  }),
  agent: () => ({
    name: "Meera",
    title: "Consultant",
    location: "Pune",
    specialization: "First homes",
    experienceYears: 4,
    languages: ["Hindi"],
  }),
  requirement: () => ({ name: "Ravi", phone: `98${String(Date.now()).slice(-8)}` }),
};

function request({ call, body }: MatrixCall, role: MatrixRole, { ids, images, people }: World) {
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (_, name) => ids[name] ?? name);
  const [method = "", path = ""] = filled(call).split(" ");
  const { $, ...fields } = (body ?? {}) as { $?: string };
  const whole = { ...(JSON.parse(filled(JSON.stringify(fields))) as object) };
  const template = $ ? BODIES[$]?.(images[role]) : {};
  return { path, init: by(people[role], method, body && { ...template, ...whole }) };
}

describe.each(CALLS)("$call $body", (call) => {
  test(`answers ${answersTo(call).join(" ")} to ${ROLES.join(" ")}`, async ({ site }) => {
    const answers: number[] = [];
    for (const role of ROLES) {
      const { path, init } = request(call, role, await site.world());
      const { ok, status } = await fetch(site.url + path, init);
      answers.push(status);
      if (ok && init.method !== "GET") known = undefined;
    }

    expect(answers).toEqual(answersTo(call));
  });
});

/** Other ways to write the same call; none may bypass the check. */
const DISGUISES: [
  name: string,
  disguise: (path: string, init: RequestInit) => [string, RequestInit],
][] = [
  ["a trailing slash", (path, init) => [path.replace(/(?=\?|$)/, "/"), init]],
  ["capitals", (path, init) => [path.replace(/^\/api\/\w+/, (start) => start.toUpperCase()), init]],
  ["a doubled slash", (path, init) => [path.replace("/api/", "/api//"), init]],
  ["a leading double slash", (path, init) => [`/${path}`, init]],
  ["a dot", (path, init) => [path.replace("/api/", "/api/%2e/"), init]],
  ["an encoded letter", (path, init) => [path.replace("/api/", "/%61pi/"), init]],
  [".json", (path, init) => [path.replace(/(?=\?|$)/, ".json"), init]],
  [".data", (path, init) => [path.replace(/(?=\?|$)/, ".data"), init]],
  [
    "another method on its back",
    (path, init) => [
      path,
      {
        ...init,
        method: "POST",
        headers: { ...init.headers, "x-http-method-override": init.method ?? "" },
      },
    ],
  ],
  [
    "a method in the query",
    (path, init) => [`${path}${path.includes("?") ? "&" : "?"}_method=${init.method}`, init],
  ],
];

/** Every refused combination of call and role. */
const REFUSED = CALLS.flatMap((call) =>
  ROLES.filter((_, at) => (answersTo(call)[at] ?? 0) >= 400).map((role) => ({ call, role })),
);

/** With the method overridden to POST, reading requirements becomes sending one, which anyone may do. */
function isPublic(path: string, { method }: RequestInit): boolean {
  return method === "POST" && path.startsWith("/api/requirements");
}

/** A thousand calls each: a sample in everyday runs, all of them before a change lands. */
const TRIED = isWholeRun ? DISGUISES : DISGUISES.slice(0, 3);
const TRIED_ON = isWholeRun ? REFUSED : REFUSED.filter((_, at) => at % 5 === 0);

describe.each(TRIED)("with %s", (_name, disguise) => {
  test("no call opens what it keeps shut", { timeout: 120_000 }, async ({ site }) => {
    const world = await site.world();
    const opened: unknown[] = [];
    for (const { call, role } of TRIED_ON) {
      const { path, init } = request(call, role, world);
      const [disguised, how] = disguise(path, init);
      const { status } = await fetch(site.url + disguised, how);
      if (status >= 500 || (status < 400 && !isPublic(path, how))) {
        opened.push([call.call, role, status]);
      }
    }

    expect(opened).toEqual([]);
  });
});

test("HEAD tells no more than GET", { timeout: 60_000 }, async ({ site }) => {
  const world = await site.world();
  for (const call of CALLS.filter((each) => each.call.startsWith("GET"))) {
    for (const role of ROLES) {
      const { path, init } = request(call, role, world);
      const [get, head] = await Promise.all([
        fetch(site.url + path, init),
        fetch(site.url + path, { ...init, method: "HEAD" }),
      ]);
      expect([call.call, role, head.status]).toEqual([call.call, role, get.status]);
      expect(await head.text()).toBe("");
    }
  }
});

test("a mutating path read with GET changes nothing", async ({ site }) => {
  const { people, ids } = await site.world();
  const paths = ["/api/admin/logout", `/api/companies/${ids.deletedA}/restore`];
  for (const path of paths) {
    expect((await fetch(site.url + path, by(people.AD, "GET"))).status).toBe(404);
  }
  expect((await fetch(`${site.url}/api/admin/session`, by(people.AD, "GET"))).status).toBe(200);
});

test("a write from another site is refused though the session is good", async ({ site }) => {
  const world = await site.world();
  for (const call of CALLS.filter((each) => !each.call.startsWith("GET"))) {
    const { path, init } = request(call, "AD", world);
    const headers = { ...init.headers, origin: "https://evil.example" };
    const { status } = await fetch(site.url + path, { ...init, headers });
    expect([call.call, status]).toEqual([call.call, 403]);
  }
});

test("the table has a row for every call that needs somebody", async ({ site, api }) => {
  const response = await api.request("/api/openapi.json");
  const { paths } = (await response.json()) as {
    paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
  };
  const guarded = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { responses }]) => "403" in responses)
      .map(([method]) => `${method.toUpperCase()} ${path}`.replace(/\{\w+\}/g, "{}")),
  );
  const listed = CALLS.map(({ call }) => (call.split("?")[0] ?? "").replace(/\{\w+\}/g, "{}"));

  expect(guarded.filter((call) => !listed.includes(call))).toEqual([]);
  expect(guarded.length).toBeGreaterThan(30);
  expect(site.url).toContain("127.0.0.1");
});
