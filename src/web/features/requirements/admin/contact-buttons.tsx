import { Trans, useLingui } from "@lingui/react/macro";
import { Phone } from "lucide-react";
import type { AdminRequirement } from "#domain/requirements/answer-schema.ts";
import { telLink, whatsappLink } from "#domain/shared/contact-links.ts";
import { useSite } from "#web/platform/site.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { WhatsAppIcon } from "#web/ui/icons.tsx";

type Props = { requirement: AdminRequirement; size?: "row" | "panel" };

/** One-tap contact with the customer; the message already has the reference. */
export function ContactButtons({ requirement, size = "panel" }: Props) {
  const { t } = useLingui();
  const site = useSite();
  const { name, phone, reference } = requirement;
  const siteName = site.name;
  const message = t`Hello ${name}, this is ${siteName} about your request ${reference}.`;
  const isRow = size === "row";
  const small = "inline-grid size-11 place-items-center rounded-control hover:bg-sunk";
  return (
    <>
      <a
        href={whatsappLink(phone, message)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t`WhatsApp ${name}`}
        className={
          isRow ? `${small} text-whatsapp-ink` : buttonClass({ look: "whatsapp", size: "compact" })
        }
      >
        <WhatsAppIcon />
        {!isRow && "WhatsApp"}
      </a>
      <a
        href={telLink(phone) ?? undefined}
        aria-label={t`Call ${name}`}
        className={isRow ? small : buttonClass({ look: "outline", size: "compact" })}
      >
        <Phone aria-hidden="true" className="size-4.5" />
        {!isRow && <Trans>Call</Trans>}
      </a>
    </>
  );
}
