/** What a form's action answers when something has to be corrected: the same for every form of the site. */

import type { ErrorKind } from "#domain/shared/errors.ts";

type FormValues = Partial<Record<string, string>>;

export type FormMessage = {
  /** In the reader's language. */
  text: string;
  /** For a form that has words of its own for this problem. */
  code: string;
  kind: ErrorKind;
  waitMinutes: number;
};

export type FormAnswer = {
  /** Which of the page's forms was sent. */
  intent: string;
  /** The wrong fields, and in the reader's language what is wrong with them. */
  fields: Record<string, string>;
  /** What is wrong with the form as a whole. */
  message: FormMessage | null;
  /** What was typed, without secrets. */
  values: FormValues;
};

/** With the pictures that arrived with the form, and why others were refused. */
export type PictureAnswer = FormAnswer & {
  images: string[];
  /** The tickets with which a guest uploaded them. */
  tickets: string[];
  refused: string[];
};

/** The answer, if it is about one of these forms. */
export function answerTo<Answer extends FormAnswer>(
  answer: Answer | undefined,
  ...intents: string[]
): Answer | undefined {
  return answer && intents.includes(answer.intent) ? answer : undefined;
}

/** What a script found wrong, in the same shape. */
export function fieldsAnswer(fields: Record<string, string>): FormAnswer {
  return { intent: "", fields, message: null, values: {} };
}

/** The same for what the API refused. */
export function refusalAnswer(errors: Record<string, string[]> = {}): FormAnswer {
  const first = Object.entries(errors).map(([name, [text = ""]]) => [name, text]);
  return fieldsAnswer(Object.fromEntries(first));
}
