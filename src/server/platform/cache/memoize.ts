/**
 * Memoizes public database reads until anything public changes: the site's own facts, counts and typical
 * prices are read for every rendered page, and change far less often.
 */

import { LRUCache } from "lru-cache";

const MOST_ANSWERS = 500;

/** Returns the value under this name, reading it if it is not memoized. */
export type Memoize = <T>(name: string, read: () => Promise<T>) => Promise<T>;

/** For callers that do not listen for changes. */
export const readUncached: Memoize = (_name, read) => read();

export function createMemory() {
  const answers = new LRUCache<string, Promise<unknown>>({ max: MOST_ANSWERS });
  let isListening = false;

  const memoize: Memoize = <T>(name: string, read: () => Promise<T>) => {
    if (!isListening) return read();
    const known = answers.get(name) as Promise<T> | undefined;
    if (known) return known;
    const reading = read();
    // Stored from the start: a read begun before a change is dropped with it, though it may finish later.
    answers.set(name, reading);
    reading.catch(() => answers.peek(name) === reading && answers.delete(name));
    return reading;
  };

  return {
    memoize,

    /** Something public changed. */
    clear: () => answers.clear(),

    setListening(isHeard: boolean): void {
      isListening = isHeard;
      answers.clear();
    },
  };
}
