import type { InquiryStage } from "#domain/leads/inquiry.ts";

/** What the list was asked for, as the address says it. */
export type Asked = {
  q: string;
  stage?: InquiryStage | undefined;
  propertyId?: string | undefined;
  assignedTo?: string | undefined;
  due?: boolean | undefined;
  /** Not answered for more than a day. */
  waiting?: boolean | undefined;
  today?: boolean | undefined;
};

/** The same as a query, with a question mark when there is anything to ask. */
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
