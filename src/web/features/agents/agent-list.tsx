import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useFetcher, useLocation } from "react-router";
import type { Agent } from "#domain/agents/agent.ts";
import type { Page } from "#domain/shared/page.ts";
import { useEarlyTap } from "#web/platform/hydration/early-tap.ts";
import { useLocalPath } from "#web/platform/messages/language.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { layOutFully } from "#web/ui/full-layout.ts";
import { AgentCard } from "./agent-card.tsx";

type Props = {
  page: Page<Agent>;
  /** The URL of the list from a cursor on. */
  pathAfter: (cursor: string) => string;
};

/** Pages loaded below the first, by history entry, so that Back restores them. */
const loadedBelow = new Map<string, Page<Agent>[]>();

/** A page of agents with "Load More" below; without JavaScript the button leads to the next page. */
export function AgentList({ page, pathAfter }: Props) {
  const { pages, isLoading, loadMore } = useMore(page, pathAfter);
  const cursor = pages.at(-1)?.nextCursor;
  const early = useEarlyTap<HTMLAnchorElement>(() => cursor && loadMore(cursor));
  return (
    <>
      <ul className="later-items [--item-size:475px] grid gap-5 sm:grid-cols-2 md:grid-cols-3">
        {pages.flatMap(({ items }) =>
          items.map((agent) => (
            <li key={agent.id} className="min-w-0">
              <AgentCard agent={agent} />
            </li>
          )),
        )}
      </ul>
      {cursor && (
        <p className="mt-8 text-center">
          <ButtonLink
            to={pathAfter(cursor)}
            look="outline"
            {...early}
            aria-disabled={isLoading}
            onClick={(event) => {
              // With a modifier key the visitor wants a new tab.
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              loadMore(cursor);
            }}
          >
            {isLoading ? <Trans>Loading...</Trans> : <Trans>Load More</Trans>}
          </ButtonLink>
        </p>
      )}
    </>
  );
}

function useMore(first: Page<Agent>, pathAfter: Props["pathAfter"]) {
  const { key } = useLocation();
  const localPath = useLocalPath();
  const fetcher = useFetcher<{ page: Page<Agent> }>();
  const [below, setBelow] = useState(() => loadedBelow.get(key) ?? []);
  const next = fetcher.data?.page;
  useEffect(() => {
    if (!next) return;
    setBelow((pages) => {
      const all = pages.includes(next) ? pages : [...pages, next];
      loadedBelow.set(key, all);
      return all;
    });
  }, [next, key]);
  const isLoading = fetcher.state !== "idle";
  return {
    pages: [first, ...below],
    isLoading,
    loadMore(cursor: string) {
      // Back restores the scroll position of a visitor who reads on, so the heights must be final by then.
      layOutFully();
      if (!isLoading) void fetcher.load(localPath(pathAfter(cursor)));
    },
  };
}
