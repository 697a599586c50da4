import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { MessageChannel, MessageStatus } from "#domain/operations/email-queue.ts";
import type { TagTone } from "#web/platform/admin/parts/tag.tsx";

export const STATUS_LABELS: Record<MessageStatus, { label: MessageDescriptor; tone: TagTone }> = {
  queued: { label: msg`On its way`, tone: "new" },
  sent: { label: msg`Sent`, tone: "good" },
  failed: { label: msg`Failed`, tone: "bad" },
  kept: { label: msg`Kept here`, tone: "plain" },
};

export const CHANNEL_LABELS: Record<MessageChannel, MessageDescriptor> = {
  mail: msg`Mail`,
  sms: msg`SMS`,
};
