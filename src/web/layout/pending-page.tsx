import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useLayoutEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { plainPath } from "#domain/shared/language.ts";

/** Shorter waits go unnoticed, but a skeleton that flashes would not. */
const NOTICEABLE_MS = 250;

/** Shows a skeleton while the next page takes long to load. */
export function PendingPage({ children }: { children: ReactNode }) {
  const { location: next } = useNavigation();
  const here = useLocation();
  const isLeaving = next !== undefined && next.pathname !== here.pathname;
  // Show the loaded page in the same render: the scroll position can only be restored in a laid-out page.
  const isSlow = useIsLasting(isLeaving) && isLeaving;
  const message = useLoadingMessage(next?.pathname ?? "");
  useLayoutEffect(() => {
    // The skeleton is shorter than the page, so an old scroll position would show only the footer.
    if (isSlow) window.scrollTo({ top: 0, behavior: "instant" });
  }, [isSlow]);
  return (
    <>
      <div hidden={isSlow}>{children}</div>
      {isSlow && (
        <div className="wrap py-8" role="status">
          <p className="text-muted">{message}</p>
          <CardSkeletons />
        </div>
      )}
    </>
  );
}

function useIsLasting(isOn: boolean): boolean {
  const [isPersistent, setLasting] = useState(false);
  useEffect(() => {
    if (!isOn) return setLasting(false);
    const timer = setTimeout(() => setLasting(true), NOTICEABLE_MS);
    return () => clearTimeout(timer);
  }, [isOn]);
  return isPersistent;
}

export function CardSkeletons({ count = 6 }: { count?: number }) {
  return (
    <div aria-hidden="true" className="mt-5 grid gap-5 sm:grid-cols-2 md:grid-cols-3">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: outlines are all alike
        <div key={at} className="overflow-hidden rounded-card border border-line bg-surface">
          <div className="skeleton aspect-[4/3] rounded-none" />
          <div className="grid gap-3 p-4">
            <div className="skeleton h-6 w-1/2" />
            <div className="skeleton h-4 w-5/6" />
            <div className="skeleton h-4 w-2/3" />
          </div>
        </div>
      ))}
    </div>
  );
}

function useLoadingMessage(pathname: string): string {
  const { t } = useLingui();
  const path = plainPath(pathname);
  if (path === "/companies") return t`Loading companies...`;
  if (path.startsWith("/company/")) return t`Loading company...`;
  if (path.startsWith("/property/")) return t`Loading property...`;
  return t`Loading...`;
}
