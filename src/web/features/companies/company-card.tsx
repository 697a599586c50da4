import { Trans } from "@lingui/react/macro";
import { Building2, Mail, MapPin, MessageCircle, Phone } from "lucide-react";
import type { ReactNode } from "react";
import type { Company } from "#domain/companies/company.ts";
import { mailtoLink, telLink } from "#domain/shared/contact-links.ts";
import { formatPhone } from "#domain/shared/phone.ts";
import { ContactLink, WhatsAppLink } from "#web/platform/contact-links.tsx";
import { Rating } from "#web/platform/rating.tsx";
import { VerifiedBadge } from "#web/platform/verified-badge.tsx";
import { ButtonLink, buttonClass } from "#web/ui/button.tsx";
import { Logo } from "#web/ui/picture.tsx";
import { useCompanyWhatsApp } from "./contact.ts";

export function CompanyCard({ company }: { company: Company }) {
  const whatsappUrl = useCompanyWhatsApp(company);
  const about = { companyId: company.id };
  return (
    <article className="flex h-full flex-col rounded-card border border-line bg-surface p-5 transition-shadow duration-[180ms] hover:shadow-soft">
      <header className="flex items-center gap-3.5">
        <CompanyLogo company={company} className="size-16" />
        <div className="min-w-0">
          <h2 className="text-lg tracking-normal">{company.name}</h2>
          <p className="mt-1 flex flex-wrap gap-x-3 text-sm">
            <Rating company={company} />
            <VerifiedBadge company={company} at={company.id} />
          </p>
        </div>
      </header>
      <p className="my-3.5 line-clamp-3 text-muted">
        <CompanyDescription company={company} />
      </p>
      <ul className="mt-auto border-line border-t pt-2 text-sm">
        <Line icon={<MapPin aria-hidden="true" className="size-4 flex-none text-muted" />}>
          {company.location}
        </Line>
        <Line icon={<Phone aria-hidden="true" className="size-4 flex-none text-muted" />}>
          <ContactLink
            channel="call"
            href={telLink(company.contact)}
            about={about}
            className="hover:underline"
          >
            {formatPhone(company.contact)}
          </ContactLink>
        </Line>
        <Line icon={<Mail aria-hidden="true" className="size-4 flex-none text-muted" />}>
          <ContactLink
            channel="email"
            href={mailtoLink(company.email)}
            about={about}
            className="hover:underline"
          >
            {company.email}
          </ContactLink>
        </Line>
        {whatsappUrl && (
          <Line
            icon={
              <MessageCircle aria-hidden="true" className="size-4 flex-none text-whatsapp-ink" />
            }
          >
            <span className="font-medium text-whatsapp-ink">
              <Trans>WhatsApp Available</Trans>
            </span>
          </Line>
        )}
      </ul>
      <div className="mt-3.5 grid grid-cols-2 gap-2.5">
        <ButtonLink to={`/company/${company.id}`} look="outline" size="compact">
          <Trans>Properties</Trans>
        </ButtonLink>
        <WhatsAppLink
          href={whatsappUrl}
          about={about}
          className={buttonClass({ look: "whatsapp", size: "compact" })}
        >
          <Trans>Contact</Trans>
        </WhatsAppLink>
      </div>
    </article>
  );
}

export function CompanyLogo({ company, className }: { company: Company; className: string }) {
  if (company.logo)
    return <Logo picture={company.logo} className={`flex-none rounded-card ${className}`} />;
  return (
    <span
      className={`grid flex-none place-items-center rounded-card bg-neem-wash text-neem ${className}`}
    >
      <Building2 aria-hidden="true" className="size-1/2" />
    </span>
  );
}

export function CompanyDescription({ company }: { company: Company }) {
  return (
    company.description || <Trans>Trusted real estate company providing quality properties.</Trans>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex min-h-8 min-w-0 items-center gap-2.5">
      {icon}
      <span className="truncate">{children}</span>
    </li>
  );
}
