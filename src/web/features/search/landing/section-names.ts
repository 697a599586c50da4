import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Section } from "#domain/search/landing.ts";

export const SECTION_NAMES: Record<Section, MessageDescriptor> = {
  buy: msg`Buy`,
  rent: msg`Rent`,
  commercial: msg`Commercial`,
  land: msg`Land`,
};
