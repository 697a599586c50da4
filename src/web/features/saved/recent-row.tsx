import { Suspense } from "react";
import { useDeviceList } from "#web/platform/device/list.ts";
import { recentHomes } from "#web/platform/device/lists.ts";
import { lazyIfPossible } from "#web/platform/hydration/lazy-parts.tsx";

const RecentlyViewed = lazyIfPossible(async () => {
  const { RecentlyViewed } = await import("./recently-viewed.tsx");
  return RecentlyViewed;
});

/** Loaded only if the visitor has viewed something; below the fold, so that nothing visible shifts. */
export function RecentRow({ limit }: { limit: number }) {
  const isEmpty = useDeviceList(recentHomes).length === 0;
  if (isEmpty) return null;
  return (
    <Suspense fallback={null}>
      <RecentlyViewed limit={limit} />
    </Suspense>
  );
}
