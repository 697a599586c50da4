/**
 * Forms here work as served, with links and native controls. What makes them faster is loaded on a visitor's
 * first interaction by touch, mouse, wheel or key, so that visitors who only read never download it.
 */

import type { ComponentType } from "react";
import { lazyAsServed } from "./lazy-parts.tsx";

/** State from the inline script, recorded before any module runs; see early-acts.ts. */
type Early = { touched: Promise<void>; isListening: boolean };
const early = (globalThis as { early?: Early }).early;

/** From now on React handles events. */
export function markHydrated(): void {
  if (early) early.isListening = true;
}

/** A component for a `Suspense` boundary: rendered by the server, hydrated on the first interaction. */
export function lazyOnInteraction<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyAsServed(async () => {
    await early?.touched;
    return load();
  });
}
