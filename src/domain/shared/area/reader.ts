import { cleanTypedText, numberFrom } from "#domain/shared/typed-text.ts";
import type { AreaBasis } from "./area.ts";
import { AREA_UNITS, type AreaUnit, isLocalUnit, sqftPerUnit, unitAt } from "./units.ts";

/**
 * A typed area in square feet; an open end is null. Both ends are null with a unit when the unit's
 * size depends on a state that was not given, and without a unit when there was nothing to read.
 */
export type AreaReading = {
  minSqft: number | null;
  maxSqft: number | null;
  unit: AreaUnit | null;
  basis: AreaBasis;
  confidence: "high" | "medium" | "low";
};

type Measure = { value: number; unit: AreaUnit | null; start: number; end: number };
type Span = {
  low: Measure;
  high: Measure;
  unit: AreaUnit | null;
  isInBrackets: boolean;
  before: string;
};
type Sized = { min: number; max: number; unit: AreaUnit; isSure: boolean };

const NOTHING: AreaReading = {
  minSqft: null,
  maxSqft: null,
  unit: null,
  basis: "unknown",
  confidence: "low",
};

const NUMBER = /\d[\d,]*(?:\.\d+)*/g;
const COUNTED = /^ ?(?:bhk|rk|bed|bath|floor|km|min|th |nd |rd |st )/;
const RANGE = /^ ?(?:-|to|se|से) ?$/;
const SIDES = /(\d{1,5}(?:\.\d{1,2})?) ?(?:ft|feet|')? ?[x*×] ?(\d{1,5}(?:\.\d{1,2})?)(?![\d,])/;
const AT_MOST = /(?:up ?to|under|below|less than|within|max|तक)|\btak\b/;
const AT_LEAST = /\+|onwards|above|over|more than|at ?least|\bmin\b|से ऊपर/;

/** Reads "1,800 sq.ft. (167 sq.m.) Plot Area", "24Guntha", "2100 - 2850", "30x40", "1 kanal 5 marla". */
export function readArea(typed: string, state?: string | null): AreaReading {
  const text = cleanTypedText(typed);
  const spans = spansOf(text);
  const main = mainSpan(spans);
  if (!main) return { ...NOTHING };
  const basis = basisOf(main, spans, text);
  const size = sidesOf(text) ?? sizeOf(main, spans, text, state);
  if (!size) return { ...NOTHING, unit: main.unit, basis };
  if (size.max <= 0) return { ...NOTHING, basis };
  const confidence = size.isSure && !isLocalUnit(size.unit) ? "high" : "medium";
  return { ...endsOf(size, text), unit: size.unit, basis, confidence };
}

function endsOf({ min, max }: Sized, text: string): Pick<AreaReading, "minSqft" | "maxSqft"> {
  const isSingle = min === max;
  return {
    minSqft: isSingle && AT_MOST.test(text) ? null : hundredths(Math.min(min, max)),
    maxSqft: isSingle && AT_LEAST.test(text) ? null : hundredths(Math.max(min, max)),
  };
}

/** A plot of 30 feet by 40, as sites are described in Bengaluru. */
function sidesOf(text: string): Sized | null {
  const match = SIDES.exec(text);
  const product = match ? Number(match[1]) * Number(match[2]) : 0;
  return product >= 100 ? { min: product, max: product, unit: "sqft", isSure: false } : null;
}

function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const measure of measuresOf(text)) {
    const between = text.slice(end, measure.start);
    const last = spans.at(-1);
    if (last && RANGE.test(between)) {
      last.high = measure;
      last.unit = measure.unit ?? last.unit;
    } else {
      const isInBrackets = between.trimEnd().endsWith("(");
      spans.push({
        low: measure,
        high: measure,
        unit: measure.unit,
        isInBrackets,
        before: between,
      });
    }
    end = measure.end;
  }
  return spans;
}

function measuresOf(text: string): Measure[] {
  const measures: Measure[] = [];
  for (const match of text.matchAll(NUMBER)) {
    const number = numberFrom(match[0]);
    const after = match.index + match[0].length;
    if (!number || COUNTED.test(text.slice(after, after + 6))) continue;
    const rest = text.slice(after, after + 2);
    const found = unitAt(text, after + (/^\+? ?/.exec(rest)?.[0].length ?? 0));
    measures.push({
      value: number.value,
      unit: found?.unit ?? null,
      start: match.index,
      end: found?.end ?? after,
    });
  }
  return measures;
}

/** A bare number counts when a label or a bracketed conversion supports it, or there is nothing better. */
function mainSpan(spans: readonly Span[]): Span | null {
  const open = spans.filter((span) => !span.isInBrackets);
  const vouched = open.find(
    (span) => span.unit || labelAtEnd(span.before) || conversionOf(span, spans) !== null,
  );
  return vouched ?? open[0] ?? spans.find((span) => span.unit !== null) ?? null;
}

function conversionOf(span: Span, spans: readonly Span[]): Span | null {
  const next = spans[spans.indexOf(span) + 1];
  return next?.isInBrackets && next.unit ? next : null;
}

function sizeOf(
  span: Span,
  spans: readonly Span[],
  text: string,
  state: string | null | undefined,
): Sized | null {
  const unit = span.unit ?? guessedUnit(span, spans);
  const factor = sqftPerUnit(unit, state);
  if (factor === null) return null;
  const lowFactor = span.low.unit ? sqftPerUnit(span.low.unit, state) : factor;
  const rest = span.low === span.high ? remainder(span, spans, text, state) : 0;
  return {
    min: span.low.value * (lowFactor ?? factor) + rest,
    max: span.high.value * factor + rest,
    unit,
    isSure: span.unit !== null || conversionOf(span, spans) !== null,
  };
}

/** "Plot area 290(242.48 sq.m.)": the conversion in brackets shows that 290 are square yards. */
function guessedUnit(span: Span, spans: readonly Span[]): AreaUnit {
  const conversion = conversionOf(span, spans);
  if (!conversion?.unit) return spans.find((other) => other.unit)?.unit ?? "sqft";
  const factor = (conversion.low.value * (sqftPerUnit(conversion.unit) ?? 0)) / span.low.value;
  const distance = (unit: AreaUnit) => Math.abs((sqftPerUnit(unit) ?? Infinity) / factor - 1);
  return AREA_UNITS.reduce((best, unit) => (distance(unit) < distance(best) ? unit : best), "sqft");
}

/** The smaller part of "2 acre 20 guntha", in square feet. */
function remainder(
  span: Span,
  spans: readonly Span[],
  text: string,
  state: string | null | undefined,
): number {
  const next = spans[spans.indexOf(span) + 1];
  if (!span.unit || !next?.unit || next.isInBrackets) return 0;
  const isAdjacent = /^[ ,]*(?:and )?$/.test(text.slice(span.high.end, next.low.start));
  const whole = sqftPerUnit(span.unit, state) ?? 0;
  const part = sqftPerUnit(next.unit, state) ?? 0;
  return isAdjacent && part < whole ? next.low.value * part : 0;
}

const BASIS_WORDS: readonly (readonly [AreaBasis, string])[] = [
  ["super", "super|saleable|salable|सुपर"],
  ["builtup", "built ?-? ?up|buildup|bua|बिल्ट"],
  ["carpet", "carpet|कारपेट"],
  ["plot", "plot|land|site|प्लॉट|भूखंड|जमीन"],
];

function basisOf(main: Span, spans: readonly Span[], text: string): AreaBasis {
  const nextOpen = spans.find((span) => !span.isInBrackets && span.low.start > main.high.end);
  const after = text.slice(main.high.end, nextOpen?.low.start);
  return labelAtEnd(main.before) ?? labelIn(after) ?? labelIn(main.before) ?? "unknown";
}

function labelIn(text: string): AreaBasis | null {
  return BASIS_WORDS.find(([, words]) => new RegExp(words).test(text))?.[0] ?? null;
}

/** The label right in front of a number, as in "Plot area: 84". */
function labelAtEnd(text: string): AreaBasis | null {
  const tail = text.slice(-30);
  const pattern = (words: string) => new RegExp(`(?:${words})[a-z -]{0,12}(?:area)?[ :.=-]{0,4}$`);
  return BASIS_WORDS.find(([, words]) => pattern(words).test(tail))?.[0] ?? null;
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
