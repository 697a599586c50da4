/** A lead is an inquiry as seen by the people who answer it. */

import type { Lister } from "#domain/listings/listing.ts";
import type { Language } from "#domain/shared/language.ts";
import type { ViewSource } from "#domain/shared/view-source.ts";
import type { InquiryChannel, InquiryStage, LeadEventKind, LostReason } from "./inquiry.ts";

/**
 * Who receives a lead besides the admin, who reads them all: a company's members or the owner in their inbox,
 * a lister without an account by mail only, or just the site's staff.
 */
export const LEAD_READERS = ["company", "owner", "mail", "staff"] as const;
export type LeadReaders = (typeof LEAD_READERS)[number];

/** Who receives an inquiry, as shown to the visitor who sends it. */
export type Answerer = { readers: LeadReaders; companyName: string | null; postedBy: Lister };

export type Lead = {
  id: string;
  channel: InquiryChannel;
  stage: InquiryStage;
  lostReason: LostReason | null;
  /** Null if the visitor only pressed a contact button. */
  name: string | null;
  phone: string | null;
  email: string | null;
  message: string;
  /** When the person had it erased; none of their data is left in it. */
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

/** In a list: with the number of inquiries from the same phone number. */
export type ListedLead = Lead & { times: number };

export type LeadEvent = {
  id: string;
  kind: LeadEventKind;
  body: string;
  /** Null when the account is gone. */
  by: string | null;
  at: string;
};

/** One lead with its history, and the same person's other inquiries. */
export type LeadFile = Lead & {
  events: LeadEvent[];
  others: Lead[];
  /** The lister the staff can pass it on to; set only for an admin. */
  lister: LeadLister | null;
};

export type LeadLister = { name: string; phone: string | null; email: string | null };

/** How quickly leads are answered, and how many still wait. */
export type LeadPace = {
  /** Leads without any response yet. */
  waiting: number;
  /** When the oldest of them arrived. */
  waitingSince: string | null;
  /** The median response time of recent leads, in minutes. */
  usualMinutes: number | null;
  /** How many answered leads the median is based on. */
  answered: number;
};

/** Lead counts by stage, and what is due. */
export type LeadCounts = {
  byStage: Record<InquiryStage, number>;
  receivedToday: number;
  /** Follow-ups due today or overdue. */
  due: number;
};
