import type { z } from "zod";

/** Anyone can edit a URL: a page ignores a filter that makes no sense, where the API refuses it. */
export function filterFrom<Shape extends z.core.$ZodLooseShape>(
  schema: z.ZodObject<Shape>,
  params: URLSearchParams,
): z.output<z.ZodObject<Shape>> {
  const given = Object.fromEntries([...params].filter(([, value]) => value.trim() !== ""));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  for (const { path } of parsed.error.issues) delete given[String(path[0])];
  return schema.parse(given);
}
