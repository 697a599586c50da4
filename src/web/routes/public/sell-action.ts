/** The sell form's action: it may carry photos, and has words of its own for some fields. */

import { listingProblems } from "#domain/listings/problems.ts";
import { type SubmissionInput, submissionSchema } from "#domain/listings/submission-schema.ts";
import type { Text } from "#domain/shared/errors.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import type { Context } from "#web/platform/context.ts";
import { handleForm } from "#web/platform/forms/handle-form.ts";
import type { PostedForm } from "#web/platform/forms/posted-form.ts";

type Visit = { request: Request; context: Context };

export function handleSellForm(
  visit: Visit,
  { values, ...beside }: PostedForm,
  action: (input: SubmissionInput) => Promise<Response>,
) {
  const { images, tickets } = beside;
  const given = { ...values, images, tickets, showPhone: values.showPhone === "on" };
  const words = (field: string) => WORDS[field];
  return handleForm({ ...visit, values, given, beside }, submissionSchema, action, { words });
}

const WORDS: Record<string, Text> = {
  location: listingProblems.enterLocality(),
  phone: sharedProblems.enterPhone(),
  email: sharedProblems.invalidEmail(),
};
