import { useSyncExternalStore } from "react";

/** Whether the window is at least this wide. The console is rendered in browsers only. */
export function useIsAtLeast(width: number): boolean {
  const query = `(width >= ${width}px)`;
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    () => matchMedia(query).matches,
    () => true,
  );
}
