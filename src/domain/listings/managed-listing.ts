/** A listing as GET /api/admin/properties gives it. */

import type { ListingChange } from "#domain/listings/changes.ts";
import type {
  ListingStatus,
  PropertyType,
  ManagedListing as Whole,
} from "#domain/listings/listing.ts";
import type { Language } from "#domain/shared/language.ts";
import type { FieldName } from "./field.ts";
import type { ApiNameOf } from "./fields.ts";

type Fields = { [Name in FieldName as ApiNameOf<Name>]: Whole[Name] };

export type ManagedListing = Fields &
  Pick<Whole, "companyId" | "status" | "statusReason" | "ownerId" | "change"> &
  Pick<Whole, "createdAt" | "updatedAt" | "deletedAt"> & {
    _id: string;
    companyName: string | null;
    images: string[];
  };

/** One that waits for a decision, as GET /api/admin/queue/listings/{id} gives it. */
export type WaitingListing = {
  property: {
    _id: string;
    title: string;
    location: string;
    priceRange: string;
    type: PropertyType;
    features: string;
    description: string;
    images: string[];
    companyName: string | null;
    whatsappNumber: string | null;
    reraNumber: string | null;
    status: ListingStatus;
  };
  changes: ListingChange[] | null;
  contact: {
    name: string;
    email: string | null;
    phone: string | null;
    language: Language;
    desk: "guest" | "seller" | "company";
  } | null;
};
