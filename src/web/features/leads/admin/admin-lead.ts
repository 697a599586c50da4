/** A lead as GET /api/leads returns it, and GET /api/leads/{id} with its history. */

import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { InquiryChannel, InquiryStage, LostReason } from "#domain/leads/inquiry.ts";
import type { LeadEvent, LeadLister, LeadReaders } from "#domain/leads/lead.ts";
import type { Language } from "#domain/shared/language.ts";
import type { TagTone } from "#web/platform/admin/parts/tag.tsx";

type Named = { _id: string; name: string };

export type AdminLead = {
  _id: string;
  channel: InquiryChannel;
  stage: InquiryStage;
  lostReason: LostReason | null;
  name: string | null;
  phone: string | null;
  email: string | null;
  message: string;
  language: Language;
  property: { _id: string; title: string } | null;
  company: Named | null;
  agent: Named | null;
  readers: LeadReaders;
  createdAt: string;
};

export type AdminLeadFile = AdminLead & {
  events: Omit<LeadEvent, "id">[];
  lister: LeadLister | null;
};

/** The best available name of what the lead is about; its listing may be permanently deleted. */
export function subjectOf({ property, agent, company }: AdminLead): string {
  return property?.title ?? agent?.name ?? company?.name ?? "";
}

export const READER_LABELS: Record<LeadReaders, { label: MessageDescriptor; tone: TagTone }> = {
  company: { label: msg`Company`, tone: "good" },
  owner: { label: msg`Owner`, tone: "good" },
  mail: { label: msg`By e-mail only`, tone: "plain" },
  staff: { label: msg`Nobody else`, tone: "new" },
};
