/** Validated contact details: an email address, a phone number that can be dialled. */

import { z } from "zod";
import { LENGTHS } from "#domain/shared/limits.ts";
import { readPhone } from "./phone.ts";
import { line } from "./text-schema.ts";

const PHONE_MESSAGE = "Enter an Indian phone number, for example 98765 43210";

export function email(required: string) {
  return z
    .string({ error: required })
    .trim()
    .min(1, required)
    .max(LENGTHS.email, `Use at most ${LENGTHS.email} characters`)
    .pipe(z.email("Enter an e-mail address like name@example.com"));
}

/** Stored in international format. */
export function phone(required?: string) {
  return line({ max: LENGTHS.phone, ...(required !== undefined && { required }) })
    .refine((text) => text === "" || readPhone(text) !== null, {
      error: PHONE_MESSAGE,
      when: ({ value }) => typeof value === "string" && value.length <= LENGTHS.phone,
    })
    .overwrite((text) => readPhone(text)?.e164 ?? text);
}
