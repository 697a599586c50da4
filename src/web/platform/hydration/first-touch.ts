/**
 * Forms here work as they came, by links and native controls. What makes them quicker is fetched when a
 * visitor first touches the page, by finger, mouse, wheel or key, so that reading costs nobody a byte of it.
 */

import type { ComponentType } from "react";
import { lazyAsServed } from "./lazy-parts.tsx";

/** What the page itself has noted since it came, before any module of ours; see early-acts.ts. */
type Early = { touched: Promise<void>; isListening: boolean };
const early = (globalThis as { early?: Early }).early;

/** From now on React hears what is done. */
export function markHydrated(): void {
  if (early) early.isListening = true;
}

/** A component to be put into a `Suspense`: rendered by the server, brought to life at the first touch. */
export function lazyOnInteraction<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyAsServed(async () => {
    await early?.touched;
    return load();
  });
}
