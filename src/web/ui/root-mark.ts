import { useCallback, useEffect } from "react";

type Mark = "data-compare-tray" | "data-filter-sheet";

/** Tells the style sheet whether something covers the page; unmounting the component resets it. */
export function useRootMark(mark: Mark): (isThere: boolean) => void {
  const set = useCallback(
    (isThere: boolean) => void document.documentElement.toggleAttribute(mark, isThere),
    [mark],
  );
  useEffect(() => () => set(false), [set]);
  return set;
}
