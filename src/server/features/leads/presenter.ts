/** A lead as the API returns it to those who answer it. */

import { z } from "@hono/zod-openapi";
import {
  leadAnswerSchema,
  leadFileAnswerSchema,
  listedLeadAnswerSchema,
} from "#domain/leads/answer-schema.ts";
import type { Lead, LeadFile, ListedLead } from "#domain/leads/lead.ts";

const _named = z.object({ _id: z.string(), name: z.string() });

const leadSchema = leadAnswerSchema.openapi("Lead");

export const listedLeadSchema = listedLeadAnswerSchema.openapi("ListedLead");

export const leadFileSchema = leadFileAnswerSchema.openapi("LeadFile");

/** Lists every public field explicitly. */
function present(lead: Lead): z.output<typeof leadSchema> {
  const { property } = lead;
  return {
    _id: lead.id,
    channel: lead.channel,
    stage: lead.stage,
    lostReason: lead.lostReason,
    name: lead.name,
    phone: lead.phone,
    email: lead.email,
    message: lead.message,
    erasedAt: lead.erasedAt,
    followUpOn: lead.followUpOn,
    assignedTo: presentNamed(lead.assignedTo),
    source: lead.source,
    language: lead.language,
    property: property && { _id: property.id, title: property.title },
    company: presentNamed(lead.company),
    agent: presentNamed(lead.agent),
    readers: lead.readers,
    createdAt: lead.createdAt,
    updatedAt: lead.updatedAt,
  };
}

function presentNamed(thing: { id: string; name: string } | null) {
  return thing && { _id: thing.id, name: thing.name };
}

export function presentListed(lead: ListedLead): z.output<typeof listedLeadSchema> {
  return { ...present(lead), times: lead.times };
}

export function presentFile(file: LeadFile): z.output<typeof leadFileSchema> {
  return {
    ...present(file),
    events: file.events.map(({ kind, body, by, at }) => ({ kind, body, by, at })),
    others: file.others.map(present),
    lister: file.lister && {
      name: file.lister.name,
      phone: file.lister.phone,
      email: file.lister.email,
    },
  };
}
