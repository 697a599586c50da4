import { asciiDigits } from "#domain/shared/typed-text.ts";
import { RERA_LOOKUP_URLS, RERA_SHAPES, type ReraKind, type ReraShape } from "./shapes.ts";

export type ReraReading = {
  normalised: string;
  state: string | null;
  kind: ReraKind | null;
  /** Registers start new series without notice; see check.ts for what is refused. */
  isKnownShape: boolean;
  /** One of our own void numbers, used in sample listings. */
  isSample: boolean;
  lookupUrl: string | null;
};

const MAX_RERA_LENGTH = 100;
const SAMPLE = /^SAMPLE-RERA-\d+$/;

/** Reads a registration number; `state` resolves formats that two states share. */
export function readRera(text: string, state?: string | null): ReraReading {
  const tidy = tidied(text);
  const joined = tidy.replaceAll(" ", "");
  // Gujarat and Assam print spaces inside their numbers; elsewhere a space is a typo.
  const normalised = shapesOf(tidy).length === 0 && isKnown(joined) ? joined : tidy;
  const isSample = SAMPLE.test(normalised);
  const shapes = shapesOf(normalised);
  const found = isSample ? null : stateOf(shapes, state);
  return {
    normalised,
    state: found,
    kind: shapes[0]?.kind ?? null,
    isKnownShape: shapes.length > 0,
    isSample,
    lookupUrl: found === null ? null : (RERA_LOOKUP_URLS.get(found) ?? null),
  };
}

function tidied(text: string): string {
  return asciiDigits(text.slice(0, MAX_RERA_LENGTH).normalize("NFKC"))
    .toUpperCase()
    .replace(/[\u2010-\u2015]/g, "-")
    .replace(/\s+/g, " ")
    .replace(/^ ?(?:MAHA|K-?)?RERA (?:REG(?:ISTRATION|D)?\.? ?)?(?:NO|NUMBER|ID)?[ .:#-]+/, "")
    .replace(/ DATED .*$/, "")
    .replace(/ ?([/-]) ?/g, "$1")
    .trim();
}

function isKnown(number: string): boolean {
  return SAMPLE.test(number) || shapesOf(number).length > 0;
}

function shapesOf(number: string): ReraShape[] {
  return RERA_SHAPES.filter((shape) => shape.pattern.test(number));
}

function stateOf(shapes: readonly ReraShape[], asked: string | null | undefined): string | null {
  const states = new Set(shapes.map((shape) => shape.state));
  if (states.size === 0 || (asked && states.has(asked))) return asked ?? null;
  const [only] = states;
  return states.size === 1 && only ? only : null;
}
