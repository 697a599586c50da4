import { createTransport } from "nodemailer";
import type { QueuedMessage } from "./repository.ts";

export type Mailer = { send(message: QueuedMessage): Promise<void> };

/** `undefined` without a mail server: messages are then kept for the admin to read. */
export function createMailer(
  smtpUrl: string | undefined,
  from: string | undefined,
): Mailer | undefined {
  if (!smtpUrl) return undefined;
  const transport = createTransport(smtpUrl, { from });
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

/** A refusal with a 5xx code is the mail server's last word; anything else may pass. */
export function isPermanent(error: unknown): boolean {
  const code = (error as { responseCode?: number }).responseCode;
  return code !== undefined && code >= 500;
}
