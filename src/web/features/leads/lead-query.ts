import type { InquiryStage } from "#domain/leads/inquiry.ts";

/** The list's filters from the URL. */
export type Asked = {
  q: string;
  stage?: InquiryStage | undefined;
  propertyId?: string | undefined;
  assignedTo?: string | undefined;
  due?: boolean | undefined;
  /** Unanswered for more than a day. */
  waiting?: boolean | undefined;
  today?: boolean | undefined;
};

/** The filters as a query string, with "?" unless it is empty. */
export function queryOf(asked: Asked & { cursor?: string | null | undefined }): string {
  const { q, stage, propertyId, assignedTo, due, waiting, today, cursor } = asked;
  const given = Object.entries({ q, stage, propertyId, assignedTo, cursor }).filter(
    (entry): entry is [string, string] => Boolean(entry[1]),
  );
  const params = new URLSearchParams(given);
  if (due) params.set("due", "1");
  if (waiting) params.set("waiting", "1");
  if (today) params.set("today", "1");
  const text = params.toString();
  return text && `?${text}`;
}
