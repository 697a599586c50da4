/** A requirement as it arrives: the spec's payload, with the budget as text or as a range. */

import { z } from "zod";
import { requirementProblems } from "#domain/requirements/problems.ts";
import { asIssue } from "#domain/shared/errors.ts";
import { LENGTHS, MAX_PAGE, MAX_RUPEES } from "#domain/shared/limits.ts";
import { periodFields } from "#domain/shared/list-schema.ts";
import { maskIdentityNumbers } from "#domain/shared/masking.ts";
import { readMoney } from "#domain/shared/money/reader.ts";
import { readPhone } from "#domain/shared/phone.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import { line, paragraphs } from "#domain/shared/text-schema.ts";
import {
  DEFAULT_REQUIREMENT_TYPE,
  FALLBACK_BUDGET,
  LISTING_TYPES,
  REQUIREMENT_PROPERTY_TYPES,
  REQUIREMENT_SORTS,
  REQUIREMENT_STATUSES,
  type RequirementInput,
} from "./requirement.ts";

const rupees = z.number().int().min(0).max(MAX_RUPEES);

const budgetRangeSchema = z
  .object({ min: rupees.default(0), max: rupees.nullable().default(null) })
  .refine(
    ({ min, max }) => max === null || min <= max,
    asIssue(requirementProblems.rangeReversed()),
  );

const PHONE_MESSAGE = asIssue(requirementProblems.enterIndianMobile());

export const requirementPayloadSchema = z.object({
  listingType: z.enum(LISTING_TYPES).default("buy"),
  name: line({ max: LENGTHS.name, required: sharedProblems.enterYourName() }),
  phone: line({ max: LENGTHS.phone, required: sharedProblems.enterYourPhone() }).refine(
    isMobileText,
    {
      error: PHONE_MESSAGE,
      when: ({ value }) =>
        typeof value === "string" && value !== "" && value.length <= LENGTHS.phone,
    },
  ),
  email: z
    .union([z.literal(""), z.email(asIssue(sharedProblems.invalidEmail())).max(LENGTHS.email)])
    .nullish(),
  propertyType: z.enum(REQUIREMENT_PROPERTY_TYPES).default(DEFAULT_REQUIREMENT_TYPE),
  location: line({ max: LENGTHS.location }).default(""),
  budget: z.union([line({ max: LENGTHS.budget }), budgetRangeSchema]).nullish(),
  message: paragraphs({ max: LENGTHS.requirement }).nullish(),
  /** The form's own name for the message. */
  requirements: paragraphs({ max: LENGTHS.requirement }).nullish(),
});

export const requirementFilterSchema = z.object({
  q: line({ max: LENGTHS.query }).default(""),
  status: z.enum(REQUIREMENT_STATUSES).optional(),
  type: z.enum(REQUIREMENT_PROPERTY_TYPES).optional(),
  assignedTo: line({ max: LENGTHS.userId }).optional(),
  ...periodFields,
  sort: z.enum(REQUIREMENT_SORTS).default("-createdAt"),
  limit: z.coerce.number().int().min(1).max(MAX_PAGE).default(MAX_PAGE),
  cursor: z.string().max(200).optional(),
});

export type RequirementFilter = z.output<typeof requirementFilterSchema>;

/** What staff write on a requirement; the customer's own text stays as it is. */
export const requirementChangesSchema = z.object({
  status: z.enum(REQUIREMENT_STATUSES).optional(),
  note: paragraphs({ max: LENGTHS.staffNote }).optional(),
  /** An admin's id. */
  assignedTo: line({ max: LENGTHS.userId }).nullish(),
});

export type RequirementChanges = z.output<typeof requirementChangesSchema>;

export type RequirementPayload = z.output<typeof requirementPayloadSchema>;

export function toRequirementInput(payload: RequirementPayload): RequirementInput {
  return {
    listingType: payload.listingType,
    name: maskIdentityNumbers(payload.name).slice(0, LENGTHS.name),
    phone: readPhone(payload.phone)?.e164 ?? payload.phone,
    email: payload.email || null,
    propertyType: payload.propertyType,
    location: maskIdentityNumbers(payload.location),
    message: maskedMessage(payload.message || payload.requirements || ""),
    ...readBudget(payload.budget),
  };
}

/** A mask is longer than a number typed without spaces, so cut what then exceeds the limit. */
function maskedMessage(text: string): string {
  return maskIdentityNumbers(text).slice(0, LENGTHS.requirement);
}

type Budget = Pick<RequirementInput, "budgetText" | "budgetMin" | "budgetMax">;

function readBudget(budget: RequirementPayload["budget"]): Budget {
  if (typeof budget === "object" && budget !== null) {
    return { budgetText: "", budgetMin: budget.min, budgetMax: budget.max };
  }
  const budgetText = budget ?? "";
  const { kind, min, max } = readMoney(budgetText);
  const isUsable =
    kind === "amount" && (min ?? 0) <= (max ?? MAX_RUPEES) && (max ?? 0) <= MAX_RUPEES;
  if (!isUsable)
    return { budgetText, budgetMin: FALLBACK_BUDGET.min, budgetMax: FALLBACK_BUDGET.max };
  return { budgetText, budgetMin: min ?? 0, budgetMax: max };
}

function isMobileText(text: string): boolean {
  return readPhone(text)?.kind === "mobile";
}
