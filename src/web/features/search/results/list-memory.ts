/**
 * Remembers lists that were extended by Load More, so that a returning visitor finds the same cards in the
 * same places: in memory for navigation inside the site, and in sessionStorage for a reload.
 */

import type { Results } from "./results.ts";

export type LongList = Pick<Results, "items" | "nextCursor"> & {
  /** The cursors of the pages that were added. */
  added: string[];
  scrollY?: number;
};

const MOST_LISTS = 8;
const PREFIX = "list ";
const memory = new Map<string, LongList>();

export function restoreList(key: string): LongList | undefined {
  return memory.get(key);
}

export function rememberList(key: string, list: LongList): void {
  memory.delete(key);
  memory.set(key, list);
  for (const oldest of memory.keys()) {
    if (memory.size <= MOST_LISTS) break;
    memory.delete(oldest);
    attempt(() => sessionStorage.removeItem(PREFIX + oldest));
  }
  attempt(() => sessionStorage.setItem(PREFIX + key, JSON.stringify(list)));
}

/** Stores the scroll position when the page is unloaded. */
export function rememberPlace(key: string): void {
  const list = memory.get(key);
  if (list) rememberList(key, { ...list, scrollY: window.scrollY });
}

/** After a reload or a return from another site; a newly opened page starts at the top. */
export function restoreAfterReload(key: string): LongList | undefined {
  const [entry] = performance.getEntriesByType("navigation");
  const isReturn =
    entry && ["reload", "back_forward"].includes((entry as PerformanceNavigationTiming).type);
  const text = isReturn ? attempt(() => sessionStorage.getItem(PREFIX + key)) : null;
  if (!text) return undefined;
  const list = attempt(() => JSON.parse(text) as LongList);
  if (list) memory.set(key, list);
  return list;
}

/** Storage may be full or blocked: then nothing is remembered. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
