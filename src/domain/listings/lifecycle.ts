/** The state machine of a listing: the allowed transitions, and who may make them. */

import type { ListingRevision, ListingStatus, Purpose } from "./listing.ts";

/** An owner is the seller who lists it, or a member of the company that does. */
export type ActorKind = "admin" | "owner";

const TRANSITIONS: Record<ListingStatus, Record<ActorKind, readonly ListingStatus[]>> = {
  draft: { owner: ["in_review", "live"], admin: ["in_review", "live", "rejected"] },
  in_review: { owner: ["draft"], admin: ["draft", "live", "rejected"] },
  live: {
    owner: ["paused", "sold", "rented"],
    admin: ["in_review", "paused", "sold", "rented", "rejected", "expired"],
  },
  paused: {
    owner: ["live", "sold", "rented", "draft"],
    admin: ["live", "in_review", "sold", "rented", "rejected", "expired", "draft"],
  },
  sold: { owner: ["live", "paused"], admin: ["live", "paused"] },
  rented: { owner: ["live", "paused"], admin: ["live", "paused"] },
  rejected: { owner: ["draft", "in_review"], admin: ["draft", "in_review", "live"] },
  expired: { owner: ["live", "paused", "sold", "rented"], admin: ["live", "paused", "draft"] },
};

type Move = {
  from: ListingStatus;
  /** Undefined: the listing is edited without naming a state. */
  to: ListingStatus | undefined;
  by: ActorKind;
  /** Whether this owner's listings need approval before they are public. */
  isReviewed: boolean;
};

export function canTransition({ from, to, by }: Omit<Move, "isReviewed">): boolean {
  return to === undefined || to === from || TRANSITIONS[from][by].includes(to);
}

/** A reviewed owner who asks for live goes to the moderation queue; a live listing stays live. */
export function statusAfter({ from, to, by, isReviewed }: Move): ListingStatus {
  const wanted = to ?? from;
  const needsReview = by === "owner" && isReviewed && wanted === "live" && from !== "live";
  return needsReview ? "in_review" : wanted;
}

/** A reviewed owner's edit of a live listing waits beside it, and the public version stays up. */
export function hasPendingRevision({ from, to, by, isReviewed }: Move): boolean {
  return by === "owner" && isReviewed && from === "live" && (to ?? from) === "live";
}

/** A new listing is live at once if it needs no review. */
export function firstStatus({ to, by, isReviewed }: Omit<Move, "from">): ListingStatus | undefined {
  if (by === "admin") return to ?? "live";
  if (to === "draft") return "draft";
  const isPossible = to === undefined || to === "live" || to === "in_review";
  return isPossible ? statusAfter({ from: "draft", to: to ?? "live", by, isReviewed }) : undefined;
}

/** Sold or rented: earlier statements about availability no longer apply. */
export function hasEnded(status: ListingStatus): boolean {
  return status === "sold" || status === "rented";
}

/** What the lister can do with one button. */
export const LISTING_TRANSITIONS = ["withdraw", "pause", "resume", "sold", "rented"] as const;
export type ListingTransition = (typeof LISTING_TRANSITIONS)[number];

const STATUS_AFTER: Record<ListingTransition, ListingStatus> = {
  withdraw: "draft",
  pause: "paused",
  resume: "live",
  sold: "sold",
  rented: "rented",
};

export function statusOfTransition(move: ListingTransition): ListingStatus {
  return STATUS_AFTER[move];
}

type Moving = { status: ListingStatus; purpose: Purpose; change?: ListingRevision["state"] | null };

/** A draft goes live by being submitted, and a rental is marked rented, not sold. */
export function transitionsOf({
  status: from,
  purpose,
  change = null,
}: Moving): ListingTransition[] {
  const ended = purpose === "rent" ? "sold" : "rented";
  return LISTING_TRANSITIONS.filter((move) => {
    const to = STATUS_AFTER[move];
    if (from === "draft" || move === ended || to === from) return false;
    // Withdrawing on a live listing takes back the pending edit.
    if (move === "withdraw" && from === "live") return change !== null;
    if (move === "withdraw" && from !== "in_review") return false;
    return canTransition({ from, to, by: "owner" });
  });
}
