import { type ComponentType, useEffect, useState } from "react";
import { OUTBOX_KEY } from "#web/platform/offline/outbox-entry.ts";

const LOOK_MS = 20_000;

/** Fetches whoever sends what waits in the outbox, once something does; hardly anybody ever needs it. */
export function OutboxWatch() {
  const [Runner, setRunner] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (Runner) return;
    let isGone = false;
    const look = async () => {
      if (!isSomethingWaiting()) return;
      // Something waits because the network is gone, and then this cannot be fetched either until it is back.
      const found = await import("./outbox-runner.tsx").catch(() => undefined);
      if (found && !isGone) setRunner(() => found.OutboxRunner);
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
    return localStorage.getItem(OUTBOX_KEY) !== null;
  } catch {
    return false;
  }
}
