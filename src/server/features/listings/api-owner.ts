import { z } from "@hono/zod-openapi";
import {
  listingDraftSchema,
  ownListingFilterSchema,
  priceChangeSchema,
} from "#domain/listings/input-schema.ts";
import { LISTING_STATUSES } from "#domain/listings/listing.ts";
import type { OwnListing } from "#domain/listings/own-listing.ts";
import { QUALITY_HINTS } from "#domain/listings/quality.ts";
import { done, json, mapPage, ok, page } from "#server/platform/http/answers.ts";
import { createRouter } from "#server/platform/http/router.ts";
import { managedListingSchema, presentManaged } from "./presenter-managed.ts";

const count = z.number().int();
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

const draft = json(listingDraftSchema, "As much of it as there is");
const STORED = "The draft as stored";

const pricesChangedSchema = z.object({
  changed: count,
  left: count.openapi({ description: "Those whose price is in words alone" }),
  undo: z.string().nullable().openapi({ description: "By this it can be undone for a day" }),
});

const pricesRestoredSchema = z.object({
  restored: count,
  kept: count.openapi({ description: "Those edited, deleted or given away since" }),
});

export const ownListingsApi = createRouter({ tag: "Properties", allow: ["company", "seller"] })
  .call({
    route: "POST /own/properties/{id}/duplicate",
    summary: "Begin a draft with all that one of one's own listings says (company, seller)",
    answer: done(managedListingSchema, STORED, 201),
    errors: [422],
    run: async ({ app, caller, params: { id } }) => ({
      message: "Draft saved",
      data: presentManaged(await app.ownListings.duplicate(caller, id)),
    }),
  })
  .call({
    route: "POST /own/properties/{id}/confirm",
    summary: "Say that a home is still available; sets confirmedAt (company, seller)",
    answer: ok(ownListingSchema, "The listing, confirmed now"),
    errors: [422, 429],
    run: async ({ app, actor, caller, params: { id } }) => {
      await app.ownListings.confirm(caller, id);
      return present(await app.ownListings.get(actor, id));
    },
  })
  .call({
    route: "POST /own/prices",
    summary: "Raise or lower the prices of several of one's own listings at once (company, seller)",
    body: json(priceChangeSchema, "Which, and by how many percent"),
    answer: ok(pricesChangedSchema, "All of them, or none"),
    errors: [404, 409],
    run: ({ app, caller, body }) => app.ownListings.changePrices(caller, body),
  })
  .call({
    route: "POST /own/prices/{id}/undo",
    summary: "Put back the prices that one change of several has changed (company, seller)",
    answer: ok(pricesRestoredSchema, "What came of it"),
    errors: [409],
    run: ({ app, caller, params: { id } }) => app.ownListings.undoPrices(caller, id),
  })
  .call({
    route: "GET /own/properties",
    summary: "One's own listings in any state, with their numbers (company, seller)",
    query: ownListingFilterSchema,
    answer: page(ownListingSchema, "A page of listings, last changed first"),
    run: async ({ app, actor, query }) =>
      mapPage(await app.ownListings.list(actor, query), present),
  })
  .call({
    route: "GET /own/properties/{id}",
    summary: "One of one's own listings, and others that may be the same home (company, seller)",
    answer: ok(ownListingSchema.extend({ twins: z.array(duplicateSchema) }), "The listing"),
    run: async ({ app, actor, params: { id } }) => {
      const { twins, ...own } = await app.ownListings.get(actor, id);
      return { ...present(own), twins };
    },
  })
  .call({
    route: "POST /own/drafts",
    summary: "Begin a draft, which may lack anything (company, seller)",
    body: draft,
    answer: done(managedListingSchema, STORED, 201),
    errors: [413],
    run: async ({ app, caller, body }) => ({
      message: "Draft saved",
      data: presentManaged(await app.ownListings.saveDraft(caller, null, body)),
    }),
  })
  .call({
    route: "PUT /own/drafts/{id}",
    summary: "Save a draft (company, seller)",
    body: draft,
    answer: done(managedListingSchema, STORED),
    errors: [409, 413],
    run: async ({ app, caller, params: { id }, body }) => ({
      message: "Draft saved",
      data: presentManaged(await app.ownListings.saveDraft(caller, id, body)),
    }),
  });

function present({ property, numbers, quality }: OwnListing) {
  return { ...presentManaged(property), numbers, quality };
}
