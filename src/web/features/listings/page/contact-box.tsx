import { Trans, useLingui } from "@lingui/react/macro";
import { Phone } from "lucide-react";
import type { ReactNode } from "react";
import type { Listing } from "#domain/listings/listing.ts";
import { telLink } from "#domain/shared/contact-links.ts";
import { formatRupees, saysPerMonth } from "#domain/shared/money/money.ts";
import { formatPhone } from "#domain/shared/phone.ts";
import { useListingContact } from "#web/features/listings/cards/contact.ts";
import { Price, PriceNote, usePriceRange, useRate } from "#web/features/listings/cards/price.tsx";
import { ContactLink, WhatsAppLink } from "#web/platform/contact-links.tsx";
import { formatDate } from "#web/platform/labels/dates.ts";
import { useLanguage } from "#web/platform/messages/language.ts";
import { useSite } from "#web/platform/site.ts";
import { buttonClass } from "#web/ui/button.tsx";

type Props = { property: Listing };
type BoxProps = Props & {
  /** The monthly payment of a typical loan on this home; null where there is none. */
  instalment: number | null;
};

/** The price, both ways to get in touch, and whose number it is. */
export function ContactBox({ property, instalment }: BoxProps) {
  const { t } = useLingui();
  const site = useSite();
  const language = useLanguage();
  const priceRange = usePriceRange(property);
  const { phone, isSiteCall } = useListingContact(property);
  const siteName = site.name;
  return (
    <div className="rounded-card border border-line bg-surface p-5 shadow-soft">
      <p className="text-muted">
        <Trans>Price Range</Trans>
      </p>
      <p className="font-bold text-2xl sm:text-[clamp(1.6rem,1.3rem+1.4vw,2.49rem)] leading-tight tracking-[-0.025em]">
        {priceRange}
      </p>
      <RateLine property={property} instalment={instalment} shownPrice={priceRange} />
      <div className="mt-4 grid gap-2.5 max-md:hidden print:hidden">
        <ChatLink property={property}>
          <Trans>WhatsApp Inquiry</Trans>
        </ChatLink>
        <CallLink property={property}>
          <Trans>Call Now</Trans>
        </CallLink>
      </div>
      <dl className="mt-3.5 border-line border-t text-sm">
        <Row label={t`Contact number`}>{formatPhone(phone)}</Row>
        {isSiteCall && (
          <Row label={t`Reaches`}>
            <Trans>{siteName} team</Trans>
          </Row>
        )}
        <Row label={t`Property ID`}>
          <span className="break-all font-mono text-sm uppercase">{property.id}</span>
        </Row>
        <Row label={t`Listed`}>{formatDate(property.listedAt, language)}</Row>
        <Row label={t`Updated`}>{formatDate(property.updatedAt, language)}</Row>
        {property.confirmedAt && (
          <Row label={t`Confirmed available`}>{formatDate(property.confirmedAt, language)}</Row>
        )}
      </dl>
    </div>
  );
}

function RateLine({ property, instalment, shownPrice }: BoxProps & { shownPrice: string }) {
  const rate = useRate(property);
  const isSaid = property.purpose === "rent" && saysPerMonth(shownPrice);
  const monthly = instalment && formatRupees(instalment);
  return (
    <p className="mt-1 flex flex-wrap gap-x-2 text-muted">
      {rate ? <span>{rate}</span> : !isSaid && <PriceNote property={property} />}
      {monthly && (
        <a href="#emi" className="underline decoration-line-strong underline-offset-3">
          <Trans>
            EMI from <strong className="text-ink">{monthly}</strong>
          </Trans>
        </a>
      )}
    </p>
  );
}

/** On phones and tablets the buttons stay at the bottom of the screen; styles.css relies on its height. */
export function MobileContactBar({ property }: Props) {
  return (
    <div
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-20 grid grid-cols-2 items-center gap-x-2 gap-y-1 border-line border-t bg-surface px-[var(--gutter)] pt-2 pb-[calc(8px+env(safe-area-inset-bottom))] sm:grid-cols-[minmax(0,1fr)_auto_auto] md:hidden print:hidden"
    >
      <p className="col-span-2 flex h-6 items-baseline gap-2 overflow-hidden sm:col-span-1">
        <Price property={property} className="text-lg leading-6" />
        <span className="min-w-0 truncate text-muted text-sm leading-6">
          <PriceNote property={property} />
        </span>
      </p>
      <CallLink property={property}>
        <Trans>Call Now</Trans>
      </CallLink>
      <ChatLink property={property}>
        <Trans>WhatsApp Inquiry</Trans>
      </ChatLink>
    </div>
  );
}

const ON_BAR = "whitespace-nowrap max-md:px-3 max-sm:px-1 max-sm:text-sm";

function ChatLink({ property, children }: Props & { children: ReactNode }) {
  const { whatsappUrl, isSiteChat } = useListingContact(property);
  return (
    <WhatsAppLink
      href={whatsappUrl}
      about={{ propertyId: property.id }}
      className={buttonClass({ look: "whatsapp" }, ON_BAR)}
    >
      <Reaching isSite={isSiteChat}>{children}</Reaching>
    </WhatsAppLink>
  );
}

function CallLink({ property, children }: Props & { children: ReactNode }) {
  const { phone, isSiteCall } = useListingContact(property);
  return (
    <ContactLink
      channel="call"
      href={telLink(phone)}
      about={{ propertyId: property.id }}
      className={buttonClass({ look: "outline" }, ON_BAR)}
    >
      <Phone aria-hidden="true" className="size-5 flex-none" />
      <Reaching isSite={isSiteCall}>{children}</Reaching>
    </ContactLink>
  );
}

/** A button that reaches the site's own staff says so. */
function Reaching({ isSite, children }: { isSite: boolean; children: ReactNode }) {
  const { name: siteName } = useSite();
  if (!isSite) return children;
  return (
    <span className="grid min-w-0 leading-tight">
      <span>{children}</span>{" "}
      <span className="font-normal text-xs [overflow-wrap:anywhere]">
        <Trans>{siteName} team</Trans>
      </span>
    </span>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-3 border-line border-b py-2.5 last:border-b-0 last:pb-0">
      <dt className="text-muted">{label}</dt>
      <dd className="text-right font-semibold">{children}</dd>
    </div>
  );
}
