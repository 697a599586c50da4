/** A listing as GET /api/admin/properties gives it. */

import type { ApiNameOf, FieldName } from "#domain/listings/fields.ts";
import type { ManagedListing as Whole } from "#domain/listings/listing.ts";

type Fields = { [Name in FieldName as ApiNameOf<Name>]: Whole[Name] };

export type ManagedListing = Fields &
  Pick<Whole, "companyId" | "status" | "statusReason" | "ownerId" | "change"> &
  Pick<Whole, "createdAt" | "updatedAt" | "deletedAt"> & {
    _id: string;
    companyName: string | null;
    images: string[];
  };
