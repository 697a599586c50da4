import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { ListingSummary } from "#domain/listings/listing.ts";
import { WhatsAppLink } from "#web/platform/contact-links.tsx";
import { CompareDot } from "#web/platform/device/compare-toggle.tsx";
import { SaveHeart } from "#web/platform/device/save-button.tsx";
import { useFreshness } from "#web/platform/labels/dates.ts";
import { LISTER_LABELS } from "#web/platform/labels/labels.ts";
import { useSite } from "#web/platform/site.ts";
import { VerifiedMark } from "#web/platform/verified-badge.tsx";
import { Link } from "#web/ui/link.tsx";
import { PageIcon } from "#web/ui/page-icons.tsx";
import { CARD_SIZES, IllustrationMark, Logo, ON_PHONES, Picture } from "#web/ui/picture.tsx";
import { evidenceOf } from "./card-list.tsx";
import { useListingContact } from "./contact.ts";
import { useCardFacts } from "./facts.ts";
import { Price, PriceNote } from "./price.tsx";

export type CardProps = {
  property: ListingSummary;
  /** Of the list that it is in, see card-list.tsx. */
  listId: string;
  /** When the page was rendered, so that server and browser count the same days. */
  now: string;
  /** The first of a group, shown twice as large. */
  isLarge?: boolean;
  /** Its picture is on the first screen. */
  isFirst?: boolean;
};

type Props = CardProps & { extras?: ReactNode };

/** The whole card is one link; heart, comparison and WhatsApp lie above it. */
export function ListingCard(props: Props) {
  const { property, now, isLarge = false, isFirst = false, extras, listId } = props;
  return (
    <article
      data-property-id={property.id}
      className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-shadow duration-[180ms] has-[h3_a:focus-visible]:outline-2 has-[h3_a:focus-visible]:outline-neem has-[h3_a:focus-visible]:outline-offset-2 hover:border-line-strong hover:shadow-soft data-lit:border-neem data-lit:shadow-soft"
    >
      <CardPicture property={property} isLarge={isLarge} isFirst={isFirst} />
      <div className={`card-body flex flex-col px-4 pt-3.5 pb-2 ${isLarge ? "" : "flex-1"}`}>
        <p className="flex flex-wrap items-baseline gap-x-1.5">
          <Price property={property} className={isLarge ? "text-2xl" : "text-xl"} />
          <span className="truncate text-muted text-sm">
            <PriceNote property={property} />
          </span>
        </p>
        <h3
          className={`mt-1.5 truncate font-medium tracking-normal ${isLarge ? "text-lg" : "text-base"}`}
        >
          <Link to={`/property/${property.id}`} className="card-link">
            {property.title}
          </Link>
        </h3>
        <p className="truncate text-sm text-muted">{property.location}</p>
        <Facts property={property} />
        {extras}
        <ListedBy property={property} now={now} listId={listId} />
      </div>
      <div className="card-actions absolute top-1 right-1 flex">
        <CompareDot home={property} />
        <SaveHeart property={property} />
      </div>
    </article>
  );
}

type PictureProps = Required<Pick<Props, "property" | "isLarge" | "isFirst">>;

function CardPicture({ property, isLarge, isFirst }: PictureProps) {
  const { t } = useLingui();
  const [first] = property.images;
  const count = property.images.length;
  const title = property.title;
  return (
    <div
      className={`relative overflow-hidden bg-sunk ${isLarge ? "aspect-[4/3] lg:aspect-auto lg:flex-1" : "aspect-[4/3]"}`}
    >
      {first && (
        <>
          <Picture
            picture={first}
            alt={t`${title}, picture 1 of ${count}`}
            sizes={isLarge ? `(width >= 1120px) 630px, ${ON_PHONES}` : CARD_SIZES}
            maxWidth={isLarge ? 1200 : 640}
            isFirst={isFirst}
            className="size-full object-cover transition-transform duration-200 group-hover:scale-[1.02]"
          />
          <IllustrationMark picture={first} />
        </>
      )}
      {property.isFeatured && (
        <span className="absolute top-2.5 left-2.5 rounded-full bg-marigold px-2.5 py-0.5 font-semibold text-on-marigold text-sm">
          <Trans>Featured</Trans>
        </span>
      )}
      {count > 1 && (
        <span className="absolute right-2.5 bottom-2.5 inline-flex items-center gap-1 rounded-full bg-scrim px-2 py-0.5 font-medium text-on-scrim text-sm">
          <PageIcon name="images" className="size-3.5" />
          <span aria-hidden="true">{count}</span>
          <span className="sr-only">{t`${plural(count, { one: "# picture", other: "# pictures" })}`}</span>
        </span>
      )}
    </div>
  );
}

/** By number of facts: usually rooms, area and status; a plot has area and kind. */
const COLUMNS: Record<number, string> = {
  2: "grid-cols-2",
  3: "grid-cols-[1fr_1.3fr_1.25fr]",
};

function Facts({ property }: { property: ListingSummary }) {
  const facts = useCardFacts(property);
  return (
    <ul
      className={`mt-3 grid border-line border-t pt-2.5 text-sm leading-tight ${COLUMNS[facts.length] ?? ""}`}
    >
      {facts.map(({ value, note }) => (
        <li key={value} className="min-w-0 pr-2">
          <span className="block break-words font-semibold">{value}</span>
          <span className="block break-words text-muted text-sm">{note}</span>
        </li>
      ))}
    </ul>
  );
}

function ListedBy({ property, now, listId }: Pick<Props, "property" | "now" | "listId">) {
  const { i18n } = useLingui();
  const freshness = useFreshness();
  return (
    <div className="mt-auto flex min-h-13 items-center gap-2 pt-2">
      {property.company?.logo && (
        <Logo picture={property.company.logo} className="size-7 rounded-control" />
      )}
      <div className="min-w-0 flex-1 leading-tight">
        <p className="flex items-center gap-1 font-medium text-sm">
          <span className="truncate">
            {property.company?.name ?? i18n._(LISTER_LABELS[property.postedBy])}
          </span>
          {property.company && (
            <VerifiedMark company={property.company} at={evidenceOf(listId, property.company)} />
          )}
        </p>
        <time dateTime={property.listedAt} className="text-muted text-sm">
          {freshness(property.listedAt, now)}
        </time>
      </div>
      <CardWhatsApp property={property} />
    </div>
  );
}

function CardWhatsApp({ property }: Pick<Props, "property">) {
  const { t } = useLingui();
  const { whatsappUrl, isSiteChat } = useListingContact(property);
  const { name: siteName } = useSite();
  const title = property.title;
  const look =
    "relative flex h-11 flex-none items-center justify-center rounded-full border border-line text-whatsapp-ink hover:bg-whatsapp hover:text-on-whatsapp";
  if (!isSiteChat) {
    return (
      <WhatsAppLink
        href={whatsappUrl}
        about={{ propertyId: property.id }}
        label={t`WhatsApp about ${title}`}
        className={`${look} w-11`}
      />
    );
  }
  return (
    <WhatsAppLink
      href={whatsappUrl}
      about={{ propertyId: property.id }}
      label={t`WhatsApp the ${siteName} team about ${title}`}
      className={`${look} gap-1.5 px-3`}
    >
      <span className="max-w-24 truncate font-medium text-sm">{siteName}</span>
    </WhatsAppLink>
  );
}
