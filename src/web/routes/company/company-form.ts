/** Form actions of the company dashboard: errors are returned as the fields to correct. */

import { data, type RouterContextProvider } from "react-router";
import type { z } from "zod";
import { AppError } from "#domain/shared/errors.ts";
import { fieldProblems } from "#web/platform/context.ts";
import type { DashboardOutcome } from "#web/ui/dashboard-form.tsx";

type Values = Record<string, string>;

export async function handleForm<Schema extends z.ZodType>(
  schema: Schema,
  values: Values,
  work: (input: z.output<Schema>) => Promise<Response>,
  /** Given where the server's message about a field says more than the form's. */
  context?: Readonly<RouterContextProvider>,
) {
  const { intent = "" } = values;
  const parsed = schema.safeParse(values);
  if (!parsed.success) {
    const fields = parsed.error.issues.map(({ path }) => String(path[0]));
    return answer({ intent, values, fields }, 422);
  }
  try {
    return await work(parsed.data);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const fields = Object.keys(error.errors ?? {});
    const problems = context ? fieldProblems(context, error) : {};
    return answer({ intent, values, fields, problems, problem: problemOf(error) }, error.status);
  }
}

function answer(outcome: DashboardOutcome, status: number) {
  return data(outcome, { status });
}

function problemOf({ kind }: AppError): DashboardOutcome["problem"] {
  if (kind === "FORBIDDEN") return "not-allowed";
  if (kind === "CONFLICT") return "conflict";
  if (kind === "TOO_MANY") return "too-many";
  return kind === "NOT_FOUND" ? "gone" : undefined;
}
