/** Requirements as a table that Excel opens correctly, and in which no cell is a formula. */

import { stringify } from "csv-stringify/sync";
import type { Requirement } from "#domain/requirements/requirement.ts";

/** Without it Excel reads Hindi as Latin. */
const BYTE_ORDER_MARK = "\ufeff";

const COLUMNS: Record<string, (requirement: Requirement) => string | number | null> = {
  Reference: ({ reference }) => reference,
  Received: ({ createdAt }) => createdAt,
  Status: ({ status }) => status,
  Kind: ({ listingType }) => listingType,
  Name: ({ name }) => name,
  // With its plus it would be a formula; escaped against that, it could no longer be dialled.
  Phone: ({ phone }) => phone.replace(/^\+/, ""),
  "E-mail": ({ email }) => email,
  "Property type": ({ propertyType }) => propertyType,
  Location: ({ location }) => location,
  Budget: ({ budgetText }) => budgetText,
  "Budget from": ({ budgetMin }) => budgetMin,
  "Budget to": ({ budgetMax }) => budgetMax,
  Requirements: ({ message }) => message,
  Note: ({ note }) => note,
};

export async function* csvOf(pages: AsyncIterable<Requirement[]>): AsyncGenerator<string> {
  const readers = Object.values(COLUMNS);
  yield BYTE_ORDER_MARK + lines([Object.keys(COLUMNS)]);
  for await (const page of pages) {
    yield lines(page.map((requirement) => readers.map((read) => read(requirement))));
  }
}

function lines(rows: (string | number | null)[][]): string {
  return stringify(rows, { escape_formulas: true, record_delimiter: "windows" });
}
