import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { AlertFrequency } from "#domain/saved/alert.ts";

export const FREQUENCY_LABELS: Record<AlertFrequency, MessageDescriptor> = {
  off: msg`No mails`,
  instant: msg`At once`,
  daily: msg`Every morning`,
  weekly: msg`Every Monday`,
};
