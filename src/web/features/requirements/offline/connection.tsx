import { Trans } from "@lingui/react/macro";
import { useSyncExternalStore } from "react";
import { buttonClass } from "#web/ui/button.tsx";

/** Shows whether the device is online, and links to the page that was requested. */
export function Connection({ to }: { to: string }) {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => false,
  );
  return (
    <>
      <p role="status" className="mt-2 max-w-[60ch] text-[1.0625rem] text-muted">
        {isOnline ? (
          <Trans>You are back online. Try the page once more.</Trans>
        ) : (
          <Trans>This page needs the network. What you saved on this device is below.</Trans>
        )}
      </p>
      {/* A whole new page, which is what the network is asked for. */}
      <a href={to} className={buttonClass({}, "mt-4")}>
        <Trans>Try again</Trans>
      </a>
    </>
  );
}

function subscribe(onChange: () => void): () => void {
  const events = ["online", "offline"];
  for (const type of events) addEventListener(type, onChange);
  return () => {
    for (const type of events) removeEventListener(type, onChange);
  };
}
