/** Contact clicks become inquiries, told while the click itself goes on undelayed. */

import type { InquiryChannel } from "#domain/inquiry.ts";
import type { Language } from "#domain/language.ts";

type Click = {
  channel: Exclude<InquiryChannel, "form">;
  propertyId?: string | undefined;
  companyId?: string | undefined;
  agentId?: string | undefined;
  language: Language;
};

export function recordContact(click: Click): void {
  const told = { ...click, referrer: document.referrer };
  const body = new Blob([JSON.stringify(told)], { type: "application/json" });
  // Survives the page that WhatsApp or the dialler replaces, and waits for nothing.
  navigator.sendBeacon("/api/inquiries", body);
}
