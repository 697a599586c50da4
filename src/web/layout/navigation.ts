import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

export type NavigationItem = { to: string; label: MessageDescriptor };

export const MAIN_NAVIGATION: NavigationItem[] = [
  { to: "/", label: msg`Home` },
  { to: "/buy", label: msg`Buy` },
  { to: "/rent", label: msg`Rent` },
  { to: "/sell", label: msg`Sell` },
  { to: "/commercial", label: msg`Commercial` },
  { to: "/land", label: msg`Land` },
  { to: "/agents", label: msg`Agents` },
  { to: "/#about", label: msg`About` },
];

export const MOBILE_NAVIGATION: NavigationItem[] = [
  ...MAIN_NAVIGATION,
  { to: "/companies", label: msg`Companies` },
  { to: "/search", label: msg`Advanced search` },
];

export const QUICK_LINKS: NavigationItem[] = [
  { to: "/buy", label: msg`Buy` },
  { to: "/rent", label: msg`Rent` },
  { to: "/sell", label: msg`Sell` },
  { to: "/companies", label: msg`Companies` },
  { to: "/agents", label: msg`Agents` },
];

export const SERVICE_LINKS: NavigationItem[] = [
  { to: "/commercial", label: msg`Commercial` },
  { to: "/land", label: msg`Land` },
  { to: "/sell", label: msg`Property valuation` },
  { to: "/search", label: msg`Advanced search` },
];

export const LEGAL_LINKS: NavigationItem[] = [
  { to: "/terms", label: msg`Terms` },
  { to: "/privacy", label: msg`Privacy` },
  { to: "/grievance", label: msg`Grievance officer` },
  { to: "/sitemap", label: msg`Sitemap` },
];

/** The cities of the search filter: each always has a page, even without listings. */
export const CITY_LINKS: { city: string; label: MessageDescriptor }[] = [
  { city: "mumbai", label: msg`Mumbai` },
  { city: "delhi", label: msg`Delhi` },
  { city: "bangalore", label: msg`Bangalore` },
  { city: "pune", label: msg`Pune` },
  { city: "hyderabad", label: msg`Hyderabad` },
];
