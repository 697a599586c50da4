import { useEffect, useState } from "react";
import type { MapLabel } from "#domain/map-label.ts";
import { useLanguage } from "#web/language.ts";
import { placeLabels, roundDistance } from "./labels.ts";
import {
  boxOf,
  boxText,
  type Camera,
  pixelsPerKilometre,
  type Size,
  screenPoint,
} from "./projection.ts";

/** The ground is drawn larger than the frame, so that a push does not uncover its edge. */
const MARGIN = 0.5;
const LOCALITY_KM = 0.9;

type Props = { camera: Camera; size: Size };

/**
 * A plain ground from our own data: a net of squares for scale, a patch and a name for each locality.
 * No outline of any country and no border, and nothing is asked of anybody else.
 */
export function Ground({ camera, size }: Props) {
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
        <Patches labels={labels} camera={camera} size={size} radius={LOCALITY_KM * scale} />
        <Net camera={camera} size={size} step={roundDistance(scale) * scale} />
      </svg>
      <Names labels={labels} camera={camera} size={size} />
    </>
  );
}

type Labelled = Props & { labels: readonly MapLabel[] };

function Patches({ labels, camera, size, radius }: Labelled & { radius: number }) {
  return labels
    .filter(({ kind }) => kind === "locality")
    .map((label) => {
      const { x, y } = screenPoint(camera, size, label);
      return (
        <circle
          key={label.name}
          cx={x + MARGIN * size.width}
          cy={y + MARGIN * size.height}
          r={radius}
          className="fill-neem-wash"
        />
      );
    });
}

/** Squares of a round distance, fixed to the ground so that they move with it. */
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

function Names({ labels, camera, size }: Labelled) {
  const language = useLanguage();
  return placeLabels(labels, camera, size).map(({ kind, name, nameHi, x, y }) => (
    <span
      key={`${kind} ${name}`}
      className={`pointer-events-none absolute -translate-1/2 whitespace-nowrap ${kind === "city" ? "font-semibold text-lg text-ink" : "text-muted text-sm"}`}
      style={{ left: x, top: y }}
    >
      {language === "hi" ? (nameHi ?? name) : name}
    </span>
  ));
}

/** The names around what is shown; the former ones stay until the next have come. */
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
