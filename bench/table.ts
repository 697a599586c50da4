/** One table of all measurements. */

export type Row = {
  id: string;
  what: string;
  value: string;
  /** The same thing done by something simpler, in the same run. */
  reference?: string;
  ratio?: number;
  /** Lower is better. */
  isCost?: boolean;
  bar?: string;
  /** Undefined for rows that are shown without a limit. */
  isOk?: boolean;
};

const COLUMNS = ["id", "what", "value", "reference", "ratio", "bar", "ok"] as const;
const IS_RIGHT_ALIGNED = new Set(["value", "reference", "ratio", "bar"]);

export function format(rows: Row[]): string {
  const cells = rows.map(cellsOf);
  const widths = COLUMNS.map((name) =>
    Math.max(name.length, ...cells.map((row) => row[name].length)),
  );
  const line = (texts: readonly string[]) =>
    texts
      .map((text, at) => {
        const width = widths[at] ?? 0;
        return IS_RIGHT_ALIGNED.has(COLUMNS[at] ?? "") ? text.padStart(width) : text.padEnd(width);
      })
      .join("  ")
      .trimEnd();
  return [
    line(COLUMNS),
    line(widths.map((width) => "─".repeat(width))),
    ...cells.map((row) => line(COLUMNS.map((name) => row[name]))),
  ].join("\n");
}

/** A row that has to reach a ratio to its reference. */
export function ratioRow(
  row: Pick<Row, "id" | "what">,
  perSecond: number,
  reference: number,
  ratio: number,
  bar: number,
): Row {
  return {
    ...row,
    value: rate(perSecond),
    reference: rate(reference),
    ratio,
    bar: `≥ ${bar}`,
    isOk: ratio >= bar,
  };
}

/** A row that must stay below a limit. */
export function limitRow(
  row: Pick<Row, "id" | "what">,
  value: number,
  limit: number,
  unit: string,
  digits = 0,
): Row {
  return {
    ...row,
    value: `${value.toFixed(digits)} ${unit}`,
    bar: `≤ ${limit} ${unit}`,
    isOk: value <= limit,
  };
}

/** Reports a failed measurement as a row: the others may have taken an hour and must still be shown. */
export function unmeasuredRow(id: string, error: unknown): Row {
  const reason = error instanceof Error ? error.message : String(error);
  return { id, what: "could not be measured", value: reason, isOk: false };
}

export const rate = (perSecond: number): string =>
  `${Math.round(perSecond).toLocaleString("en")}/s`;

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

function cellsOf(row: Row): Record<(typeof COLUMNS)[number], string> {
  const machineText = row.isOk ? "yes" : "NO";
  return {
    id: row.id,
    what: row.what,
    value: row.value,
    reference: row.reference ?? "",
    ratio: row.ratio === undefined ? "" : row.ratio.toFixed(2),
    bar: row.bar ?? "",
    ok: row.isOk === undefined ? "–" : machineText,
  };
}
