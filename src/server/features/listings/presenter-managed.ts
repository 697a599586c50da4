/** A listing as the API returns it to those who manage it. */

import { z } from "@hono/zod-openapi";
import {
  LISTING_STATUSES,
  type ManagedListing,
  REVISION_STATES,
} from "#domain/listings/listing.ts";
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

export function presentManaged(property: ManagedListing): z.output<typeof managedListingSchema> {
  return {
    ...presentListing(property),
    companyId: property.companyId,
    status: property.status,
    statusReason: property.statusReason,
    ownerId: property.ownerId,
    latitude: property.latitude,
    longitude: property.longitude,
    createdAt: property.createdAt,
    deletedAt: property.deletedAt,
    change: property.change,
  };
}
