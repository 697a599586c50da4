import type { z } from "zod";

/** Anyone can edit a URL: a page ignores a filter that makes no sense, where the API refuses it. */
export function filterFrom<Shape extends z.core.$ZodLooseShape>(
  schema: z.ZodObject<Shape>,
  params: URLSearchParams,
): z.output<z.ZodObject<Shape>> {
  const given = valuesByName(params);
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  for (const { path } of parsed.error.issues) {
    const name = String(path[0]);
    const sensible = sensiblePart(schema, name, [given[name] ?? []].flat());
    if (sensible === undefined) delete given[name];
    else given[name] = sensible;
  }
  return schema.safeParse(given).data ?? schema.parse({});
}

/** The valid values of a list parameter; for a single one, the first valid value. */
function sensiblePart(schema: z.ZodObject, name: string, values: string[]) {
  const isSensible = (value: unknown) => schema.safeParse({ [name]: value }).success;
  const listed = values.filter((value) => isSensible([value]));
  return listed.length > 0 ? listed : values.find((value) => isSensible(value));
}

/** A parameter given once is a string, one given repeatedly an array. */
function valuesByName(params: URLSearchParams): Record<string, string | string[]> {
  const given: Record<string, string | string[]> = {};
  for (const name of new Set(params.keys())) {
    const values = params.getAll(name).filter((value) => value.trim() !== "");
    const [first] = values;
    if (first !== undefined) given[name] = values.length === 1 ? first : values;
  }
  return given;
}
