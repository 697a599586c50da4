import { Trans, useLingui } from "@lingui/react/macro";
import { Mail, Phone } from "lucide-react";
import type { Lead } from "#domain/leads/lead.ts";
import { mailtoLink, telLink, whatsappLink } from "#domain/shared/contact-links.ts";
import { isMobile } from "#domain/shared/phone.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { WhatsAppIcon } from "#web/ui/icons.tsx";

/** A lead as pages have it, or as the API returns it. */
type Asked = Pick<Lead, "name" | "phone" | "email" | "language"> & {
  property: { title: string } | null;
};

type Props = { lead: Asked; size?: "row" | "page" };

const BOXES = { row: "flex", page: "flex flex-wrap gap-2" };
const SMALL = "inline-grid size-11 flex-none place-items-center rounded-control hover:bg-sunk";

/** One-tap contact in the language the person wrote in, with the listing already mentioned. */
export function ContactButtons({ lead, size = "page" }: Props) {
  const { t } = useLingui();
  const { name, phone, email } = lead;
  const who = name ?? phone ?? email ?? "";
  const isRow = size === "row";
  const greeting = greetingFor(lead);
  const tel = phone && telLink(phone);
  const mail = email && mailtoLink(email, lead.property?.title, greeting);
  const look = (of: "whatsapp" | "outline") =>
    isRow ? SMALL : buttonClass({ look: of, size: "compact" });
  return (
    <div className={BOXES[size]}>
      {phone && isMobile(phone) && (
        <a
          href={whatsappLink(phone, greeting)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t`WhatsApp ${who}`}
          className={`${look("whatsapp")} ${isRow ? "text-whatsapp-ink" : ""}`}
        >
          <WhatsAppIcon className="size-5 flex-none" />
          {!isRow && "WhatsApp"}
        </a>
      )}
      {tel && (
        <a href={tel} aria-label={t`Call ${who}`} className={look("outline")}>
          <Phone aria-hidden="true" className="size-4.5" />
          {!isRow && <Trans>Call</Trans>}
        </a>
      )}
      {mail && (
        <a href={mail} aria-label={t`Write to ${who}`} className={look("outline")}>
          <Mail aria-hidden="true" className="size-4.5" />
          {!isRow && <Trans>Mail</Trans>}
        </a>
      )}
    </div>
  );
}

/** In the language of the person who asked, not the reader's. */
function greetingFor({ language, name, property }: Asked): string {
  const title = property?.title;
  if (language === "hi") {
    const hello = name ? `नमस्ते ${name},` : "नमस्ते,";
    return title ? `${hello} आपने "${title}" के बारे में पूछा था।` : `${hello} आपने हमसे संपर्क किया था।`;
  }
  const hello = name ? `Hello ${name},` : "Hello,";
  return title ? `${hello} you asked about "${title}".` : `${hello} you got in touch with us.`;
}
