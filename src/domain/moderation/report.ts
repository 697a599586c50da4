/** "Report this listing": the possible reasons, and the outcomes. */

export const REPORT_REASONS = [
  "not-available",
  "wrong-price",
  "wrong-facts",
  "wrong-pictures",
  "duplicate",
  "fraud",
  "other",
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const REPORT_STATUSES = ["open", "upheld", "dismissed"] as const;

export const MAX_REPORT_DETAIL = 2000;
