import { Trans, useLingui } from "@lingui/react/macro";
import { Check, RotateCcw, Scale, TrendingDown, TrendingUp } from "lucide-react";
import type { ReactNode } from "react";
import { pictureUrl } from "#domain/pictures/picture.ts";
import type { HomeChange } from "#domain/saved/saved.ts";
import { formatPrice } from "#domain/shared/money/money.ts";
import { useComparing } from "#web/platform/device/compare-toggle.tsx";
import type { ComparedHome } from "#web/platform/device/lists.ts";
import type { OfflineHome } from "#web/platform/device/offline-home.ts";
import { shortPrice } from "#web/platform/labels/price-text.ts";
import { MONEY_LABELS, useLanguage } from "#web/platform/messages/language.ts";
import { Button } from "#web/ui/button.tsx";
import { Link } from "#web/ui/link.tsx";

type Home = Omit<OfflineHome, "at">;

type Props = {
  home: Home;
  change?: HomeChange | undefined;
  /** Shown below what has changed. */
  note?: ReactNode;
  /** Buttons for this home. */
  children?: ReactNode;
};

/** A saved home, from the account or this device, with what has changed since. */
export function HomeRow({ home, change = { kind: "none" }, note, children }: Props) {
  const isGone = change.kind === "gone";
  return (
    <article className="relative grid h-full grid-cols-[112px_minmax(0,1fr)] overflow-hidden rounded-card border border-line bg-surface has-[h3_a:focus-visible]:outline-2 has-[h3_a:focus-visible]:outline-neem has-[h3_a:focus-visible]:outline-offset-2 sm:grid-cols-[160px_minmax(0,1fr)]">
      <HomePicture home={home} isFaded={isGone} />
      <div className="min-w-0 px-4 py-3">
        <Price home={home} change={change} />
        <h3 className="mt-1 truncate font-medium text-base tracking-normal">
          {isGone ? (
            home.title
          ) : (
            <Link to={`/property/${home.id}`} className="card-link">
              {home.title}
            </Link>
          )}
        </h3>
        <p className="truncate text-sm text-muted">{home.location}</p>
        <ChangeBadge change={change} />
        {note}
        {children && (
          <div className="relative -ml-4 flex flex-wrap max-sm:-ml-2.5 max-sm:[&_button]:px-2.5 max-sm:[&_svg]:hidden">
            {children}
          </div>
        )}
      </div>
    </article>
  );
}

function Price({ home, change }: { home: Home; change: HomeChange }) {
  const words = MONEY_LABELS[useLanguage()];
  // The device stores the price of the day on which the home was saved.
  const isNew = "now" in change && change.now !== home.priceMin;
  return (
    <p className="flex flex-wrap items-baseline gap-x-1.5 font-bold text-xl tracking-tight">
      {isNew ? formatPrice(change.now, words) : shortPrice(home, words)}
      {home.purpose === "rent" && home.priceMin !== null && (
        <span className="font-normal text-muted text-sm">
          <Trans>per month</Trans>
        </span>
      )}
    </p>
  );
}

function HomePicture({ home, isFaded }: { home: Home; isFaded: boolean }) {
  return (
    <div className="relative min-h-28 bg-sunk">
      {home.pictureId && (
        <img
          src={pictureUrl(home.pictureId, 320, "webp")}
          alt=""
          width={320}
          height={240}
          loading="lazy"
          decoding="async"
          className={`absolute inset-0 size-full object-cover ${isFaded ? "opacity-50 grayscale" : ""}`}
        />
      )}
    </div>
  );
}

const BADGE =
  "mt-2 inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 font-semibold text-sm";

function ChangeBadge({ change }: { change: HomeChange }) {
  const words = MONEY_LABELS[useLanguage()];
  const { t } = useLingui();
  if (change.kind === "gone") {
    return (
      <p className={`${BADGE} bg-sunk text-muted`}>
        <Trans>No longer listed</Trans>
      </p>
    );
  }
  if (change.kind === "back") {
    return (
      <p className={`${BADGE} bg-neem-wash text-neem`}>
        <RotateCcw aria-hidden="true" className="size-4" />
        <Trans>Listed again</Trans>
      </p>
    );
  }
  if (!("before" in change)) return null;
  const before = formatPrice(change.before, words);
  const isLower = change.kind === "lower";
  const Icon = isLower ? TrendingDown : TrendingUp;
  return (
    <p className={`${BADGE} ${isLower ? "bg-brick-wash text-brick" : "bg-marigold-wash"}`}>
      <Icon aria-hidden="true" className="size-4" />
      {isLower ? t`Price down from ${before}` : t`Price up from ${before}`}
    </p>
  );
}

export function CompareButton({ home: { id, title } }: { home: ComparedHome }) {
  const { t } = useLingui();
  const { isCompared, toggle } = useComparing({ id, title });
  const Icon = isCompared ? Check : Scale;
  return (
    <Button
      look="quiet"
      size="compact"
      aria-label={t`Compare ${title}`}
      aria-pressed={isCompared}
      onClick={toggle}
      className="scripted"
    >
      <Icon aria-hidden="true" className="size-4" />
      <Trans>Compare</Trans>
    </Button>
  );
}
