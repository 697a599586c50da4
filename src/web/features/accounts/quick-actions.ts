import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Role } from "#domain/account.ts";

type QuickAction = { to: string; label: MessageDescriptor; hint: MessageDescriptor };

const BUY = { to: "/buy", label: msg`Browse homes`, hint: msg`What is for sale today` };
const RENT = { to: "/rent", label: msg`Homes for rent`, hint: msg`With deposit and all costs` };
const SELL = { to: "/sell", label: msg`List Property`, hint: msg`Tell us about it; we call you` };
const COMPANIES = { to: "/companies", label: msg`Companies`, hint: msg`As visitors see them` };
const SAVED = { to: "/saved", label: msg`Saved homes`, hint: msg`What you kept on this device` };
const LINKS = {
  to: "/affiliate/links",
  label: msg`My links`,
  hint: msg`Make links and QR codes, see clicks and leads`,
};
const EARNINGS = {
  to: "/affiliate/earnings",
  label: msg`Earnings`,
  hint: msg`What is pending, payable and paid`,
};
const TOOLS = {
  to: "/affiliate/tools",
  label: msg`Share texts`,
  hint: msg`In English and Hindi, for WhatsApp`,
};
const AFFILIATE_PROFILE = {
  to: "/affiliate/profile",
  label: msg`Affiliate profile`,
  hint: msg`Your areas, and where you are paid`,
};

/** What somebody is most likely here for; each leads to a page that exists. */
export const QUICK_ACTIONS: Record<Role, QuickAction[]> = {
  buyer: [BUY, RENT, SAVED],
  seller: [SELL, BUY],
  company: [SELL, COMPANIES],
  affiliate: [LINKS, EARNINGS, TOOLS, AFFILIATE_PROFILE],
  admin: [],
};
