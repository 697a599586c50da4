/** Leads as a table that Excel opens correctly, and in which no cell is a formula. */

import { stringify } from "csv-stringify/sync";
import type { Lead } from "#domain/leads/lead.ts";

/** Without it Excel reads Hindi as Latin. */
const BYTE_ORDER_MARK = "\ufeff";

const COLUMNS: Record<string, (lead: Lead) => string | null> = {
  Received: ({ createdAt }) => createdAt,
  Stage: ({ stage }) => stage,
  "Lost because": ({ lostReason }) => lostReason,
  Name: ({ name }) => name,
  // With its plus it would be a formula; escaped against that, it could no longer be dialled.
  Phone: ({ phone }) => phone?.replace(/^\+/, "") ?? null,
  "E-mail": ({ email }) => email,
  Message: ({ message }) => message,
  Channel: ({ channel }) => channel,
  Source: ({ source }) => source,
  Listing: ({ property }) => property?.title ?? null,
  "Listing ID": ({ property }) => property?.id ?? null,
  Company: ({ company }) => company?.name ?? null,
  Agent: ({ agent }) => agent?.name ?? null,
  "Read by": ({ readers }) => readers,
  "Follow up on": ({ followUpOn }) => followUpOn,
  "Assigned to": ({ assignedTo }) => assignedTo?.name ?? null,
};

export async function* csvOf(pages: AsyncIterable<Lead[]>): AsyncGenerator<string> {
  const readers = Object.values(COLUMNS);
  yield BYTE_ORDER_MARK + lines([Object.keys(COLUMNS)]);
  for await (const page of pages) {
    yield lines(page.map((lead) => readers.map((read) => read(lead))));
  }
}

function lines(rows: (string | null)[][]): string {
  return stringify(rows, { escape_formulas: true, record_delimiter: "windows" });
}
