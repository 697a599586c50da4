import type { ReactNode } from "react";
import type { InquiryChannel } from "#domain/leads/inquiry.ts";
import { PageIcon } from "#web/ui/page-icons.tsx";
import { type About, contactMark } from "./contact.ts";
import { useLanguage } from "./messages/language.ts";

type Props = {
  href: string | null;
  about: About;
  className: string;
  /** The accessible name, where the visible text does not suffice. */
  label?: string;
  children?: ReactNode;
};

/** Opens a chat in a new tab and records the click. */
export function WhatsAppLink({ href, about, className, label, children }: Props) {
  const mark = useMark("whatsapp", about);
  if (href === null) return null;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
      data-contact={mark}
      className={className}
    >
      <PageIcon name="whatsapp" className="size-5 flex-none" />
      {children}
    </a>
  );
}

/** A call or mail link; plain text where the number or address is not valid. */
export function ContactLink({
  channel,
  href,
  about,
  className,
  label,
  children,
}: Props & { channel: "call" | "email" }) {
  const mark = useMark(channel, about);
  if (href === null) return <span className={className}>{children}</span>;
  return (
    <a href={href} aria-label={label} data-contact={mark} className={className}>
      {children}
    </a>
  );
}

function useMark(channel: Exclude<InquiryChannel, "form">, about: About): string {
  const language = useLanguage();
  return contactMark({ channel, language, ...about });
}
