import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { SignUpRole } from "#domain/accounts/account.ts";
import type { Role } from "#domain/shared/roles.ts";

export const ROLE_LABELS: Record<Role, MessageDescriptor> = {
  company: msg`Real Estate Company`,
  buyer: msg`Property Buyer`,
  seller: msg`Property Seller`,
  affiliate: msg`Affiliate Partner`,
  admin: msg`Platform Admin`,
};

/** In the order people are most likely to need them. */
export const ROLE_CHOICES: { role: SignUpRole; hint: MessageDescriptor }[] = [
  { role: "buyer", hint: msg`I am looking for a home, an office or land` },
  { role: "seller", hint: msg`I have a property to sell or rent out` },
  { role: "company", hint: msg`I list for a builder, a developer or an agency` },
  { role: "affiliate", hint: msg`I recommend homes and earn for it` },
];
