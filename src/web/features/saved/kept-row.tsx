import { Trans, useLingui } from "@lingui/react/macro";
import { TrendingDown, TrendingUp } from "lucide-react";
import type { ReactNode } from "react";
import { formatPrice } from "#domain/money.ts";
import { pictureUrl } from "#domain/picture.ts";
import type { KeptHome } from "#web/device/kept-home.ts";
import { MONEY_WORDS, useLanguage } from "#web/language.ts";
import { shortPrice } from "#web/price-text.ts";
import { Link } from "#web/ui/link.tsx";
import type { Change } from "./news.ts";

type Props = { home: KeptHome; change?: Change | undefined; children?: ReactNode };

/** A home as this device remembers it, with what has changed since. */
export function KeptRow({ home, change, children }: Props) {
  const words = MONEY_WORDS[useLanguage()];
  const isGone = change?.kind === "gone";
  return (
    <article className="relative grid h-full grid-cols-[112px_minmax(0,1fr)] overflow-hidden rounded-card border border-line bg-surface has-[h3_a:focus-visible]:outline-2 has-[h3_a:focus-visible]:outline-neem has-[h3_a:focus-visible]:outline-offset-2 sm:grid-cols-[160px_minmax(0,1fr)]">
      <KeptPicture home={home} isFaded={isGone} />
      <div className="min-w-0 px-4 py-3">
        <p className="flex flex-wrap items-baseline gap-x-1.5 font-bold text-xl tracking-tight">
          {isGone || !change || change.kind === "none"
            ? shortPrice(home, words)
            : formatPrice(change.now, words)}
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
        <ChangeBadge change={change} />
        {children && <div className="relative -ml-3 flex flex-wrap">{children}</div>}
      </div>
    </article>
  );
}

function KeptPicture({ home, isFaded }: { home: KeptHome; isFaded: boolean }) {
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

function ChangeBadge({ change }: Pick<Props, "change">) {
  const { t } = useLingui();
  const words = MONEY_WORDS[useLanguage()];
  if (!change || change.kind === "none") return null;
  const look =
    "mt-2 inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 font-semibold text-sm";
  if (change.kind === "gone") {
    return (
      <p className={`${look} bg-sunk text-muted`}>
        <Trans>No longer listed</Trans>
      </p>
    );
  }
  const before = formatPrice(change.before, words);
  const isLower = change.kind === "lower";
  const Icon = isLower ? TrendingDown : TrendingUp;
  return (
    <p className={`${look} ${isLower ? "bg-brick-wash text-brick" : "bg-marigold-wash"}`}>
      <Icon aria-hidden="true" className="size-4" />
      {isLower ? t`Price down from ${before}` : t`Price up from ${before}`}
    </p>
  );
}
