import { lazy, Suspense } from "react";
import { useDeviceList } from "#web/device/list.ts";
import { recentHomes } from "#web/device/lists.ts";

const RecentlyViewed = lazy(() =>
  import("./recently-viewed.tsx").then((module) => ({ default: module.RecentlyViewed })),
);

/** Fetched for those only who have looked at something; it stands below the fold, where nothing jumps. */
export function RecentRow({ limit }: { limit: number }) {
  const isEmpty = useDeviceList(recentHomes).length === 0;
  if (isEmpty) return null;
  return (
    <Suspense fallback={null}>
      <RecentlyViewed limit={limit} />
    </Suspense>
  );
}
