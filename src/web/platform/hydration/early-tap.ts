/**
 * A tap on something that needs a script, made before React has hydrated it. The inline script keeps the browser
 * from doing something else and marks the element; the component finds the mark when it is hydrated, and acts.
 * A link whose component does not load leads where it points.
 */

import { useCallback, useEffect, useEffectEvent, useRef } from "react";

const PATIENCE_MS = 5_000;

/** Props of an element that scripts handle; `act` is what a tap on it does. */
export function useEarlyTap<Tapped extends HTMLElement>(act: (element: Tapped) => void) {
  const tapped = useRef<Tapped>(null);
  const actIfTapped = useEffectEvent(() => {
    if (tapped.current) act(tapped.current);
  });
  // In an effect and not in the ref: a fetcher can load nothing before it is mounted.
  useEffect(() => actIfTapped(), []);
  const ref = useCallback((element: Tapped | null) => {
    if (!element) return;
    if (element.hasAttribute("data-tapped")) tapped.current = element;
    element.removeAttribute("data-tapped");
    element.removeAttribute("data-early");
  }, []);
  return { ref, "data-early": "" };
}

/** Part of the inline script, see page-script.ts, which defines `hasFailed` and starts scripts at a click. */
export const EARLY_TAPS = `
const follow = (link) => {
  if (link.href && link.matches("[data-tapped]")) location.assign(link.href);
};
const isModified = (event) => event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
addEventListener("click", (event) => {
  const tapped = event.target.closest?.("[data-early]");
  if (!tapped || hasFailed || (tapped.href && isModified(event))) return;
  event.preventDefault();
  // React would otherwise hydrate the element during this click, and the tap would count twice.
  event.stopPropagation();
  tapped.dataset.tapped = "";
  setTimeout(follow, ${PATIENCE_MS}, tapped);
}, true);
`;
