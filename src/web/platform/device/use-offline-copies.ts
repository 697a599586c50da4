import { useEffect } from "react";

/** A page has better things to do while it wakes up. */
const LATER_MS = 2_000;

/** What works without a network is fetched and started once the page has long been awake. */
export function useOfflineCopies(): void {
  useEffect(() => {
    const { serviceWorker } = navigator;
    if (!import.meta.env.PROD || !serviceWorker) return;
    let [isGone, stop] = [false, () => {}];
    const timer = setTimeout(async () => {
      // Without a network there is nothing to copy either.
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
