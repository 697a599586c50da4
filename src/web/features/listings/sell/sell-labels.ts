/** The labels of the sell form's choices, and of the states of what was sent. */

import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { SubmissionState, SubmissionType } from "#domain/listings/submission.ts";

export const TYPE_WORDS: Record<SubmissionType, MessageDescriptor> = {
  apartment: msg`Apartment`,
  villa: msg`Villa`,
  house: msg`House`,
  plot: msg`Plot`,
  commercial: msg`Commercial`,
  office: msg`Office`,
};

type StateMessages = {
  label: MessageDescriptor;
  meaning: MessageDescriptor;
  tone: "plain" | "good" | "bad" | "wait";
};

export const STATE_LABELS: Record<SubmissionState, StateMessages> = {
  draft: {
    label: msg`Draft`,
    meaning: msg`It is not in review. Complete it below and send it in.`,
    tone: "plain",
  },
  "in-review": {
    label: msg`In review`,
    meaning: msg`Our team is looking at it. You will hear from us within 24 hours.`,
    tone: "wait",
  },
  "needs-change": {
    label: msg`Needs a change`,
    meaning: msg`Something has to change before we can show it. Change it below and send it again.`,
    tone: "bad",
  },
  live: { label: msg`Live`, meaning: msg`Everybody can see it now.`, tone: "good" },
  rejected: { label: msg`Rejected`, meaning: msg`We cannot show this listing.`, tone: "bad" },
  paused: {
    label: msg`Paused`,
    meaning: msg`Nobody can see it until you show it again.`,
    tone: "plain",
  },
  sold: {
    label: msg`Sold`,
    meaning: msg`It is marked as sold and no longer shown.`,
    tone: "plain",
  },
  rented: {
    label: msg`Rented`,
    meaning: msg`It is marked as rented and no longer shown.`,
    tone: "plain",
  },
  expired: {
    label: msg`Expired`,
    meaning: msg`It has not been confirmed for long and is no longer shown.`,
    tone: "plain",
  },
};
