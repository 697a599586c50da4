/**
 * Reads one line in English, Hindi or Hindi in Latin letters. Reading the rest of a line again finds nothing
 * more: parts from different positions are separated by commas, which no phrase extends across.
 */

import { filterOfClaims } from "./merge.ts";
import { type LineReading, readLine } from "./read-line.ts";
import type { Claim, LineContext, LinePart, Understanding } from "./understanding.ts";

type Run = { from: number; to: number };

export function understandLine(line: string, context: LineContext = {}): Understanding {
  return understandingOf(readLine(line, context));
}

/** Converts the reading, including claims such as places that the caller added. */
export function understandingOf(reading: LineReading): Understanding {
  const { line, words, claims } = reading;
  if (words.length === 0) return { filter: {}, parts: [], rest: line.trim() };
  const wide = claims.map((claim) => ({ ...claim }));
  const runs = claims.length === 0 ? [{ from: 0, to: words.length }] : leftovers(reading, wide);
  return {
    filter: filterOfClaims(claims),
    parts: wide.map((claim) => partOf(reading, claim)),
    rest: claims.length === 0 ? line.trim() : runs.map((run) => textOf(reading, run)).join(", "),
  };
}

function partOf(reading: LineReading, { param, value, ...run }: Claim): LinePart {
  return { text: textOf(reading, run), param, value };
}

function textOf({ line, words }: LineReading, { from, to }: Run): string {
  return line.slice(words[from]?.start, words[to - 1]?.end);
}

/** The sequences between the claims, after each claim has absorbed the connecting words next to it. */
function leftovers(reading: LineReading, claims: Claim[]): Run[] {
  const runs: Run[] = [];
  for (let at = 0; at <= claims.length; at += 1) {
    const [before, after] = [claims[at - 1], claims[at]];
    const run = {
      from: before?.to ?? 0,
      to: after?.from ?? reading.words.length,
    };
    const inner = withoutGlue(reading, run, before, after);
    if (before) before.to = Math.max(before.to, lastWord(reading, run.from, inner.from));
    if (after) after.from = Math.min(after.from, firstWord(reading, inner.to, run.to));
    const from = skipSigns(reading, inner.from, inner.to, 1);
    const to = skipSigns(reading, inner.to, from, -1);
    if (from < to) runs.push({ from, to });
  }
  return runs;
}

function withoutGlue(
  reading: LineReading,
  { from, to }: Run,
  before: Claim | undefined,
  after: Claim | undefined,
): Run {
  const isGlue = (at: number) => glueAt(reading, at) !== undefined || isSign(reading, at);
  let first = from;
  let last = to;
  while (before && first < to && isGlue(first)) first += 1;
  while (after && last > first && isGlue(last - 1)) last -= 1;
  // Only connecting words: prepositions go with what follows, the rest with what came before.
  if (first === to && before && after) {
    const turn = indexFrom(from, to, (at) => glueAt(reading, at) === "before");
    return { from: turn, to: turn };
  }
  return { from: first, to: last };
}

function indexFrom(from: number, to: number, test: (at: number) => boolean): number {
  for (let at = from; at < to; at += 1) if (test(at)) return at;
  return to;
}

function glueAt({ list }: LineReading, word: number) {
  return list.find(({ from, to }) => word >= from && word < to)?.glue;
}

function isSign({ words }: LineReading, at: number): boolean {
  return words[at]?.kind === "sign";
}

/** The end of the last real word among those given. */
function lastWord(reading: LineReading, from: number, to: number): number {
  return skipSigns(reading, to, from, -1);
}

function firstWord(reading: LineReading, from: number, to: number): number {
  return skipSigns(reading, from, to, 1);
}

function skipSigns(reading: LineReading, start: number, end: number, step: 1 | -1): number {
  let at = start;
  while (step === 1 ? at < end : at > end) {
    if (!isSign(reading, step === 1 ? at : at - 1)) break;
    at += step;
  }
  return at;
}
