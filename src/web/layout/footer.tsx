import { Trans, useLingui } from "@lingui/react/macro";
import { Mail, MapPin, Phone } from "lucide-react";
import { greetingMessage, mailtoLink, whatsappLink } from "#domain/shared/contact-links.ts";
import { formatPhone } from "#domain/shared/phone.ts";
import { NewsletterForm } from "#web/features/newsletter/newsletter-form.tsx";
import { CONTACT_MESSAGES, useLanguage } from "#web/platform/messages/language.ts";
import { useSite } from "#web/platform/site.ts";
import { BrandMark } from "#web/ui/icons.tsx";
import { Link } from "#web/ui/link.tsx";
import {
  CITY_LINKS,
  LEGAL_LINKS,
  type NavigationItem,
  QUICK_LINKS,
  SERVICE_LINKS,
} from "./navigation.ts";

const FOUNDED = 2025;

export function Footer() {
  const site = useSite();
  return (
    <footer className="mt-18 border-line border-t bg-sunk pt-10 pb-6 lg:mt-26">
      <div className="later wrap [--item-size:1026px] sm:[--item-size:690px] md:[--item-size:400px]">
        <div className="grid grid-cols-2 gap-7 sm:grid-cols-3 md:grid-cols-[1.5fr_1fr_1fr_1.3fr_1.6fr]">
          <div className="max-md:col-span-full">
            <p className="flex items-center gap-2.5 font-bold text-xl leading-none tracking-tight">
              <BrandMark />
              {site.name}
            </p>
            <p className="mt-3 max-w-[34ch] text-muted">
              <Trans>Verified companies, measured homes, and a phone number that answers.</Trans>
            </p>
          </div>
          <LinkColumn title={<Trans>Quick Links</Trans>} items={QUICK_LINKS} />
          <LinkColumn title={<Trans>Services</Trans>} items={SERVICE_LINKS} />
          <ContactColumn />
          <section className="max-md:col-span-full" aria-labelledby="newsletter-title">
            <h2 id="newsletter-title" className="text-base">
              <Trans>Newsletter</Trans>
            </h2>
            <NewsletterForm />
          </section>
        </div>
        <CityLines />
        <LegalLine siteName={site.name} />
      </div>
    </footer>
  );
}

function LinkColumn({ title, items }: { title: React.ReactNode; items: NavigationItem[] }) {
  const { i18n } = useLingui();
  return (
    <section>
      <h2 className="text-base">{title}</h2>
      <ul>
        {items.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="inline-flex min-h-11 items-center text-muted hover:text-ink">
              {i18n._(label)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** City links: one line for buying, one for renting. */
function CityLines() {
  const { t, i18n } = useLingui();
  const lines = [
    { title: t`Homes for sale in`, section: "buy" },
    { title: t`Homes for rent in`, section: "rent" },
  ];
  return (
    <div className="mt-7 grid gap-x-10 border-line border-t pt-3 text-muted text-sm md:grid-cols-2">
      {lines.map(({ title, section }) => (
        <ul key={section} aria-label={title} className="flex flex-wrap items-center gap-x-4">
          <li aria-hidden="true" className="font-semibold text-ink">
            {title}
          </li>
          {CITY_LINKS.map(({ city, label }) => (
            <li key={city}>
              <Link
                to={`/${section}/${city}`}
                aria-label={`${title} ${i18n._(label)}`}
                className="inline-flex min-h-11 items-center hover:text-ink"
              >
                {i18n._(label)}
              </Link>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}

function ContactColumn() {
  const site = useSite();
  const words = CONTACT_MESSAGES[useLanguage()];
  const line = "inline-flex min-h-11 min-w-0 items-center gap-2 text-muted";
  return (
    <section className="max-sm:col-span-full">
      <h2 className="text-base">
        <Trans>Contact</Trans>
      </h2>
      <ul>
        <li>
          <a
            href={whatsappLink(site.phone, greetingMessage(site.name, words))}
            target="_blank"
            rel="noopener noreferrer"
            className={`${line} whitespace-nowrap hover:text-ink`}
          >
            <Phone aria-hidden="true" className="size-4 flex-none" />
            {formatPhone(site.phone)}
          </a>
        </li>
        <li>
          <a
            href={mailtoLink(site.email) ?? undefined}
            className={`${line} break-all hover:text-ink`}
          >
            <Mail aria-hidden="true" className="size-4 flex-none" />
            {site.email}
          </a>
        </li>
        <li className={line}>
          <MapPin aria-hidden="true" className="size-4 flex-none" />
          <Trans>India</Trans>
        </li>
      </ul>
    </section>
  );
}

function LegalLine({ siteName }: { siteName: string }) {
  const { i18n } = useLingui();
  const year = new Date().getFullYear();
  const link = "inline-flex min-h-11 items-center hover:text-ink";
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-5 border-line border-t pt-3 text-muted text-sm">
      <span className="inline-flex min-h-11 items-center">
        © {FOUNDED}–{year} {siteName}
      </span>
      {LEGAL_LINKS.map(({ to, label }) => (
        <Link key={to} to={to} className={link}>
          {i18n._(label)}
        </Link>
      ))}
      <Link to="/admin" className={`${link} ml-auto`}>
        <Trans>Admin Login</Trans>
      </Link>
    </div>
  );
}
