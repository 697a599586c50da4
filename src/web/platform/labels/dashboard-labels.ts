/** Dashboard labels for stages, channels and the like. */

import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { InquiryChannel, InquiryStage, LostReason } from "#domain/leads/inquiry.ts";
import type { MemberRole } from "#domain/shared/roles.ts";
import type { ViewSource } from "#domain/shared/view-source.ts";

export const STAGE_LABELS: Record<InquiryStage, MessageDescriptor> = {
  new: msg`New`,
  contacted: msg`Contacted`,
  visit: msg`Visit`,
  won: msg`Won`,
  lost: msg`Lost`,
};

export const CHANNEL_LABELS: Record<InquiryChannel, MessageDescriptor> = {
  whatsapp: msg`WhatsApp button`,
  call: msg`Call button`,
  email: msg`Mail button`,
  form: msg`Question`,
};

export const LOST_LABELS: Record<LostReason, MessageDescriptor> = {
  "bought-elsewhere": msg`Found another home`,
  "too-expensive": msg`Too expensive`,
  "not-reachable": msg`Could not be reached`,
  "plans-changed": msg`Plans changed`,
  "not-suitable": msg`The home did not suit`,
  other: msg`Something else`,
};

export const SOURCE_LABELS: Record<ViewSource, MessageDescriptor> = {
  direct: msg`Direct`,
  search: msg`Search engines`,
  social: msg`Social media`,
  affiliate: msg`Affiliates`,
  other: msg`Other sites`,
};

export const MEMBER_LABELS: Record<MemberRole, MessageDescriptor> = {
  owner: msg`Owner`,
  manager: msg`Manager`,
  agent: msg`Agent`,
};
