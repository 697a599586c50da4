import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import {
  type ListingChanges,
  landChangesSchema,
  landInputSchema,
  listingChangesSchema,
  listingInputSchema,
  managedListingFilterSchema,
} from "#domain/listings/input-schema.ts";
import {
  allow,
  callerOf,
  idFrom,
  showingCurrent,
  versionFrom,
} from "#server/platform/http/access.ts";
import {
  createRouter,
  done,
  doneSchema,
  errorResponses,
  type HttpEnv,
  hiddenResponse,
  json,
  okPage,
  pageSchema,
} from "#server/platform/http/router.ts";
import { managedListingSchema, presentManaged } from "./presenter-managed.ts";

type ListingApi = "property" | "land";

const middleware = allow("admin", "company", "seller");
const named = z.object({
  id: z.string().max(200).optional(),
  _id: z.string().max(200).optional(),
  version: z.string().max(60).optional().openapi({ description: "The updatedAt that was seen" }),
});
const byId = z.object({ id: z.string() });
const headers = z.object({
  "if-match": z.string().max(100).optional().openapi({ description: "The version that was seen" }),
});
const changed = json(doneSchema(managedListingSchema), "As it is now");
const gone = hiddenResponse();
const who = "(admin; a company's member or a seller their own)";

/** The four operations, once per API: the paths differ, the listings are the same. */
function actionsOf<Input extends z.ZodObject, Changes extends z.ZodObject>(door: {
  path: string;
  tag: string;
  word: string;
  input: Input;
  changes: Changes;
}) {
  const { path, tag, word, input, changes } = door;
  const common = { tags: [tag], middleware };
  const update = createRoute({
    ...common,
    method: "put",
    path,
    summary: `Change a ${word} ${who}`,
    request: {
      headers,
      query: byId.partial(),
      body: {
        ...json(changes, "Its id and the fields to change"),
        required: true,
      },
    },
    responses: { 200: changed, ...errorResponses(400, 401, 403, 404, 409, 413, 422) },
  });
  const remove = createRoute({
    ...common,
    method: "delete",
    path,
    summary: `Delete a ${word} ${who}`,
    request: {
      headers,
      query: byId.partial(),
      body: { ...json(named, "Its id"), required: false },
    },
    responses: { 200: gone, ...errorResponses(400, 401, 403, 404, 409, 422) },
  });
  return {
    create: createRoute({
      ...common,
      method: "post",
      path,
      summary: `Add a ${word} ${who}`,
      request: { body: { ...json(input, "The listing"), required: true } },
      responses: { 201: changed, ...errorResponses(400, 401, 403, 413, 422) },
    }),
    update,
    updateOne: createRoute({
      ...update,
      path: `${path}/{id}`,
      request: { ...update.request, params: byId },
    }),
    remove,
    removeOne: createRoute({
      ...remove,
      path: `${path}/{id}`,
      request: { ...remove.request, params: byId },
    }),
    restore: createRoute({
      ...common,
      method: "post",
      path: `${path}/{id}/restore`,
      summary: `Take a deletion back ${who}`,
      request: { params: byId },
      responses: { 200: changed, ...errorResponses(401, 403, 404, 409) },
    }),
  };
}

const listManaged = createRoute({
  method: "get",
  path: "/admin/properties",
  tags: ["Admin"],
  summary: "Listings in any state, last changed first (admin)",
  middleware: allow("admin"),
  request: { query: managedListingFilterSchema },
  responses: {
    200: json(pageSchema(managedListingSchema), "A page of listings"),
    ...errorResponses(401, 403, 422),
  },
});

const property = actionsOf({
  path: "/properties",
  tag: "Properties",
  word: "listing",
  input: listingInputSchema,
  changes: listingChangesSchema.extend(named.shape),
});
const land = actionsOf({
  path: "/lands",
  tag: "Lands",
  word: "listing of type Land",
  input: landInputSchema,
  changes: landChangesSchema.extend(named.shape),
});

export const listingWritesApi = createRouter()
  .openapi(listManaged, async (c) => {
    const page = await c.var.app.properties.listManaged(c.req.valid("query"));
    return c.json(okPage(page, presentManaged), 200);
  })
  .openapi(property.create, async (c) => {
    const listing = await c.var.app.properties.create(callerOf(c), c.req.valid("json"));
    return c.json(done("Property created successfully", presentManaged(listing)), 201);
  })
  .openapi(property.update, async (c) => {
    const body = c.req.valid("json");
    return c.json(await change(c, "property", idFrom(c.req.valid("query"), body), body), 200);
  })
  .openapi(property.updateOne, async (c) => {
    return c.json(await change(c, "property", c.req.valid("param").id, c.req.valid("json")), 200);
  })
  .openapi(property.remove, async (c) => {
    const body = c.req.valid("json");
    return c.json(await discard(c, "property", idFrom(c.req.valid("query"), body), body), 200);
  })
  .openapi(property.removeOne, async (c) => {
    return c.json(await discard(c, "property", c.req.valid("param").id, c.req.valid("json")), 200);
  })
  .openapi(property.restore, async (c) => {
    return c.json(await bringBack(c, "property", c.req.valid("param").id), 200);
  })
  .openapi(land.create, async (c) => {
    const input = { ...c.req.valid("json"), type: "Land" as const };
    const listing = await c.var.app.properties.create(callerOf(c), input);
    return c.json(done("Property created successfully", presentManaged(listing)), 201);
  })
  .openapi(land.update, async (c) => {
    const body = c.req.valid("json");
    return c.json(await change(c, "land", idFrom(c.req.valid("query"), body), body), 200);
  })
  .openapi(land.updateOne, async (c) => {
    return c.json(await change(c, "land", c.req.valid("param").id, c.req.valid("json")), 200);
  })
  .openapi(land.remove, async (c) => {
    const body = c.req.valid("json");
    return c.json(await discard(c, "land", idFrom(c.req.valid("query"), body), body), 200);
  })
  .openapi(land.removeOne, async (c) => {
    return c.json(await discard(c, "land", c.req.valid("param").id, c.req.valid("json")), 200);
  })
  .openapi(land.restore, async (c) => {
    return c.json(await bringBack(c, "land", c.req.valid("param").id), 200);
  });

type Named = z.output<typeof named>;

async function change(
  c: Context<HttpEnv>,
  door: ListingApi,
  id: string,
  { id: _, _id: __, version, ...fields }: ListingChanges & Named,
) {
  const seen = versionFrom(c, version);
  const listing = await showingCurrent(presentManaged, () =>
    c.var.app.properties.update(callerOf(c), door, id, fields, seen),
  );
  return done("Property updated successfully", presentManaged(listing));
}

async function discard(c: Context<HttpEnv>, door: ListingApi, id: string, body: Named) {
  const seen = versionFrom(c, body.version);
  await showingCurrent(presentManaged, () =>
    c.var.app.properties.remove(callerOf(c), door, id, seen),
  );
  return done("Property deleted successfully", { _id: id });
}

async function bringBack(c: Context<HttpEnv>, door: ListingApi, id: string) {
  const listing = await c.var.app.properties.restore(callerOf(c), door, id);
  return done("Property restored", presentManaged(listing));
}
