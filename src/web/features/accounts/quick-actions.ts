import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Role } from "#domain/account.ts";

type QuickAction = { to: string; label: MessageDescriptor; hint: MessageDescriptor };

const BUY = { to: "/buy", label: msg`Browse homes`, hint: msg`What is for sale today` };
const RENT = { to: "/rent", label: msg`Homes for rent`, hint: msg`With deposit and all costs` };
const SELL = { to: "/sell", label: msg`List Property`, hint: msg`Tell us about it; we call you` };
const COMPANIES = { to: "/companies", label: msg`Companies`, hint: msg`As visitors see them` };
const SAVED = { to: "/saved", label: msg`Saved homes`, hint: msg`What you kept on this device` };

/** What somebody is most likely here for; each leads to a page that exists. */
export const QUICK_ACTIONS: Record<Role, QuickAction[]> = {
  buyer: [BUY, RENT, SAVED],
  seller: [SELL, BUY],
  company: [SELL, COMPANIES],
  affiliate: [BUY, RENT, COMPANIES],
  admin: [],
};
