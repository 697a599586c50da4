/** The sell form, sent: read, checked, and answered with words for each field or a way on. */

import { data } from "react-router";
import { AppError } from "#domain/errors.ts";
import { type SubmissionInput, submissionSchema } from "#domain/submission-schema.ts";
import type { SellOutcome } from "./features/listing/sell/sell-outcome.ts";
import type { PostedForm } from "./posted-form.ts";

/** Checks the form and does the work; what can be mended comes back with all that was typed. */
export async function submitSellForm(
  posted: PostedForm,
  work: (input: SubmissionInput) => Promise<Response>,
) {
  const { values, images, tickets } = posted;
  const given = { ...values, images, tickets, showPhone: values.showPhone === "on" };
  const parsed = submissionSchema.safeParse(given);
  if (!parsed.success) {
    const fields = parsed.error.issues.map(({ path }) => String(path[0]));
    return answer(posted, { fields: [...new Set(fields)] }, 422);
  }
  try {
    return await work(parsed.data);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const fields = Object.keys(error.errors ?? {});
    const failure = error.code === "TOO_MANY" ? "too-many" : "failed";
    return answer(posted, { fields, ...(fields.length === 0 && { failure }) }, error.status);
  }
}

type Wrong = Pick<SellOutcome, "fields" | "failure">;

function answer({ values, images, tickets, refused }: PostedForm, wrong: Wrong, status: number) {
  const outcome: SellOutcome = { ...wrong, values, images, tickets, refused };
  return data(outcome, { status });
}
