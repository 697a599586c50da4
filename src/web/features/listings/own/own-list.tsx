import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Eye, Heart, MessageCircle } from "lucide-react";
import type { ReactNode } from "react";
import {
  LISTING_STATUSES,
  type ListingStatus,
  type ManagedListing,
} from "#domain/listings/listing.ts";
import type { OwnListing, OwnListingPage } from "#domain/listings/own-listing.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Link } from "#web/ui/link.tsx";
import { IllustrationMark, ON_PHONES, Picture } from "#web/ui/picture.tsx";
import { ActionButtons } from "./action-buttons.tsx";
import { ConfirmAvailable } from "./confirm-button.tsx";
import { HINT_LABELS, STATUS_LABELS, TONES } from "./own-labels.ts";
import { PRICE_FORM } from "./price-form.tsx";

/** The list's current filter, if any. */
export type ChosenTab = ListingStatus | "needsChange" | undefined;

type TabsProps = { base: string; page: OwnListingPage; chosen: ChosenTab };

/** All, and each status that has listings. */
export function StatusTabs({ base, page: { counts, total }, chosen }: TabsProps) {
  const { t, i18n } = useLingui();
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const tabs = LISTING_STATUSES.filter((status) => counts[status]);
  const isNeedsChange = chosen === "needsChange";
  if (tabs.length < 2 && !isNeedsChange) return null;
  const look = (isOn: boolean) =>
    `inline-flex min-h-11 items-center gap-1.5 rounded-full border px-4 ${isOn ? "border-neem bg-neem-wash font-semibold text-neem" : "border-line hover:border-ink"}`;
  return (
    <nav aria-label={t`By state`} className="flex flex-wrap gap-2">
      <Link
        to={base}
        aria-current={chosen ? undefined : "page"}
        className={look(chosen === undefined)}
      >
        <Trans>All</Trans> <span>{all}</span>
      </Link>
      {tabs.map((status) => (
        <Link
          key={status}
          to={`${base}?status=${status}`}
          aria-current={chosen === status ? "page" : undefined}
          className={look(chosen === status)}
        >
          {i18n._(STATUS_LABELS[status].label)} <span>{counts[status]}</span>
        </Link>
      ))}
      {/* Only a dashboard leads here: each of these is in one of the states as well. */}
      {isNeedsChange && (
        <Link to={`${base}?needsChange=1`} aria-current="page" className={look(true)}>
          <Trans>Need a change</Trans> <span>{total}</span>
        </Link>
      )}
    </nav>
  );
}

type ListProps = {
  listings: OwnListing[];
  base: string;
  /** Those that were chosen for a new price. */
  ticked: readonly string[] | undefined;
};

export function OwnList({ listings, base, ticked = [] }: ListProps) {
  return (
    <ul className="grid gap-4">
      {listings.map((listing) => (
        <li key={listing.property.id}>
          <OwnCard {...{ listing, base }} isTicked={ticked.includes(listing.property.id)} />
        </li>
      ))}
    </ul>
  );
}

/** A sold or rented listing keeps its final price. */
const isPriced = ({ property: { status } }: OwnListing): boolean =>
  !["sold", "rented"].includes(status);

export function pricedIds(listings: OwnListing[]): string[] {
  return listings.filter(isPriced).map(({ property }) => property.id);
}

type TickProps = Pick<OwnListing, "property"> & { isTicked: boolean };

/** The checkbox for the form above the list, which changes several prices. */
function PriceTick({ property: { id, title }, isTicked }: TickProps) {
  const { t } = useLingui();
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-sm">
      <input
        type="checkbox"
        form={PRICE_FORM}
        name="id"
        value={id}
        defaultChecked={isTicked}
        aria-label={t`Change the price of ${title}`}
        className="size-5 accent-neem"
      />
      <Trans>Change the price</Trans>
    </label>
  );
}

type CardProps = { listing: OwnListing; base: string; isTicked: boolean };

function OwnCard({ listing, base, isTicked }: CardProps) {
  const { property, numbers, moves } = listing;
  const path = `${base}/${property.id}`;
  const [picture] = property.images;
  return (
    <article
      aria-labelledby={`listing-${property.id}`}
      className="grid overflow-hidden rounded-card border border-line bg-surface sm:grid-cols-[200px_minmax(0,1fr)]"
    >
      <div className="relative aspect-[4/3] bg-sunk sm:aspect-auto sm:min-h-40">
        {picture && (
          <>
            <Picture
              picture={picture}
              alt=""
              sizes={`(width >= 600px) 200px, ${ON_PHONES}`}
              maxWidth={640}
              className="size-full object-cover sm:absolute sm:inset-0"
            />
            <IllustrationMark picture={picture} />
          </>
        )}
      </div>
      <div className="grid min-w-0 content-start gap-2.5 p-4">
        <StatusLine
          status={property.status}
          reason={property.statusReason}
          change={property.change}
        />
        <h2 id={`listing-${property.id}`} className="text-lg leading-snug">
          <Link to={path} className="hover:underline">
            {property.title}
          </Link>
        </h2>
        <p className="text-muted">
          {[property.priceRange, property.location].filter(Boolean).join(" · ")}
        </p>
        <Numbers {...numbers} />
        <QualityLine listing={listing} />
        {property.status === "live" && (
          <ConfirmAvailable
            id={property.id}
            title={property.title}
            confirmedAt={property.confirmedAt}
            action={base}
          />
        )}
        <div className="flex flex-wrap gap-2">
          <Link to={path} className={buttonClass({ look: "outline", size: "compact" })}>
            <Trans>Edit</Trans>
          </Link>
          <ActionButtons id={property.id} moves={moves} action={base} />
          {isPriced(listing) && <PriceTick property={property} isTicked={isTicked} />}
        </div>
      </div>
    </article>
  );
}

type StatusProps = {
  status: ListingStatus;
  reason: string | null;
  change: ManagedListing["change"];
};

export function StatusLine({ status, reason, change }: StatusProps) {
  const { i18n } = useLingui();
  const { label, tone } = STATUS_LABELS[status];
  return (
    <div className="grid justify-items-start gap-2">
      <span className="flex flex-wrap gap-2">
        <span className={`rounded-full px-3 py-0.5 font-semibold text-sm ${TONES[tone]}`}>
          {i18n._(label)}
        </span>
        {change && (
          <span className={`rounded-full px-3 py-0.5 font-semibold text-sm ${TONES.wait}`}>
            {change === "waiting" ? (
              <Trans>Change in review</Trans>
            ) : (
              <Trans>Change sent back</Trans>
            )}
          </span>
        )}
      </span>
      {reason && (
        <p className="whitespace-pre-line border-brick border-l-4 bg-brick-wash px-3 py-2 [overflow-wrap:anywhere]">
          {reason}
        </p>
      )}
    </div>
  );
}

function Numbers({ views, saves, contacts }: OwnListing["numbers"]) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      <NumberItem icon={<Eye aria-hidden="true" className="size-4" />}>
        <Plural value={views} one="# view" other="# views" />
      </NumberItem>
      <NumberItem icon={<Heart aria-hidden="true" className="size-4" />}>
        <Plural value={saves} one="# save" other="# saves" />
      </NumberItem>
      <NumberItem icon={<MessageCircle aria-hidden="true" className="size-4" />}>
        <Plural value={contacts} one="# contact" other="# contacts" />
      </NumberItem>
      <li className="text-muted">
        <Trans>in 30 days</Trans>
      </li>
    </ul>
  );
}

function NumberItem({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="inline-flex items-center gap-1.5">
      {icon}
      {children}
    </li>
  );
}

function QualityLine({ listing: { quality, property } }: { listing: OwnListing }) {
  const { i18n } = useLingui();
  const [first] = quality.hints;
  const isOver = ["sold", "rented", "rejected"].includes(property.status);
  if (!first || isOver) return null;
  const { percent } = quality;
  return (
    <p className="text-sm">
      <span className="font-semibold">
        <Trans>{percent}% complete.</Trans>
      </span>{" "}
      {i18n._(HINT_LABELS[first])}
    </p>
  );
}
