import { CallFailed } from "#web/platform/admin/admin-api.ts";

/** Error messages by field. */
export type FormErrors = Record<string, string>;

/** Found before anything was sent; `words` is announced in addition to the messages under the fields. */
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

/** The server's first message for each field. */
export function errorsIn(error: unknown): FormErrors {
  if (!(error instanceof CallFailed)) return {};
  const entries = Object.entries(error.errors).map(([name, [first = ""]]) => [name, first]);
  return Object.fromEntries(entries);
}

/** Moves the focus to the first invalid field, or from a disabled button back into the dialog. */
export function focusFirstError(form: HTMLElement | null): void {
  // Wait until React has marked the fields.
  requestAnimationFrame(() => {
    const wrong = form?.querySelector<HTMLElement>("[aria-invalid]");
    const target = wrong ?? form?.closest<HTMLElement>("[role=dialog]");
    target?.focus();
  });
}
