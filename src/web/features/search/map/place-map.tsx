import { Trans } from "@lingui/react/macro";
import { MapPin } from "lucide-react";
import { useEffect } from "react";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { MapFrame } from "./frame.tsx";
import { type Place, pixelsPerKilometre, screenPoint } from "./projection.ts";
import { type Surface, useSurface } from "./use-surface.ts";

await needMessages("map");

type Props = Place & { isApproximate: boolean; label: string };

const NO_PINS: Place[] = [];
const NEAR_ZOOM = 13;
/** The possible error of a position rounded to a hundredth of a degree. */
const BLUR_KM = 0.8;

/** One place on its map: a pin, or a circle where only the neighbourhood is public. */
export function PlaceMap({ latitude, longitude, isApproximate, label }: Props) {
  const surface = useSurface({ onTap: () => {} });
  const { go } = surface;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each place
  useEffect(() => go({ latitude, longitude, zoom: NEAR_ZOOM }), [latitude, longitude]);
  const place = { latitude, longitude };
  return (
    <MapFrame
      surface={surface}
      label={label}
      pins={NO_PINS}
      marks={
        isApproximate ? (
          <Around place={place} surface={surface} />
        ) : (
          <Exactly place={place} surface={surface} />
        )
      }
    >
      {isApproximate && (
        <p className="pointer-events-none absolute bottom-2 left-2 max-w-[60%] rounded-control border border-line bg-surface px-2.5 py-1 text-muted text-sm">
          <Trans>Somewhere in this circle</Trans>
        </p>
      )}
    </MapFrame>
  );
}

type MarkProps = { place: Place; surface: Surface };

function Around({ place, surface: { camera, size } }: MarkProps) {
  if (!size) return null;
  const { x, y } = screenPoint(camera, size, place);
  const across = 2 * BLUR_KM * pixelsPerKilometre(camera);
  return (
    <span
      className="pointer-events-none absolute -translate-1/2 rounded-full border-2 border-neem bg-neem/15"
      style={{ left: x, top: y, width: across, height: across }}
    />
  );
}

function Exactly({ place, surface: { camera, size } }: MarkProps) {
  if (!size) return null;
  const { x, y } = screenPoint(camera, size, place);
  return (
    <MapPin
      aria-hidden="true"
      className="pointer-events-none absolute size-9 -translate-x-1/2 -translate-y-full fill-neem text-on-neem"
      style={{ left: x, top: y }}
    />
  );
}
