/** Rules for writing a listing that need no database. */

import type { ListingStatus } from "#domain/listings/listing.ts";
import { listingProblems } from "#domain/listings/problems.ts";
import type { ListingText } from "#domain/listings/reader.ts";
import { type CheckedListing, implausibleFields } from "#domain/listings/sense.ts";
import { type Caller, isAdmin, type User } from "#domain/shared/actor.ts";
import { AppError, type FieldErrors } from "#domain/shared/errors.ts";
import { sharedProblems } from "#domain/shared/problems.ts";

/** A member lists for the company, a seller for none, an admin for whichever is chosen. */
export function companyFor(actor: User, given: string | null | undefined): string | null {
  if (given) return given;
  if (actor.role === "admin") throw invalid({ companyId: [listingProblems.selectCompany()] });
  return actor.companyId;
}

export function companyAfter(
  actor: User,
  row: { companyId: string | null; ownerId: string | null },
  given: string | null | undefined,
): string | null {
  if (given === undefined || given === row.companyId) return row.companyId;
  // A listing always belongs to its company or to the seller who owns it.
  if (!given && row.ownerId === null)
    throw invalid({ companyId: [listingProblems.selectCompany()] });
  if (!isAdmin(actor)) throw forbidden();
  return given || null;
}

/** No listing is live under a company that is not. */
export function liveOrInReview(
  status: ListingStatus,
  isCompanyLive: boolean,
  actor: User,
): ListingStatus {
  if (status !== "live" || isCompanyLive) return status;
  if (!isAdmin(actor)) return "in_review";
  throw invalid({ companyId: [listingProblems.companyNotLive()] });
}

type Written = ListingText & { images: string[] };

const REQUIRED_MESSAGE = {
  location: listingProblems.enterTheLocation(),
  priceRange: listingProblems.enterPriceRange(),
  features: listingProblems.enterFeatures(),
  description: listingProblems.describeProperty(),
};

type Move = { from: ListingStatus; to: ListingStatus };

/**
 * A draft may be incomplete and say anything; a listing that leaves that state may not. A live listing is
 * checked only where it changes: an old one can still be paused, or get another picture.
 */
export function refuseUnfit(
  { from, to }: Move,
  before: CheckedListing,
  listing: Written & CheckedListing,
): void {
  if (to === "draft" || to === "rejected") return;
  const isSentIn = from === "draft" || from === "rejected";
  const senseless = Object.entries(implausibleFields(listing)).filter(
    ([field]) => isSentIn || hasChanged(field as keyof CheckedListing, before, listing),
  );
  const errors = { ...(from === "draft" && missingIn(listing)), ...Object.fromEntries(senseless) };
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** A location has also changed when its city has, which may be given separately. */
function hasChanged(
  field: keyof CheckedListing,
  before: CheckedListing,
  after: CheckedListing,
): boolean {
  const isMoved = field === "location" && before.citySlug !== after.citySlug;
  return isMoved || before[field] !== after[field];
}

function missingIn(listing: Written): FieldErrors {
  const errors: FieldErrors = {};
  for (const [field, words] of Object.entries(REQUIRED_MESSAGE)) {
    if (listing[field as keyof typeof REQUIRED_MESSAGE] === "") errors[field] = [words];
  }
  if (listing.images.length === 0) errors.images = [listingProblems.imageNeeded()];
  return errors;
}

export function signedIn({ actor }: Caller): User {
  if (!actor) throw new AppError(sharedProblems.signInFirst());
  return actor;
}

export function forbidden(): AppError {
  return new AppError(sharedProblems.notAllowed());
}

export function notFound(): AppError {
  return new AppError(sharedProblems.propertyNotFound());
}

/** The first of them is what is said of the whole. */
export function invalid(errors: FieldErrors): AppError {
  const [first = sharedProblems.invalidFields()] = Object.values(errors).flat();
  return new AppError(first, { errors });
}

/** The staff notification about a listing that awaits review. */
export function waitingListing({ id, title }: { id: string; title: string }) {
  return { kind: "listing" as const, subjectId: id, title };
}
