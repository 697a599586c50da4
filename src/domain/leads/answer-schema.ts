/** What the API answers: the OpenAPI document is written from these schemas, and the admin console has its types from them. */

import { z } from "zod";
import {
  INQUIRY_CHANNELS,
  INQUIRY_STAGES,
  LEAD_EVENTS,
  LOST_REASONS,
} from "#domain/leads/inquiry.ts";
import { LEAD_READERS } from "#domain/leads/lead.ts";
import { LANGUAGES } from "#domain/shared/language.ts";
import { VIEW_SOURCES } from "#domain/shared/view-source.ts";

const named = z.object({ _id: z.string(), name: z.string() });

const leadAnswerSchema = z.object({
  _id: z.string(),
  channel: z.enum(INQUIRY_CHANNELS),
  stage: z.enum(INQUIRY_STAGES),
  lostReason: z.enum(LOST_REASONS).nullable(),
  name: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  message: z.string(),
  erasedAt: z
    .string()
    .nullable()
    .describe("When the person had their data erased; nothing of it is left"),
  followUpOn: z.string().nullable(),
  assignedTo: named.nullable(),
  source: z.enum(VIEW_SOURCES),
  language: z.enum(LANGUAGES),
  property: z.object({ _id: z.string(), title: z.string() }).nullable(),
  company: named.nullable(),
  agent: named.nullable(),
  readers: z
    .enum(LEAD_READERS)
    .describe(
      "Who hears of it beside the admin: a company or an owner in an inbox, a lister by mail only, or the site's staff alone",
    ),
  createdAt: z.string(),
  updatedAt: z.string(),
});

export const listedLeadAnswerSchema = leadAnswerSchema.extend({
  times: z.number().int().describe("How often this number has asked"),
});
export type AdminLead = z.infer<typeof listedLeadAnswerSchema>;

export const leadFileAnswerSchema = leadAnswerSchema.extend({
  events: z.array(
    z.object({
      kind: z.enum(LEAD_EVENTS),
      body: z.string(),
      by: z.string().nullable(),
      at: z.string(),
    }),
  ),
  others: z.array(leadAnswerSchema).describe("What else the same number asked"),
  lister: z
    .object({ name: z.string(), phone: z.string().nullable(), email: z.string().nullable() })
    .nullable()
    .describe("Whom it can be passed on to; given to an admin alone"),
});
export type AdminLeadFile = z.infer<typeof leadFileAnswerSchema>;
