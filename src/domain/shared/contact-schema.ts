/** Validated contact details: an email address, a phone number that can be dialled. */

import { z } from "zod";
import { asIssue, type Text } from "#domain/shared/errors.ts";
import { LENGTHS } from "#domain/shared/limits.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import { readPhone } from "./phone.ts";
import { line } from "./text-schema.ts";

const PHONE_MESSAGE = asIssue(sharedProblems.enterPhone());

export function email(required: Text) {
  return z
    .string({ error: asIssue(required) })
    .trim()
    .min(1, asIssue(required))
    .max(LENGTHS.email, asIssue(sharedProblems.textTooLong({ max: LENGTHS.email })))
    .pipe(z.email(asIssue(sharedProblems.invalidEmail())));
}

/** Stored in international format. */
export function phone(required?: Text) {
  return line({ max: LENGTHS.phone, ...(required !== undefined && { required }) })
    .refine((text) => text === "" || readPhone(text) !== null, {
      error: PHONE_MESSAGE,
      when: ({ value }) => typeof value === "string" && value.length <= LENGTHS.phone,
    })
    .overwrite((text) => readPhone(text)?.e164 ?? text);
}
