/** The check for every service that stores a RERA number typed by a user. */

import { cityIn } from "#domain/places/city.ts";
import { reraProblem } from "#domain/rera/check.ts";
import type { ReraKind } from "#domain/rera/shapes.ts";
import { fieldError } from "#domain/shared/errors.ts";

/** The state of the location decides which format is expected. */
export function refuseRera(typed: string, location: string, kind?: ReraKind): void {
  const state = cityIn(location)?.state ?? null;
  const problem = reraProblem(typed, { state, ...(kind && { kind }) });
  if (problem) throw fieldError("reraNumber", problem);
}
