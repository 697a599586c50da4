import { useCallback, useEffect } from "react";

type Mark = "data-compare-tray" | "data-filter-sheet";

/** Tells the style sheet whether something stands over the page; at the latest it goes with its component. */
export function useRootMark(mark: Mark): (isThere: boolean) => void {
  const set = useCallback(
    (isThere: boolean) => void document.documentElement.toggleAttribute(mark, isThere),
    [mark],
  );
  useEffect(() => () => set(false), [set]);
  return set;
}
