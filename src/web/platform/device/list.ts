/**
 * Lists that stay in this browser, so that visitors can save homes without an account. All tabs show the same
 * list; without storage it lasts as long as the page is open.
 */

import { useSyncExternalStore } from "react";

type ListItem = { id: string };

export type DeviceList<Item extends ListItem> = {
  read(): readonly Item[];
  has(id: string): boolean;
  /** Adds it at the front, replacing an item with the same id. */
  add(item: Item): void;
  remove(id: string): void;
  clear(): void;
  /** Replaces the whole list. */
  replace(items: readonly Item[]): void;
  subscribe(onChange: () => void): () => void;
  /** Whether the browser stores the list beyond this page. */
  isPersistent(): boolean;
};

type Options<Item> = {
  /** Includes the version: a list of another shape needs another key. */
  key: string;
  limit: number;
  /** Rejects anything else in the storage. */
  isItem: (value: unknown) => value is Item;
};

const NOTHING: readonly never[] = [];

export function createDeviceList<Item extends ListItem>(options: Options<Item>): DeviceList<Item> {
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

  /** Reads the list again before changing it, because another tab may have written since. */
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
    isPersistent: () => isRetained,
    subscribe(onChange) {
      if (listeners.size === 0) addEventListener("storage", onStorage);
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
        if (listeners.size > 0) return;
        removeEventListener("storage", onStorage);
        // Without a listener changes in other tabs go unnoticed, so read again next time.
        isRead = false;
      };
    },
  };
}

/** Empty on the server and during hydration, so that both render the same. */
export function useDeviceList<Item extends ListItem>(list: DeviceList<Item>): readonly Item[] {
  return useSyncExternalStore(list.subscribe, list.read, () => NOTHING);
}

export function useIsSaved<Item extends ListItem>(list: DeviceList<Item>, id: string): boolean {
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
