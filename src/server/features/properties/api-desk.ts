import { createRoute, z } from "@hono/zod-openapi";
import { LANGUAGES } from "#domain/language.ts";
import { listingVerdictSchema } from "#domain/verdict-schema.ts";
import { allow, callerOf, showingCurrent } from "#server/http/gate.ts";
import {
  createRouter,
  done,
  doneSchema,
  errorResponses,
  json,
  ok,
  okSchema,
} from "#server/http/router.ts";
import { managedPropertySchema, presentManaged } from "./presenter-managed.ts";

const middleware = allow("admin");
const params = z.object({ id: z.string() });

const waitingSchema = z
  .object({
    property: managedPropertySchema,
    changes: z
      .array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() }))
      .nullable()
      .openapi({ description: "Against what the public last saw; null for a new listing" }),
    contact: z
      .object({
        name: z.string(),
        email: z.string().nullable(),
        phone: z.string().nullable(),
        language: z.enum(LANGUAGES),
        desk: z.enum(["guest", "seller", "company"]),
      })
      .nullable(),
  })
  .openapi("WaitingListing");

const read = createRoute({
  method: "get",
  path: "/admin/queue/listings/{id}",
  tags: ["Admin"],
  summary: "A listing that waits, and what its edit changed (admin)",
  middleware,
  request: { params },
  responses: {
    200: json(okSchema(waitingSchema), "The listing"),
    ...errorResponses(401, 403, 404),
  },
});

const decide = createRoute({
  method: "post",
  path: "/admin/queue/listings/{id}/decision",
  tags: ["Admin"],
  summary: "Approve, ask for a change or reject; whoever lists it hears so by mail (admin)",
  middleware,
  request: {
    params,
    body: { ...json(listingVerdictSchema, "The verdict"), required: true },
  },
  responses: {
    200: json(doneSchema(managedPropertySchema), "As it is now"),
    ...errorResponses(400, 401, 403, 404, 409, 422),
  },
});

const DONE = {
  approve: "Listing approved",
  change: "Sent back for a change",
  reject: "Listing rejected",
};

export const propertyDeskApi = createRouter()
  .openapi(read, async (c) => {
    const { id } = c.req.valid("param");
    const { property, ...rest } = await c.var.app.properties.getWaiting(callerOf(c), id);
    return c.json(ok({ property: presentManaged(property), ...rest }), 200);
  })
  .openapi(decide, async (c) => {
    const given = c.req.valid("json");
    const listing = await showingCurrent(presentManaged, () =>
      c.var.app.properties.decide(callerOf(c), c.req.valid("param").id, given),
    );
    return c.json(done(DONE[given.verdict], presentManaged(listing)), 200);
  });
