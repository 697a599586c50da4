import { z } from "zod";
import { leadProblems } from "#domain/leads/problems.ts";
import { email, phone } from "#domain/shared/contact-schema.ts";
import { asIssue } from "#domain/shared/errors.ts";
import { LANGUAGES } from "#domain/shared/language.ts";
import { LENGTHS } from "#domain/shared/limits.ts";
import { flag, pageFields } from "#domain/shared/list-schema.ts";
import { maskIdentityNumbers } from "#domain/shared/masking.ts";
import { isMobile } from "#domain/shared/phone.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import { line, paragraphs } from "#domain/shared/text-schema.ts";
import { INQUIRY_CHANNELS, MAX_INQUIRY_MESSAGE } from "./inquiry.ts";

const MAX_REFERRER = 500;

/** The referring page; only the kind of site is stored. */
export const referrer = z
  .string()
  .overwrite((text) => text.slice(0, MAX_REFERRER))
  .optional();

/** A contact click: who was contacted and how. Nothing about the visitor. */
export const contactClickSchema = z
  .object({
    channel: z.enum(INQUIRY_CHANNELS).exclude(["form"]),
    propertyId: line({ max: LENGTHS.id }).optional(),
    companyId: line({ max: LENGTHS.id }).optional(),
    agentId: line({ max: LENGTHS.id }).optional(),
    language: z.enum(LANGUAGES).default("en"),
    referrer,
  })
  .refine(
    ({ propertyId, companyId, agentId }) => (propertyId ?? companyId ?? agentId) !== undefined,
    {
      error: asIssue(leadProblems.nameWhatAbout()),
      path: ["propertyId"],
    },
  );

export type ContactClick = z.output<typeof contactClickSchema>;

const MOBILE_MESSAGE = asIssue(sharedProblems.enterMobile());

/** "Ask about this home". */
export const questionSchema = z.object({
  name: line({ max: LENGTHS.personName, required: sharedProblems.enterYourName() }),
  phone: phone(sharedProblems.enterMobile()).refine(isMobile, MOBILE_MESSAGE),
  email: z.union([z.literal(""), email(sharedProblems.invalidEmail())]).nullish(),
  message: paragraphs({ max: MAX_INQUIRY_MESSAGE }).default(""),
  referrer,
});

export type QuestionPayload = z.output<typeof questionSchema>;

export type Question = { name: string; phone: string; email: string | null; message: string };

/** What is stored: without identity numbers, no matter whose. */
export function toQuestion({ name, phone: number, email: address, message }: QuestionPayload) {
  return {
    name: maskIdentityNumbers(name),
    phone: number,
    email: address?.toLowerCase() || null,
    message: maskIdentityNumbers(message).slice(0, MAX_INQUIRY_MESSAGE),
  };
}

/** A user's own contacts with listers. */
export const ownInquiryFilterSchema = z.object({
  /** Those that were answered and are still open. */
  answered: flag.optional(),
  ...pageFields,
});
