import { Trans, useLingui } from "@lingui/react/macro";
import { formatArea } from "#domain/area.ts";
import { formatPriceRange } from "#domain/money.ts";
import { formatDateTime } from "#web/dates.ts";
import { PURPOSE_LABELS, SUBTYPE_LABELS } from "#web/labels.ts";
import { AREA_WORDS, MONEY_WORDS, useLanguage, useLocalPath } from "#web/language.ts";
import { Button } from "#web/ui/button.tsx";
import { Facts } from "../parts/facts.tsx";
import { SidePanel } from "../parts/side-panel.tsx";
import { Cover } from "./cover.tsx";
import type { ManagedProperty } from "./managed-property.ts";
import { PropertyStatusTag } from "./property-status-tag.tsx";

type Props = {
  property: ManagedProperty;
  onEdit: () => void;
  onDelete: () => void;
  onRestore: () => void;
  onClose: () => void;
};

export function PropertyPanel({ property, onEdit, onDelete, onRestore, onClose }: Props) {
  const localPath = useLocalPath();
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
        <PropertyStatusTag property={property} />
      </p>
      {property.statusReason && <p className="mt-1 text-brick">{property.statusReason}</p>}
      <PropertyFacts property={property} />
      <p className="line-clamp-6 whitespace-pre-line">{property.description}</p>
      <div className="mt-4 grid grid-cols-2 gap-2">
        {property.deletedAt ? (
          <Button size="compact" className="col-span-2" onClick={onRestore}>
            <Trans>Restore</Trans>
          </Button>
        ) : (
          <>
            <Button size="compact" onClick={onEdit}>
              <Trans>Edit</Trans>
            </Button>
            <Button look="outline" size="compact" className="text-brick!" onClick={onDelete}>
              <Trans>Delete</Trans>
            </Button>
          </>
        )}
      </div>
      {property.status === "live" && !property.deletedAt && (
        <a
          href={localPath(`/property/${property._id}`)}
          className="mt-2 inline-flex min-h-11 items-center font-medium text-neem hover:underline"
        >
          <Trans>See it on the site</Trans>
        </a>
      )}
    </SidePanel>
  );
}

function PropertyFacts({ property }: { property: ManagedProperty }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { priceMin, priceMax, areaSqft } = property;
  const price =
    priceMin === null && priceMax === null
      ? null
      : formatPriceRange({ min: priceMin, max: priceMax }, MONEY_WORDS[language]);
  return (
    <Facts
      facts={[
        [t`Purpose`, i18n._(PURPOSE_LABELS[property.purpose])],
        [t`Kind`, i18n._(SUBTYPE_LABELS[property.subtype])],
        [t`Price, as read`, price],
        [
          t`Area, as read`,
          areaSqft === null ? null : formatArea(areaSqft, "sqft", AREA_WORDS[language]),
        ],
        [t`BHK`, property.beds === null ? null : String(property.beds)],
        [t`Location`, property.location],
        [t`Company`, property.companyName],
        [t`Changed`, formatDateTime(property.updatedAt, language)],
      ]}
    />
  );
}
