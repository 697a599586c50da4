import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { showToast } from "#web/ui/toast.ts";
import { announceDelivered } from "./delivered.ts";
import { deliverWaiting } from "./offline-queue.ts";
import { useSuccessText } from "./success-text.ts";

const RETRY_MS = 20_000;

/** Sends the offline queue: at once, when the network returns, and at intervals. */
export function OfflineQueueRunner() {
  const { t } = useLingui();
  const successText = useSuccessText();
  const tell = useRef((_listingType: "buy" | "sell", _reference?: string) => {});
  tell.current = (listingType, reference) => {
    const number = reference ? ` ${t`Reference: ${reference}`}` : "";
    void showToast({ title: t`Success!`, description: successText(listingType) + number });
  };

  useEffect(() => {
    const run = () =>
      void deliverWaiting(({ key, values }, reference) => {
        tell.current(values.listingType, reference);
        if (reference) announceDelivered({ key, reference });
      });
    run();
    const timer = setInterval(run, RETRY_MS);
    addEventListener("online", run);
    return () => {
      clearInterval(timer);
      removeEventListener("online", run);
    };
  }, []);
  return null;
}
