/** A visitor got in touch with a lister. */

export const INQUIRY_CHANNELS = ["whatsapp", "call", "email", "form"] as const;

export type InquiryChannel = (typeof INQUIRY_CHANNELS)[number];

export const INQUIRY_STAGES = ["new", "contacted", "visit", "won", "lost"] as const;

export type InquiryStage = (typeof INQUIRY_STAGES)[number];

/** What happened to a lead; its notes are part of the same history. */
export const LEAD_EVENTS = ["note", "stage", "assigned", "follow_up"] as const;

export type LeadEventKind = (typeof LEAD_EVENTS)[number];

export const MAX_INQUIRY_MESSAGE = 1000;

export const MAX_LEAD_NOTE = 1000;

/** Why a lead was lost, from a fixed list; a note can say more. */
export const LOST_REASONS = [
  "bought-elsewhere",
  "too-expensive",
  "not-reachable",
  "plans-changed",
  "not-suitable",
  "other",
] as const;

export type LostReason = (typeof LOST_REASONS)[number];
