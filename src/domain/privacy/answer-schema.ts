/** What the API answers: the OpenAPI document is written from these schemas, and the admin console has its types from them. */

import { z } from "zod";

const text = z.string();
const contact = { name: text.nullable(), phone: text.nullable(), email: text.nullable() };

/** What the site stores about a person, as they see it and may export it. */
export const personalDataSchema = z.object({
  requirements: z.array(
    z.object({
      ...contact,
      reference: text,
      createdAt: text,
      listingType: text,
      propertyType: text,
      location: text,
      budget: text,
      message: text,
      status: text,
      consentVersion: text,
      deletedOn: text,
    }),
  ),
  inquiries: z.array(
    z.object({
      ...contact,
      id: text,
      createdAt: text,
      channel: text,
      message: text,
      about: text.nullable(),
      stage: text,
      deletedOn: text,
    }),
  ),
  submissions: z.array(
    z.object({
      ...contact,
      id: text,
      createdAt: text,
      title: text,
      location: text,
      description: text,
      status: text,
      consentVersion: text,
    }),
  ),
  reports: z.array(
    z.object({
      reference: text,
      createdAt: text,
      email: text.nullable(),
      reason: text,
      detail: text,
      status: text,
    }),
  ),
  newsletter: z.array(
    z.object({
      email: text,
      status: text,
      createdAt: text,
      confirmedAt: text.nullable(),
      consentVersion: text,
    }),
  ),
  /** Message texts are removed once sent; the record that they were sent is retained for a while. */
  messages: z.array(
    z.object({
      createdAt: text,
      sentAt: text.nullable(),
      channel: text,
      recipient: text,
      subject: text,
      status: text,
    }),
  ),
});
export type PersonalDataOf = z.output<typeof personalDataSchema>;

export const heldAnswerSchema = z.object({
  contact: z.string(),
  hasAccount: z.boolean().describe("An account is deleted in its own profile"),
  held: personalDataSchema,
});

export const foundPersonAnswerSchema = heldAnswerSchema.extend({
  accounts: z.array(z.object({ _id: z.string(), name: z.string(), role: z.string() })),
});
export type FoundPerson = z.infer<typeof foundPersonAnswerSchema>;
