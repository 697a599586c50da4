/** The sell form's labels for choices, and its messages for invalid fields. */

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

export const PROBLEM_LABELS: Record<string, MessageDescriptor> = {
  propertyType: msg`Choose what it is`,
  location: msg`Enter the locality and city`,
  area: msg`Enter the area with its unit, for example 1,050 sq ft`,
  bedrooms: msg`Choose how many bedrooms it has`,
  expectedPrice: msg`Enter the price, for example 75 lakh or 1.2 crore`,
  description: msg`Describe the property`,
  ownerName: msg`Enter your name`,
  phone: msg`Enter an Indian phone number, for example 98765 43210`,
  email: msg`Enter an e-mail address like name@example.com`,
  images: msg`Add at least one photo; those sent more than a day ago have to be added again`,
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
