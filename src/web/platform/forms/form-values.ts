import { AppError } from "#domain/shared/errors.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import { type Context, problemPage } from "#web/platform/context.ts";

type Visit = { request: Request; context: Context };

/** The text fields of a posted form; a body that is not a form is a client error. */
export async function formValues({ request, context }: Visit): Promise<Record<string, string>> {
  const form = await request.formData().catch(() => {
    throw problemPage(context, new AppError(sharedProblems.formUnreadable()));
  });
  const texts = [...form].filter(
    (field): field is [string, string] => typeof field[1] === "string",
  );
  return Object.fromEntries(texts);
}
