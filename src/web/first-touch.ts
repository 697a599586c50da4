/**
 * Forms here work as they came, by links and native controls. What makes them quicker is fetched when a
 * visitor first touches the page, by finger, mouse, wheel or key, so that reading costs nobody a byte of it.
 */

import type { ComponentType } from "react";
import { lazyAsServed } from "./lazy-parts.tsx";

const TOUCHES = ["pointermove", "pointerdown", "keydown", "focusin", "scroll"];

/** What the page has noted before any module of ours was here, see early-acts.ts. */
type Early = { isTouched: boolean; isListening: boolean };
const early = (globalThis as { early?: Early }).early;

/** From now on React hears what is done. */
export function tellListening(): void {
  if (early) early.isListening = true;
}

const touched =
  typeof document === "undefined" ? Promise.resolve() : new Promise<void>(awaitFirstTouch);

/** A component to be put into a `Suspense`: rendered by the server, brought to life at the first touch. */
export function lazyAtFirstTouch<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  basisOf?: (props: Props) => unknown,
) {
  return lazyAsServed(async () => {
    await touched;
    return load();
  }, basisOf);
}

function awaitFirstTouch(resolve: () => void): void {
  // The touch that had the scripts fetched may be over before they are here.
  if (early?.isTouched || navigator.userActivation?.hasBeenActive || scrollY > 0) {
    resolve();
    return;
  }
  const listeners = new AbortController();
  const { signal } = listeners;
  const hear = () => {
    listeners.abort();
    resolve();
  };
  for (const type of TOUCHES)
    addEventListener(type, hear, { signal, passive: true, capture: true });
}
