import { Trans, useLingui } from "@lingui/react/macro";
import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useFetcher, useLocation } from "react-router";
import type { ListingSummary } from "#domain/listings/listing.ts";
import { groupIndian } from "#domain/shared/area/area.ts";
import { useEarlyTap } from "#web/platform/hydration/early-tap.ts";
import { useLocalPath } from "#web/platform/messages/language.ts";
import { ButtonLink, buttonClass } from "#web/ui/button.tsx";
import { layOutFully } from "#web/ui/full-layout.ts";
import { Link } from "#web/ui/link.tsx";
import {
  type LongList,
  rememberList,
  rememberPlace,
  restoreAfterReload,
  restoreList,
} from "./list-memory.ts";
import { changedAddress, type Results } from "./results.ts";

type Props = {
  results: Results;
  children: (items: ListingSummary[]) => ReactNode;
};

/** The cards, Load More below them, and links to the previous and next page for those without JavaScript. */
export function ResultList({ results, children }: Props) {
  const { key } = useLocation();
  // One list per history entry, so that Back shows the list as it was.
  const listKey = `${key} ${results.name} ${results.query} ${results.cursor ?? ""}`;
  return <LongerList key={listKey} listKey={listKey} results={results} show={children} />;
}

type LongerProps = { listKey: string; results: Results; show: Props["children"] };

function LongerList({ listKey, results, show }: LongerProps) {
  const { list, more, isLoading, hasFailed, box } = useLongList(listKey, results);
  const early = useEarlyTap<HTMLAnchorElement>(more);
  // The fetcher rerenders at every router step; the cards need not.
  const cards = useMemo(() => show(list.items), [show, list.items]);
  function moreAtClick(event: MouseEvent) {
    // With a modifier key the visitor wants a new tab.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void more();
  }

  const shown = groupIndian(list.items.length);
  const total = groupIndian(results.total) + (results.totalIsAtLeast ? "+" : "");
  return (
    <div ref={box}>
      {cards}
      <div className="mt-8 grid justify-items-center gap-2">
        <p role="status" className="text-muted text-sm">
          {isLoading ? (
            <Trans>Loading properties...</Trans>
          ) : hasFailed ? (
            <Trans>The next ones could not be loaded.</Trans>
          ) : (
            results.cursor === null && (
              <Trans>
                Showing {shown} of {total}
              </Trans>
            )
          )}
        </p>
        {list.nextCursor && (
          <ButtonLink
            to={pageAddress(results, list)}
            rel="next nofollow"
            look="outline"
            {...early}
            aria-disabled={isLoading}
            onClick={moreAtClick}
          >
            <Trans>Load More</Trans>
          </ButtonLink>
        )}
        <PageLinks results={results} list={list} />
      </div>
    </div>
  );
}

function useLongList(listKey: string, results: Results) {
  const [list, setList] = useState<LongList>(() => restoreList(listKey) ?? beginningOf(results));
  const fetcher = useFetcher<Results | null>();
  const localPath = useLocalPath();
  const box = useRef<HTMLDivElement>(null);
  useRestoredPlace(listKey, setList);

  const { data } = fetcher;
  useEffect(() => {
    if (!data) return;
    setList((before) => {
      const longer = extended(before, data);
      rememberList(listKey, longer);
      return longer;
    });
  }, [data, listKey]);
  useFocusOnNew(box, list.items.length, data !== undefined);

  async function more() {
    if (!list.nextCursor || fetcher.state !== "idle") return;
    await fetcher.load(localPath(changedAddress(results, { cursor: list.nextCursor, more: "1" })));
  }

  const isLoading = fetcher.state !== "idle";
  return { list, more, isLoading, hasFailed: !isLoading && data === null, box };
}

/** Moves the focus to the first new card, for keyboard and screen reader users. */
function useFocusOnNew(box: RefObject<HTMLElement | null>, count: number, isAdded: boolean): void {
  const before = useRef(count);
  useEffect(() => {
    const first = before.current;
    before.current = count;
    if (isAdded && count > first) cardLinks(box.current)[first]?.focus({ preventScroll: true });
  }, [box, count, isAdded]);
}

/** After a reload, restores the list's length and the scroll position. */
function useRestoredPlace(listKey: string, setList: (list: LongList) => void): void {
  useLayoutEffect(() => {
    const kept = restoreList(listKey) ? undefined : restoreAfterReload(listKey);
    if (!kept) return;
    setList(kept);
    layOutFully();
    requestAnimationFrame(() => window.scrollTo({ top: kept.scrollY ?? 0, behavior: "instant" }));
  }, [listKey, setList]);
  // The scroll position is stored in pixels for a later return, so the heights must be final by then.
  useEffect(layOutFully, []);
  useEffect(() => {
    const leave = () => rememberPlace(listKey);
    window.addEventListener("pagehide", leave);
    return () => window.removeEventListener("pagehide", leave);
  }, [listKey]);
}

/** New listings may have moved a card to the next page, so skip the ones already shown. */
function extended(before: LongList, { items, nextCursor, cursor }: Results): LongList {
  const known = new Set(before.items.map(({ id }) => id));
  return {
    items: [...before.items, ...items.filter(({ id }) => !known.has(id))],
    nextCursor,
    added: cursor === null ? before.added : [...before.added, cursor],
  };
}

function cardLinks(box: HTMLElement | null): HTMLElement[] {
  return [...(box?.querySelectorAll<HTMLElement>("li h3 a") ?? [])];
}

type PageLinksProps = { results: Results; list: LongList };

function PageLinks({ results, list }: PageLinksProps) {
  const { t } = useLingui();
  const { cursor, back } = results;
  const { nextCursor } = list;
  if (cursor === null && nextCursor === null) return null;
  return (
    <nav aria-label={t`Pages`} className="mt-2 flex flex-wrap justify-center gap-2">
      {cursor !== null && (
        <Link
          to={changedAddress(results, previousOf(back))}
          rel="prev nofollow"
          className={buttonClass({ look: "quiet", size: "compact" })}
        >
          <Trans>Previous page</Trans>
        </Link>
      )}
      {nextCursor && (
        <Link
          to={pageAddress(results, list)}
          rel="next nofollow"
          className={buttonClass({ look: "quiet", size: "compact" })}
        >
          <Trans>Next page</Trans>
        </Link>
      )}
    </nav>
  );
}

/** The URL of the next page, with the cursors of the pages before it. */
function pageAddress({ cursor, back, ...page }: Results, { nextCursor, added }: LongList): string {
  const trail = [...back, ...(cursor === null ? [] : [cursor]), ...added];
  return changedAddress(page, {
    cursor: nextCursor,
    back: trail.length > 0 ? trail.join(",") : null,
  });
}

function previousOf(back: string[]): Record<string, string | null> {
  const before = back.slice(0, -1);
  return { cursor: back.at(-1) ?? null, back: before.length > 0 ? before.join(",") : null };
}

function beginningOf({ items, nextCursor }: Results): LongList {
  return { items, nextCursor, added: [] };
}
