/**
 * Parts of a page that are fetched later. One that cannot be fetched leaves the page as it is, except in a tab that is
 * older than the site: that is loaded anew, once, and has everything again. See load-anew.ts.
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
          <div className="contents">
            <Part {...props} />
          </div>
        ),
      };
    } catch (error) {
      return { default: (_: Props) => <AsServed error={error} /> };
    }
  });
}

/** Something that a page can do without: where it cannot be fetched there is nothing, or a word about it. */
export function lazyIfPossible<Props extends object>(
  load: Load<Props>,
  Otherwise: ComponentType = Nothing,
) {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      if (needsNewPage(error)) throw error;
      return { default: (_: Props) => <Otherwise /> };
    }
  });
}

function Nothing() {
  return null;
}

/** One and the same, since another would be written over what is there. */
const UNTOUCHED = { __html: "" };

/**
 * Takes over the element around a part as the server has sent it, with all that is in it: React looks into no element
 * whose inside it was given as text. In a page that was drawn here there is nothing to take over, and one that moves
 * on needs another content: these fail, as the part did.
 */
function AsServed({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const isWakingUp = useIsHydrating();
  const [first] = useState(() => ({
    address: pathname + search,
    canStay: isWakingUp && !needsNewPage(error),
  }));
  if (!first.canStay || first.address !== pathname + search) throw error;
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is never set, see above
    <div className="contents" dangerouslySetInnerHTML={UNTOUCHED} suppressHydrationWarning />
  );
}

/** While React takes over what the server has drawn. */
function useIsHydrating(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
}

function needsNewPage(error: unknown): boolean {
  return isOfEarlierBuild(error) && isWorthReloading(error);
}
