/** The life of a listing: from which state to which, and by whose hand. */

import type { ListingStatus, Purpose } from "./property.ts";

/** An owner is the seller, or a member of the company, that lists it. */
export type Hand = "admin" | "owner";

const MOVES: Record<ListingStatus, Record<Hand, readonly ListingStatus[]>> = {
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
  by: Hand;
  /** Whether the site looks at this owner's listings before the public does. */
  isReviewed: boolean;
};

export function canMove({ from, to, by }: Omit<Move, "isReviewed">): boolean {
  return to === undefined || to === from || MOVES[from][by].includes(to);
}

/** Where a listing lands: an owner under review who asks for live gets the queue, and so does a live one edited. */
export function statusAfter({ from, to, by, isReviewed }: Move): ListingStatus {
  const wanted = to ?? from;
  return by === "owner" && isReviewed && wanted === "live" ? "in_review" : wanted;
}

/** A new listing is live at once where nobody has to look at it first. */
export function firstStatus({ to, by, isReviewed }: Omit<Move, "from">): ListingStatus | undefined {
  if (by === "admin") return to ?? "live";
  if (to === "draft") return "draft";
  const isPossible = to === undefined || to === "live" || to === "in_review";
  return isPossible
    ? statusAfter({ from: to ?? "live", to: undefined, by, isReviewed })
    : undefined;
}

/** What whoever lists it can do by one button. */
export const LISTING_MOVES = ["withdraw", "pause", "resume", "sold", "rented"] as const;
export type ListingMove = (typeof LISTING_MOVES)[number];

const STATUS_OF_MOVE: Record<ListingMove, ListingStatus> = {
  withdraw: "draft",
  pause: "paused",
  resume: "live",
  sold: "sold",
  rented: "rented",
};

export function statusOfMove(move: ListingMove): ListingStatus {
  return STATUS_OF_MOVE[move];
}

/** A draft goes live by being sent in, and what is let is rented, not sold. */
export function movesOf(listing: { status: ListingStatus; purpose: Purpose }): ListingMove[] {
  const { status: from, purpose } = listing;
  const ended = purpose === "rent" ? "sold" : "rented";
  return LISTING_MOVES.filter((move) => {
    const to = STATUS_OF_MOVE[move];
    if (from === "draft" || move === ended || to === from) return false;
    if (move === "withdraw" && from !== "in_review") return false;
    return canMove({ from, to, by: "owner" });
  });
}
