/**
 * Forms here work as served, with links and native controls. What makes them faster is loaded on a visitor's
 * first interaction by touch, mouse, wheel or key, so that visitors who only read never download it.
 */

import type { ComponentType } from "react";
import { lazyAsServed } from "./lazy-parts.tsx";

/** From the inline script, which notices what happens before any module runs; see page-script.ts. */
const { touched } = globalThis as { touched?: Promise<unknown> };

/** A component for a `Suspense` boundary: rendered by the server, hydrated on the first interaction. */
export function lazyOnInteraction<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyAsServed(async () => {
    await touched;
    return load();
  });
}
