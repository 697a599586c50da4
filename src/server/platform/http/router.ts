/** How an API call is defined: in one place, with its documentation, its guard, its schemas and its handler. */

import { createRoute, OpenAPIHono, type RouteConfig, z } from "@hono/zod-openapi";
import type { Context, Handler } from "hono";
import type { Actor, Caller, User } from "#domain/shared/actor.ts";
import type { Language } from "#domain/shared/language.ts";
import type { Role } from "#domain/shared/roles.ts";
import type { App } from "#server/app.ts";
import { allow, callerOf, userOf } from "./access.ts";
import type { Answer } from "./answers.ts";
import type { HttpEnv } from "./env.ts";
import { answerInvalid, errorResponses, languageOf } from "./failures.ts";

/** Those who may call: everybody, any signed-in user, or users of these roles. */
type Allowed = "anyone" | "user" | Role | readonly Role[];

type Defaults = { tag?: string; allow?: Allowed };

type Route<Path extends string> = `${Method} ${Path}`;

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

type Fields = z.ZodObject | z.ZodPipe;

type Body<Schema extends z.ZodType> = {
  description?: string;
  required?: boolean;
  content: Record<string, { schema: Schema }>;
};

/** The texts that a path names, such as `id` of `/agents/{id}`. */
type NamedIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { [Key in Name]: string } & NamedIn<Rest>
  : Record<never, never>;

type Call<Params, Query, Body, Headers> = {
  app: App;
  actor: Actor;
  /** The signed-in user; without one the call is refused. */
  user: User;
  caller: Caller;
  address: string;
  language: Language;
  params: Params;
  query: Query;
  body: Body;
  headers: Headers;
  /** For cookies, headers of the answer, files and streams. */
  c: Context<HttpEnv>;
};

type Definition<
  Path extends string,
  Params,
  Query extends Fields,
  Input extends z.ZodType,
  Headers extends Fields,
  Result,
> = Defaults & {
  /** Several if the call is known by several paths. */
  route: Route<Path> | readonly Route<Path>[];
  summary: string;
  description?: string;
  /** By default each name in the path is a text. */
  params?: Fields & z.ZodType<Params>;
  query?: Query;
  headers?: Headers;
  body?: Body<Input>;
  answer: Answer<Result>;
  /** Another success, whose response the handler makes itself. */
  also?: Answer<never>;
  /** What can go wrong besides what follows from the guard, the path, the query and the body. */
  errors?: readonly number[];
  /** False if the handler reads the request itself: validating would read a whole file into memory. */
  isValidated?: boolean;
  run: (
    call: Call<Params, z.output<Query>, z.output<Input>, z.output<Headers>>,
  ) => NoInfer<Result> | Response | Promise<NoInfer<Result> | Response>;
};

class Router extends OpenAPIHono<HttpEnv> {
  readonly #defaults: Defaults;

  constructor(defaults: Defaults) {
    super({
      defaultHook: (result, c) => (result.success ? undefined : answerInvalid(result.error, c)),
    });
    this.#defaults = defaults;
  }

  call<
    Path extends string,
    Result,
    Params = NamedIn<Path>,
    Query extends Fields = never,
    Input extends z.ZodType = never,
    Headers extends Fields = never,
  >(given: Definition<Path, Params, Query, Input, Headers, Result>): this {
    const definition = { ...this.#defaults, ...given };
    const { route, answer, run } = definition;
    const handle = async (c: Context<HttpEnv>) => {
      const result = await run(callOf(c));
      return result instanceof Response ? result : c.json(answer.bodyOf(result), answer.status);
    };
    for (const each of [route].flat()) this.#add(describe(each, definition), definition, handle);
    return this;
  }

  #add(
    route: RouteConfig,
    { allow: allowed, isValidated = true }: Pick<AnyDefinition, "allow" | "isValidated">,
    handle: Handler<HttpEnv>,
  ): void {
    const middleware = guard(allowed);
    if (isValidated) {
      this.openapi({ ...route, middleware }, handle);
    } else {
      this.openAPIRegistry.registerPath(route);
      this.on([route.method], [createRoute(route).getRoutingPath()], ...middleware, handle);
    }
  }
}

/** A group of calls; `defaults` hold for those that say nothing else. */
export function createRouter(defaults: Defaults = {}) {
  return new Router(defaults);
}

type AnyDefinition = Omit<Definition<string, unknown, Fields, z.ZodType, Fields, never>, "run">;

function describe(route: string, definition: AnyDefinition) {
  const { tag, summary, description, answer, also, query, headers } = definition;
  const [method = "", path = ""] = route.split(" ");
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, z.string()]);
  const params =
    definition.params ?? (names.length > 0 ? z.object(Object.fromEntries(names)) : undefined);
  const body = definition.body && { required: true, ...definition.body };
  return {
    method: method.toLowerCase() as Lowercase<Method>,
    path,
    ...(tag && { tags: [tag] }),
    summary,
    ...(description && { description }),
    request: {
      ...(params && { params }),
      ...(query && { query }),
      ...(headers && { headers }),
      ...(body && { body }),
    },
    responses: {
      ...(also && documented(also)),
      ...documented(answer),
      ...errorResponses(...errorsOf(path, definition)),
    },
  };
}

function documented({ status, description, content }: Answer<never>) {
  return { [status]: { description, ...(content && { content }) } };
}

function guard(allowed: Allowed = "anyone") {
  if (allowed === "anyone") return [];
  if (allowed === "user") return [allow()];
  return [typeof allowed === "string" ? allow(allowed) : allow(...allowed)];
}

function errorsOf(path: string, definition: AnyDefinition): number[] {
  const { allow: allowed = "anyone", query, body, errors = [] } = definition;
  return [
    ...(allowed === "anyone" ? [] : allowed === "user" ? [401] : [401, 403]),
    ...(path.includes("{") ? [404] : []),
    ...(query ? [422] : []),
    ...(body ? [400, 422] : []),
    ...errors,
  ];
}

function callOf<Params, Query, Body, Headers>(
  c: Context<HttpEnv>,
): Call<Params, Query, Body, Headers> {
  // The schemas of the route decide what is there, which the context's own type cannot know here.
  const valid = (part: string) => c.req.valid(part as never) as never;
  return {
    app: c.var.app,
    actor: c.var.actor,
    get user() {
      return userOf(c);
    },
    caller: callerOf(c),
    address: c.var.clientAddress,
    language: languageOf(c),
    params: valid("param"),
    query: valid("query"),
    body: valid("json"),
    headers: valid("header"),
    c,
  };
}
