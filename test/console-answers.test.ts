/** The console has the types of what it reads from `answers.ts`; the API says in its description what it really answers. */

import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect } from "vitest";
import { z } from "zod";
import { test } from "./app.ts";

type Schema = {
  $ref?: string;
  type?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
  allOf?: Schema[];
};
type Operation = { responses: Record<string, { content?: Record<string, { schema: Schema }> }> };
type Description = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

const ENTRY = /^ {2}"(?:([A-Z]+) )?(\/[^"]+)": (\w+)(\[\])?( & .*)?;$/gm;
const SOURCE = readFileSync("src/web/platform/admin/answers.ts", "utf8");
const ENTRIES = [...SOURCE.matchAll(ENTRY)].map(
  ([, method = "GET", path = "", type = "", list = "", more = ""]) => ({
    name: `${method} ${path}`,
    method: method.toLowerCase(),
    path,
    type,
    isList: list !== "",
    isMore: more !== "",
  }),
);

test.for(ENTRIES)("the console knows what $name answers", async (entry, { api }) => {
  const response = await api.request("/api/openapi.json");
  const description = (await response.json()) as Description;

  const operation = description.paths[`/api${entry.path}`]?.[entry.method];
  expect(operation, "is a call of the API").toBeDefined();
  const answer = Object.entries(operation?.responses ?? {}).find(([status]) => status < "300");
  const data = answer?.[1].content?.["application/json"]?.schema.properties?.data;
  const shown = entry.isList ? data?.items : data;
  expect(data?.type === "array", "is a list").toBe(entry.isList);

  const known = await fieldsOf(entry.type);
  if (!known) return;
  const answered = alternativesOf(shown, description);
  const match = entry.isMore
    ? expect.arrayContaining([expect.arrayContaining(known)])
    : expect.arrayContaining([known]);
  expect(answered).toEqual(match);
});

test("most answers are typed by the schema of the call", async () => {
  const typed = await Promise.all(ENTRIES.map(({ type }) => fieldsOf(type)));

  expect(ENTRIES.length).toBeGreaterThan(45);
  expect(typed.filter(Boolean).length).toBeGreaterThan(38);
});

/** The names of the fields that a type has by its schema; undefined for one that is written by hand. */
async function fieldsOf(type: string): Promise<string[] | undefined> {
  const inferred = new RegExp(`^export type ${type} = z\\.infer<typeof (\\w+)>`, "m");
  for (const file of globSync("src/domain/*/answer-schema.ts")) {
    const [, name = ""] = inferred.exec(readFileSync(file, "utf8")) ?? [];
    if (!name) continue;
    const module: Record<string, z.ZodType> = await import(resolve(file));
    const schema = module[name];
    if (schema) return namesIn(z.toJSONSchema(schema, { unrepresentable: "any" }) as Schema);
  }
  return undefined;
}

function namesIn({ properties = {} }: Schema): string[] {
  return Object.keys(properties).toSorted();
}

/** The names of the fields of each shape that the answer may have. */
function alternativesOf(schema: Schema | undefined, description: Description): string[][] {
  if (!schema) return [];
  const { $ref, anyOf, allOf } = schema;
  if ($ref) {
    const named = description.components.schemas[$ref.split("/").at(-1) ?? ""];
    return alternativesOf(named, description);
  }
  if (anyOf) return anyOf.flatMap((one) => alternativesOf(one, description));
  if (allOf) {
    const parts = allOf.flatMap((one) => alternativesOf(one, description));
    return [[...new Set(parts.flat())].toSorted()];
  }
  return [namesIn(schema)];
}
