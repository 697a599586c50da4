/** A preview of a listing for its lister, as visitors will see it. */

import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { MapPin } from "lucide-react";
import type { Listing } from "#domain/listings/listing.ts";
import { Gallery } from "#web/features/listings/gallery/gallery.tsx";
import { ListingDetails } from "#web/features/listings/page/listing-details.tsx";
import { TYPE_LABELS } from "#web/platform/labels/labels.ts";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { pageMeta } from "#web/platform/meta.ts";
import type { placeFacts } from "#web/routes/public/listing/property-loader.ts";
import { ButtonLink } from "#web/ui/button.tsx";

type Props = ReturnType<typeof placeFacts> & { property: Listing; base: string };

export function ListingPreview({ property, base, ...facts }: Props) {
  const { i18n } = useLingui();
  return (
    <div className="wrap py-4">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-card bg-marigold-wash px-4 py-3">
        <p className="font-medium">
          <Trans>A preview: this is how visitors will see it.</Trans>
        </p>
        <ButtonLink to={`${base}/${property.id}`} look="outline" size="compact">
          <Trans>Back to editing</Trans>
        </ButtonLink>
      </div>
      {property.images.length > 0 && <Gallery property={property} isPreview />}
      <header className="mt-5">
        <span className="rounded-full bg-neem-wash px-2.5 py-0.5 font-semibold text-neem text-sm">
          {i18n._(TYPE_LABELS[property.type])}
        </span>
        <h1 className="mt-2 break-words text-[clamp(1.5rem,1.2rem+1.4vw,2.07rem)]">
          {property.title}
        </h1>
        <p className="mt-2 inline-flex items-center gap-1.5 text-muted">
          <MapPin aria-hidden="true" className="size-4" />
          {property.location} {property.pincode}
        </p>
        <p className="mt-2 font-bold text-2xl">{property.priceRange}</p>
      </header>
      <div className="max-w-3xl">
        <ListingDetails property={property} {...facts} />
      </div>
    </div>
  );
}

export function previewMeta(args: Parameters<typeof pageMeta>[0]) {
  const title = i18nFor(args.location.pathname)._(msg`Preview`);
  return pageMeta(args, { title, description: title, isIndexed: false });
}
