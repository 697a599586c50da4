import { z } from "@hono/zod-openapi";
import type { WaitingListing } from "#domain/listings/managed-listing.ts";
import { LANGUAGES } from "#domain/shared/language.ts";
import { callerOf, showingCurrent } from "#server/platform/http/access.ts";
import { moderationRoutes } from "#server/platform/http/moderation.ts";
import { createRouter, done, ok } from "#server/platform/http/router.ts";
import { managedListingSchema, presentManaged } from "./presenter-managed.ts";

const waitingSchema = z
  .object({
    property: managedListingSchema,
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
  .openapi("WaitingListing") satisfies z.ZodType<WaitingListing>;

const { read, decide } = moderationRoutes({
  kind: "listings",
  summaries: {
    read: "A listing that waits, and what its edit changed (admin)",
    decide: "Approve, ask for a change or reject; whoever lists it hears so by mail (admin)",
  },
  waiting: waitingSchema,
  item: managedListingSchema,
});

const DONE = {
  approve: "Listing approved",
  change: "Sent back for a change",
  reject: "Listing rejected",
};

export const listingModerationApi = createRouter()
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
