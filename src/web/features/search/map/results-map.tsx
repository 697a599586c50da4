import { Trans, useLingui } from "@lingui/react/macro";
import { Search } from "lucide-react";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import type { Pin } from "#domain/search/search.ts";
import { groupIndian } from "#domain/shared/area/area.ts";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { Button } from "#web/ui/button.tsx";
import { clusterPins, type Marker } from "./clusters.ts";
import { MapFrame } from "./frame.tsx";
import { HomePopup } from "./home-popup.tsx";
import type { MapProps } from "./map-props.ts";
import { MarkerLayer } from "./marker-layer.tsx";
import {
  boxAround,
  boxOf,
  boxText,
  type Camera,
  FIT_ZOOM,
  fitted,
  readBox,
  type Size,
} from "./projection.ts";
import { showCard, useCardSync } from "./use-card-sync.ts";
import { type Pins, usePins } from "./use-pins.ts";
import { type Surface, useSurface } from "./use-surface.ts";

await needMessages("map");

const ANONYMOUS: ReadonlySet<string> = new Set();
const NO_PINS: Pin[] = [];

/** The search results on a map, beside the list. */
export function ResultsMap({ query, total, center }: MapProps) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<Marker>();
  const surface = useSurface({ onTap: () => setOpened(undefined) });
  const pins = usePins(query);
  const area = useArea({ query, center }, pins, surface);
  const markers = useMarkers(pins, surface);
  const [pointedAt, setPointedAt] = useState<Marker>();
  const [card, setCard] = useState<string>();
  const lit = useMemo(() => new Set((pointedAt ?? opened)?.ids ?? []), [pointedAt, opened]);
  useCardSync(lit, useCallback(setCard, []));

  function open(marker: Marker): void {
    if (marker.opensAt !== null) {
      const { latitude, longitude, opensAt } = marker;
      surface.go({ latitude, longitude, zoom: opensAt }, true);
      return;
    }
    setOpened(marker);
    showCard(marker.ids);
  }

  function close(): void {
    setOpened(undefined);
    const pin = surface.frame.current?.querySelector<HTMLElement>(`[data-marker="${opened?.key}"]`);
    pin?.focus();
  }

  const highlighted = card === undefined ? lit : new Set([card, ...lit]);
  return (
    <MapFrame
      surface={surface}
      label={t`Map of the results`}
      pins={markers}
      marks={
        <MarkerLayer
          markers={markers}
          surface={surface}
          highlighted={highlighted.size === 0 ? ANONYMOUS : highlighted}
          onHighlight={setPointedAt}
          onOpen={open}
        />
      }
    >
      {area.isMoved && (
        <Button
          size="compact"
          data-over-map
          onClick={area.search}
          className="absolute top-3 left-1/2 -translate-x-1/2 shadow-soft"
        >
          <Search aria-hidden="true" className="size-4" />
          <Trans>Search this area</Trans>
        </Button>
      )}
      {opened && <HomePopup key={opened.key} ids={opened.ids} onClose={close} />}
      <Status pins={pins} listed={total} />
    </MapFrame>
  );
}

function useMarkers(pins: Pins, { camera, size }: Surface): readonly Marker[] {
  const list = (pins.state === "failed" ? undefined : pins.page)?.pins ?? NO_PINS;
  const clusters = useMemo(() => clusterPins(list), [list]);
  return useMemo(
    () => (size ? clusters(boxOf(camera, size, 0.25), camera.zoom) : []),
    [clusters, camera, size],
  );
}

/** The area in the URL: read from there, and written there when the visitor searches the visible area. */
function useArea(
  { query, center }: Pick<MapProps, "query" | "center">,
  pins: Pins,
  { camera, size, go }: Surface,
) {
  const [, setParams] = useSearchParams();
  const [home, setHome] = useState<Camera>();
  const shownFor = useRef<string>(undefined);
  const bbox = new URLSearchParams(query).get("bbox");

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer, not for each move
  useEffect(() => {
    if (!size || pins.state !== "ready" || shownFor.current === query) return;
    const isOwnArea = bbox !== null && shownFor.current === bbox;
    shownFor.current = query;
    const target = isOwnArea ? camera : viewOf(bbox, pins.page.pins, size, center);
    if (!target) return;
    setHome(target);
    if (target !== camera) go(target);
  }, [pins, size]);

  return {
    isMoved: home !== undefined && camera !== home,
    search(): void {
      if (!size) return;
      const box = boxText(boxOf(camera, size));
      shownFor.current = box;
      setHome(camera);
      setParams(
        (params) => {
          params.set("bbox", box);
          params.delete("cursor");
          params.delete("back");
          return params;
        },
        { preventScrollReset: true },
      );
    },
  };
}

function viewOf(
  bbox: string | null,
  pins: readonly Pin[],
  size: Size,
  center: MapProps["center"],
): Camera | undefined {
  const asked = readBox(bbox);
  if (asked) return fitted(asked, size, 0);
  const around = boxAround(pins) ?? boxAround(center ? [center] : []);
  return around && fitted(around, size, 56, FIT_ZOOM);
}

type StatusProps = { pins: Pins; listed: number };

function Status(props: StatusProps) {
  return (
    <div
      role="status"
      data-over-map
      className="absolute bottom-2 left-2 max-w-[calc(100%-1rem)] cursor-auto rounded-control border border-line bg-surface px-2.5 py-1 text-muted text-sm"
    >
      <StatusText {...props} />
    </div>
  );
}

function StatusText({ pins, listed }: StatusProps) {
  if (pins.state === "loading") return <Trans>Loading the map...</Trans>;
  if (pins.state === "failed") {
    return (
      <span className="flex items-center gap-2">
        <Trans>The map could not be loaded.</Trans>
        <Button look="quiet" size="compact" onClick={pins.retry}>
          <Trans>Try again</Trans>
        </Button>
      </span>
    );
  }
  const { pins: shown, total, totalIsAtLeast } = pins.page;
  if (total === 0) return <NothingToShow listed={listed} />;
  const count = groupIndian(shown.length);
  if (total > shown.length) {
    const all = groupIndian(total) + (totalIsAtLeast ? "+" : "");
    return (
      <Trans>
        Showing the newest {count} of {all} here
      </Trans>
    );
  }
  if (listed > total) {
    const all = groupIndian(listed);
    return (
      <Trans>
        {count} of {all} are on the map; the others do not say where they are
      </Trans>
    );
  }
  return <Trans>All {count} are here; those of owners to 1 km</Trans>;
}

function NothingToShow({ listed }: { listed: number }) {
  return listed > 0 ? (
    <Trans>None of these say where they are. They are in the list.</Trans>
  ) : (
    <Trans>Nothing to show on the map.</Trans>
  );
}
