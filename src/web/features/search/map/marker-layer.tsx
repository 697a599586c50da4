import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { formatPrice } from "#domain/shared/money/money.ts";
import { MONEY_LABELS, useLanguage } from "#web/platform/messages/language.ts";
import type { Marker } from "./clusters.ts";
import { nearest, neighbour } from "./markers.ts";
import { type Point, screenPoint } from "./projection.ts";
import type { Surface } from "./use-surface.ts";

type Props = {
  markers: readonly Marker[];
  surface: Surface;
  /** The homes whose marker is highlighted. */
  highlighted: ReadonlySet<string>;
  onHighlight: (marker: Marker | undefined) => void;
  onOpen: (marker: Marker) => void;
};

/** Pins as buttons: one tab stop, with arrow keys to move from pin to pin. */
export function MarkerLayer({ markers, surface, highlighted, onHighlight, onOpen }: Props) {
  const { t } = useLingui();
  const group = useRef<HTMLFieldSetElement>(null);
  const [active, setActive] = useState<string>();
  const refocusAt = useRef<Point>(undefined);
  const { camera, size = { width: 0, height: 0 } } = surface;
  const spots = markers.map((marker) => ({
    key: marker.key,
    ...screenPoint(camera, size, marker),
  }));
  const stop = spots.some(({ key }) => key === active) ? active : spots[0]?.key;

  function focus(key: string | undefined): void {
    if (key === undefined) return;
    setActive(key);
    group.current?.querySelector<HTMLElement>(`[data-marker="${key}"]`)?.focus();
  }

  // A marker that fell apart took the focus with it: what is nearest now gets it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the markers have changed
  useEffect(() => {
    if (!refocusAt.current) return;
    focus(nearest(spots, refocusAt.current));
    refocusAt.current = undefined;
  }, [markers]);

  function onKeyDown(event: KeyboardEvent, key: string): void {
    const next = neighbour(spots, key, event.key);
    if (next !== undefined || event.key.startsWith("Arrow")) event.preventDefault();
    focus(next);
    if (event.key === "+" || event.key === "=") surface.zoomBy(1);
    if (event.key === "-") surface.zoomBy(-1);
  }

  function open(marker: Marker): void {
    setActive(marker.key);
    if (marker.opensAt !== null) refocusAt.current = { x: size.width / 2, y: size.height / 2 };
    onOpen(marker);
  }

  return (
    <fieldset ref={group} aria-label={t`Homes on the map. Arrow keys move between them.`}>
      {markers.map((marker, at) => (
        <MarkerButton
          key={marker.key}
          marker={marker}
          spot={spots[at] ?? { x: 0, y: 0 }}
          isOn={marker.ids.some((id) => highlighted.has(id))}
          isStop={marker.key === stop}
          onKeyDown={onKeyDown}
          onHighlight={onHighlight}
          onOpen={open}
        />
      ))}
    </fieldset>
  );
}

type ButtonProps = Pick<Props, "onHighlight" | "onOpen"> & {
  marker: Marker;
  spot: Point;
  isOn: boolean;
  isStop: boolean;
  onKeyDown: (event: KeyboardEvent, key: string) => void;
};

function MarkerButton({ marker, spot, isOn, isStop, onKeyDown, onHighlight, onOpen }: ButtonProps) {
  return (
    <button
      type="button"
      data-marker={marker.key}
      tabIndex={isStop ? 0 : -1}
      aria-haspopup={marker.opensAt === null ? "dialog" : undefined}
      onClick={() => onOpen(marker)}
      onKeyDown={(event) => onKeyDown(event, marker.key)}
      onPointerEnter={() => onHighlight(marker)}
      onPointerLeave={() => onHighlight(undefined)}
      onFocus={() => onHighlight(marker)}
      onBlur={() => onHighlight(undefined)}
      className={`absolute -translate-1/2 whitespace-nowrap rounded-full border px-2.5 py-1 text-center font-semibold text-sm leading-tight shadow-soft before:absolute before:-inset-x-1 before:-inset-y-2 hover:z-2 focus-visible:z-2 ${isOn ? "z-1 border-neem bg-neem text-on-neem" : "border-line-strong bg-surface text-ink"}`}
      style={{ left: spot.x, top: spot.y }}
    >
      <MarkerLabel marker={marker} />
    </button>
  );
}

function MarkerLabel({ marker }: { marker: Marker }) {
  const { t } = useLingui();
  const words = MONEY_LABELS[useLanguage()];
  const { priceMin } = marker;
  const count = marker.ids.length;
  const price = priceMin === null ? null : formatPrice(priceMin, words);
  if (count === 1) return price ?? <Trans>Ask for price</Trans>;
  return (
    <>
      <span className="block">{t`${plural(count, { one: "# listing", other: "# listings" })}`}</span>
      {price !== null && (
        <span className="block font-normal text-xs">
          <Trans>from {price}</Trans>
        </span>
      )}
    </>
  );
}
