/** A lead as the API returns it to those who answer it. */

import { z } from "@hono/zod-openapi";
import { INQUIRY_CHANNELS, INQUIRY_STAGES, LEAD_EVENTS } from "#domain/leads/inquiry.ts";
import { LEAD_READERS, type Lead, type LeadFile, type ListedLead } from "#domain/leads/lead.ts";
import { LANGUAGES } from "#domain/shared/language.ts";
import { VIEW_SOURCES } from "#domain/shared/view-source.ts";

const named = z.object({ _id: z.string(), name: z.string() });

const leadSchema = z
  .object({
    _id: z.string(),
    channel: z.enum(INQUIRY_CHANNELS),
    stage: z.enum(INQUIRY_STAGES),
    lostReason: z.string().nullable(),
    name: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    message: z.string(),
    erasedAt: z
      .string()
      .nullable()
      .openapi({ description: "When the person had their data erased; nothing of it is left" }),
    followUpOn: z.string().nullable(),
    assignedTo: named.nullable(),
    source: z.enum(VIEW_SOURCES),
    language: z.enum(LANGUAGES),
    property: z.object({ _id: z.string(), title: z.string() }).nullable(),
    company: named.nullable(),
    agent: named.nullable(),
    readers: z.enum(LEAD_READERS).openapi({
      description:
        "Who hears of it beside the admin: a company or an owner in an inbox, a lister by mail only, or the site's staff alone",
    }),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .openapi("Lead");

export const listedLeadSchema = leadSchema
  .extend({ times: z.number().int().openapi({ description: "How often this number has asked" }) })
  .openapi("ListedLead");

export const leadFileSchema = leadSchema
  .extend({
    events: z.array(
      z.object({
        kind: z.enum(LEAD_EVENTS),
        body: z.string(),
        by: z.string().nullable(),
        at: z.string(),
      }),
    ),
    others: z.array(leadSchema).openapi({ description: "What else the same number asked" }),
    lister: z
      .object({ name: z.string(), phone: z.string().nullable(), email: z.string().nullable() })
      .nullable()
      .openapi({ description: "Whom it can be passed on to; given to an admin alone" }),
  })
  .openapi("LeadFile");

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
