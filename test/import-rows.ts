/** A small file of listings, given as a header and rows of cells, and read as an import reads it. */

import { expect, test } from "vitest";
import { readFileFacts } from "#domain/imports/file.ts";
import type { RowReading } from "#domain/imports/row.ts";
import { type Draft, readRow } from "#domain/imports/row.ts";
import { sayStored } from "#server/platform/messages/say.ts";

export function readRows(fileName: string, header: readonly string[], ...lines: string[][]) {
  const facts = readFileFacts(fileName, header, lines, {});
  const readings = lines.map((cells) =>
    readRow(Object.fromEntries(header.map((name, at) => [name, cells[at] ?? ""])), facts),
  );
  return { facts, readings, drafts: readings.map(({ draft }) => draft as Draft) };
}

type RowCase = readonly [what: string, cells: string[], draft: Partial<Draft>];

/** Tests each row as the last of a file whose ordinary rows help to recognize its columns. */
export function rowCases(
  fileName: string,
  header: readonly string[],
  usual: string[][],
  rows: readonly RowCase[],
) {
  test.for(rows)("%s", ([, cells, draft]) => {
    const { readings } = readRows(fileName, header, ...usual, cells);

    expect(readings.at(-1)).toMatchObject({ draft });
  });
}

/** Why a row was refused, as people read it; undefined for one that was taken. */
export function reasonsOf(reading: RowReading | undefined): Record<string, string> | undefined {
  if (!reading || reading.draft) return undefined;
  const said = Object.entries(reading.reasons).map(([field, code]) => [
    field,
    sayStored("en", code),
  ]);
  return Object.fromEntries(said);
}
