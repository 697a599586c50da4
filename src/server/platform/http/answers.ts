/** The kinds of answer a call can give: how each is documented, and how a handler's result becomes its body. */

import { z } from "@hono/zod-openapi";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Page } from "#domain/shared/page.ts";

/** `Result` is what the handler returns. */
export type Answer<Result> = {
  status: ContentfulStatusCode;
  description: string;
  content?: Record<string, { schema: z.ZodType }>;
  bodyOf: (result: Result) => unknown;
};

/**
 * What a handler may return for a schema's type: `id` where the schema says `_id`, and a Date for a text named
 * `…At`, which JSON writes in ISO 8601.
 */
export type Sendable<T> = T extends readonly (infer Item)[]
  ? readonly Sendable<Item>[]
  : T extends object
    ? SendableObject<T>
    : T;

type SendableObject<T> = string extends keyof T
  ? T
  : { [Name in keyof T as Exclude<Name, "_id">]: SendableField<Name, T[Name]> } & Identified<T>;

type SendableField<Name, T> = Name extends `${string}At`
  ? Sendable<T> | (string extends T ? Date : never)
  : Sendable<T>;

type Identified<T> = T extends { _id: infer Id } ? { _id: Id } | { id: Id } : unknown;

type SendablePage<Item> = Omit<Page<unknown>, "items" | "totalIsAtLeast"> & {
  items: readonly Item[];
  totalIsAtLeast?: boolean;
};

const success = z.literal(true);

/** The data alone. */
export function ok<Data extends z.ZodType>(
  data: Data,
  description: string,
  status: ContentfulStatusCode = 200,
) {
  return answer(
    z.object({ success, data }),
    { description, status },
    (result: Sendable<z.output<Data>>) => ({ success: true, data: result }),
  );
}

/** The data, and a message that a page can show. */
export function done<Data extends z.ZodType>(
  data: Data,
  description: string,
  status: ContentfulStatusCode = 200,
) {
  return answer(
    z.object({ success, message: z.string(), data }),
    { description, status },
    (result: { message: string; data: Sendable<z.output<Data>> }) => ({ success: true, ...result }),
  );
}

/**
 * A schema of the domain under its name in the documentation. As a copy: `openapi` is a method only of schemas
 * made after the package has added it, and which module runs first is the bundler's choice.
 */
export function named<Schema extends z.ZodType>(schema: Schema, name: string): Schema {
  return schema.clone().openapi(name);
}

/** A deletion that can be undone. */
export function hidden() {
  return done(z.object({ _id: z.string() }), "Out of sight; it can be restored for thirty days");
}

/** A page of a list; `more` is what the answer has besides. */
export function page<Item extends z.ZodType, More extends z.ZodRawShape = Record<never, never>>(
  item: Item,
  description: string,
  more?: More,
) {
  const schema = z.object({
    success,
    data: z.array(item),
    nextCursor: z.string().nullable(),
    total: z.number().int(),
    totalIsAtLeast: z.boolean().optional(),
    ...more,
  });
  type Result = SendablePage<Sendable<z.output<Item>>> &
    ([keyof More] extends [never] ? unknown : z.output<z.ZodObject<More>>);
  return answer(schema, { description, status: 200 }, (result: Result) => ({
    success: true,
    ...result,
    data: result.items,
    totalIsAtLeast: result.totalIsAtLeast || undefined,
  }));
}

/** A body of its own kind. */
export function whole<Body extends z.ZodType>(body: Body, description: string) {
  return answer(body, { description, status: 200 }, (result: Sendable<z.output<Body>>) => result);
}

/** The page with each of its items as `present` returns it. */
export function mapPage<Item, Shown, Of extends Page<Item>>(
  { items, ...rest }: Of & Page<Item>,
  present: (item: Item) => Shown,
) {
  return { ...rest, items: items.map(present) };
}

/** Anything but JSON, or no body at all: the handler makes the response itself. */
export function raw(description: string, ...types: string[]): Answer<Response> {
  const content = Object.fromEntries(types.map((type) => [type, { schema: z.string() }]));
  return { description, status: 200, bodyOf: String, ...(types.length > 0 && { content }) };
}

export function json<Schema extends z.ZodType>(schema: Schema, description: string) {
  return { description, content: { "application/json": { schema } } };
}

function answer<Result>(
  schema: z.ZodType,
  { description, status }: { description: string; status: ContentfulStatusCode },
  wrap: (result: Result) => unknown,
): Answer<Result> {
  const send = copier(schema);
  return { ...json(schema, description), status, bodyOf: (result) => send(wrap(result)) };
}

/** For what is sent outside an answer of its own schema. */
export function sender<Schema extends z.ZodType>(schema: Schema) {
  return copier(schema) as (value: Sendable<z.output<Schema>>) => Sendable<z.output<Schema>>;
}

/** Copies what the schema lists and nothing else, so that a column added to a row is not sent by accident. */
function copier(schema: z.ZodType): (value: unknown) => unknown {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodArray) {
    const send = copier(inner.element as z.ZodType);
    return (value) => (Array.isArray(value) ? value.map(send) : value);
  }
  if (!(inner instanceof z.ZodObject) || inner.def.catchall) return (value) => value;
  const fields = Object.entries(inner.shape).map(
    ([name, field]) => [name, copier(field as z.ZodType)] as const,
  );
  return (value) =>
    isRecord(value)
      ? Object.fromEntries(fields.map(([name, send]) => [name, send(fieldOf(value, name))]))
      : value;
}

function unwrapped(schema: z.ZodType): z.ZodType {
  const isWrapped = schema instanceof z.ZodNullable || schema instanceof z.ZodOptional;
  return isWrapped ? unwrapped(schema.unwrap() as z.ZodType) : schema;
}

function fieldOf(value: Record<string, unknown>, name: string): unknown {
  return name === "_id" && !("_id" in value) ? value.id : value[name];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
