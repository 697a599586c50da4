import { useEffect } from "react";
import { languageOf } from "#domain/language.ts";
import { tellWorker } from "#web/worker/tell.ts";
import { savedHomes } from "./lists.ts";

/** A page has better things to do while it wakes up; one that is never idle has it done all the same. */
const LATER_MS = 2_000;
const AT_LAST = { timeout: 3_000 };

/** Starts the service worker once the page has nothing else to do, and tells it which homes are saved. */
export function useOfflineCopies(): void {
  useEffect(() => {
    const { serviceWorker } = navigator;
    if (!import.meta.env.PROD || !serviceWorker) return;
    const tell = () =>
      tellWorker({
        kind: "homes",
        homes: savedHomes.read().map(({ id, pictureId }) => ({ id, pictureId })),
        language: languageOf(location.pathname),
      });
    const start = () => void serviceWorker.register("/sw.js").then(tell, () => {});
    const whenIdle = () => {
      // Safari has none.
      if ("requestIdleCallback" in window) requestIdleCallback(start, AT_LAST);
      else start();
    };
    const timer = setTimeout(whenIdle, LATER_MS);
    // It takes over a page that is open already.
    serviceWorker.addEventListener("controllerchange", tell);
    const unsubscribe = savedHomes.subscribe(tell);
    return () => {
      clearTimeout(timer);
      serviceWorker.removeEventListener("controllerchange", tell);
      unsubscribe();
    };
  }, []);
}
