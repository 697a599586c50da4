/** What can go wrong: each feature lists its problems by code; the sentence is looked up where it is said. */

const STATUS = {
  UNREADABLE: 400,
  INVALID: 422,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  WRONG_METHOD: 405,
  CONFLICT: 409,
  TOO_LARGE: 413,
  ADDRESS_TOO_LONG: 414,
  UNSUPPORTED: 415,
  WRONG_HOST: 421,
  TOO_MANY: 429,
  UNAVAILABLE: 503,
  STORAGE_FULL: 507,
} as const;

export type ErrorKind = keyof typeof STATUS;
type Values = Readonly<Record<string, string | number>>;

/** Something to say, by its code; `message` is its English, with places for the values. */
export type Text = {
  readonly id: string;
  readonly message: string;
  readonly kind: ErrorKind;
  readonly values: Values;
};

type Definition<Message extends string> = { id: string; kind?: ErrorKind; message: Message };

/** The names of the values that a message has places for: `{max}`, or `{count, plural, …}`. */
type Names<Message extends string> = Message extends `${string}{${infer Name}}${infer Rest}`
  ? NameOf<Name> | Names<Rest>
  : never;
type NameOf<Part extends string> = Part extends `{${infer Inner}`
  ? NameOf<Inner>
  : Part extends `${infer Name},${string}`
    ? Name
    : Part extends `${string} ${string}`
      ? never
      : Part;

type Given<Message extends string> = [Names<Message>] extends [never]
  ? []
  : [values: Readonly<Record<Names<Message>, string | number>>];

const DEFINITIONS = new Map<string, Definition<string>>();

type Texts<Definitions extends Record<string, Definition<string>>> = {
  [Key in keyof Definitions]: {
    (...given: Given<Definitions[Key]["message"]>): Text;
    code: string;
  };
};

/**
 * What a feature says on the server: its problems, its mails. Each is called with the values its message has
 * places for. Lingui finds the messages by the comment `i18n` before them.
 */
export function defineTexts<const Definitions extends Record<string, Definition<string>>>(
  definitions: Definitions,
): Texts<Definitions> {
  const texts = Object.entries(definitions).map(([key, definition]) => {
    DEFINITIONS.set(definition.id, definition);
    const told = (values?: Values) => textOf(definition, values);
    return [key, Object.assign(told, { code: definition.id })];
  });
  return Object.fromEntries(texts);
}

function textOf({ id, message, kind = "INVALID" }: Definition<string>, values: Values = {}): Text {
  return { id, message, kind, values };
}

/** For what keeps a text in one string, such as zod's issues: `shared.textTooLong?max=120`. */
export function asIssue({ id, values }: Text): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) params.set(name, String(value));
  return params.size === 0 ? id : `${id}?${params}`;
}

/** Undefined for what is no text of ours: a checker's own words. */
export function fromIssue(issue: string): Text | undefined {
  const [id = "", params = ""] = issue.split(/\?(.*)/s, 2);
  const definition = DEFINITIONS.get(id);
  return definition && textOf(definition, Object.fromEntries(new URLSearchParams(params)));
}

export type FieldErrors = Record<string, Text[]>;

type Details = {
  errors?: FieldErrors;
  retryAfterSeconds?: number;
  /** What the caller needs beside the text, such as the version it did not know of. */
  answer?: Record<string, unknown>;
};

/** A failure the caller can act on; its text is safe to show to a visitor. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly text: Text;
  readonly code: string;
  readonly kind: ErrorKind;
  readonly status: (typeof STATUS)[ErrorKind];
  readonly errors: FieldErrors | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly answer: Record<string, unknown> | undefined;

  constructor(text: Text, details: Details = {}) {
    // For logs and stack traces; whoever answers somebody says `text`.
    super(`${asIssue(text)}: ${text.message}`);
    this.text = text;
    this.code = text.id;
    this.kind = text.kind;
    this.status = STATUS[text.kind];
    this.errors = details.errors;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.answer = details.answer;
  }
}

/** One field is wrong, and that is all there is to say. */
export function fieldError(field: string, text: Text): AppError {
  return new AppError(text, { errors: { [field]: [text] } });
}
