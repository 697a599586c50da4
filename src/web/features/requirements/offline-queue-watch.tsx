import { type ComponentType, useEffect, useState } from "react";
import { OFFLINE_QUEUE_KEY } from "#web/platform/offline/offline-entry.ts";

const LOOK_MS = 20_000;

/** Loads the offline queue's sender once something is queued; hardly any visitor needs it. */
export function OfflineQueueWatch() {
  const [Runner, setRunner] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (Runner) return;
    let isGone = false;
    const look = async () => {
      if (!isSomethingWaiting()) return;
      // Entries wait because the network is down, and until it is back this import fails too.
      const found = await import("./offline-queue-runner.tsx").catch(() => undefined);
      if (found && !isGone) setRunner(() => found.OfflineQueueRunner);
    };
    void look();
    const timer = setInterval(look, LOOK_MS);
    addEventListener("online", look);
    return () => {
      isGone = true;
      clearInterval(timer);
      removeEventListener("online", look);
    };
  }, [Runner]);
  return Runner && <Runner />;
}

function isSomethingWaiting(): boolean {
  try {
    return localStorage.getItem(OFFLINE_QUEUE_KEY) !== null;
  } catch {
    return false;
  }
}
