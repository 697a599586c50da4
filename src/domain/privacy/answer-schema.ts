/** What the API answers: the OpenAPI document is written from these schemas, and the admin console has its types from them. */

import { z } from "zod";
import type { PersonalDataOf } from "./privacy.ts";

const rows = z.array(z.looseObject({}));

export const heldAnswerSchema = z.object({
  contact: z.string(),
  hasAccount: z.boolean().describe("An account is deleted in its own profile"),
  held: z.object({
    requirements: rows,
    inquiries: rows,
    submissions: rows,
    reports: rows,
    newsletter: rows,
    messages: rows,
  }),
});

export const foundPersonAnswerSchema = heldAnswerSchema.extend({
  accounts: z.array(z.object({ _id: z.string(), name: z.string(), role: z.string() })),
});
/** The document lists what is held as rows of any shape; what they are is said by the type. */
export type FoundPerson = Omit<z.infer<typeof foundPersonAnswerSchema>, "held"> & {
  held: PersonalDataOf;
};
