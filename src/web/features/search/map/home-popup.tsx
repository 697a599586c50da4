import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { shortPrice } from "#web/platform/labels/price-text.ts";
import { MONEY_LABELS, useLanguage } from "#web/platform/messages/language.ts";
import { fetchWithRetries } from "#web/platform/retrying-fetch.ts";
import { Link } from "#web/ui/link.tsx";

type ShownHome = {
  _id: string;
  title: string;
  location: string;
  images: string[];
  priceMin: number | null;
  priceMax: number | null;
  priceRange: string;
};

type Props = { ids: readonly string[]; onClose: () => void };

/** Further homes are only in the list; a popup on the map has no space for them. */
const SHOWN = 8;

/** The homes at a pin: one, or several that share the spot. Escape returns to the pin. */
export function HomePopup({ ids, onClose }: Props) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDivElement>(null);
  const homes = useHomes(ids.slice(0, SHOWN));
  const rest = ids.length - SHOWN;

  useEffect(() => {
    if (homes) dialog.current?.querySelector("a")?.focus({ preventScroll: true });
  }, [homes]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onClose();
  }

  return (
    <div
      ref={dialog}
      role="dialog"
      aria-label={t`${plural(ids.length, { one: "# listing here", other: "# listings here" })}`}
      data-over-map
      onKeyDown={onKeyDown}
      className="absolute inset-x-3 bottom-12 z-3 max-h-[60%] max-w-96 cursor-auto touch-pan-y select-text overflow-y-auto rounded-card border border-line bg-surface shadow-soft"
    >
      <div className="sticky top-0 z-1 flex h-0 justify-end">
        <button
          type="button"
          aria-label={t`Close`}
          onClick={onClose}
          className="grid size-11 flex-none place-items-center rounded-control bg-surface hover:bg-sunk"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      {homes ? (
        <ul className="divide-y divide-line">
          {homes.map((home) => (
            <li key={home._id}>
              <HomeLine home={home} />
            </li>
          ))}
        </ul>
      ) : (
        <div aria-hidden="true" className="skeleton h-24" />
      )}
      {homes?.length === 0 && (
        <p className="p-4 pr-12 text-muted">
          <Trans>This home could not be loaded.</Trans>
        </p>
      )}
      {rest > 0 && (
        <p className="border-line border-t px-4 py-2 text-muted text-sm">
          {t`${plural(rest, { one: "and # more in the list", other: "and # more in the list" })}`}
        </p>
      )}
    </div>
  );
}

function HomeLine({ home }: { home: ShownHome }) {
  const words = MONEY_LABELS[useLanguage()];
  const picture = home.images[0]?.replace(/\/\d+\.webp$/, "/320.webp");
  return (
    <div className="relative grid grid-cols-[96px_minmax(0,1fr)] gap-3 p-2 pr-11">
      <div className="aspect-[4/3] overflow-hidden rounded-control bg-sunk">
        {picture && (
          <img src={picture} alt="" width={320} height={240} className="size-full object-cover" />
        )}
      </div>
      <div className="min-w-0 self-center leading-snug">
        <p className="font-bold text-lg">{shortPrice(home, words)}</p>
        <Link to={`/property/${home._id}`} className="card-link block truncate font-medium">
          {home.title}
        </Link>
        <p className="truncate text-muted text-sm">{home.location}</p>
      </div>
    </div>
  );
}

function useHomes(ids: readonly string[]): ShownHome[] | undefined {
  const [homes, setHomes] = useState<{ key: string; homes: ShownHome[] }>();
  const key = ids.join(",");
  useEffect(() => {
    const stop = new AbortController();
    fetchWithRetries(`/api/properties/by-ids?ids=${key}`, { signal: stop.signal })
      .then((response) => (response.ok ? response.json() : { data: [] }))
      .then(({ data }) => setHomes({ key, homes: data }))
      .catch(() => stop.signal.aborted || setHomes({ key, homes: [] }));
    return () => stop.abort();
  }, [key]);
  return homes?.key === key ? homes.homes : undefined;
}
