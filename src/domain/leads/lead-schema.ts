import { z } from "zod";
import { leadProblems } from "#domain/leads/problems.ts";
import { asIssue } from "#domain/shared/errors.ts";
import { LENGTHS } from "#domain/shared/limits.ts";
import { flag, pageFields } from "#domain/shared/list-schema.ts";
import { maskIdentityNumbers } from "#domain/shared/masking.ts";
import { line, paragraphs } from "#domain/shared/text-schema.ts";
import { INQUIRY_CHANNELS, INQUIRY_STAGES, LOST_REASONS, MAX_LEAD_NOTE } from "./inquiry.ts";

export const leadFilterSchema = z.object({
  q: line({ max: LENGTHS.query }).default(""),
  stage: z.enum(INQUIRY_STAGES).optional(),
  channel: z.enum(INQUIRY_CHANNELS).optional(),
  propertyId: line({ max: LENGTHS.id }).optional(),
  /** A member's id, or "nobody". */
  assignedTo: line({ max: LENGTHS.userId }).optional(),
  /** Those whose follow-up is due. */
  due: flag.optional(),
  /** Unanswered for more than a day. */
  waiting: flag.optional(),
  /** Those received today. */
  today: flag.optional(),
  /** Leads in no account's inbox: they are for the site's staff. */
  staffOnly: flag.optional(),
  ...pageFields,
});

export type LeadFilter = z.output<typeof leadFilterSchema>;

/** Empty clears the date. */
const day = z.union([z.literal(""), z.iso.date(asIssue(leadProblems.giveDay()))]).nullish();

export const leadChangesSchema = z
  .object({
    stage: z.enum(INQUIRY_STAGES).optional(),
    lostReason: z.union([z.literal(""), z.enum(LOST_REASONS)]).nullish(),
    followUpOn: day,
    assignedTo: line({ max: LENGTHS.userId }).nullish(),
  })
  .refine(({ stage, lostReason }) => stage !== "lost" || Boolean(lostReason), {
    error: asIssue(leadProblems.sayWhyLost()),
    path: ["lostReason"],
  });

export type LeadChanges = z.output<typeof leadChangesSchema>;

export const leadNoteSchema = z.object({
  note: paragraphs({ max: MAX_LEAD_NOTE, required: leadProblems.writeNote() }).overwrite((text) =>
    maskIdentityNumbers(text).slice(0, MAX_LEAD_NOTE),
  ),
});

export type LeadNote = z.output<typeof leadNoteSchema>;
