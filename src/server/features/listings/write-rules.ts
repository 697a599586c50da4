/** The rules of writing a listing that need nothing but what is at hand. */

import type { ListingStatus } from "#domain/listings/listing.ts";
import type { ListingText } from "#domain/listings/reader.ts";
import { type Sensed, senselessFields } from "#domain/listings/sense.ts";
import { type Caller, isAdmin, type User } from "#domain/shared/actor.ts";
import { AppError, type FieldErrors } from "#domain/shared/errors.ts";

/** A member lists for the company, a seller for nobody, an admin for whichever is chosen. */
export function companyFor(actor: User, given: string | null | undefined): string | null {
  if (given) return given;
  if (actor.role === "admin") throw invalid({ companyId: ["Please select a company"] });
  return actor.companyId;
}

export function companyAfter(
  actor: User,
  row: { companyId: string | null; ownerId: string | null },
  given: string | null | undefined,
): string | null {
  if (given === undefined || given === row.companyId) return row.companyId;
  // A listing belongs to somebody: to its company, or to the seller whose own it is.
  if (!given && row.ownerId === null) throw invalid({ companyId: ["Please select a company"] });
  if (!isAdmin(actor)) throw forbidden();
  return given || null;
}

/** Nothing is live under the name of a company that is not. */
export function liveOrInReview(
  status: ListingStatus,
  isCompanyLive: boolean,
  actor: User,
): ListingStatus {
  if (status !== "live" || isCompanyLive) return status;
  if (!isAdmin(actor)) return "in_review";
  throw invalid({ companyId: ["This company is not live, so its listings cannot be either"] });
}

type Written = ListingText & { images: string[] };

const REQUIRED_MESSAGE = {
  location: "Enter the location",
  priceRange: "Enter the price range",
  features: "Enter the features",
  description: "Describe the property",
};

type Move = { from: ListingStatus; to: ListingStatus };

/**
 * A draft may lack anything and say what it likes; what leaves that state may not. What is shown already
 * is held to that where it changes: an old listing can still be paused, or get another photo.
 */
export function refuseUnfit({ from, to }: Move, before: Sensed, listing: Written & Sensed): void {
  if (to === "draft" || to === "rejected") return;
  const isSentIn = from === "draft" || from === "rejected";
  const senseless = Object.entries(senselessFields(listing)).filter(
    ([field]) => isSentIn || hasChanged(field as keyof Sensed, before, listing),
  );
  const errors = { ...(from === "draft" && missingIn(listing)), ...Object.fromEntries(senseless) };
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** Of a place, its city counts too: it may have been named apart. */
function hasChanged(field: keyof Sensed, before: Sensed, after: Sensed): boolean {
  const isMoved = field === "location" && before.citySlug !== after.citySlug;
  return isMoved || before[field] !== after[field];
}

function missingIn(listing: Written): FieldErrors {
  const errors: FieldErrors = {};
  for (const [field, words] of Object.entries(REQUIRED_MESSAGE)) {
    if (listing[field as keyof typeof REQUIRED_MESSAGE] === "") errors[field] = [words];
  }
  if (listing.images.length === 0) errors.images = ["At least 1 image is required"];
  return errors;
}

export function signedIn({ actor }: Caller): User {
  if (!actor) throw new AppError("UNAUTHENTICATED", "Sign in first");
  return actor;
}

export function forbidden(): AppError {
  return new AppError("FORBIDDEN", "You are not allowed to do that");
}

export function notFound(): AppError {
  return new AppError("NOT_FOUND", "Property Not Found");
}

export function invalid(errors: FieldErrors): AppError {
  return new AppError("INVALID", Object.values(errors)[0]?.[0] ?? "", { errors });
}

/** What staff hear of a listing that is now theirs to review. */
export function waitingListing({ id, title }: { id: string; title: string }) {
  return { kind: "listing" as const, subjectId: id, title };
}
