/** The life of a listing: from which state to which, and by whose hand. */

import type { ListingRevision, ListingStatus, Purpose } from "./listing.ts";

/** An owner is the seller, or a member of the company, that lists it. */
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
  /** Absent: the listing is edited, and its state is not spoken of. */
  to: ListingStatus | undefined;
  by: ActorKind;
  /** Whether the site looks at this owner's listings before the public does. */
  isReviewed: boolean;
};

export function canTransition({ from, to, by }: Omit<Move, "isReviewed">): boolean {
  return to === undefined || to === from || TRANSITIONS[from][by].includes(to);
}

/** Where a listing lands: an owner under review who asks for live gets the queue. What is live stays so. */
export function statusAfter({ from, to, by, isReviewed }: Move): ListingStatus {
  const wanted = to ?? from;
  const needsReview = by === "owner" && isReviewed && wanted === "live" && from !== "live";
  return needsReview ? "in_review" : wanted;
}

/** What an owner under review writes about a listing that is live waits beside it, and the public sees no hole. */
export function hasPendingRevision({ from, to, by, isReviewed }: Move): boolean {
  return by === "owner" && isReviewed && from === "live" && (to ?? from) === "live";
}

/** A new listing is live at once where nobody has to look at it first. */
export function firstStatus({ to, by, isReviewed }: Omit<Move, "from">): ListingStatus | undefined {
  if (by === "admin") return to ?? "live";
  if (to === "draft") return "draft";
  const isPossible = to === undefined || to === "live" || to === "in_review";
  return isPossible ? statusAfter({ from: "draft", to: to ?? "live", by, isReviewed }) : undefined;
}

/** Sold or rented: what was said about its being available is over with it. */
export function hasEnded(status: ListingStatus): boolean {
  return status === "sold" || status === "rented";
}

/** What whoever lists it can do by one button. */
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

/** A draft goes live by being sent in, and what is let is rented, not sold. */
export function transitionsOf({
  status: from,
  purpose,
  change = null,
}: Moving): ListingTransition[] {
  const ended = purpose === "rent" ? "sold" : "rented";
  return LISTING_TRANSITIONS.filter((move) => {
    const to = STATUS_AFTER[move];
    if (from === "draft" || move === ended || to === from) return false;
    // What is taken back of a live listing is the change that waits beside it.
    if (move === "withdraw" && from === "live") return change !== null;
    if (move === "withdraw" && from !== "in_review") return false;
    return canTransition({ from, to, by: "owner" });
  });
}
