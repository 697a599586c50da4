import { Trans } from "@lingui/react/macro";
import { buttonClass } from "#web/ui/button.tsx";
import { WhatsAppIcon } from "#web/ui/icons.tsx";
import type { Sent } from "./submit.ts";

/** The reference number, and WhatsApp once more for those whose browser kept it shut. */
export function SentNotice({ sent: { reference, whatsappUrl } }: { sent: Sent }) {
  return (
    <div role="status" className="mt-4 grid gap-3 rounded-card bg-neem-wash p-4">
      {reference ? (
        <p>
          <Trans>
            Recorded. Your reference number is <strong>{reference}</strong>. Press send in WhatsApp
            to start the chat.
          </Trans>
        </p>
      ) : (
        <p>
          <Trans>
            Kept on this device until the network is back. Press send in WhatsApp meanwhile.
          </Trans>
        </p>
      )}
      <a
        href={whatsappUrl}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass({ look: "whatsapp", size: "compact" })}
      >
        <WhatsAppIcon />
        <Trans>Open WhatsApp</Trans>
      </a>
    </div>
  );
}
