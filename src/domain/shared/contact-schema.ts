/** How to reach somebody, checked: an address for mail, a number that can be dialled. */

import { z } from "zod";
import { MAX_EMAIL_LENGTH } from "./email.ts";
import { readPhone } from "./phone.ts";
import { line } from "./text-schema.ts";

const MAX_PHONE_LENGTH = 40;
const PHONE_MESSAGE = "Enter an Indian phone number, for example 98765 43210";

export function email(required: string) {
  return z
    .string({ error: required })
    .trim()
    .min(1, required)
    .max(MAX_EMAIL_LENGTH, `Use at most ${MAX_EMAIL_LENGTH} characters`)
    .pipe(z.email("Enter an e-mail address like name@example.com"));
}

/** Kept in its international form. */
export function phone(required?: string) {
  return line({ max: MAX_PHONE_LENGTH, ...(required !== undefined && { required }) })
    .refine((text) => text === "" || readPhone(text) !== null, {
      error: PHONE_MESSAGE,
      when: ({ value }) => typeof value === "string" && value.length <= MAX_PHONE_LENGTH,
    })
    .overwrite((text) => readPhone(text)?.e164 ?? text);
}
