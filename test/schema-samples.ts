/** For tests of every schema: a valid input, and each place in it that can hold a text. */

import type { z } from "zod";

type Path = readonly (string | number)[];

type Definition = {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  in?: z.ZodType;
  options?: z.ZodType[];
  valueType?: z.ZodType;
  checks?: unknown[];
};

const CANDIDATES: unknown[] = [
  ...["", "Ravi Kumar", "ravi@example.com", "korrekt-horse-42", "9876543210", "2026-11-15"],
  ...["411057", "123456", "/search", "/admin", "75 lakh", "1050 sq ft", "1", "true", "73,18,74,19"],
  ...[1, 50, 1900, 7, 70, true, null, [], {}],
];

/** An input with every possible field, optional ones included. */
export function sampleOf(schema: z.ZodType): unknown {
  const { shape, element, innerType, in: input, options } = definitionOf(schema);
  if (shape) {
    const entries = Object.entries(shape).map(([key, field]) => [key, sampleOf(field)]);
    return Object.fromEntries(entries);
  }
  const deeper = innerType ?? input ?? options?.find((option) => isTaken(option, sampleOf(option)));
  const made = deeper ? sampleOf(deeper) : element && [sampleOf(element)];
  const known = enumValues(schema);
  return [made, ...known, ...CANDIDATES].find((value) => isTaken(schema, value));
}

/**
 * The schemas that validate a text: a field, or an object whose fields are validated together. A field that
 * several schemas share is included once.
 */
export function judgesIn(schemas: Iterable<z.ZodType>): Set<z.ZodType> {
  const judges = new Set<z.ZodType>();
  for (const schema of schemas) {
    const { shape, checks = [] } = definitionOf(schema);
    if (!shape || checks.length > 0) judges.add(schema);
    else for (const judge of judgesIn(Object.values(shape))) judges.add(judge);
  }
  return judges;
}

/** The path of every leaf, whatever its type: a sender may put text anywhere. */
export function textPlaces(schema: z.ZodType): Path[] {
  const { shape, element, innerType, in: input, options, valueType } = definitionOf(schema);
  if (shape) {
    return Object.entries(shape).flatMap(([key, field]) => below(key, textPlaces(field)));
  }
  if (element) return [[], ...below(0, textPlaces(element))];
  if (valueType) return [[], ...below("key", textPlaces(valueType))];
  const inner = innerType ?? input;
  if (inner) return textPlaces(inner);
  return options ? [[], ...options.flatMap(textPlaces).filter(({ length }) => length > 0)] : [[]];
}

/** A copy with the text at that path. */
export function withText(sample: unknown, [key, ...rest]: Path, text: string): unknown {
  if (key === undefined) return text;
  if (typeof key === "number") return [withText(undefined, rest, text)];
  const known = typeof sample === "object" && sample !== null ? sample : {};
  return { ...known, [key]: withText((known as Record<string, unknown>)[key], rest, text) };
}

function below(key: string | number, paths: Path[]): Path[] {
  return paths.map((path) => [key, ...path]);
}

function definitionOf(schema: z.ZodType): Definition {
  return schema.def as unknown as Definition;
}

function isTaken(schema: z.ZodType, value: unknown): boolean {
  return value !== undefined && schema.safeParse(value).success;
}

function enumValues(schema: z.ZodType): unknown[] {
  return [...((schema as { _zod: { values?: Set<unknown> } })._zod.values ?? [])];
}
