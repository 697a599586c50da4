/** A visitor's review of a company, as the admin sees it. */

export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

export type ManagedReview = {
  id: string;
  companyId: string;
  companyName: string;
  authorName: string;
  rating: number;
  text: string;
  status: ReviewStatus;
  statusReason: string | null;
  createdAt: string;
  decidedAt: string | null;
  deletedAt: string | null;
};

/** The public version, which does not identify the author. */
export type PublishedReview = {
  id: string;
  /** "Asha K." */
  author: string;
  rating: number;
  text: string;
  writtenAt: string;
};

/** The first name, and the initial of the last name. */
export function shortName(name: string): string {
  const [first = "", ...others] = name.trim().split(/\s+/);
  const last = others.at(-1);
  if (last === undefined) return first;
  // A letter of Devanagari is several characters: "कु" is one.
  const [letter] = new Intl.Segmenter("hi", { granularity: "grapheme" }).segment(last);
  return `${first} ${letter?.segment ?? ""}.`;
}

export const MAX_REVIEW_LENGTH = 2_000;

/** The user's own review, with the admin's decision. */
export type OwnReview = {
  rating: number;
  text: string;
  status: ReviewStatus;
  statusReason: string | null;
  updatedAt: string;
};

/** Why a user cannot write one. */
export type ReviewBar = "no-inquiry" | "own-company";

export const REVIEW_STATUSES = ["pending", "published", "rejected"] as const;
