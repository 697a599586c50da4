import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ListingType, RequirementStatus } from "#domain/requirements/requirement.ts";
import type { State } from "#web/platform/admin/parts/tag.tsx";

export const REQUIREMENT_STATES: Record<RequirementStatus, State> = {
  new: { label: msg`New`, tone: "new" },
  contacted: { label: msg`Contacted`, tone: "good" },
  closed: { label: msg`Closed`, tone: "plain" },
  spam: { label: msg`Spam`, tone: "bad" },
};

export const LISTING_TYPE_LABELS: Record<ListingType, MessageDescriptor> = {
  buy: msg`Buy`,
  sell: msg`Sell`,
};
