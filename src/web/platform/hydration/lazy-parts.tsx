/**
 * Parts of a page that are loaded lazily. If a part fails to load, the page stays as it is, except in a tab
 * that is older than the site: that one is reloaded once and then has everything again. See reload.ts.
 */

import { type ComponentType, lazy, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { isOfEarlierBuild } from "#domain/shared/lost-script.ts";
import { isWorthReloading } from "./reload.ts";

type Load<Props> = () => Promise<ComponentType<Props>>;

/** Drawn by the server too. Where it cannot be fetched, what the server has drawn stays, as without a script. */
export function lazyAsServed<Props extends object>(load: Load<Props>) {
  return lazy(async () => {
    try {
      const Part = await load();
      return {
        default: (props: Props) => (
          <div className="contents" data-part="served" ref={markHydrated}>
            <Part {...props} />
          </div>
        ),
      };
    } catch (error) {
      return { default: (_: Props) => <ServedMarkup error={error} /> };
    }
  });
}

/** For whoever wants to know from outside. */
function markHydrated(element: HTMLElement | null): void {
  if (element) element.dataset.part = "hydrated";
}

/** A part that the page can do without: if it fails to load, renders nothing or a short message. */
export function lazyIfPossible<Props extends object>(
  load: Load<Props>,
  Otherwise: ComponentType = Nothing,
) {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      if (needsReload(error)) throw error;
      return { default: (_: Props) => <Otherwise /> };
    }
  });
}

function Nothing() {
  return null;
}

/** Always the same object: React would write a new one over the existing markup. */
const UNTOUCHED = { __html: "" };

/**
 * Adopts the served element around a part with everything in it: React does not look into an element whose
 * content was given as HTML. A page rendered in the browser has nothing to adopt, and after navigation the
 * content would be wrong: these cases throw the part's error.
 */
function ServedMarkup({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const isHydrating = useIsHydrating();
  const [first] = useState(() => ({
    address: pathname + search,
    canStay: isHydrating && !needsReload(error),
  }));
  if (!first.canStay || first.address !== pathname + search) throw error;
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is never set, see above
    <div className="contents" dangerouslySetInnerHTML={UNTOUCHED} suppressHydrationWarning />
  );
}

/** True while React hydrates the served markup. */
function useIsHydrating(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
}

function needsReload(error: unknown): boolean {
  return isOfEarlierBuild(error) && isWorthReloading(error);
}
