import { msg } from "@lingui/core/macro";
import type { AdminLead } from "#domain/leads/answer-schema.ts";
import type { LeadReaders } from "#domain/leads/lead.ts";
import type { State } from "#web/platform/admin/parts/tag.tsx";

/** The best available name of what the lead is about; its listing may be permanently deleted. */
export function subjectOf({
  property,
  agent,
  company,
}: Pick<AdminLead, "property" | "agent" | "company">): string {
  return property?.title ?? agent?.name ?? company?.name ?? "";
}

export const READERS: Record<LeadReaders, State> = {
  company: { label: msg`Company`, tone: "good" },
  owner: { label: msg`Owner`, tone: "good" },
  mail: { label: msg`By e-mail only`, tone: "plain" },
  staff: { label: msg`Nobody else`, tone: "new" },
};
