import { useEffect, useState } from "react";
import { lastDelivered, onDelivered } from "./delivered.ts";
import { listWaiting } from "./offline-queue.ts";
import type { Sent } from "./sent.ts";
import { useChatUrl } from "./use-chat-url.ts";

/**
 * What the form shows about the last requirement. One that is queued, or has been delivered since, is shown
 * again after a reload; once a queued one is delivered, it gets its reference.
 */
export function useSent(): [Sent | null, (sent: Sent | null) => void] {
  const [sent, setSent] = useState<Sent | null>(null);
  const chatUrl = useChatUrl();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, what the device knows when the form hydrates
  useEffect(() => {
    const waiting = listWaiting().at(-1);
    if (waiting) setSent({ key: waiting.key, reference: null, whatsappUrl: chatUrl(waiting) });
    else setSent(lastDelivered());
  }, []);

  useEffect(
    () =>
      onDelivered(({ key, reference }) =>
        setSent((shown) => (shown && shown.key !== key ? shown : { ...shown, key, reference })),
      ),
    [],
  );
  return [sent, setSent];
}
