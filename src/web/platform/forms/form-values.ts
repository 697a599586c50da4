import { data } from "react-router";
import { languageOf } from "#domain/shared/language.ts";
import { problemIn } from "#domain/shared/problems/problem-messages.ts";

/** The text fields of a posted form; a body that is not a form is a client error. */
export async function formValues(request: Request): Promise<Record<string, string>> {
  const form = await request.formData().catch(() => {
    const language = languageOf(new URL(request.url).pathname);
    throw data(problemIn(language, "The form could not be read"), { status: 400 });
  });
  const texts = [...form].filter(
    (field): field is [string, string] => typeof field[1] === "string",
  );
  return Object.fromEntries(texts);
}
