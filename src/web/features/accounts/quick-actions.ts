import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Role } from "#domain/shared/roles.ts";

type QuickAction = { to: string; label: MessageDescriptor; hint: MessageDescriptor };

/** The specification's link targets by role: what a user most likely came for. */
export const QUICK_ACTIONS: Record<Role, QuickAction[]> = {
  buyer: [
    { to: "/buy", label: msg`Browse homes`, hint: msg`What is for sale today` },
    { to: "/buyer/saved", label: msg`Saved homes`, hint: msg`And searches that write to you` },
    {
      to: "/buyer/inquiries",
      label: msg`Your inquiries`,
      hint: msg`Whom you asked, how it stands`,
    },
    { to: "/buyer/profile", label: msg`Buyer profile`, hint: msg`How we reach you` },
  ],
  seller: [
    { to: "/sell", label: msg`List Property`, hint: msg`Photos, price, and off to review` },
    { to: "/seller/properties", label: msg`Your properties`, hint: msg`Their state and numbers` },
    { to: "/seller/inquiries", label: msg`Inquiries`, hint: msg`Who wants to see them` },
    { to: "/seller/profile", label: msg`Seller profile`, hint: msg`How buyers reach you` },
  ],
  company: [
    {
      to: "/company/properties/new",
      label: msg`Add Property`,
      hint: msg`A draft is kept as you type`,
    },
    { to: "/company/leads", label: msg`Leads`, hint: msg`Who asked, and what comes next` },
    { to: "/company/analytics", label: msg`Analytics`, hint: msg`Views, saves and contacts` },
    { to: "/company/profile", label: msg`Company profile`, hint: msg`Logo, papers and colleagues` },
  ],
  affiliate: [
    { to: "/affiliate/links", label: msg`Your links`, hint: msg`With QR codes and clicks` },
    { to: "/affiliate/earnings", label: msg`Earnings`, hint: msg`Line by line, with reasons` },
    { to: "/affiliate/tools", label: msg`Share tools`, hint: msg`Texts in both languages` },
    { to: "/affiliate/profile", label: msg`Affiliate profile`, hint: msg`Where payouts go` },
  ],
  admin: [],
};
