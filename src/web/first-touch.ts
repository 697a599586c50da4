/**
 * Forms here work as they came, by links and native controls. What makes them quicker is fetched when a
 * visitor first touches the page, by finger, mouse, wheel or key, so that reading costs nobody a byte of it.
 */

import type { ComponentType } from "react";
import { lazyAsServed } from "./lazy-parts.tsx";

const TOUCHES = ["pointermove", "pointerdown", "keydown", "focusin", "scroll"];

/** What the page has noted before any module of ours was here, see early-acts.ts. */
type Early = { acts: Map<Element, () => void>; release: () => void; isTouched: boolean };
const early = (globalThis as { early?: Early }).early;

const touched =
  typeof document === "undefined" ? Promise.resolve() : new Promise<void>(awaitFirstTouch);

const KNOCK_MS = 50;

/** Makes the presses that were held before React listened, once it has come to what was pressed. */
export async function doEarlyActs(): Promise<void> {
  while ([...(early?.acts.keys() ?? [])].some((button) => !isAwake(button)))
    await new Promise((goOn) => setTimeout(goOn, KNOCK_MS));
  early?.release();
}

/** React lets nothing pass to a part that it has not taken over yet, and takes it over next. */
function isAwake(button: Element): boolean {
  let hasPassed = false;
  const pass = () => {
    hasPassed = true;
  };
  addEventListener("pointerup", pass);
  button.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
  removeEventListener("pointerup", pass);
  return hasPassed || !button.isConnected;
}

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
