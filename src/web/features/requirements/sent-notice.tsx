import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { buttonClass } from "#web/ui/button.tsx";
import { WhatsAppIcon } from "#web/ui/icons.tsx";
import type { Sent } from "./sent.ts";

type Props = {
  sent: Sent;
  /** The response to the form just sent: scrolled into view, because the button is far below. */
  isAnswer?: boolean;
};

/** The reference number, and a WhatsApp link for those whose browser blocked the window. */
export function SentNotice({ sent, isAnswer = false }: Props) {
  const { whatsappUrl, isChatShut } = sent;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isAnswer) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: "center" });
  }, [isAnswer]);
  return (
    <div
      ref={box}
      role="status"
      tabIndex={-1}
      className="mt-4 grid gap-3 rounded-card bg-neem-wash p-4"
    >
      <p>
        <SentMessage {...sent} />
      </p>
      {isChatShut && (
        <p className="font-medium">
          <Trans>Your browser did not let WhatsApp open. Open it here:</Trans>
        </p>
      )}
      {whatsappUrl && (
        <a
          href={whatsappUrl}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ look: "whatsapp", size: "compact" })}
        >
          <WhatsAppIcon />
          <Trans>Open WhatsApp</Trans>
        </a>
      )}
    </div>
  );
}

function SentMessage({ reference, whatsappUrl }: Sent) {
  if (!reference) {
    return (
      <Trans>
        Kept on this device until the network is back. Press send in WhatsApp meanwhile.
      </Trans>
    );
  }
  if (!whatsappUrl) {
    return (
      <Trans>
        Your requirement was sent. Your reference number is <strong>{reference}</strong>.
      </Trans>
    );
  }
  return (
    <Trans>
      Recorded. Your reference number is <strong>{reference}</strong>. Press send in WhatsApp to
      start the chat.
    </Trans>
  );
}
