import { z } from "zod";
import { privacyProblems } from "#domain/privacy/problems.ts";
import { asIssue } from "#domain/shared/errors.ts";
import { LENGTHS } from "#domain/shared/limits.ts";
import { readPhone } from "#domain/shared/phone.ts";

const WORDS = asIssue(privacyProblems.emailOrPhone());

/** An email address or a phone number from one field; normalised to the form stored in the tables. */
export const personContactSchema = z.object({
  contact: z
    .string({ error: WORDS })
    .max(LENGTHS.email, WORDS)
    .trim()
    .overwrite((text) => (text.includes("@") ? text.toLowerCase() : (readPhone(text)?.e164 ?? "")))
    .refine((text) => text.startsWith("+") || z.email().safeParse(text).success, WORDS),
});

export const privacyTokenSchema = z.object({ token: z.string().min(1).max(100) });
