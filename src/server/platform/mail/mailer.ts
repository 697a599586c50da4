import { createTransport } from "nodemailer";
import type { QueuedMessage } from "./repository.ts";

/** What is on its way, whatever else is known of it. */
type Letter = Pick<QueuedMessage, "id" | "recipient" | "subject" | "body" | "headers">;
export type Mailer = { send(message: Letter): Promise<void> };

// A server silent for longer is left, well before another worker may take the mail for lost.
const SILENCE_MS = 10_000;

/** `undefined` without a mail server: messages are then kept for the admin to read. */
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

/** Greets the mail server and signs in, without sending anything; throws what it says. */
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
 * A refusal with a 5xx code is the mail server's last word about this mail; anything else may pass. A
 * wrong password says nothing about the mail, and the operator will correct it.
 */
export function isPermanent(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return code !== "EAUTH" && responseCode !== undefined && responseCode >= 500;
}
