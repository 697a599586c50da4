import { CallFailed } from "#web/platform/admin/admin-api.ts";

/** What is wrong with a form, field by field. */
export type FormErrors = Record<string, string>;

/** Seen before anything was sent; `words` are said aloud, beside what stands under the fields. */
export class FormProblem extends Error {
  override readonly name = "FormProblem";
  readonly errors: FormErrors;
  readonly words: string;

  constructor(errors: FormErrors, words = "") {
    super(words);
    this.errors = errors;
    this.words = words;
  }
}

/** What the server found wrong, the first word on each field. */
export function errorsIn(error: unknown): FormErrors {
  if (!(error instanceof CallFailed)) return {};
  const entries = Object.entries(error.errors).map(([name, [first = ""]]) => [name, first]);
  return Object.fromEntries(entries);
}

/** Takes whoever filled the form to the first thing that is wrong, or back into it from a button that was disabled. */
export function focusFirstError(form: HTMLElement | null): void {
  // After React has marked the fields.
  requestAnimationFrame(() => {
    const wrong = form?.querySelector<HTMLElement>("[aria-invalid]");
    const target = wrong ?? form?.closest<HTMLElement>("[role=dialog]");
    target?.focus();
  });
}
