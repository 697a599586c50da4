import { createTransport } from "nodemailer";
import type { QueuedMessage } from "./repository.ts";

/** The part of a queued message that is needed to send it. */
type Letter = Pick<QueuedMessage, "id" | "recipient" | "subject" | "body" | "headers">;
export type Mailer = { send(message: Letter): Promise<void> };

// Give up on a silent server after this, well before another worker may claim the mail as abandoned.
const SILENCE_MS = 10_000;

/** Returns `undefined` without a mail server: messages then stay in the queue for the admin to read. */
export function createMailer(
  smtpUrl: string | undefined,
  from: string | undefined,
  silenceMs = SILENCE_MS,
): Mailer | undefined {
  if (!smtpUrl) return undefined;
  const transport = createTransport(
    {
      url: smtpUrl,
      connectionTimeout: silenceMs,
      greetingTimeout: silenceMs,
      socketTimeout: silenceMs,
    },
    { from },
  );
  return {
    async send({ id, recipient, subject, body, headers }) {
      await transport.sendMail({
        to: recipient,
        subject,
        text: body,
        headers,
        // The same id on every attempt, so that a mail server can drop what it has already seen.
        messageId: `<${id}@aangan>`,
      });
    },
  };
}

/** Connects to the mail server and signs in without sending anything; throws the server's error. */
export async function reachMailServer(smtpUrl: string): Promise<void> {
  const patience = { connectionTimeout: SILENCE_MS, greetingTimeout: SILENCE_MS };
  const transport = createTransport({ url: smtpUrl, ...patience });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/**
 * A 5xx refusal is the mail server's final answer for this mail; any other error may be temporary. A wrong
 * password says nothing about the mail, and the operator will correct it.
 */
export function isPermanent(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return code !== "EAUTH" && responseCode !== undefined && responseCode >= 500;
}
