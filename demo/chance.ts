/** Small helpers built on the seeded random generator. */

import type { Random } from "./drawing/random.ts";

export function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const result = [...items];
  for (let end = result.length - 1; end > 0; end -= 1) {
    const other = random.integer(0, end);
    const [a, b] = [result[end], result[other]];
    if (a === undefined || b === undefined) continue;
    result[end] = b;
    result[other] = a;
  }
  return result;
}

export function sample<T>(random: Random, items: readonly T[], count: number): T[] {
  return shuffled(random, items).slice(0, count);
}

/** Picks by weight: [["day", 5], ["monsoon", 1]]. */
export function weighted<T>(random: Random, items: readonly (readonly [T, number])[]): T {
  const total = items.reduce((sum, [, weight]) => sum + weight, 0);
  let rest = random.between(0, total);
  for (const [item, weight] of items) {
    rest -= weight;
    if (rest < 0) return item;
  }
  throw new RangeError("Nothing to choose from");
}

/** Returns every item once before repeating any, and never the same one twice in a row. */
export function createDeck<T>(random: Random, items: readonly T[]): () => T {
  let order: T[] = [];
  let last: T | undefined;
  return () => {
    if (order.length === 0) order = shuffled(random, items);
    if (order.at(-1) === last && order.length > 1) order.reverse();
    last = order.pop();
    if (last === undefined) throw new RangeError("Nothing to deal");
    return last;
  };
}

/** Fills "{beds} BHK in {locality}"; throws on a placeholder without a value. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Nothing to put for {${name}} in: ${text}`);
    return String(value);
  });
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Capitalises the first letter of every sentence, whatever was filled in. */
export function sentences(text: string): string {
  return text.replace(/(?<=^|\. )[a-z]/g, (letter) => letter.toUpperCase());
}
