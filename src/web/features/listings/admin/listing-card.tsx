import { Trans, useLingui } from "@lingui/react/macro";
import { Building2, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import type { ManagedListing } from "#domain/listings/managed-listing.ts";
import { TYPE_LABELS } from "#web/platform/labels/labels.ts";
import { Cover } from "./cover.tsx";
import { ListingStatusTag } from "./listing-status-tag.tsx";

type Props = {
  property: ManagedListing;
  opener: (children: ReactNode) => ReactNode;
  actions: ReactNode;
};

export function ListingCard({ property, opener, actions }: Props) {
  const { i18n } = useLingui();
  const more = property.images.length - 1;
  return (
    <article className="flex h-full flex-col">
      <div className="relative aspect-[16/10] flex-none">
        <Cover images={property.images} width={480} className="absolute inset-0 size-full" />
        {more > 0 && (
          <span className="absolute right-2 bottom-2 rounded-full bg-scrim px-2.5 py-0.5 text-on-scrim text-sm">
            <Trans>+{more} more</Trans>
          </span>
        )}
      </div>
      <div className="flex grow flex-col px-4 pt-3 pb-1.5">
        <div className="flex items-baseline justify-between gap-3">
          <p className="font-bold text-lg leading-tight">{property.priceRange}</p>
          <span className="flex-none text-muted text-sm">{i18n._(TYPE_LABELS[property.type])}</span>
        </div>
        <h2 className="mt-1 text-base leading-tight tracking-normal [overflow-wrap:anywhere]">
          {opener(property.title)}
        </h2>
        <ul className="mt-1.5 grid gap-0.5 text-muted text-sm">
          <Line icon={<MapPin aria-hidden="true" className="size-4" />}>{property.location}</Line>
          {property.companyName && (
            <Line icon={<Building2 aria-hidden="true" className="size-4" />}>
              {property.companyName}
            </Line>
          )}
        </ul>
        <p className="mt-2 mb-3 line-clamp-2 text-muted text-sm">{property.description}</p>
        <footer className="mt-auto flex items-center justify-between border-line border-t pt-1.5">
          <ListingStatusTag property={property} />
          <div className="relative z-10 -mr-2 flex min-h-11">{actions}</div>
        </footer>
      </div>
    </article>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-center gap-2">
      <span className="flex-none">{icon}</span>
      <span className="truncate">{children}</span>
    </li>
  );
}
