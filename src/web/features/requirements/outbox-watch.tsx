import { lazy, Suspense, useEffect, useState } from "react";
import { OUTBOX_KEY } from "./outbox-entry.ts";

const LOOK_MS = 20_000;

const OutboxRunner = lazy(async () => {
  const { OutboxRunner } = await import("./outbox-runner.tsx");
  return { default: OutboxRunner };
});

/** Fetches whoever sends what waits in the outbox, once something does; hardly anybody ever needs it. */
export function OutboxWatch() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    if (isNeeded) return;
    const look = () => setNeeded(isSomethingWaiting());
    look();
    const timer = setInterval(look, LOOK_MS);
    addEventListener("online", look);
    return () => {
      clearInterval(timer);
      removeEventListener("online", look);
    };
  }, [isNeeded]);
  return isNeeded ? (
    <Suspense fallback={null}>
      <OutboxRunner />
    </Suspense>
  ) : null;
}

function isSomethingWaiting(): boolean {
  try {
    return localStorage.getItem(OUTBOX_KEY) !== null;
  } catch {
    return false;
  }
}
