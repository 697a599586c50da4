import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useLayoutEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { plainPath } from "#domain/shared/language.ts";

/** Shorter waits pass unnoticed; an outline that flashes by would not. */
const NOTICEABLE_MS = 250;

/** While the next page takes its time to load, its outline stands in for it. */
export function PendingPage({ children }: { children: ReactNode }) {
  const { location: next } = useNavigation();
  const here = useLocation();
  const isLeaving = next !== undefined && next.pathname !== here.pathname;
  // The page that has come is shown in the same breath: only what is laid out can be scrolled back to.
  const isSlow = useIsLasting(isLeaving) && isLeaving;
  const message = useLoadingMessage(next?.pathname ?? "");
  useLayoutEffect(() => {
    // Shorter than what it stands in for, it would be seen from its end: the footer.
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
  const [isLasting, setLasting] = useState(false);
  useEffect(() => {
    if (!isOn) return setLasting(false);
    const timer = setTimeout(() => setLasting(true), NOTICEABLE_MS);
    return () => clearTimeout(timer);
  }, [isOn]);
  return isLasting;
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
