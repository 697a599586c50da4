/** A listing as the API returns it to those who manage it. */

import { z } from "@hono/zod-openapi";
import {
  LISTING_STATUSES,
  type ManagedListing,
  REVISION_STATES,
} from "#domain/listings/listing.ts";
import { sender } from "#server/platform/http/answers.ts";
import { listingSchema, presentListing } from "./presenter.ts";

const text = z.string().nullable();

export const managedListingSchema = listingSchema
  .extend({
    status: z.enum(LISTING_STATUSES),
    statusReason: text,
    ownerId: text,
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    createdAt: z.string(),
    updatedAt: z.string().openapi({ description: "Also the version to send with a change" }),
    deletedAt: text,
    change: z
      .enum(REVISION_STATES)
      .nullable()
      .openapi({ description: "An owner's edit beside it: waiting for the admin, or returned" }),
  })
  .openapi("ManagedProperty");

const send = sender(managedListingSchema);

export function presentManaged(property: ManagedListing) {
  return send({ ...property, ...presentListing(property), companyId: property.companyId });
}
