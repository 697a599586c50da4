/** A listing as GET /api/admin/properties returns it. */

import type {
  Facing,
  Furnishing,
  ListingStatus,
  Possession,
  PropertyType,
  Purpose,
  Subtype,
} from "#domain/listings/listing.ts";
import type { AreaBasis } from "#domain/shared/area/area.ts";

export type ManagedListing = {
  _id: string;
  title: string;
  companyId: string | null;
  companyName: string | null;
  location: string;
  city: string;
  locality: string | null;
  pincode: string | null;
  priceRange: string;
  priceMin: number | null;
  priceMax: number | null;
  deposit: number | null;
  maintenance: number | null;
  type: PropertyType;
  subtype: Subtype;
  purpose: Purpose;
  features: string;
  description: string;
  whatsappNumber: string | null;
  images: string[];
  beds: number | null;
  baths: number | null;
  parking: number | null;
  areaSqft: number | null;
  areaBasis: AreaBasis;
  furnishing: Furnishing | null;
  possession: Possession | null;
  availableFrom: string | null;
  floor: number | null;
  totalFloors: number | null;
  facing: Facing | null;
  ageYears: number | null;
  amenities: string[];
  zoning: string | null;
  waterSource: string | null;
  roadAccess: string | null;
  electricity: string | null;
  reraNumber: string | null;
  isFeatured: boolean;
  status: ListingStatus;
  statusReason: string | null;
  ownerId: string | null;
  createdAt: string;
  updatedAt: string;
  deletedAt: string | null;
  /** The state of an owner's edit to this listing, if there is one. */
  change: "waiting" | "returned" | null;
};
