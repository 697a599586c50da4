/** The sell form's action: parses and validates it, and returns messages by field or a redirect. */

import { data, type RouterContextProvider } from "react-router";
import { type SubmissionInput, submissionSchema } from "#domain/listings/submission-schema.ts";
import { AppError } from "#domain/shared/errors.ts";
import type { SellOutcome } from "#web/features/listings/sell/sell-outcome.ts";
import { fieldProblems } from "#web/platform/context.ts";
import type { PostedForm } from "#web/platform/forms/posted-form.ts";

type Context = Readonly<RouterContextProvider>;

/** Validates the form and runs the work; returns correctable errors with everything that was typed. */
export async function submitSellForm(
  context: Context,
  posted: PostedForm,
  work: (input: SubmissionInput) => Promise<Response>,
) {
  const { values, images, tickets } = posted;
  const given = { ...values, images, tickets, showPhone: values.showPhone === "on" };
  const parsed = submissionSchema.safeParse(given);
  if (!parsed.success) {
    const { issues } = parsed.error;
    const fields = issues.map(({ path }) => String(path[0]));
    // The schema's own messages about what was typed say more than the form's fixed ones.
    const read = issues.filter(({ code }) => code === "custom");
    const errors = Object.fromEntries(read.map(({ path, message }) => [path[0], [message]]));
    const problems = fieldProblems(context, { errors });
    return answer(posted, { fields: [...new Set(fields)], problems }, 422);
  }
  try {
    return await work(parsed.data);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const fields = Object.keys(error.errors ?? {});
    const failure = error.kind === "TOO_MANY" ? "too-many" : "failed";
    const problems = fieldProblems(context, error);
    return answer(
      posted,
      { fields, problems, ...(fields.length === 0 && { failure }) },
      error.status,
    );
  }
}

type Wrong = Pick<SellOutcome, "fields" | "problems" | "failure">;

function answer({ values, images, tickets, refused }: PostedForm, wrong: Wrong, status: number) {
  const outcome: SellOutcome = { ...wrong, values, images, tickets, refused };
  return data(outcome, { status });
}
