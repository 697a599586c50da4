/** Reads a file row by row, whatever its format: CSV of any dialect, a JSON array, JSON lines. */

import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { Transform, type TransformCallback } from "node:stream";
import { parse } from "csv-parse";
import { importProblems } from "#domain/imports/problems.ts";
import { AppError } from "#domain/shared/errors.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import { jsonObjects } from "./json-objects.ts";

export type Row = Readonly<Record<string, unknown>>;

type Record_ = string[] | Row;
type Sniffed = { encoding: string; head: string; bytes: number };

const HEAD_BYTES = 64 * 1024;
const SAMPLE_ROWS = 300;
const MAX_RECORD_BYTES = 1024 * 1024;
const MAX_COLUMNS = 300;
const DELIMITERS = [",", ";", "\t", "|"];

export type OpenedFile = {
  names: string[];
  /** The first rows, to recognize the columns by. */
  sample: string[][];
  /** All rows from the first, each with the position in the file in percent. */
  rows: () => AsyncGenerator<{ row: Row; percent: number }>;
};

export async function openFile(path: string): Promise<OpenedFile> {
  const sniffed = await sniff(path);
  const isJson = /^[\s\ufeff]*[[{]/.test(sniffed.head);
  const records = () => (isJson ? jsonRecords(path, sniffed) : csvRecords(path, sniffed));
  const first: Record_[] = [];
  for await (const { record } of records()) {
    first.push(record);
    if (first.length > SAMPLE_ROWS) break;
  }
  const names = isJson ? jsonNames(first as Row[]) : csvNames(first as string[][]);
  const toRow = (record: Record_): Row =>
    Array.isArray(record)
      ? Object.fromEntries(names.map((name, at) => [name, record[at] ?? ""]))
      : record;
  const skip = isJson ? 0 : headerAt(first as string[][]) + 1;
  return {
    names,
    sample: first.slice(skip).map((record) => {
      const row = toRow(record);
      return names.map((name) => textOf(row[name]));
    }),
    async *rows() {
      let at = 0;
      for await (const { record, read } of records()) {
        at += 1;
        if (at <= skip) continue;
        yield {
          row: toRow(record),
          percent: Math.min(99, Math.floor((read / sniffed.bytes) * 100)),
        };
      }
    },
  };
}

async function sniff(path: string): Promise<Sniffed> {
  const { size } = await stat(path);
  const file = await open(path, "r");
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const head = buffer.subarray(0, bytesRead);
    if (head.length === 0) throw new AppError(sharedProblems.fileEmpty());
    const encoding = encodingOf(head);
    return { encoding, head: new TextDecoder(encoding).decode(head), bytes: size };
  } finally {
    await file.close();
  }
}

/** A file that is not valid UTF-8 was saved by an old spreadsheet program. */
function encodingOf(head: Buffer): string {
  if (head[0] === 0xff && head[1] === 0xfe) return "utf-16le";
  if (head[0] === 0xfe && head[1] === 0xff) return "utf-16be";
  try {
    // Streaming, because the head may end in the middle of a character.
    new TextDecoder("utf-8", { fatal: true }).decode(head, { stream: true });
    return "utf-8";
  } catch {
    return "windows-1252";
  }
}

async function* csvRecords(path: string, { encoding, head }: Sniffed) {
  const file = createReadStream(path);
  const parser = parse({
    delimiter: delimiterOf(head),
    bom: true,
    // Listed explicitly, because otherwise the first line's ending would decide for the whole file.
    record_delimiter: ["\r\n", "\n", "\r"],
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_RECORD_BYTES,
  });
  file.on("error", (error) => parser.destroy(error));
  file.pipe(decoder(encoding)).pipe(parser);
  try {
    for await (const record of parser) yield { record: record as string[], read: file.bytesRead };
  } catch (error) {
    throw new AppError(importProblems.unreadableTable({ reason: (error as Error).message }));
  } finally {
    file.destroy();
    parser.destroy();
  }
}

async function* jsonRecords(path: string, { encoding, head }: Sniffed) {
  const file = createReadStream(path);
  try {
    for await (const record of jsonObjects(file.pipe(decoder(encoding)), head)) {
      yield { record: flattened(record), read: file.bytesRead };
    }
  } finally {
    file.destroy();
  }
}

function decoder(encoding: string): Transform {
  const text = new TextDecoder(encoding);
  return new Transform({
    readableObjectMode: false,
    encoding: "utf8",
    transform(chunk: Buffer, _, done: TransformCallback) {
      done(null, text.decode(chunk, { stream: true }));
    },
    flush(done) {
      done(null, text.decode());
    },
  });
}

/** The character that splits the first lines into the most, and the most equal, parts. */
function delimiterOf(head: string): string {
  const lines = head.split(/\r?\n/).slice(0, 20).filter(Boolean);
  const scores = DELIMITERS.map((delimiter) => {
    const counts = lines.map((line) => line.replace(/"[^"]*"/g, "").split(delimiter).length - 1);
    const [first = 0] = counts;
    return first === 0 ? 0 : first + counts.filter((count) => count === first).length;
  });
  return DELIMITERS[scores.indexOf(Math.max(...scores))] ?? ",";
}

/** Some exports begin with a line or two of metadata. */
function headerAt(records: readonly string[][]): number {
  const at = records.findIndex((cells) => cells.filter((cell) => cell.trim() !== "").length > 1);
  return Math.max(at, 0);
}

function csvNames(records: readonly string[][]): string[] {
  const header = records[headerAt(records)] ?? [];
  const seen = new Map<string, number>();
  return header.slice(0, MAX_COLUMNS).map((cell, at) => {
    const name = cell.trim() || `Column ${at + 1}`;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  });
}

function jsonNames(rows: readonly Row[]): string[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row)))].slice(0, MAX_COLUMNS);
}

/** A nested value is named by both levels: "price.amount". */
function flattened(object: Row): Row {
  const pairs = Object.entries(object).flatMap(([name, value]) =>
    value !== null && typeof value === "object" && !Array.isArray(value)
      ? Object.entries(value).map(([inner, deep]) => [`${name}.${inner}`, deep])
      : [[name, value]],
  );
  return Object.fromEntries(pairs);
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
