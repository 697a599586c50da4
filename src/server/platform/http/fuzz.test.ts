import fc from "fast-check";
import { expect } from "vitest";
import { createRateLimits } from "#server/platform/limits.ts";
import { aPerson } from "#test/accounts.ts";
import { type Api, test } from "#test/app.ts";
import { aCompany, aListingInput, aRequirement } from "#test/factories.ts";
import { quickestMs } from "#test/stopwatch.ts";
import { isWholeRun } from "#test/whole-run.ts";

type Schema = {
  $ref?: string;
  enum?: unknown[];
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  items?: Schema;
};
type Operation = {
  parameters?: { name: string; in: "query" | "path" | "header"; schema?: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
type Field = [name: string, value: fc.Arbitrary<unknown>];
type Call = { path: string; method: string; operation: Operation };
type Case = { path: string; query: [string, string][]; headers: [string, string][]; body: string };

const RUNS = isWholeRun ? 120 : 40;
const RUNS_AS_ADMIN = isWholeRun ? 60 : 40;
/** Checking a password costs a core for a tenth of a second. */
const RUNS_OF = new Map([
  ["POST /api/admin/login", 25],
  ["POST /api/admin/two-factor", 10],
  ["DELETE /api/admin/two-factor", 10],
]);
const MAX_PASSWORD_MS = 15_000;
// The same cases at every run: a red build must mean a change.
const SEED = 20_261_115;
const MAX_MS = 2_000;

/** Inputs that have broken servers before. */
const HOSTILE_TEXTS = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\udfff\ud800",
  "\u202e",
  "%",
  "%00",
  "%s%n",
  "_",
  "\\",
  "'",
  "' or 1=1 --",
  '"><script>alert(1)</script>',
  "{{7*7}}",
  "../../etc/passwd",
  "-1",
  "0",
  "1e309",
  "-1e309",
  "1e20",
  "99999999999999999999",
  "9223372036854775808",
  "2147483648",
  "NaN",
  "Infinity",
  "0x10",
  "1.5",
  "true",
  "null",
  "undefined",
  "[]",
  "{}",
  "__proto__",
  "constructor",
  "2026-02-30T00:00:00Z",
  "0,0,0,0",
  "180,90,-180,-90",
  "WyIxIiwiMiJd",
  "W251bGwsbnVsbF0",
  "\r\nSet-Cookie: a=b",
  "🏠".repeat(100),
  "अ".repeat(500),
  "a".repeat(5000),
];

const hostileText = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: "binary" }));
const hostileValue = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(null, true, 0, -0, -1, 0.5, 1e20, Number.MAX_SAFE_INTEGER + 2, [], {}, [
    [],
  ]),
  fc.jsonValue({ maxDepth: 3 }),
);

async function listCalls(api: Api) {
  const response = await api.request("/api/openapi.json");
  const document = (await response.json()) as {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, Schema> };
  };
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]): Call => ({ path, method: method.toUpperCase(), operation }),
    ),
  );
  return { calls, schemas: document.components.schemas };
}

/** Valid values about half the time, so that cases get past the first field. */
function valueFor(schema: Schema | undefined): fc.Arbitrary<unknown> {
  const likely = likelyFor(schema);
  return likely ? fc.oneof({ arbitrary: likely, weight: 3 }, hostileValue) : hostileValue;
}

function likelyFor(schema: Schema | undefined): fc.Arbitrary<unknown> | undefined {
  if (schema?.enum) return fc.constantFrom(...schema.enum);
  if (schema?.anyOf) return fc.oneof(...schema.anyOf.map(valueFor));
  if (schema?.properties) return objectFor(schema);
  if (schema?.items) return valueFor(schema.items);
  const types = [schema?.type ?? []].flat();
  if (types.includes("integer") || types.includes("number"))
    return fc.integer({ min: 0, max: 100 });
  if (types.includes("string")) {
    return fc.constantFrom("Ravi", "9876543210", "ravi@example.com", "nivara", "80 lakh", "10");
  }
  return undefined;
}

/** Mostly the required fields, and a few others: one hostile value among forty would hide the rest. */
function objectFor(schema: Schema): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, field]): Field => [name, valueFor(field)],
  );
  const [asked, rest] = [true, false].map((isAsked) =>
    fields.filter(([name]) => (schema.required ?? []).includes(name) === isAsked),
  ) as [Field[], Field[]];
  const whole = fewOf(rest).map((some) => [...asked, ...some]);
  return fc
    .oneof({ arbitrary: whole, weight: 4 }, fewOf(fields))
    .chain((chosen) => fc.record(Object.fromEntries(chosen)));
}

function fewOf<Item>(items: Item[]): fc.Arbitrary<Item[]> {
  return fc.subarray(items, { maxLength: Math.min(3, items.length) });
}

function casesOf(
  { path, operation }: Call,
  schemas: Record<string, Schema>,
  ids: string[],
): fc.Arbitrary<Case> {
  const parameters = operation.parameters ?? [];
  const textFor = (schema: Schema | undefined) =>
    valueFor(schema).map((value) => (typeof value === "string" ? value : JSON.stringify(value)));
  // A few at a time: with one hostile value among thirty, no case would pass validation.
  const pairs = (place: string) =>
    fewOf(parameters.filter((parameter) => parameter.in === place)).chain((chosen) =>
      fc.tuple(
        ...chosen.map(({ name, schema }) =>
          textFor(schema).map((text): [string, string] => [name, text]),
        ),
      ),
    );
  const schema = operation.requestBody?.content["application/json"]?.schema;
  const resolved = schema?.$ref ? schemas[schema.$ref.split("/").at(-1) ?? ""] : schema;
  const body = resolved
    ? fc.oneof(
        { arbitrary: objectFor(resolved).map((value) => JSON.stringify(value)), weight: 8 },
        hostileValue.map((value) => JSON.stringify(value)),
        hostileText,
      )
    : fc.constant("");
  return fc.record({
    path: fc
      .oneof(hostileText, ...(ids.length > 0 ? [fc.constantFrom(...ids)] : []))
      .map((text) => path.replace(/\{\w+\}/g, encodeURIComponent(text.toWellFormed()))),
    query: pairs("query"),
    headers: pairs("header"),
    body,
  });
}

function requestOf({ method }: Call, { path, query, headers, body }: Case): Request | undefined {
  const url = `http://localhost${path}?${new URLSearchParams(query)}`;
  const hasBody = method !== "GET" && method !== "HEAD";
  try {
    return new Request(url, {
      method,
      headers: [["content-type", "application/json"], ...headers],
      ...(hasBody && { body }),
    });
  } catch {
    // No client can send it either.
    return undefined;
  }
}

type Fuzz = { api: Api; failures: unknown[]; ids?: string[]; runs: number; before?: () => unknown };

/** Makes every call many times; returns the statuses that each has given. */
async function fuzz({ api, failures, ids = [], runs, before }: Fuzz) {
  const { calls, schemas } = await listCalls(api);
  const statuses = new Map<string, Set<number>>();
  for (const call of calls) {
    const name = `${call.method} ${call.path}`;
    const seen = new Set<number>();
    statuses.set(name, seen);
    await before?.();
    await fc.assert(
      fc.asyncProperty(casesOf(call, schemas, ids), async (one) => {
        if (!requestOf(call, one)) return;
        failures.length = 0;
        let response = new Response();
        let body = "";
        const limit = RUNS_OF.has(name) ? MAX_PASSWORD_MS : MAX_MS;
        const took = await quickestMs(limit, async () => {
          response = await api.fetch(requestOf(call, one) as Request);
          body = await response.text();
          seen.add(response.status);
        });

        expect([name, one, failures]).toEqual([name, one, []]);
        expect(response.status).toBeLessThan(500);
        expect(took).toBeLessThan(limit);
        if (response.headers.get("content-type")?.startsWith("text/csv")) return;
        expect(JSON.parse(body)).toMatchObject({ success: response.ok });
      }),
      { numRuns: Math.min(runs, RUNS_OF.get(name) ?? runs), seed: SEED },
    );
  }
  return (name: string) => [...(statuses.get(name) ?? [])];
}

test("no call of the API fails or hangs, whatever it is sent", { timeout: 300_000 }, async ({
  open,
  db,
  database,
  failures,
}) => {
  await aCompany(db, { id: "nivara" });
  await aListingInput(db, { companyId: "nivara" });
  const { api } = open({ limits: createRateLimits(database.pool, false) });

  const statusesOf = await fuzz({ api, failures, runs: RUNS });

  // The cases must get past validation, or they prove nothing.
  expect(statusesOf("POST /api/requirements")).toEqual(expect.arrayContaining([201, 422]));
  expect(statusesOf("GET /api/properties")).toEqual(expect.arrayContaining([200, 422]));
});

test("nor when an admin sends it", { timeout: 300_000 }, async ({
  open,
  db,
  database,
  failures,
}) => {
  const company = await aCompany(db, { id: "nivara" });
  const property = await aListingInput(db, { companyId: company.id });
  const requirement = await aRequirement(db);
  const { id: userId } = await aPerson(db, "admin");
  const somebody = await aPerson(db, "buyer");
  // Without a session, which the calls themselves would end.
  const { api } = open(
    { limits: createRateLimits(database.pool, false) },
    { authenticate: async () => ({ userId, role: "admin", companyId: null }) },
  );
  const revive = () =>
    database.pool.query(`update companies set deleted_at = null, status = 'live';
      update properties set deleted_at = null, status = 'live'`);

  const statusesOf = await fuzz({
    api,
    failures,
    ids: [company.id, property.id, requirement.id, somebody.id],
    runs: RUNS_AS_ADMIN,
    before: revive,
  });

  for (const [call, expected] of [
    ["PUT /api/companies/{id}", [200, 404, 422]],
    ["PUT /api/properties/{id}", [200, 404, 422]],
    ["DELETE /api/properties/{id}", [200, 404]],
    ["DELETE /api/companies/{id}", [404, 409]],
    ["PATCH /api/requirements/{id}", [200, 404, 422]],
    ["PATCH /api/admin/users/{id}", [200, 404, 422]],
    ["GET /api/admin/audit", [200, 422]],
  ] as const) {
    expect([call, statusesOf(call)]).toEqual([call, expect.arrayContaining([...expected])]);
  }
});
