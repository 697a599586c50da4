import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { InquiryChannel, InquiryStage } from "#domain/leads/inquiry.ts";

/** Stages of an inquiry, worded for the person who made it. */
export const STAGE_LABELS: Record<InquiryStage, MessageDescriptor> = {
  new: msg`Waiting for an answer`,
  contacted: msg`They have answered`,
  visit: msg`Visit arranged`,
  won: msg`Agreed`,
  lost: msg`Closed`,
};

export const CHANNEL_LABELS: Record<InquiryChannel, MessageDescriptor> = {
  whatsapp: msg`By WhatsApp`,
  call: msg`By phone`,
  email: msg`By e-mail`,
  form: msg`By form`,
};
