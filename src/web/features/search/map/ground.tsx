import { useEffect, useState } from "react";
import type { MapLabel } from "#domain/search/map-label.ts";
import { useLanguage } from "#web/platform/messages/language.ts";
import { placeLabels, roundDistance } from "./labels.ts";
import {
  boxOf,
  boxText,
  type Camera,
  type Place,
  pixelsPerKilometre,
  type Size,
  screenPoint,
} from "./projection.ts";

/** The ground is rendered larger than the frame, so that panning does not uncover its edge. */
const MARGIN = 0.5;
const LOCALITY_KM = 1.1;
/** Keeps a place visible when zoomed far out. */
const MIN_PATCH_PX = 18;
const RINGS_KM = [5, 10] as const;

type Props = { camera: Camera; size: Size };

/**
 * A plain map from our own data: a grid for scale, a patch and a name for each locality, and rings of five
 * and ten kilometres around city centres.
 * It shows no country outline or border, and loads nothing from third parties.
 */
export function Ground({ camera, size, pins }: Props & { pins: readonly Place[] }) {
  const labels = usePlaceNames(camera, size);
  const scale = pixelsPerKilometre(camera);
  return (
    <>
      <svg
        aria-hidden="true"
        className="absolute text-line"
        style={{
          left: -MARGIN * size.width,
          top: -MARGIN * size.height,
          width: (1 + 2 * MARGIN) * size.width,
          height: (1 + 2 * MARGIN) * size.height,
        }}
      >
        <Net camera={camera} size={size} step={roundDistance(scale) * scale} />
        <g transform={`translate(${MARGIN * size.width} ${MARGIN * size.height})`}>
          <Rings labels={labels} camera={camera} size={size} scale={scale} />
          <Patches labels={labels} camera={camera} size={size} scale={scale} />
        </g>
      </svg>
      <Names labels={labels} camera={camera} size={size} pins={pins} />
    </>
  );
}

type Labelled = Props & { labels: readonly MapLabel[] };

function Patches({ labels, camera, size, scale }: Labelled & { scale: number }) {
  const radius = Math.max(LOCALITY_KM * scale, MIN_PATCH_PX);
  return labels.map((label) => {
    const { x, y } = screenPoint(camera, size, label);
    const look = label.kind === "city" ? "fill-marigold/25" : "fill-neem/10";
    return <circle key={`${label.kind} ${label.name}`} cx={x} cy={y} r={radius} className={look} />;
  });
}

function Rings({ labels, camera, size, scale }: Labelled & { scale: number }) {
  if (RINGS_KM[0] * scale < 4 * MIN_PATCH_PX) return null;
  return labels
    .filter(({ kind }) => kind === "city")
    .flatMap((city) => {
      const { x, y } = screenPoint(camera, size, city);
      return RINGS_KM.map((km) => (
        <circle
          key={`${city.name} ${km}`}
          cx={x}
          cy={y}
          r={km * scale}
          fill="none"
          strokeDasharray="2 6"
          className="stroke-line-strong"
        />
      ));
    });
}

/** Grid squares of a round distance, fixed to the ground so that they move with it. */
function Net({ camera, size, step }: Props & { step: number }) {
  const origin = screenPoint(camera, size, { latitude: 0, longitude: 0 });
  const offset = (at: number, length: number) => (at + MARGIN * length) % step;
  return (
    <>
      <pattern
        id="map-net"
        x={offset(origin.x, size.width)}
        y={offset(origin.y, size.height)}
        width={step}
        height={step}
        patternUnits="userSpaceOnUse"
      >
        <path d={`M0 0H${step}M0 0V${step}`} fill="none" stroke="currentColor" />
      </pattern>
      <rect width="100%" height="100%" fill="url(#map-net)" />
    </>
  );
}

function Names({ labels, camera, size, pins }: Labelled & { pins: readonly Place[] }) {
  const language = useLanguage();
  const spots = pins.map((pin) => screenPoint(camera, size, pin));
  return placeLabels(labels, camera, size, spots).map(({ kind, name, nameHi, x, y }) => (
    <span
      key={`${kind} ${name}`}
      className={`pointer-events-none absolute -translate-1/2 whitespace-nowrap ${kind === "city" ? "font-semibold text-lg text-ink" : "text-muted text-sm"}`}
      style={{ left: x, top: y }}
    >
      {language === "hi" ? (nameHi ?? name) : name}
    </span>
  ));
}

/** The names around the visible area; the previous ones stay until the next have loaded. */
function usePlaceNames(camera: Camera, size: Size): readonly MapLabel[] {
  const [labels, setLabels] = useState<readonly MapLabel[]>([]);
  const box = boxText(boxOf(camera, size, MARGIN));
  useEffect(() => {
    const stop = new AbortController();
    fetch(`/api/map/labels?bbox=${box}`, { signal: stop.signal })
      .then((response) => (response.ok ? response.json() : { data: [] }))
      .then(({ data }) => setLabels(data))
      // A map without names is still a map.
      .catch(() => undefined);
    return () => stop.abort();
  }, [box]);
  return labels;
}
