import type { WorkerMessage } from "./messages.ts";

/** Nobody hears it in a browser without service workers, or on a plain http address. */
export function postToWorker(message: WorkerMessage): void {
  navigator.serviceWorker?.controller?.postMessage(message);
}
