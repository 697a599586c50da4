/** Rejected rows as CSV, to be corrected in a spreadsheet; no cell is a formula. */

import { stringify } from "csv-stringify/sync";
import type { Language } from "#domain/shared/language.ts";
import { sayStored } from "#server/platform/messages/say.ts";
import type { ImportRow } from "./repository-rows.ts";

/** Without it Excel reads Hindi as Latin. */
const BYTE_ORDER_MARK = "\ufeff";

const COLUMNS: Record<string, (row: ImportRow, language: Language) => string | number> = {
  Row: ({ rowNumber }) => rowNumber,
  Outcome: ({ outcome }) => outcome,
  Title: ({ title }) => title,
  Why: ({ report }, language) =>
    Object.values(report.reasons)
      .map((text) => sayStored(language, text))
      .join("; "),
  "Already here": ({ propertyId }) => propertyId ?? "",
  Price: ({ report }) => report.raw.price ?? "",
  "Price as read": ({ report }) => report.read.price ?? "",
  Area: ({ report }) => report.raw.area ?? "",
  "Area as read": ({ report }) => report.read.area ?? "",
  Bedrooms: ({ report }) => report.raw.beds ?? "",
  "Bedrooms as read": ({ report }) => report.read.beds ?? "",
  Place: ({ report }) => report.raw.location ?? "",
  "Place as read": ({ report }) => report.read.location ?? "",
};

export async function* csvOf(
  batches: AsyncIterable<ImportRow[]>,
  language: Language,
): AsyncGenerator<string> {
  const readers = Object.values(COLUMNS);
  yield BYTE_ORDER_MARK + lines([Object.keys(COLUMNS)]);
  for await (const rows of batches) {
    yield lines(rows.map((row) => readers.map((read) => read(row, language))));
  }
}

function lines(rows: (string | number)[][]): string {
  return stringify(rows, { escape_formulas: true, record_delimiter: "windows" });
}
