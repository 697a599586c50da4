/** Writes rows as text, a batch at a time: nothing larger is ever in memory. */

import { stringify } from "csv-stringify/sync";
import type { Exported, ExportFormat } from "#domain/operations/export.ts";
import type { Db } from "#server/platform/db/client.ts";
import { type ExportRow, listForExport } from "./repository.ts";

const BATCH_ROWS = 1000;
const BYTE_ORDER_MARK = "\ufeff";
const PHONES = new Set(["phone", "contact", "whatsappNumber"]);

/** Pages of ids, in the order of a list; without them, everything is exported. */
export type Pages = AsyncIterable<string[]>;

export async function* writeExport(
  db: Db,
  what: Exported,
  format: ExportFormat,
  pages?: Pages,
): AsyncGenerator<string> {
  const write = format === "csv" ? csvOf : jsonOf;
  let isFirst = true;
  yield format === "csv" ? BYTE_ORDER_MARK : "[";
  for await (const rows of pages ? listed(db, what, pages) : everything(db, what)) {
    if (rows.length > 0) yield write(rows, isFirst);
    isFirst = false;
  }
  if (format === "json") yield "\n]\n";
}

async function* everything(db: Db, what: Exported): AsyncGenerator<ExportRow[]> {
  let last: string | null = null;
  for (;;) {
    const rows: ExportRow[] = await listForExport(db, what, { afterId: last }, BATCH_ROWS);
    last = rows.at(-1)?.id ?? null;
    yield rows;
    if (rows.length < BATCH_ROWS) return;
  }
}

async function* listed(db: Db, what: Exported, pages: Pages): AsyncGenerator<ExportRow[]> {
  for await (const ids of pages) {
    const rows = await listForExport(db, what, { ids }, ids.length);
    const byId = new Map(rows.map((row) => [row.id, row]));
    yield ids.flatMap((id) => byId.get(id) ?? []);
  }
}

/** Spreadsheets run a cell that looks like a formula; such cells are prefixed with an apostrophe. */
function csvOf(rows: ExportRow[], isFirst: boolean): string {
  return stringify(rows.map(toCells), { header: isFirst, escape_formulas: true });
}

function jsonOf(rows: ExportRow[], isFirst: boolean): string {
  const text = rows.map((row) => JSON.stringify(row)).join(",\n");
  return isFirst ? `\n${text}` : `,\n${text}`;
}

function toCells(row: ExportRow): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, cell(name, value)]));
}

function cell(name: string, value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.join("; ");
  // "+91…" would be read as a formula; without the plus a phone number stays readable.
  if (typeof value === "string" && PHONES.has(name)) return value.replace(/^\+/, "");
  return value;
}
