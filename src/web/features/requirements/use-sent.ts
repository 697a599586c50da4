import { useEffect, useState } from "react";
import { lastDelivered, onDelivered } from "./delivered.ts";
import { listWaiting } from "./offline-queue.ts";
import type { Sent } from "./sent.ts";
import { useChatUrl } from "./use-chat-url.ts";

/**
 * What the form says of what was sent. What waits on the device, or was delivered since, is said again after a reload;
 * when a waiting one has been delivered, it becomes one with a reference.
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
