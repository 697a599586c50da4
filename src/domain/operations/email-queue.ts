/** Outgoing messages as the admin may read them. */

export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

export type MessageInQueue = {
  id: string;
  channel: MessageChannel;
  recipient: string;
  subject: string;
  status: MessageStatus;
  attempts: number;
  lastError: string | null;
  nextAttemptAt: string | null;
  createdAt: string;
  sentAt: string | null;
};

const HIDDEN = "••••••";
const LINK_TOKEN = /([?&](?:token|code|key|ticket)=)[^&\s>]+/gi;
const ONE_TIME_CODE = /\b\d{4,8}\b/g;

type Readable = { channel: MessageChannel; status: MessageStatus; body: string };

/**
 * The body without what would let its reader act as the recipient: confirmation and reset links, one-time
 * codes. A demo shows all of it; so does mail held for lack of a mail server, since the admin is then the
 * only one who can pass it on.
 */
export function readableBody({ channel, status, body }: Readable, isDemo: boolean): string {
  if (isDemo || (channel === "mail" && status === "kept")) return body;
  const withoutLinks = body.replace(LINK_TOKEN, `$1${HIDDEN}`);
  return channel === "sms" ? withoutLinks.replace(ONE_TIME_CODE, HIDDEN) : withoutLinks;
}

/** Failed and queued mail can be sent now; mail held for lack of a mail server, once there is one. */
export function canSendNow(
  { channel, status }: Pick<Readable, "channel" | "status">,
  hasGateway: boolean,
): boolean {
  if (channel !== "mail") return false;
  return status === "failed" || status === "queued" || (status === "kept" && hasGateway);
}

export const MESSAGE_CHANNELS = ["mail", "sms"] as const;

export const MESSAGE_STATUSES = ["queued", "sent", "failed", "kept"] as const;
