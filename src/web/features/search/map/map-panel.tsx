import { Trans } from "@lingui/react/macro";
import { Suspense, useSyncExternalStore } from "react";
import { lazyIfPossible } from "#web/platform/hydration/lazy-parts.tsx";
import type { MapProps } from "./map-props.ts";

const ResultsMap = lazyIfPossible(async () => {
  const { ResultsMap } = await import("./results-map.tsx");
  return ResultsMap;
}, NoMap);

/** The place of a results map. The map itself is fetched when this is shown, and only by a browser. */
export function MapPanel(props: MapProps) {
  const isAwake = useIsHydrated();
  return (
    <>
      <div className="scripted size-full" data-needs-script="">
        {isAwake ? (
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

/** Not on the server, and not while the page wakes up. */
function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
