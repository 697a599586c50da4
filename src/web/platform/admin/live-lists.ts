/** Keeps visible lists and counts up to date with changes by any user. */

import { type Query, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { type Answer, authorization, callAdmin } from "./admin-api.ts";

const EVERY_MS = 4_000;

/** Polls every few seconds for changes, and fetches the lists only when there are some. */
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
    // Ignore a dropped connection: the next poll comes in seconds.
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
 * Does not use `callAdmin`, which ends a session that the server has forgotten: that is right for a call the
 * admin made, but a background poll must not take away what they are typing.
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

/** The query key of `useAdminList`: the path and its parameters. */
function isList({ queryKey }: Query): boolean {
  return queryKey.length === 2;
}

/** The counts beside the section names, and short lists such as those on the dashboard. */
function isSummary({ queryKey }: Query): boolean {
  const [path] = queryKey as [string];
  return queryKey.length === 1 && (path === "/admin/overview" || path.includes("limit="));
}

type Page = Answer<{ _id: string }[]>;

async function refreshList(queries: QueryClient, query: Query): Promise<void> {
  const [path, asked] = query.queryKey as [string, string];
  const { dataUpdatedAt } = query.state;
  const fresh = pageOf(await callAdmin(`${path}?${asked}`));
  const { state } = query;
  // The admin's own write has refetched the list in the meantime.
  if (state.dataUpdatedAt !== dataUpdatedAt || state.fetchStatus !== "idle") return;
  queries.setQueryData<Page>(query.queryKey, (seen) => withHeld(seen, fresh));
}

/** Whichever list it is, its rows have ids. */
function pageOf(answer: Answer<unknown>): Page {
  return { ...answer, data: Array.isArray(answer.data) ? answer.data : [] };
}

/** Keeps open or selected rows in the list even if newer rows have pushed them off the page. */
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
