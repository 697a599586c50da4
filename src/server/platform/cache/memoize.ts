/**
 * What the database last said about public things, kept until anything public changes: the site's own facts, counts
 * and typical prices are asked for with every page that is drawn, and change far less often.
 */

const MOST_ANSWERS = 500;

/** The answer under this name, read if it is not known. */
export type Memoize = <T>(name: string, read: () => Promise<T>) => Promise<T>;

/** For whoever hears of no changes. */
export const readUncached: Memoize = (_name, read) => read();

export function createMemory() {
  const answers = new Map<string, Promise<unknown>>();
  let isListening = false;

  const memoize: Memoize = <T>(name: string, read: () => Promise<T>) => {
    if (!isListening) return read();
    const known = answers.get(name) as Promise<T> | undefined;
    if (known) return known;
    const reading = read();
    // Kept from its beginning: what was asked before a change is forgotten with it, though answered after.
    answers.set(name, reading);
    reading.catch(() => answers.get(name) === reading && answers.delete(name));
    const [oldest] = answers.size > MOST_ANSWERS ? answers.keys() : [];
    if (oldest !== undefined) answers.delete(oldest);
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
