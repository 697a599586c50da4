import { Trans } from "@lingui/react/macro";
import { MapPin } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "#web/ui/button.tsx";

const PlaceMap = lazy(() =>
  import("./place-map.tsx").then((module) => ({ default: module.PlaceMap })),
);

type Props = {
  latitude: number;
  longitude: number;
  /** Blurred to about a kilometre for an owner's sake. */
  isApproximate: boolean;
  /** What the map is of. */
  label: string;
};

/** The map of one property, fetched at a tap. */
export function PropertyMap(props: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="scripted h-72 overflow-hidden rounded-card border border-line bg-sunk sm:h-80">
      {isShown ? (
        <Suspense fallback={<div aria-hidden="true" className="skeleton size-full" />}>
          <PlaceMap {...props} />
        </Suspense>
      ) : (
        <div className="grid size-full place-items-center">
          <Button look="outline" onClick={() => setShown(true)}>
            <MapPin aria-hidden="true" className="size-5" />
            <Trans>Show on the map</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
