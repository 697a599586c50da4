/**
 * Lists that were made longer by Load More, as they were left: whoever comes back finds as many cards in
 * the same places. Kept in memory for moving inside the site, and in the tab's own storage for a reload.
 */

import type { Results } from "./results.ts";

export type LongList = Pick<Results, "items" | "nextCursor"> & {
  /** Where each page that was added begins. */
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

/** Notes where the visitor was, when the page goes away whole. */
export function rememberPlace(key: string): void {
  const list = memory.get(key);
  if (list) rememberList(key, { ...list, scrollY: window.scrollY });
}

/** After a reload or a return from another site; a page opened anew begins at its beginning. */
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

/** Storage may be full or forbidden: then nothing is remembered. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
