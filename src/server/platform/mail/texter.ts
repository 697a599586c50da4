import type { Mailer } from "./mailer.ts";

const SILENCE_MS = 10_000;
/** The SMTP code for a permanent refusal, so that the worker does not retry. */
const REFUSED_FOR_GOOD = 550;

/** Sends texts to phones through the operator's webhook; `undefined` without one. */
export function createTexter(url: string | undefined): Mailer | undefined {
  if (!url) return undefined;
  return {
    async send({ id, recipient, body }) {
      const response = await fetch(url, {
        method: "POST",
        headers: { "Content-Type": "application/json", "Idempotency-Key": id },
        body: JSON.stringify({ to: recipient, text: body }),
        signal: AbortSignal.timeout(SILENCE_MS),
      });
      if (response.ok) return;
      const isFinal = response.status >= 400 && response.status < 500 && response.status !== 429;
      const error = new Error(`The gateway answered ${response.status}`);
      throw isFinal ? Object.assign(error, { responseCode: REFUSED_FOR_GOOD }) : error;
    },
  };
}
