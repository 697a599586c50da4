import { type ComponentType, useEffect, useState } from "react";
import { OFFLINE_QUEUE_KEY } from "#web/platform/offline/offline-entry.ts";

const LOOK_MS = 20_000;

/** Fetches whoever sends what waits in the outbox, once something does; hardly anybody ever needs it. */
export function OfflineQueueWatch() {
  const [Runner, setRunner] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (Runner) return;
    let isGone = false;
    const look = async () => {
      if (!isSomethingWaiting()) return;
      // Something waits because the network is gone, and then this cannot be fetched either until it is back.
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
