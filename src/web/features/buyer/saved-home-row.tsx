import { Trans, useLingui } from "@lingui/react/macro";
import { Check, RotateCcw, Scale, Trash2, TrendingDown, TrendingUp } from "lucide-react";
import { formatPrice } from "#domain/money.ts";
import { pictureUrl } from "#domain/picture.ts";
import type { HomeChange, SavedHome } from "#domain/saved.ts";
import { formatDate } from "#web/dates.ts";
import { useComparing } from "#web/device/compare-toggle.tsx";
import { MONEY_WORDS, useLanguage } from "#web/language.ts";
import { shortPrice } from "#web/price-text.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Link } from "#web/ui/link.tsx";

/** A home of the account, as it is today, with what has changed since it was saved. */
export function SavedHomeRow({ home }: { home: SavedHome }) {
  const language = useLanguage();
  const isGone = home.change.kind === "gone";
  const day = formatDate(home.savedAt, language);
  return (
    <article className="relative grid h-full grid-cols-[112px_minmax(0,1fr)] overflow-hidden rounded-card border border-line bg-surface has-[h3_a:focus-visible]:outline-2 has-[h3_a:focus-visible]:outline-neem has-[h3_a:focus-visible]:outline-offset-2 sm:grid-cols-[160px_minmax(0,1fr)]">
      <HomePicture home={home} isFaded={isGone} />
      <div className="min-w-0 px-4 py-3">
        <p className="flex flex-wrap items-baseline gap-x-1.5 font-bold text-xl tracking-tight">
          {shortPrice(home, MONEY_WORDS[language])}
          {home.purpose === "rent" && home.priceMin !== null && (
            <span className="font-normal text-muted text-sm">
              <Trans>per month</Trans>
            </span>
          )}
        </p>
        <h3 className="mt-1 truncate font-medium text-base tracking-normal">
          {isGone ? (
            home.title
          ) : (
            <Link to={`/property/${home.id}`} className="card-link">
              {home.title}
            </Link>
          )}
        </h3>
        <p className="truncate text-[0.9375rem] text-muted">{home.location}</p>
        <ChangeBadge change={home.change} />
        <p className="mt-1 text-muted text-sm">
          <Trans>Saved on {day}</Trans>
        </p>
        <div className="relative -ml-4 flex flex-wrap max-sm:-ml-2.5 max-sm:[&_button]:px-2.5 max-sm:[&_svg]:hidden">
          {!isGone && <CompareButton home={home} />}
          <RemoveButton id={home.id} name={home.title} intent="remove-home" />
        </div>
      </div>
    </article>
  );
}

function HomePicture({ home, isFaded }: { home: SavedHome; isFaded: boolean }) {
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
  const words = MONEY_WORDS[useLanguage()];
  const { t } = useLingui();
  if (change.kind === "none") return null;
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
  const { kind } = change;
  if (kind !== "lower" && kind !== "higher") return null;
  const before = formatPrice(change.before, words);
  const isLower = kind === "lower";
  const Icon = isLower ? TrendingDown : TrendingUp;
  return (
    <p className={`${BADGE} ${isLower ? "bg-brick-wash text-brick" : "bg-marigold-wash"}`}>
      <Icon aria-hidden="true" className="size-4" />
      {isLower ? t`Price down from ${before}` : t`Price up from ${before}`}
    </p>
  );
}

function CompareButton({ home: { id, title } }: { home: SavedHome }) {
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

type RemoveProps = { id: string; name: string; intent: "remove-home" | "remove-search" };

/** A whole new page afterwards, which also tells the device. */
export function RemoveButton({ id, name, intent }: RemoveProps) {
  const { t } = useLingui();
  return (
    <form method="post">
      <input type="hidden" name="id" value={id} />
      <button
        type="submit"
        name="intent"
        value={intent}
        aria-label={t`Remove ${name}`}
        className={buttonClass({ look: "quiet", size: "compact" })}
      >
        <Trash2 aria-hidden="true" className="size-4" />
        <Trans>Remove</Trans>
      </button>
    </form>
  );
}
