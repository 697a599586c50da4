import { useLingui } from "@lingui/react/macro";
import { featureList, type ListingSummary } from "#domain/listings/listing.ts";
import { WhatsAppLink } from "#web/platform/contact-links.tsx";
import { TYPE_LABELS } from "#web/platform/labels/labels.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { IllustrationMark, ON_PHONES, Picture } from "#web/ui/picture.tsx";
import { useListingContact } from "./contact.ts";
import { usePriceRange } from "./price.tsx";
import { ViewDetailsLink } from "./view-details-link.tsx";

/** A listing as a row with its description; WhatsApp only if its lister has a number for it. */
export function ListingRow({ property }: { property: ListingSummary }) {
  const { t, i18n } = useLingui();
  const priceRange = usePriceRange(property);
  const { whatsappUrl, isSiteChat } = useListingContact(property);
  const [first] = property.images;
  const title = property.title;
  return (
    <article className="grid overflow-hidden rounded-card border border-line bg-surface sm:grid-cols-[240px_1fr]">
      <div className="relative aspect-[4/3] bg-sunk sm:aspect-auto sm:min-h-44">
        {first && (
          <>
            <Picture
              picture={first}
              alt={t`${title}, picture 1`}
              sizes={`(width >= 600px) 240px, ${ON_PHONES}`}
              maxWidth={640}
              className="size-full object-cover sm:absolute sm:inset-0"
            />
            <IllustrationMark picture={first} />
          </>
        )}
      </div>
      <div className="min-w-0 p-4 sm:px-5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-bold text-xl tracking-tight">{priceRange}</span>
          <span className="rounded-full bg-neem-wash px-2.5 py-0.5 font-semibold text-neem text-sm">
            {i18n._(TYPE_LABELS[property.type])}
          </span>
        </p>
        <h2 className="mt-1 text-lg tracking-normal">{title}</h2>
        <p className="mt-2 line-clamp-2 text-muted">{property.description}</p>
        <p className="mt-2 line-clamp-1 text-sm">{featureList(property.features).join(" · ")}</p>
        <div className="mt-3 flex flex-wrap gap-2.5">
          <ViewDetailsLink property={property} />
          {!isSiteChat && (
            <WhatsAppLink
              href={whatsappUrl}
              about={{ propertyId: property.id }}
              label={t`WhatsApp about ${title}`}
              className={buttonClass({ look: "whatsapp", size: "compact" })}
            >
              WhatsApp
            </WhatsAppLink>
          )}
        </div>
      </div>
    </article>
  );
}
