export type Random = ReturnType<typeof createRandom>;

/** The same key always gives the same sequence, on every machine. */
export function createRandom(key: string) {
  let state = hash(key);

  // mulberry32: a few lines, evenly spread, and stable across JavaScript engines.
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  function between(low: number, high: number): number {
    return low + (high - low) * next();
  }

  return {
    between,
    integer: (low: number, high: number) => Math.floor(between(low, high + 1)),
    chance: (probability: number) => next() < probability,
    pick: <T>(items: readonly T[]): T => cycle(items, Math.floor(next() * items.length)),

    /** A sequence of its own, so that one part's draws never shift another's. */
    fork: (part: string) => createRandom(`${key}/${part}`),
  };
}

/** The item at an index that may run past the end: neighbouring seeds get different items. */
export function cycle<T>(items: readonly T[], index: number): T {
  const item = items[((index % items.length) + items.length) % items.length];
  if (item === undefined) throw new RangeError("Nothing to choose from");
  return item;
}

/** `count` numbers from 0: the drawing code repeats things more often than it walks lists. */
export function range(count: number): number[] {
  return Array.from({ length: Math.max(0, Math.floor(count)) }, (_, index) => index);
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return value;
}
