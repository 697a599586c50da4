/** Records contact clicks as inquiries without delaying the click itself. */

import type { InquiryChannel } from "#domain/leads/inquiry.ts";
import type { Language } from "#domain/shared/language.ts";

/** Who is contacted: a listing's lister, a company or an agent. */
export type About = { propertyId: string } | { companyId: string } | { agentId: string };

type Click = About & { channel: Exclude<InquiryChannel, "form">; language: Language };

/** The data attribute of a contact link, for the script below. */
export function contactMark(click: Click): string {
  return new URLSearchParams(click).toString();
}

/**
 * Part of the inline script, see page-script.ts: a visitor's first action is often this one, and it must not
 * wait for anything to load.
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
