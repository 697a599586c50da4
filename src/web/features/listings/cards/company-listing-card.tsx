import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Images, MapPin } from "lucide-react";
import { featureList, type ListingSummary } from "#domain/listings/listing.ts";
import { WhatsAppLink } from "#web/platform/contact-links.tsx";
import { TYPE_LABELS } from "#web/platform/labels/labels.ts";
import { useSite } from "#web/platform/site.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { CARD_SIZES, IllustrationMark, Picture } from "#web/ui/picture.tsx";
import { useListingContact } from "./contact.ts";
import { usePriceRange } from "./price.tsx";
import { ViewDetailsLink } from "./view-details-link.tsx";

type Props = { property: ListingSummary; now: string; isFirst?: boolean };

const SHOWN_FEATURES = 3;

/** A listing on its company's page: features first, then Contact and View Details. */
export function CompanyListingCard({ property, isFirst = false }: Props) {
  const { i18n } = useLingui();
  const priceRange = usePriceRange(property);
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface">
      <CardPicture property={property} isFirst={isFirst} />
      <div className="flex flex-1 flex-col p-4">
        <p className="flex items-center justify-between gap-2">
          <span className="truncate font-bold text-xl tracking-tight">{priceRange}</span>
          <span className="rounded-full bg-neem-wash px-2.5 py-0.5 font-semibold text-neem text-sm">
            {i18n._(TYPE_LABELS[property.type])}
          </span>
        </p>
        <h3 className="mt-1.5 text-base tracking-normal">{property.title}</h3>
        <p className="mt-0.5 flex items-center gap-1.5 text-sm text-muted">
          <MapPin aria-hidden="true" className="size-4 flex-none" />
          {property.location}
        </p>
        <Features property={property} />
        <Actions property={property} />
      </div>
    </article>
  );
}

function CardPicture({ property, isFirst }: Pick<Props, "property"> & { isFirst: boolean }) {
  const { t } = useLingui();
  const [first] = property.images;
  const count = property.images.length;
  const title = property.title;
  return (
    <div className="relative aspect-[4/3] overflow-hidden bg-sunk">
      {first && (
        <>
          <Picture
            picture={first}
            alt={t`${title}, picture 1 of ${count}`}
            sizes={CARD_SIZES}
            maxWidth={640}
            isFirst={isFirst}
            className="size-full object-cover"
          />
          <IllustrationMark picture={first} />
        </>
      )}
      <span className="absolute right-2.5 bottom-2.5 inline-flex items-center gap-1 rounded-full bg-scrim px-2 py-0.5 font-medium text-on-scrim text-sm">
        <Images aria-hidden="true" className="size-3.5" />
        <span aria-hidden="true">{count}</span>
        <span className="sr-only">{t`${plural(count, { one: "# picture", other: "# pictures" })}`}</span>
      </span>
    </div>
  );
}

/** Three, then "+N more". */
function Features({ property }: Pick<Props, "property">) {
  const features = featureList(property.features);
  const more = features.length - SHOWN_FEATURES;
  return (
    <ul className="mt-3 mb-4 flex flex-wrap gap-1.5 text-sm">
      {features.slice(0, SHOWN_FEATURES).map((feature) => (
        <li key={feature} className="rounded-full border border-line px-2.5 py-0.5">
          {feature}
        </li>
      ))}
      {more > 0 && (
        <li className="rounded-full bg-sunk px-2.5 py-0.5 text-muted">
          <Trans>+{more} more</Trans>
        </li>
      )}
    </ul>
  );
}

function Actions({ property }: Pick<Props, "property">) {
  const { t } = useLingui();
  const { whatsappUrl, isSiteChat } = useListingContact(property);
  const { name: siteName } = useSite();
  const title = property.title;
  return (
    <div className="mt-auto grid grid-cols-2 gap-2.5">
      <WhatsAppLink
        href={whatsappUrl}
        about={{ propertyId: property.id }}
        label={isSiteChat ? t`Contact ${siteName} about ${title}` : t`Contact about ${title}`}
        className={buttonClass({ look: "whatsapp", size: "compact" })}
      >
        {isSiteChat ? <Trans>Contact {siteName}</Trans> : <Trans>Contact</Trans>}
      </WhatsAppLink>
      <ViewDetailsLink property={property} />
    </div>
  );
}
