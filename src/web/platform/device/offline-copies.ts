import { languageOf } from "#domain/shared/language.ts";
import { postToWorker } from "#web/platform/offline/post-to-worker.ts";
import { savedHomes } from "./lists.ts";

/** Starts the service worker, and tells it which homes are saved, now and after each change. */
export function syncOfflineCopies(serviceWorker: ServiceWorkerContainer): () => void {
  void serviceWorker.register("/sw.js").then(tell, () => {});
  // A new worker takes over a page that is already open.
  serviceWorker.addEventListener("controllerchange", tell);
  const unsubscribe = savedHomes.subscribe(tell);
  return () => {
    serviceWorker.removeEventListener("controllerchange", tell);
    unsubscribe();
  };
}

function tell(): void {
  postToWorker({
    kind: "homes",
    homes: savedHomes.read().map(({ id, pictureId }) => ({ id, pictureId })),
    language: languageOf(location.pathname),
  });
}
