import { createRoute, z } from "@hono/zod-openapi";
import {
  listingDraftSchema,
  ownListingFilterSchema,
  priceChangeSchema,
} from "#domain/listings/input-schema.ts";
import { LISTING_STATUSES } from "#domain/listings/listing.ts";
import type { OwnListing } from "#domain/listings/own-listing.ts";
import { QUALITY_HINTS } from "#domain/listings/quality.ts";
import { allow, callerOf } from "#server/platform/http/access.ts";
import {
  createRouter,
  done,
  doneSchema,
  errorResponses,
  json,
  ok,
  okPage,
  okSchema,
  pageSchema,
} from "#server/platform/http/router.ts";
import { managedListingSchema, presentManaged } from "./presenter-managed.ts";

const middleware = allow("company", "seller");
const tags = ["Properties"];
const count = z.number().int();
const byId = z.object({ id: z.string() });

const ownListingSchema = managedListingSchema
  .extend({
    numbers: z
      .object({ views: count, saves: count, contacts: count })
      .openapi({ description: "Of the last thirty days" }),
    quality: z.object({ percent: count, hints: z.array(z.enum(QUALITY_HINTS)) }),
  })
  .openapi("OwnListing");

const duplicateSchema = z.object({
  _id: z.string(),
  title: z.string(),
  status: z.enum(LISTING_STATUSES),
  isOwn: z.boolean(),
});

const list = createRoute({
  method: "get",
  path: "/own/properties",
  tags,
  summary: "One's own listings in any state, with their numbers (company, seller)",
  middleware,
  request: { query: ownListingFilterSchema },
  responses: {
    200: json(pageSchema(ownListingSchema), "A page of listings, last changed first"),
    ...errorResponses(401, 403, 422),
  },
});

const read = createRoute({
  method: "get",
  path: "/own/properties/{id}",
  tags,
  summary: "One of one's own listings, and others that may be the same home (company, seller)",
  middleware,
  request: { params: byId },
  responses: {
    200: json(
      okSchema(ownListingSchema.extend({ twins: z.array(duplicateSchema) })),
      "The listing",
    ),
    ...errorResponses(401, 403, 404),
  },
});

const body = { ...json(listingDraftSchema, "As much of it as there is"), required: true };
const saved = json(doneSchema(managedListingSchema), "The draft as stored");

const create = createRoute({
  method: "post",
  path: "/own/drafts",
  tags,
  summary: "Begin a draft, which may lack anything (company, seller)",
  middleware,
  request: { body },
  responses: { 201: saved, ...errorResponses(400, 401, 403, 413, 422) },
});

const update = createRoute({
  method: "put",
  path: "/own/drafts/{id}",
  tags,
  summary: "Save a draft (company, seller)",
  middleware,
  request: { params: byId, body },
  responses: { 200: saved, ...errorResponses(400, 401, 403, 404, 409, 413, 422) },
});

const duplicate = createRoute({
  method: "post",
  path: "/own/properties/{id}/duplicate",
  tags,
  summary: "Begin a draft with all that one of one's own listings says (company, seller)",
  middleware,
  request: { params: byId },
  responses: { 201: saved, ...errorResponses(401, 403, 404, 422) },
});

const confirm = createRoute({
  method: "post",
  path: "/own/properties/{id}/confirm",
  tags,
  summary: "Say that a home is still available; sets confirmedAt (company, seller)",
  middleware,
  request: { params: byId },
  responses: {
    200: json(okSchema(ownListingSchema), "The listing, confirmed now"),
    ...errorResponses(401, 403, 404, 422, 429),
  },
});

const changePrices = createRoute({
  method: "post",
  path: "/own/prices",
  tags,
  summary: "Raise or lower the prices of several of one's own listings at once (company, seller)",
  middleware,
  request: {
    body: { ...json(priceChangeSchema, "Which, and by how many percent"), required: true },
  },
  responses: {
    200: json(
      okSchema(
        z.object({
          changed: count,
          left: count.openapi({ description: "Those whose price is in words alone" }),
          undo: z
            .string()
            .nullable()
            .openapi({ description: "By this it can be undone for a day" }),
        }),
      ),
      "All of them, or none",
    ),
    ...errorResponses(400, 401, 403, 404, 409, 422),
  },
});

const undoPrices = createRoute({
  method: "post",
  path: "/own/prices/{id}/undo",
  tags,
  summary: "Put back the prices that one change of several has changed (company, seller)",
  middleware,
  request: { params: byId },
  responses: {
    200: json(
      okSchema(
        z.object({
          restored: count,
          kept: count.openapi({ description: "Those edited, deleted or given away since" }),
        }),
      ),
      "What came of it",
    ),
    ...errorResponses(401, 403, 404, 409),
  },
});

export const ownListingsApi = createRouter()
  .openapi(duplicate, async (c) => {
    const draft = await c.var.app.ownListings.duplicate(callerOf(c), c.req.valid("param").id);
    return c.json(done("Draft saved", presentManaged(draft)), 201);
  })
  .openapi(confirm, async (c) => {
    const { id } = c.req.valid("param");
    await c.var.app.ownListings.confirm(callerOf(c), id);
    return c.json(ok(present(await c.var.app.ownListings.get(c.var.actor, id))), 200);
  })
  .openapi(changePrices, async (c) => {
    const change = c.req.valid("json");
    return c.json(ok(await c.var.app.ownListings.changePrices(callerOf(c), change)), 200);
  })
  .openapi(undoPrices, async (c) => {
    const { id } = c.req.valid("param");
    return c.json(ok(await c.var.app.ownListings.undoPrices(callerOf(c), id)), 200);
  })
  .openapi(list, async (c) => {
    const page = await c.var.app.ownListings.list(c.var.actor, c.req.valid("query"));
    return c.json(okPage(page, present), 200);
  })
  .openapi(read, async (c) => {
    const { twins, ...own } = await c.var.app.ownListings.get(c.var.actor, c.req.valid("param").id);
    const shown = twins.map(({ id: _id, ...twin }) => ({ _id, ...twin }));
    return c.json(ok({ ...present(own), twins: shown }), 200);
  })
  .openapi(create, async (c) => {
    const draft = await c.var.app.ownListings.saveDraft(callerOf(c), null, c.req.valid("json"));
    return c.json(done("Draft saved", presentManaged(draft)), 201);
  })
  .openapi(update, async (c) => {
    const { id } = c.req.valid("param");
    const draft = await c.var.app.ownListings.saveDraft(callerOf(c), id, c.req.valid("json"));
    return c.json(done("Draft saved", presentManaged(draft)), 200);
  });

function present({ property, numbers, quality }: OwnListing) {
  return { ...presentManaged(property), numbers, quality };
}
