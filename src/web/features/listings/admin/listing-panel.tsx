import { useLingui } from "@lingui/react/macro";
import type { ManagedListing } from "#domain/listings/managed-listing.ts";
import { formatArea } from "#domain/shared/area/area.ts";
import { formatPriceRange } from "#domain/shared/money/money.ts";
import { Facts } from "#web/platform/admin/parts/facts.tsx";
import {
  type PanelActions,
  PanelButtons,
  SiteLink,
} from "#web/platform/admin/parts/panel-actions.tsx";
import { SidePanel } from "#web/platform/admin/parts/side-panel.tsx";
import { formatDateTime } from "#web/platform/labels/dates.ts";
import { PURPOSE_LABELS, SUBTYPE_LABELS } from "#web/platform/labels/labels.ts";
import { AREA_LABELS, MONEY_LABELS, useLanguage } from "#web/platform/messages/language.ts";
import { Cover } from "./cover.tsx";
import { ListingStatusTag } from "./listing-status-tag.tsx";

type Props = PanelActions & { property: ManagedListing };

export function ListingPanel({ property, onClose, ...acts }: Props) {
  return (
    <SidePanel title={property.title} onClose={onClose}>
      <ul className="grid grid-cols-2 gap-1.5">
        {property.images.map((url) => (
          <li key={url}>
            <Cover images={[url]} width={480} className="aspect-[4/3] w-full rounded-control" />
          </li>
        ))}
      </ul>
      <p className="mt-3 flex items-center justify-between gap-3">
        <b className="font-bold text-lg">{property.priceRange}</b>
        <ListingStatusTag property={property} />
      </p>
      {property.statusReason && <p className="mt-1 text-brick">{property.statusReason}</p>}
      <ListingFacts property={property} />
      <p className="line-clamp-6 whitespace-pre-line">{property.description}</p>
      <div className="mt-4 grid grid-cols-2 gap-2">
        <PanelButtons isDeleted={property.deletedAt !== null} {...acts} />
      </div>
      {property.status === "live" && !property.deletedAt && (
        <SiteLink to={`/property/${property._id}`} />
      )}
    </SidePanel>
  );
}

function ListingFacts({ property }: { property: ManagedListing }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { priceMin, priceMax, areaSqft } = property;
  const price =
    priceMin === null && priceMax === null
      ? null
      : formatPriceRange({ min: priceMin, max: priceMax }, MONEY_LABELS[language]);
  return (
    <Facts
      facts={[
        [t`Purpose`, i18n._(PURPOSE_LABELS[property.purpose])],
        [t`Kind`, i18n._(SUBTYPE_LABELS[property.subtype])],
        [t`Price, as read`, price],
        [
          t`Area, as read`,
          areaSqft === null ? null : formatArea(areaSqft, "sqft", AREA_LABELS[language]),
        ],
        [t`BHK`, property.beds === null ? null : String(property.beds)],
        [t`Location`, property.location],
        [t`Company`, property.companyName],
        [t`Changed`, formatDateTime(property.updatedAt, language)],
      ]}
    />
  );
}
