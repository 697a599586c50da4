/** A lead is an inquiry as those see it who answer it. */

import type { Lister } from "#domain/listings/listing.ts";
import type { Language } from "#domain/shared/language.ts";
import type { ViewSource } from "#domain/shared/view-source.ts";
import type { InquiryChannel, InquiryStage, LeadEventKind, LostReason } from "./inquiry.ts";

/**
 * Who hears of a lead beside the admin, who reads them all: members of a company or the owner in an inbox of their own,
 * a lister without an account by mail only, or nobody but the site's staff.
 */
export const LEAD_READERS = ["company", "owner", "mail", "staff"] as const;
export type LeadReaders = (typeof LEAD_READERS)[number];

/** Who hears of a question, as the visitor who asks it is told. */
export type Answerer = { readers: LeadReaders; companyName: string | null; postedBy: Lister };

export type Lead = {
  id: string;
  channel: InquiryChannel;
  stage: InquiryStage;
  lostReason: LostReason | null;
  /** Nobody left a name who merely pressed a button. */
  name: string | null;
  phone: string | null;
  email: string | null;
  message: string;
  /** When the person had it erased; nothing of theirs is left in it. */
  erasedAt: string | null;
  /** A day, such as "2026-11-20". */
  followUpOn: string | null;
  assignedTo: { id: string; name: string } | null;
  source: ViewSource;
  language: Language;
  property: { id: string; title: string; isLive: boolean } | null;
  company: { id: string; name: string } | null;
  agent: { id: string; name: string } | null;
  readers: LeadReaders;
  createdAt: string;
  updatedAt: string;
};

/** In a list: with how often the same number has asked. */
export type ListedLead = Lead & { times: number };

export type LeadEvent = {
  id: string;
  kind: LeadEventKind;
  body: string;
  /** Null when the account is gone. */
  by: string | null;
  at: string;
};

/** One lead with its story, and what else the same person asked. */
export type LeadFile = Lead & {
  events: LeadEvent[];
  others: Lead[];
  /** Whom the site's staff can pass it on to; told to an admin alone. */
  lister: LeadLister | null;
};

export type LeadLister = { name: string; phone: string | null; email: string | null };

/** How soon people are answered, and who still waits. */
export type LeadPace = {
  /** Nobody has done anything about these yet. */
  waiting: number;
  /** Since when the first of them does. */
  waitingSince: string | null;
  /** Half of those who asked lately were answered within so many minutes. */
  usualMinutes: number | null;
  /** Of how many that is known. */
  answered: number;
};

/** How the leads stand, and what is due. */
export type LeadCounts = {
  byStage: Record<InquiryStage, number>;
  receivedToday: number;
  /** Follow-ups of today and of days gone by. */
  due: number;
};
