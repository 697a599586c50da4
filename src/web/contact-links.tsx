import type { ReactNode } from "react";
import type { InquiryChannel } from "#domain/inquiry.ts";
import { recordContact } from "./contact.ts";
import { useLanguage } from "./language.ts";
import { WhatsAppIcon } from "./ui/icons.tsx";

/** Who is contacted: a listing's lister, a company or an agent. */
type About = { propertyId: string } | { companyId: string } | { agentId: string };

type Props = {
  href: string | null;
  about: About;
  className: string;
  /** What a screen reader says where the visible words do not suffice. */
  label?: string;
  children?: ReactNode;
};

/** Opens a chat beside the page, and tells the server that it did. */
export function WhatsAppLink({ href, about, className, label, children }: Props) {
  const record = useRecord("whatsapp", about);
  if (href === null) return null;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
      onClick={record}
      className={className}
    >
      <WhatsAppIcon className="size-5 flex-none" />
      {children}
    </a>
  );
}

/** A call or a mail; what cannot be dialled or written to is shown as text. */
export function ContactLink({
  channel,
  href,
  about,
  className,
  label,
  children,
}: Props & { channel: "call" | "email" }) {
  const record = useRecord(channel, about);
  if (href === null) return <span className={className}>{children}</span>;
  return (
    <a href={href} aria-label={label} onClick={record} className={className}>
      {children}
    </a>
  );
}

function useRecord(channel: Exclude<InquiryChannel, "form">, about: About): () => void {
  const language = useLanguage();
  return () => recordContact({ channel, language, ...about });
}
