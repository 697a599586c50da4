/** Whether a text can be a RERA number, and if not, what one looks like. */

import { CITIES } from "#domain/places/city-table.ts";
import { reraProblems } from "#domain/rera/problems.ts";
import type { Text } from "#domain/shared/errors.ts";
import { readRera } from "./rera.ts";
import { RERA_EXAMPLES, RERA_SHAPES, type ReraKind } from "./shapes.ts";

const LEAST_LENGTH = 8;
const IDENTITY_CARD = /^(?:[A-Z]{5}\d{4}[A-Z]|\d{12})$/;
const USUAL_STATE = "MH";

type Asked = {
  /** The state of the project or agent with the number, if known. */
  state: string | null;
  kind?: ReraKind;
};

/** What to say, or null when it can be one. */
export function reraProblem(typed: string, { state, kind }: Asked): Text | null {
  const { normalised, isKnownShape, isSample } = readRera(typed, state);
  if (isKnownShape || isSample) return null;
  if (!hasShapes(state, kind) && isPlausible(normalised)) return null;
  const examples = examplesOf(state, kind);
  const name = examples && CITIES.find((city) => city.state === state)?.stateName;
  if (name) return reraProblems.reraOfState({ state: name, example: examples });
  return reraProblems.reraLike({ example: examplesOf(USUAL_STATE, kind) });
}

/** For registers whose format we do not know: their numbers have parts and both letters and digits. */
export function isPlausible(normalised: string): boolean {
  const isLong = normalised.length >= LEAST_LENGTH && /[/-]/.test(normalised);
  const isMixed = /\d/.test(normalised) && /[A-Z]/.test(normalised);
  return isLong && isMixed && !IDENTITY_CARD.test(normalised);
}

function hasShapes(state: string | null, kind: ReraKind | undefined): boolean {
  return RERA_SHAPES.some((shape) => shape.state === state && (!kind || shape.kind === kind));
}

function examplesOf(state: string | null, kind: ReraKind | undefined): string {
  const of = RERA_EXAMPLES.get(state ?? "");
  return [kind !== "agent" && of?.project, kind !== "project" && of?.agent]
    .filter(Boolean)
    .join(" / ");
}
