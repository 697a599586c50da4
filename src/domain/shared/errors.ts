const STATUS = {
  UNREADABLE: 400,
  INVALID: 422,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TOO_LARGE: 413,
  UNSUPPORTED: 415,
  TOO_MANY: 429,
  UNAVAILABLE: 503,
  STORAGE_FULL: 507,
} as const;

export type ErrorCode = keyof typeof STATUS;
export type FieldErrors = Record<string, string[]>;

type Details = {
  errors?: FieldErrors;
  retryAfterSeconds?: number;
  /** Extra data for the caller besides the message, such as the current version. */
  answer?: Record<string, unknown>;
};

/** A failure the caller can act on; its message is safe to show to a visitor. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: ErrorCode;
  readonly status: (typeof STATUS)[ErrorCode];
  readonly errors: FieldErrors | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly answer: Record<string, unknown> | undefined;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message);
    this.code = code;
    this.status = STATUS[code];
    this.errors = details.errors;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.answer = details.answer;
  }
}
