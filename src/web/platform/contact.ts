/** Contact clicks become inquiries, told while the click itself goes on undelayed. */

import type { InquiryChannel } from "#domain/leads/inquiry.ts";
import type { Language } from "#domain/shared/language.ts";

/** Who is contacted: a listing's lister, a company or an agent. */
export type About = { propertyId: string } | { companyId: string } | { agentId: string };

type Click = About & { channel: Exclude<InquiryChannel, "form">; language: Language };

/** What a link says of itself, for the script below. */
export function contactMark(click: Click): string {
  return new URLSearchParams(click).toString();
}

/**
 * Part of the script in the page, see late-scripts.ts: the first touch of a page is often this one, and nothing of it
 * may wait for anything else to come.
 */
export const CONTACT_CLICKS = `
addEventListener("click", ({ target }) => {
  const mark = target.closest?.("a[data-contact]")?.dataset.contact;
  if (!mark) return;
  const told = { ...Object.fromEntries(new URLSearchParams(mark)), referrer: document.referrer };
  const body = new Blob([JSON.stringify(told)], { type: "application/json" });
  // Survives the page that WhatsApp or the dialler replaces, and waits for nothing.
  navigator.sendBeacon("/api/inquiries", body);
}, true);
`;
