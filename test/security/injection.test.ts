/** S45 to S47: input in a search, a filter, a sort or an id never becomes part of a SQL statement. */

import { expect } from "vitest";
import { createRateLimits } from "#server/platform/limits.ts";
import { aPerson } from "#test/accounts.ts";
import { type Api, test } from "#test/app.ts";
import { aCompany, aListingInput, anAgent, aRequirement } from "#test/factories.ts";
import { quickestMs } from "#test/stopwatch.ts";
import { isWholeRun } from "#test/whole-run.ts";

type Operation = { parameters?: { name: string; in: string }[] };
type Question = { path: string; query: string[]; ids: string[] };

/** Alike, but one is true and one is false: a database that executes them would give different results. */
const PAIRS = [
  ["' or '1'='1", "' or '1'='2"],
  ["') or ('1'='1", "') or ('1'='2"],
  ["%' and '1'='1", "%' and '1'='2"],
  ["1 or 1=1", "1 or 1=2"],
  ["1) or (1=1", "1) or (1=2"],
  ["$$ or 1=1 --", "$$ or 1=2 --"],
  ["created_at asc, (select 1)", "created_at asc, (select 1/0)"],
  ["a' union select null --", "a' union select null where 1=2 --"],
] as const;

/** Each would delay the response for seconds, or delete something. */
const ACTS = [
  "'; select pg_sleep(4); --",
  "'||(select pg_sleep(4))||'",
  "1; select pg_sleep(4)",
  "(select 1 from pg_sleep(4))",
  "'; drop table requirements; --",
  "price;drop table companies",
  "passwordHash",
  "\\'; delete from properties; --",
  "%27%20or%201%3D1--",
  "/**/or/**/1=1",
];
const SLOW_MS = 3_500;

/** Every GET call of the API with its query and path parameters. */
async function listQuestions(api: Api): Promise<Question[]> {
  const document = await (await api.request("/api/openapi.json")).json();
  const paths = document.paths as Record<string, { get?: Operation }>;
  return Object.entries(paths).flatMap(([path, { get }]) => {
    const parameters = get?.parameters ?? [];
    const named = (where: string) => parameters.filter((one) => one.in === where);
    const query = named("query").map(({ name }) => name);
    const ids = named("path").map(({ name }) => name);
    return get && query.length + ids.length > 0 ? [{ path, query, ids }] : [];
  });
}

/** The URLs of a call with this text in one of its parameters or ids. */
function addresses({ path, query, ids }: Question, text: string): string[] {
  const value = encodeURIComponent(text);
  const plain = ids.reduce((made, id) => made.replace(`{${id}}`, "nosuchthing0"), path);
  return [
    ...query.map((name) => `${plain}?${name}=${value}`),
    ...ids.map((id) => path.replace(`{${id}}`, value).replaceAll(/\{\w+\}/g, "nosuchthing0")),
  ];
}

/** The essence of a response, without the input that it repeats. */
async function gist(api: Api, address: string) {
  const response = await api.request(address);
  const body = await response.text();
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  const data = isJson ? JSON.parse(body).data : body.split("\n").length;
  return { status: response.status, found: Array.isArray(data) ? data.map(({ _id }) => _id) : "" };
}

async function expectAlike(api: Api, question: Question, [yes, no]: readonly [string, string]) {
  const forNo = addresses(question, no);
  for (const [at, address] of addresses(question, yes).entries()) {
    const answer = await gist(api, address);
    expect([address, answer]).toEqual([address, await gist(api, forNo[at] ?? "")]);
    expect(answer.status).toBeLessThan(500);
  }
}

async function expectNothingDone(api: Api, question: Question, act: string) {
  for (const address of addresses(question, act)) {
    const started = performance.now();
    const { status } = await gist(api, address);
    expect([address, status < 500]).toEqual([address, true]);
    expect([address, performance.now() - started < SLOW_MS]).toEqual([address, true]);
  }
}

test("nothing typed is read as a statement, in any question of the API", {
  timeout: 240_000,
}, async ({ open, db, database, failures }) => {
  const company = await aCompany(db, { id: "nivara" });
  await aListingInput(db, { companyId: company.id });
  await aRequirement(db);
  await anAgent(db);
  const { id: userId } = await aPerson(db, "admin");
  const { api } = open(
    { limits: createRateLimits(database.pool, false) },
    { authenticate: async () => ({ userId, role: "admin", companyId: null }) },
  );
  const questions = await listQuestions(api);
  const pairs = isWholeRun ? PAIRS : PAIRS.slice(0, 3);
  const acts = isWholeRun ? ACTS : ACTS.slice(0, 3);

  for (const question of questions) {
    for (const pair of pairs) await expectAlike(api, question, pair);
    for (const act of acts) await expectNothingDone(api, question, act);
  }

  expect(questions.flatMap(({ query, ids }) => [...query, ...ids]).length).toBeGreaterThan(60);
  expect(failures).toEqual([]);
  const { rows } = await database.pool.query(
    "select (select count(*) from companies) + (select count(*) from properties) + (select count(*) from requirements) as left",
  );
  expect(rows).toEqual([{ left: 3 }]);
});

test("the signs of a pattern mean themselves, quickly", async ({ api, db }) => {
  await aCompany(db, { name: "Hundred 100% Homes" });
  await aCompany(db, { name: "Under_score Homes" });
  await aCompany(db, { name: "Plain Homes" });
  const namesFor = async (q: string) => {
    const answer = await (await api.request(`/api/companies?q=${encodeURIComponent(q)}`)).json();
    return answer.data.map(({ name }: { name: string }) => name);
  };

  expect(await namesFor("%")).toEqual(["Hundred 100% Homes"]);
  expect(await namesFor("_")).toEqual(["Under_score Homes"]);
  expect(await namesFor("\\")).toEqual([]);
  const took = await quickestMs(1_000, async () => {
    const long = await api.request(`/api/companies?q=${"%25".repeat(500)}`);
    expect(long.status).toBeLessThan(500);
  });
  expect(took).toBeLessThan(1_000);
});
