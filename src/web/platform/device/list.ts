/**
 * Lists that stay in this browser: nobody needs an account to keep a home. Every tab shows the same list;
 * a browser that keeps nothing holds it for as long as the page is open.
 */

import { useSyncExternalStore } from "react";

type Kept = { id: string };

export type DeviceList<Item extends Kept> = {
  read(): readonly Item[];
  has(id: string): boolean;
  /** First in the list, and alone of its id. */
  add(item: Item): void;
  remove(id: string): void;
  clear(): void;
  /** All of it at once. */
  replace(items: readonly Item[]): void;
  subscribe(onChange: () => void): () => void;
  /** Whether it will still be there tomorrow. */
  isLasting(): boolean;
};

type Options<Item> = {
  /** With its version: a list of another shape takes another key. */
  key: string;
  limit: number;
  /** Whatever else stands in the storage is no item of ours. */
  isItem: (value: unknown) => value is Item;
};

const NOTHING: readonly never[] = [];

export function createDeviceList<Item extends Kept>(options: Options<Item>): DeviceList<Item> {
  const { key, limit, isItem } = options;
  const listeners = new Set<() => void>();
  let items: readonly Item[] = NOTHING;
  let isRead = false;
  let isRetained = true;

  function read(): readonly Item[] {
    if (isRead || !isRetained) return items;
    isRead = true;
    try {
      items = parseItems(localStorage.getItem(key), isItem, limit);
    } catch {
      isRetained = false;
    }
    return items;
  }

  /** Another tab may have written since: what is changed is what lies there now. */
  function change(next: (current: readonly Item[]) => readonly Item[]): void {
    isRead = false;
    items = next(read()).slice(0, limit);
    try {
      localStorage.setItem(key, JSON.stringify(items));
    } catch {
      isRetained = false;
    }
    for (const listener of listeners) listener();
  }

  function onStorage(event: StorageEvent): void {
    if (event.key !== key && event.key !== null) return;
    isRead = false;
    for (const listener of listeners) listener();
  }

  return {
    read,
    has: (id) => read().some((item) => item.id === id),
    add: (item) => change((current) => [item, ...current.filter(({ id }) => id !== item.id)]),
    remove: (id) => change((current) => current.filter((item) => item.id !== id)),
    clear: () => change(() => NOTHING),
    replace: (next) => change(() => next),
    isLasting: () => isRetained,
    subscribe(onChange) {
      if (listeners.size === 0) addEventListener("storage", onStorage);
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
        if (listeners.size > 0) return;
        removeEventListener("storage", onStorage);
        // Nobody listens for other tabs now: look again when asked.
        isRead = false;
      };
    },
  };
}

/** Empty on the server and while the page wakes up, so that both draw the same. */
export function useDeviceList<Item extends Kept>(list: DeviceList<Item>): readonly Item[] {
  return useSyncExternalStore(list.subscribe, list.read, () => NOTHING);
}

export function useIsSaved<Item extends Kept>(list: DeviceList<Item>, id: string): boolean {
  return useSyncExternalStore(
    list.subscribe,
    () => list.has(id),
    () => false,
  );
}

export function parseItems<Item>(
  text: string | null,
  isItem: (value: unknown) => value is Item,
  limit: number,
): readonly Item[] {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(value) ? value.filter(isItem).slice(0, limit) : NOTHING;
  } catch {
    return NOTHING;
  }
}
