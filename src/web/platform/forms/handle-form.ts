/** Every form's action: parse, do the work, or answer what has to be corrected. */

import { data } from "react-router";
import type { z } from "zod";
import { AppError, type ErrorKind, type Text } from "#domain/shared/errors.ts";
import {
  type Context,
  fieldProblems,
  problemPage,
  requestContext,
  sayIssue,
} from "#web/platform/context.ts";
import type { FormAnswer, FormMessage } from "./form-answer.ts";
import { formValues } from "./form-values.ts";

type Values = Record<string, string>;

type Posted<Beside> = {
  request: Request;
  context: Context;
  /** Where they were read already, to see which form it is. */
  values?: Values;
  /** What the schema reads, if not the values as they were typed. */
  given?: unknown;
  /** What the answer has beside the usual, such as pictures. */
  beside?: Beside;
};

type Options = {
  /** The status if a field is wrong. */
  status?: number;
  /** The kinds of errors that are answered in the form; others have a page of their own. */
  correctable?: readonly ErrorKind[];
  /** What this form says about a field where the schema only says that it is not usable. */
  words?: (field: string) => Text | undefined;
};

export async function handleForm<Schema extends z.ZodType, Result, Beside extends object = object>(
  posted: Posted<Beside>,
  schema: Schema,
  action: (input: z.output<Schema>) => Promise<Result>,
  { status = 422, correctable, words }: Options = {},
) {
  const { context, beside } = posted;
  const values = posted.values ?? (await formValues(posted));
  const parsed = schema.safeParse(posted.given ?? values);
  if (!parsed.success) {
    const fields = issueFields(context, parsed.error.issues, words);
    return data(Object.assign(answerOf(values, fields), beside), { status });
  }
  try {
    return await action(parsed.data);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (correctable && !correctable.includes(error.kind)) throw problemPage(context, error);
    const answer = errorAnswer(context, values, error);
    return data(Object.assign(answer, beside), { status: error.status });
  }
}

type Issues = readonly { code: string; path: PropertyKey[]; message: string }[];

/** The first thing wrong with each field; a check of our own says more than a form's words. */
function issueFields(context: Context, issues: Issues, words?: Options["words"]) {
  const { say } = context.get(requestContext);
  const said = issues.map(({ code, path, message }) => {
    const field = String(path[0]);
    const text = code === "custom" ? undefined : words?.(field);
    return [field, text ? say(text) : sayIssue(context, message)];
  });
  return Object.fromEntries(said.toReversed()) as Record<string, string>;
}

/** An error that names a field of the form says nothing about the form as a whole. */
function errorAnswer(context: Context, values: Values, error: AppError): FormAnswer {
  const named = Object.entries(fieldProblems(context, error));
  const fields = named.filter(([field]) => !SECRETS.has(field) && field !== "version");
  const message = fields.length === 0 ? messageOf(context, error) : null;
  return answerOf(values, Object.fromEntries(fields), message);
}

export function answerOf(
  { intent = "", ...typed }: Values,
  fields: FormAnswer["fields"],
  message: FormAnswer["message"] = null,
): FormAnswer {
  const open = Object.entries(typed).filter(([name]) => !SECRETS.has(name));
  return { intent, fields, message, values: Object.fromEntries(open) };
}

function messageOf(context: Context, error: AppError): FormMessage {
  const { text, code, kind, retryAfterSeconds = 0 } = error;
  const { say } = context.get(requestContext);
  return { text: say(text), code, kind, waitMinutes: Math.ceil(retryAfterSeconds / 60) };
}

/** Never sent back to the browser. */
const SECRETS = new Set(["password", "newPassword", "current", "code"]);
