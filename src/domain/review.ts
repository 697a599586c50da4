/** What a visitor wrote about a company, as the desk sees it. */

import type { REVIEW_STATUSES } from "./inquiry.ts";

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

export const MAX_REVIEW_LENGTH = 2_000;

/** One's own, with what the desk said about it. */
export type OwnReview = {
  rating: number;
  text: string;
  status: ReviewStatus;
  statusReason: string | null;
  updatedAt: string;
};

/** Why somebody cannot write one. */
export type ReviewBar = "no-inquiry" | "own-company";
