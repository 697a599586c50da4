import { useEffect } from "react";

/** Keeps the time around hydration free for the page itself. */
const LATER_MS = 2_000;

/** Loads and starts offline support well after hydration. */
export function useOfflineCopies(): void {
  useEffect(() => {
    const { serviceWorker } = navigator;
    if (!import.meta.env.PROD || !serviceWorker) return;
    let [isGone, stop] = [false, () => {}];
    const timer = setTimeout(async () => {
      // Offline there is nothing to copy either.
      const copies = await import("./offline-copies.ts").catch(() => undefined);
      if (copies && !isGone) stop = copies.syncOfflineCopies(serviceWorker);
    }, LATER_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop();
    };
  }, []);
}
