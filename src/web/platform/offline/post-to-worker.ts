import type { WorkerMessage } from "./messages.ts";

/** Does nothing in a browser without service workers, or on plain HTTP. */
export function postToWorker(message: WorkerMessage): void {
  navigator.serviceWorker?.controller?.postMessage(message);
}
