/** A preview of a row for the admin: the text in the file, and what was read from it. */

import type { ImportColumns, ImportField, RowReport } from "./import.ts";
import type { RowReading } from "./row.ts";
import { cellText } from "./text.ts";

const MAX_SHOWN = 200;

/** The columns each of the shown facts comes from. */
const SOURCES: Record<string, readonly ImportField[]> = {
  price: ["price", "priceMax"],
  area: ["area", "areaMax", "carpetArea", "builtupArea", "superArea", "plotArea"],
  beds: ["beds"],
  location: ["locality", "society", "address", "city"],
  purpose: ["purpose"],
  type: ["type"],
};

export function reportRow(
  row: Readonly<Record<string, unknown>>,
  columns: ImportColumns,
  reading: RowReading,
): Omit<RowReport, "reasons"> {
  return { raw: rawFacts(row, columns), read: readFacts(reading) };
}

function rawFacts(row: Readonly<Record<string, unknown>>, columns: ImportColumns) {
  const facts = Object.entries(SOURCES).map(([fact, fields]) => {
    const names = fields.flatMap((field) => columns[field] ?? []);
    const cells = [...new Set(names)].map((name) => cellText(row[name]));
    return [fact, cells.filter(Boolean).join(", ").slice(0, MAX_SHOWN)];
  });
  return Object.fromEntries(facts.filter(([, text]) => text !== ""));
}

function readFacts({ draft }: RowReading): Record<string, string> {
  if (!draft) return {};
  const { priceRange, location, purpose, type, beds, areaSqft } = draft;
  return {
    price: priceRange,
    location,
    purpose,
    type,
    ...(beds !== null && { beds: String(beds) }),
    ...(areaSqft !== null && { area: `${areaSqft} sq ft` }),
  };
}
