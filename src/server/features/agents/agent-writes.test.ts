import { expect } from "vitest";
import { auditLog } from "#server/platform/db/schema/operations.ts";
import { aPerson, by } from "#test/accounts.ts";
import { type Api, test } from "#test/app.ts";
import { aCompany, aListingInput, aMedia, anAgent } from "#test/factories.ts";

const INPUT = {
  name: "Meera Kulkarni",
  title: "Senior Consultant",
  location: "Baner, Pune",
  specialization: "First homes",
  experienceYears: 7,
  languages: ["Marathi", "Hindi"],
  phone: "98765 43210",
};

type Answer = {
  message: string;
  data: Record<string, unknown> & { _id: string; updatedAt: string };
  errors?: Record<string, string[]>;
  total: number;
};

async function call(api: Api, path: string, init: RequestInit = {}) {
  const response = await api.request(`/api${path}`, init);
  return { status: response.status, ...((await response.json()) as Answer) };
}

test("an agent is added, changed, suspended, deleted and brought back; the directory follows", async ({
  api,
  db,
}) => {
  const admin = await aPerson(db, "admin");
  const company = await aCompany(db, { name: "Nivara" });
  const portrait = await aMedia(db, { bucket: "portraits" });
  const input = { ...INPUT, companyId: company.id, portraitUrl: portrait.id };

  const made = await call(api, "/agents", by(admin, "POST", input));
  expect([made.status, made.message]).toEqual([201, "Agent created successfully"]);
  const path = `/agents/${made.data._id}`;
  expect((await call(api, path)).data).toMatchObject({
    _id: "meera-kulkarni",
    city: "pune",
    phone: "+919876543210",
    companyName: "Nivara",
    portraitUrl: `/images/${portrait.id}/320.webp`,
  });

  await call(api, path, by(admin, "PUT", { title: "Partner", badge: "Top", email: "" }));
  expect((await call(api, path)).data).toMatchObject({ title: "Partner", badge: "Top" });
  expect((await call(api, path)).data).toMatchObject({ experience: 7, companyId: company.id });
  await call(api, path, by(admin, "PUT", { status: "suspended" }));
  expect((await call(api, path)).status).toBe(404);
  expect((await call(api, "/admin/agents?status=suspended", by(admin, "GET"))).total).toBe(1);
  await call(api, path, by(admin, "PUT", { status: "live" }));
  await call(api, path, by(admin, "DELETE"));
  expect((await call(api, path)).status).toBe(404);
  expect((await call(api, "/admin/agents", by(admin, "GET"))).total).toBe(0);
  await call(api, `${path}/restore`, by(admin, "POST"));
  expect((await call(api, path)).status).toBe(200);

  const actions = (await db.select().from(auditLog)).map((row) => row.action);
  expect(actions).toEqual([
    "agent.created",
    "agent.updated",
    "agent.updated",
    "agent.updated",
    "agent.deleted",
    "agent.restored",
  ]);
});

test("are listed by name, listings or change, either way, page by page", async ({ api, db }) => {
  const admin = await aPerson(db, "admin");
  await anAgent(db, { id: "b", name: "bina" });
  await anAgent(db, { id: "a", name: "Asha" });
  await anAgent(db, { id: "c", name: "Chetan" });
  await aListingInput(db, { agentId: "b" });
  await aListingInput(db, { agentId: "b" });
  await aListingInput(db, { agentId: "a" });
  await call(api, "/agents/c", by(admin, "PUT", { title: "Partner" }));
  await call(api, "/agents/b", by(admin, "PUT", { title: "Partner" }));

  const ids = async (sort: string) => {
    const found: string[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const page = await api.request(
        `/api/admin/agents?limit=1&sort=${sort}${cursor && `&cursor=${cursor}`}`,
        by(admin, "GET"),
      );
      const answer = (await page.json()) as { data: { _id: string }[]; nextCursor: string | null };
      found.push(...answer.data.map(({ _id }) => _id));
      cursor = answer.nextCursor;
    }
    return found.join("");
  };
  expect(await ids("name")).toBe("abc");
  expect(await ids("-name")).toBe("cba");
  expect(await ids("listings")).toBe("cab");
  expect(await ids("-listings")).toBe("bac");
  expect(await ids("updatedAt")).toBe("acb");
  expect(await ids("-updatedAt")).toBe("bca");
});

test("of two who change an agent the second is shown what the first wrote", async ({ api, db }) => {
  const admin = await aPerson(db, "admin");
  const { id } = await anAgent(db);
  const seen = (await call(api, "/admin/agents", by(admin, "GET"))).data as unknown as {
    updatedAt: string;
  }[];
  const version = seen[0]?.updatedAt;
  await call(api, `/agents/${id}`, by(admin, "PUT", { title: "First", version }));

  const late = await call(api, `/agents/${id}`, by(admin, "PUT", { title: "Second", version }));

  expect(late.status).toBe(409);
  expect(late.data).toMatchObject({ current: { title: "First" } });
});

test("what is missing or wrong is said by field", async ({ api, db }) => {
  const admin = await aPerson(db, "admin");

  const empty = await call(api, "/agents", by(admin, "POST", { languages: [] }));
  expect(empty.status).toBe(422);
  expect(Object.keys(empty.errors ?? {}).sort()).toEqual(
    ["experienceYears", "languages", "location", "name", "specialization", "title"].sort(),
  );
  const elsewhere = { ...INPUT, portraitUrl: "https://evil.example/a.jpg" };
  const refused = await call(api, "/agents", by(admin, "POST", elsewhere));
  expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([422, ["portraitUrl"]]);
  const nobody = await call(api, "/agents", by(admin, "POST", { ...INPUT, companyId: "nobody" }));
  expect(nobody.errors).toHaveProperty("companyId");
});

test("two of one name get an id each, and a name in Devanagari one too", async ({ api, db }) => {
  const admin = await aPerson(db, "admin");
  const add = async (name: string) =>
    (await call(api, "/agents", by(admin, "POST", { ...INPUT, name }))).data._id;

  expect([await add("Meera"), await add("Meera"), await add("मीरा"), await add("मीरा")]).toEqual([
    "meera",
    "meera-2",
    "agent",
    "agent-2",
  ]);
});
