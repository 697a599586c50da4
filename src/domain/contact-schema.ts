/** How to reach somebody, checked: an address for mail, a number that can be dialled. */

import { z } from "zod";
import { readPhone } from "./phone.ts";
import { line } from "./text-schema.ts";

const PHONE_WORDS = "Enter an Indian phone number, for example 98765 43210";

export function email(required: string) {
  return z
    .string({ error: required })
    .trim()
    .min(1, required)
    .pipe(z.email("Enter an e-mail address like name@example.com").max(254));
}

/** Kept in its international form. */
export function phone(required?: string) {
  return line({ max: 40, ...(required !== undefined && { required }) })
    .refine((text) => text === "" || readPhone(text) !== null, {
      error: PHONE_WORDS,
      when: ({ value }) => typeof value === "string",
    })
    .overwrite((text) => readPhone(text)?.e164 ?? text);
}
