/** The admin API client: each call carries the token; if the server rejects it, the session ends here too. */

import type { Answers, WriteAnswers } from "./answers.ts";
import { forgetToken, storedToken } from "./token.ts";

export type Answer<Data> = {
  data: Data;
  total?: number;
  totalIsAtLeast?: boolean;
  nextCursor?: string | null;
  token?: string;
  message?: string;
};

type Refusal = {
  message?: string;
  errors?: Record<string, string[]>;
  data?: unknown;
  twoFactor?: boolean;
};

/** The server refused; `message` is for people, and absent when the answer was not from our server. */
export class CallFailed extends Error {
  override readonly name = "CallFailed";
  readonly status: number;
  readonly words: string | undefined;
  readonly errors: Record<string, string[]>;
  readonly data: unknown;
  readonly isCodeNeeded: boolean;
  readonly retryAfterSeconds: number | undefined;

  constructor(response: { status: number; retryAfter: string | null }, refusal: Refusal) {
    super(refusal.message ?? `Status ${response.status}`);
    this.status = response.status;
    this.words = refusal.message;
    this.errors = refusal.errors ?? {};
    this.data = refusal.data;
    this.isCodeNeeded = refusal.twoFactor === true;
    this.retryAfterSeconds = Number(response.retryAfter) || undefined;
  }
}

type Call = Omit<RequestInit, "body" | "headers"> & {
  body?: unknown;
  headers?: Record<string, string>;
};

/** Which one, and with what: `id` stands for "{id}" in the path. */
export type Asked = { id?: string; query?: string | URLSearchParams | Record<string, string> };

export async function askAdmin<Path extends keyof Answers>(
  path: Path,
  asked: Asked = {},
  init: { signal?: AbortSignal } = {},
): Promise<Answer<Answers[Path]>> {
  const response = await fetchAdmin(addressOf(path, asked), init);
  return await response.json();
}

/** A call that changes something, where what it answers is read. */
export async function writeAdmin<Name extends keyof WriteAnswers>(
  name: Name,
  { body, ...asked }: Asked & { body?: unknown } = {},
): Promise<Answer<WriteAnswers[Name]>> {
  const [method = "", path = ""] = name.split(" ");
  const response = await fetchAdmin(addressOf(path, asked), { method, body });
  return await response.json();
}

/** Where nothing but the message is read of what is answered. */
export async function callAdmin(path: string, call: Call = {}): Promise<Answer<unknown>> {
  const response = await fetchAdmin(path, call);
  return await response.json();
}

export function addressOf(path: string, { id = "", query }: Asked): string {
  const address = path.replace("{id}", () => encodeURIComponent(id));
  const asked = new URLSearchParams(query).toString();
  return asked === "" ? address : `${address}?${asked}`;
}

/**
 * `body` is sent as JSON. Throws CallFailed for a refusal, and what `fetch` throws for no answer at all. By itself for what is
 * not answered in JSON, such as a file to keep.
 */
export async function fetchAdmin(path: string, call: Call = {}): Promise<Response> {
  const { body, headers, ...init } = call;
  const response = await fetch(`/api${path}`, {
    ...init,
    headers: {
      ...(body !== undefined && { "Content-Type": "application/json" }),
      ...authorization(),
      ...inOurLanguage(),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) {
    const retryAfter = response.headers.get("retry-after");
    throw failed({ status: response.status, retryAfter }, await refusalIn(response));
  }
  return response;
}

export function authorization(): Record<string, string> {
  const token = storedToken();
  return token ? { Authorization: `Bearer ${token}` } : {};
}

/** Asks for error messages in the page's language. */
export function inOurLanguage(): Record<string, string> {
  return { "Accept-Language": document.documentElement.lang };
}

/** Forgets the token if the server does not know it. */
export function failed(
  response: { status: number; retryAfter: string | null },
  refusal: Refusal,
): CallFailed {
  if (response.status === 401) forgetToken();
  return new CallFailed(response, refusal);
}

async function refusalIn(response: Response): Promise<Refusal> {
  return response.json().catch(() => ({}));
}

/** The server's message, if there is one; otherwise the caller's. */
export function wordsOf(error: unknown, otherwise: string): string {
  return (error instanceof CallFailed && error.words) || otherwise;
}
