import { describe, expect } from "vitest";
import { agentFilterSchema } from "#domain/agents/agent-schema.ts";
import type { Db } from "#server/platform/db/client.ts";
import { type Api, test } from "#test/app.ts";
import { aCompany, aListingInput, anAgent, aReview } from "#test/factories.ts";

async function names(api: Api, query = ""): Promise<string[]> {
  const answer = await (await api.request(`/api/agents${query}`)).json();
  return answer.data.map(({ name }: { name: string }) => name);
}

async function threeAgents(db: Db) {
  await anAgent(db, { name: "Asha", experienceYears: 3, languages: ["Tamil", "English"] });
  await anAgent(db, { name: "Bela", experienceYears: 9, citySlug: "mumbai", location: "Bandra" });
  await anAgent(db, { name: "Chand", experienceYears: 6, specialization: "Rentals" });
}

test("an agent is shown with the fields of the card, and nothing else", async ({ api, db }) => {
  const company = await aCompany(db, { name: "Nivara" });
  await aReview(db, company.id, { rating: 5 });
  await aReview(db, company.id, { rating: 4 });
  await aReview(db, company.id, { rating: 1, status: "pending" });
  const { id } = await anAgent(db, { companyId: company.id, badge: "Local expert" });
  await aListingInput(db, { agentId: id });
  await aListingInput(db, { agentId: id, status: "sold" });

  const answer = await (await api.request(`/api/agents/${id}`)).json();

  expect(answer).toEqual({
    success: true,
    data: {
      _id: id,
      name: expect.any(String),
      title: "Property Consultant",
      location: "Baner, Pune",
      city: "pune",
      rating: 4.5,
      reviews: 2,
      experience: 5,
      specialization: "First homes",
      propertiesSold: 0,
      languages: ["Hindi", "English"],
      description: "Answers until nine",
      badge: "Local expert",
      phone: "+919876543210",
      email: null,
      reraNumber: null,
      portraitUrl: null,
      companyId: company.id,
      companyName: "Nivara",
      listingCount: 1,
    },
  });
});

test("no reviews, no rating; a company that is not live lends neither name nor reviews", async ({
  api,
  db,
}) => {
  const hidden = await aCompany(db, { status: "suspended" });
  await aReview(db, hidden.id);
  const { id } = await anAgent(db, { companyId: hidden.id });

  const { data } = await (await api.request(`/api/agents/${id}`)).json();

  expect(data).toMatchObject({ rating: null, reviews: 0, companyId: null, companyName: null });
});

describe("the directory is filtered by", () => {
  test.for([
    ["", ["Bela", "Chand", "Asha"]],
    ["?q=hA", ["Chand", "Asha"]],
    ["?q=%25", []],
    ["?city=mumbai", ["Bela"]],
    ["?city=Bombay", ["Bela"]],
    ["?city=bandra", ["Bela"]],
    ["?city=atlantis", []],
    ["?language=tamil", ["Asha"]],
    ["?language=tam", []],
    ["?speciality=rentals", ["Chand"]],
    ["?city=pune&language=Hindi", ["Chand"]],
  ] as const)("%s", async ([query, expected], { api, db }) => {
    await threeAgents(db);

    expect(await names(api, query)).toEqual(expected);
  });
});

test("it is sorted by experience, rating or live listings", async ({ api, db }) => {
  const good = await aCompany(db);
  const fair = await aCompany(db);
  await aReview(db, good.id, { rating: 5 });
  await aReview(db, fair.id, { rating: 3 });
  const busy = await anAgent(db, { name: "busy", companyId: fair.id, experienceYears: 2 });
  await anAgent(db, { name: "rated", companyId: good.id, experienceYears: 4 });
  await anAgent(db, { name: "old", experienceYears: 30 });
  await aListingInput(db, { agentId: busy.id });

  expect(await names(api)).toEqual(["old", "rated", "busy"]);
  expect(await names(api, "?sort=rating")).toEqual(["rated", "busy", "old"]);
  expect((await names(api, "?sort=listings"))[0]).toBe("busy");
});

test.for(["experience", "rating", "listings"])(
  "paging by %s visits everybody once, also those who are equal",
  async (sort, { api, db }) => {
    const company = await aCompany(db);
    await aReview(db, company.id, { rating: 4 });
    for (const at of Array(7).keys()) {
      const agent = await anAgent(db, {
        name: `agent ${at}`,
        experienceYears: at % 2,
        companyId: at % 3 === 0 ? company.id : null,
      });
      if (at % 4 === 0) await aListingInput(db, { agentId: agent.id });
    }
    const joinInFront = async () => {
      const best = await aCompany(db);
      await aReview(db, best.id, { rating: 5 });
      const late = await anAgent(db, { experienceYears: 70, companyId: best.id });
      await aListingInput(db, { agentId: late.id });
      await aListingInput(db, { agentId: late.id });
    };
    const seen: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const query: string = cursor && `&cursor=${cursor}`;
      const response = await api.request(`/api/agents?limit=2&sort=${sort}${query}`);
      const answer = await response.json();
      seen.push(...answer.data.map(({ name }: { name: string }) => name));
      cursor = answer.nextCursor;
      if (seen.length === 2) await joinInFront();
    }

    expect(seen.toSorted()).toEqual(Array.from(Array(7).keys(), (at) => `agent ${at}`));
  },
);

test("each choice is counted with the other choices kept", async ({ app, db }) => {
  await threeAgents(db);
  await anAgent(db, { name: "hidden", status: "pending" });

  const facets = await app.agents.countFacets(agentFilterSchema.parse({ city: "pune" }));

  expect(facets).toEqual({
    city: [
      { value: "pune", count: 2 },
      { value: "mumbai", count: 1 },
    ],
    language: [
      { value: "English", count: 2 },
      { value: "Hindi", count: 1 },
      { value: "Tamil", count: 1 },
    ],
    speciality: [
      { value: "First homes", count: 1 },
      { value: "Rentals", count: 1 },
    ],
  });
});

test.for([
  "unknown",
  "hidden",
  "gone",
  "new",
  "%00",
  "Meera",
  "'%20or%201=1",
  "..%2F.env",
  "a".repeat(5000),
])("an id that names no live agent is not found: %#", async (id, { api, db, failures }) => {
  await anAgent(db, { id: "hidden", status: "suspended" });
  await anAgent(db, { id: "gone", deletedAt: new Date() });

  const response = await api.request(`/api/agents/${id}`);

  expect(failures).toEqual([]);
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ success: false, message: "Agent Not Found" });
});

test.for([
  ["sort", "sort=name"],
  ["limit", "limit=0"],
  ["limit", "limit=101"],
  ["cursor", "cursor=abc"],
  ["q", "q=%00"],
  ["city", `city=${"a".repeat(61)}`],
] as const)("a wrong %s is refused: %s", async ([field, query], { api, failures }) => {
  const response = await api.request(`/api/agents?${query}`);

  expect(failures).toEqual([]);
  expect(response.status).toBe(422);
  expect((await response.json()).errors).toHaveProperty([field]);
});

test("both calls are described", async ({ api }) => {
  const { paths } = await (await api.request("/api/openapi.json")).json();

  expect(Object.keys(paths)).toEqual(expect.arrayContaining(["/api/agents", "/api/agents/{id}"]));
});
