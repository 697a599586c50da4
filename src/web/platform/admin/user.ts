/** A user as the admin API returns them. */

import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Role } from "#domain/shared/roles.ts";

/** The spec's names for the roles. */
export const ROLE_LABELS: Record<Role, MessageDescriptor> = {
  buyer: msg`Property Buyer`,
  seller: msg`Property Seller`,
  company: msg`Real Estate Company`,
  affiliate: msg`Affiliate Partner`,
  admin: msg`Platform Admin`,
};
