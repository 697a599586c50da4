import { z } from "@hono/zod-openapi";
import type { WaitingListing } from "#domain/listings/managed-listing.ts";
import { listingVerdictSchema } from "#domain/moderation/verdict-schema.ts";
import { LANGUAGES } from "#domain/shared/language.ts";
import { showingCurrent } from "#server/platform/http/access.ts";
import { done, json, ok } from "#server/platform/http/answers.ts";
import { createRouter } from "#server/platform/http/router.ts";
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

const DONE = {
  approve: "Listing approved",
  change: "Sent back for a change",
  reject: "Listing rejected",
};

export const listingModerationApi = createRouter({ tag: "Admin", allow: "admin" })
  .call({
    route: "GET /admin/queue/listings/{id}",
    summary: "A listing that waits, and what its edit changed (admin)",
    answer: ok(waitingSchema, "What waits"),
    run: async ({ app, caller, params: { id } }) => {
      const { property, ...rest } = await app.properties.getWaiting(caller, id);
      return { ...rest, property: presentManaged(property) };
    },
  })
  .call({
    route: "POST /admin/queue/listings/{id}/decision",
    summary: "Approve, ask for a change or reject; whoever lists it hears so by mail (admin)",
    body: json(listingVerdictSchema, "The verdict"),
    answer: done(managedListingSchema, "As it is now"),
    errors: [409],
    run: async ({ app, caller, params: { id }, body }) => {
      const listing = await showingCurrent(presentManaged, () =>
        app.properties.decide(caller, id, body),
      );
      return { message: DONE[body.verdict], data: presentManaged(listing) };
    },
  });
