/** Links that affiliates share, and their profile. */

import type { Actor } from "#domain/shared/actor.ts";
import { plainPath } from "#domain/shared/language.ts";
import { returnPath } from "#domain/shared/return-path.ts";

/** Remembers which link brought a visitor first, and nothing about the visitor. */
export const REFERRAL_COOKIE = "via";
export const REFERRAL_DAYS = 60;

/** The code of the first link that the visitor's browser followed, and the user signed in there. */
export type Referral = { code: string | undefined; actor: Actor };

const CODE = /^[0-9a-z]{8}$/;
const NOT_SHARED = /^\/(?:r|admin|dashboard|profile|affiliate|buyer|seller)(?:[/.]|$)/;

export type AffiliateLink = {
  id: string;
  code: string;
  path: string;
  label: string;
  createdAt: string;
  stoppedAt: string | null;
  clicks: number;
  leads: number;
};

export type AffiliateProfile = {
  name: string;
  phone: string | null;
  areas: string;
  reraNumber: string;
  payoutLabel: string;
};

export function isLinkCode(text: string): boolean {
  return CODE.test(text);
}

export function shortPath(code: string): string {
  return `/r/${code}`;
}

/** The path of this site that was pasted as a URL or a path; undefined for any other. */
export function sharedPath(text: string, publicUrl: string): string | undefined {
  const typed = text.trim();
  const { origin, host } = new URL(publicUrl);
  const bare = typed.startsWith(`${host}/`) || typed === host;
  const address = bare ? `${origin}${typed.slice(host.length)}` : typed;
  if (!address.startsWith("/") && !address.startsWith("http")) return undefined;
  if (!URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  if (url.host !== host || address.startsWith("//")) return undefined;
  const path = returnPath(url.pathname + url.search + url.hash);
  return path !== undefined && !NOT_SHARED.test(plainPath(url.pathname)) ? path : undefined;
}
