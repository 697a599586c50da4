import { Trans, useLingui } from "@lingui/react/macro";
import { MapPin } from "lucide-react";
import { type ComponentType, useState } from "react";
import { useEarlyTap } from "#web/platform/hydration/early-tap.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast.ts";

type Props = {
  latitude: number;
  longitude: number;
  /** Blurred to about a kilometre to protect the owner. */
  isApproximate: boolean;
  /** The accessible name of the map. */
  label: string;
};

/** The map of one property, loaded on a tap. */
export function ListingMap(props: Props) {
  const { t } = useLingui();
  const [isAsked, setAsked] = useState(false);
  const [View, setView] = useState<ComponentType<Props> | null>(null);

  async function open() {
    setAsked(true);
    try {
      const { PlaceMap } = await import("./place-map.tsx");
      setView(() => PlaceMap);
    } catch {
      setAsked(false);
      void showToast({ title: t`The map could not be loaded.`, tone: "error" });
    }
  }

  const early = useEarlyTap(open);
  return (
    <div className="scripted h-72 overflow-hidden rounded-card border border-line bg-sunk sm:h-80">
      {View && <View {...props} />}
      {isAsked && !View && <div aria-hidden="true" className="skeleton size-full" />}
      {!isAsked && (
        <div className="grid size-full place-items-center">
          <Button {...early} look="outline" onClick={open}>
            <MapPin aria-hidden="true" className="size-5" />
            <Trans>Show on the map</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
