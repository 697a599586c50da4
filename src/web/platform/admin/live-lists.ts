/** Keeps lists and counts up to date while somebody looks at them, whoever changed what. */

import { type Query, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { type Answer, authorization, callAdmin } from "./admin-api.ts";

const EVERY_MS = 4_000;

/** Asks every few seconds whether anything is new, and only then for the lists themselves. */
export function useLiveLists(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const look = createLook(queries);
    look();
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [queries]);
}

function createLook(queries: QueryClient): () => void {
  let known: string | undefined;
  let isBusy = false;
  return () => {
    if (isBusy || document.visibilityState !== "visible") return;
    isBusy = true;
    // A line that breaks for a while is no news; the next look comes in seconds.
    compare()
      .catch(() => undefined)
      .finally(() => {
        isBusy = false;
      });
  };

  async function compare(): Promise<void> {
    const newest = await fetchNewest();
    if (known !== undefined && newest !== known) await refreshLists(queries);
    known = newest;
  }
}

/**
 * Not by `callAdmin`, which ends a session that the server has forgotten: that is for a call that somebody made,
 * and not for this one, which would take away what they are typing.
 */
async function fetchNewest(): Promise<string> {
  const response = await fetch("/api/admin/newest", { headers: authorization() });
  if (!response.ok) throw new Error(`Status ${response.status}`);
  return (await response.json()).data.newest;
}

async function refreshLists(queries: QueryClient): Promise<void> {
  const shown = queries.getQueryCache().findAll({ type: "active" });
  await Promise.all([
    queries.invalidateQueries({ predicate: isSummary }),
    ...shown.filter(isList).map((query) => refreshList(queries, query)),
  ]);
}

/** As `useAdminList` names a page: its path, and what it was asked with. */
function isList({ queryKey }: Query): boolean {
  return queryKey.length === 2;
}

/** The counts beside the sections' names, and short lists such as those of the dashboard. */
function isSummary({ queryKey }: Query): boolean {
  const [path] = queryKey as [string];
  return queryKey.length === 1 && (path === "/admin/overview" || path.includes("limit="));
}

type Page = Answer<{ _id: string }[]>;

async function refreshList(queries: QueryClient, query: Query): Promise<void> {
  const [path, asked] = query.queryKey as [string, string];
  const { dataUpdatedAt } = query.state;
  const fresh = await callAdmin<{ _id: string }[]>(`${path}?${asked}`);
  const { state } = query;
  // Somebody's own write has had the list fetched meanwhile.
  if (state.dataUpdatedAt !== dataUpdatedAt || state.fetchStatus !== "idle") return;
  queries.setQueryData<Page>(query.queryKey, (seen) => withHeld(seen, fresh));
}

/** What is open or selected stays in the list, though newer rows have pushed it off the page. */
function withHeld(seen: Page | undefined, fresh: Page): Page {
  const held = heldIds();
  const there = new Set(fresh.data.map(({ _id }) => _id));
  const kept = seen?.data.filter(({ _id }) => held.has(_id) && !there.has(_id)) ?? [];
  return { ...fresh, data: [...fresh.data, ...kept] };
}

function heldIds(): Set<string | undefined> {
  const rows = document.querySelectorAll<HTMLElement>("[data-held]");
  return new Set(Array.from(rows, ({ dataset }) => dataset.held));
}
