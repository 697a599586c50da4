import { Suspense } from "react";
import { lazyIfPossible } from "#web/platform/hydration/lazy-parts.tsx";
import { useDeviceList } from "./list.ts";
import { comparedHomes } from "./lists.ts";
import { useAccountSync } from "./use-account-sync.ts";
import { useOfflineCopies } from "./use-offline-copies.ts";

const CompareTray = lazyIfPossible(async () => {
  const { CompareTray } = await import("./compare-tray.tsx");
  return CompareTray;
});

/** Runs on every page; the compare tray is loaded with the first home that is added to the comparison. */
export function DeviceFrame() {
  useAccountSync();
  useOfflineCopies();
  const homes = useDeviceList(comparedHomes);
  if (homes.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <CompareTray homes={homes} />
    </Suspense>
  );
}
