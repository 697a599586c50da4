import { Trans } from "@lingui/react/macro";
import { Suspense, useSyncExternalStore } from "react";
import { lazyIfPossible } from "#web/platform/hydration/lazy-parts.tsx";
import type { MapProps } from "./map-props.ts";

const ResultsMap = lazyIfPossible(async () => {
  const { ResultsMap } = await import("./results-map.tsx");
  return ResultsMap;
}, NoMap);

/** The container of a results map. The map is loaded when this is shown, and only in a browser. */
export function MapPanel(props: MapProps) {
  const isHydrated = useIsHydrated();
  return (
    <>
      <div className="scripted size-full">
        {isHydrated ? (
          <Suspense fallback={<MapSkeleton />}>
            <ResultsMap {...props} />
          </Suspense>
        ) : (
          <MapSkeleton />
        )}
      </div>
      <noscript>
        <p className="p-4 text-muted">
          <Trans>The map needs JavaScript. Everything on it is in the list.</Trans>
        </p>
      </noscript>
    </>
  );
}

function NoMap() {
  return (
    <p className="p-4 text-muted">
      <Trans>The map could not be loaded.</Trans>
    </p>
  );
}

function MapSkeleton() {
  return <div aria-hidden="true" className="skeleton size-full" />;
}

/** False on the server and while the page hydrates. */
function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
