/** Matches the columns of a file to fields: by header, and by whether the cells can be read as that field. */

import { COLUMN_RULES, type ColumnRule } from "./column-rules.ts";
import { IMPORT_FIELDS, type ImportColumns } from "./import.ts";
import { shortCell } from "./text.ts";

/** A column and some of its non-empty cells. */
type Column = { name: string; words: string; cells: string[]; rows: number };

const DEFAULT_SHARE = 0.5;

/** Assigns columns to fields; manual choices are final, the others go to the best match. */
export function matchColumns(
  names: readonly string[],
  sample: readonly (readonly string[])[],
  byHand: ImportColumns = {},
): ImportColumns {
  const columns = names.map((name, at) => columnOf(name, sample, at));
  const matched: ImportColumns = {};
  const taken = new Set<string>();
  for (const field of IMPORT_FIELDS) {
    const name = byHand[field];
    if (name === undefined) continue;
    taken.add(name);
    if (names.includes(name)) matched[field] = name;
  }
  for (const { field, name } of candidates(columns)) {
    if (field in byHand || matched[field] !== undefined || taken.has(name)) continue;
    matched[field] = name;
    taken.add(name);
  }
  return matched;
}

/** "PROP_HEADING", "propHeading" and "Prop. Heading" give the same result. */
export function headerWords(name: string): string {
  return shortCell(name)
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\d]+/gu, " ")
    .trim();
}

function columnOf(name: string, sample: readonly (readonly string[])[], at: number): Column {
  const cells = sample.map((row) => shortCell(row[at])).filter((cell) => cell !== "");
  return { name, words: headerWords(name), cells, rows: sample.length };
}

function candidates(columns: readonly Column[]) {
  return COLUMN_RULES.flatMap((rule) =>
    columns.map(({ name, ...column }) => ({
      field: rule.field,
      name,
      score: scoreOf(rule, { name, ...column }),
    })),
  )
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
}

/** 0 for no match; the header counts most, then the share of readable cells, then of filled ones. */
function scoreOf(rule: ColumnRule, column: Column): number {
  const { cells, rows } = column;
  const grade = gradeOf(rule, column);
  if (grade === 0 || cells.length === 0) return 0;
  const isSure = rule.isPlain && grade === 3;
  const share = isSure ? 1 : shareOf(cells, rule.reads ?? (() => true));
  if (share < (rule.share ?? DEFAULT_SHARE)) return 0;
  if (rule.field === "sourceKey" && !isDistinct(cells, grade)) return 0;
  return grade + share / 2 + cells.length / rows / 4;
}

/** A column called "id" may have repeats; a link that repeats leads to a page with many listings. */
function isDistinct(cells: readonly string[], grade: number): boolean {
  return new Set(cells).size >= cells.length * (grade > 2 ? 0.5 : 0.9);
}

function gradeOf(rule: ColumnRule, { words, cells }: Column): number {
  if (rule.never?.test(words)) return 0;
  if (rule.names.test(words)) return 3;
  if (rule.maybe?.test(words)) return 2;
  const { tells } = rule;
  return tells && cells.length > 2 && shareOf(cells, (cell) => tells.test(cell)) > 0.8 ? 1 : 0;
}

function shareOf(cells: readonly string[], reads: (cell: string) => boolean): number {
  return cells.filter(reads).length / cells.length;
}
