/** Formats what an import did for a terminal. */

import type { ImportRecord } from "#server/features/imports/repository.ts";
import type { ImportRow } from "#server/features/imports/repository-rows.ts";

export type Summary = ImportRecord;

const HEADER = ["file", "rows", "with price and place", "drafts", "duplicates", "refused", "taken"];

/** One line per file; "taken" is the share of rows whose price and place could be read. */
export function reportOf(summaries: readonly Summary[]): string {
  const lines = summaries.map((one) => [
    one.fileName,
    one.rowsDone,
    one.rowsPriced,
    one.created,
    one.duplicates,
    one.refused,
    one.status === "failed" ? "failed" : taken(one),
  ]);
  const cells = [HEADER, ...lines.map((line) => line.map(String))];
  const widths = HEADER.map((_, at) => Math.max(...cells.map((line) => line[at]?.length ?? 0)));
  return cells
    .map((line) => line.map((cell, at) => pad(cell, widths[at] ?? 0, at > 0)).join("  "))
    .join("\n");
}

export function describeImport(one: Summary, rows: readonly ImportRow[]): string {
  if (one.status === "failed") return `${one.fileName}: ${one.error}`;
  const columns = Object.entries(one.columns ?? {}).map(([field, name]) => `  ${field} = ${name}`);
  const notTaken = rows
    .filter(({ outcome }) => outcome !== "ok")
    .map(({ rowNumber, outcome, report: { reasons } }) => {
      const words = Object.entries(reasons).map(([field, reason]) => `${field}: ${reason}`);
      return `  row ${rowNumber} ${outcome}: ${words.join("; ")}`;
    });
  const verb = one.isDryRun ? "would be listed" : "listed as drafts";
  return [
    `${one.fileName} (import ${one.id})`,
    `${one.rowsDone} rows: ${one.created} ${one.options.isPublished ? "listed" : verb}, ${one.duplicates} duplicates, ${one.refused} refused`,
    "Columns:",
    ...columns,
    ...(notTaken.length > 0 ? ["Not taken, the first of them:", ...notTaken] : []),
  ].join("\n");
}

function taken({ rowsPriced, refusedPriced }: Summary): string {
  if (rowsPriced === 0) return "–";
  return `${((100 * (rowsPriced - refusedPriced)) / rowsPriced).toFixed(1)} %`;
}

function pad(text: string, width: number, isNumber: boolean): string {
  return isNumber ? text.padStart(width) : text.padEnd(width);
}
