/** Typing errors: finds which of the known words was meant. */

type Candidate = { word: string; count: number };

/** A longer word may have more wrong letters. */
const LONG_WORD = 7;
const MAX_NEAREST = 3;
/** The running time grows with the square of the length. */
const MAX_WORD = 100;

/** The candidates with the fewest errors, most frequent first; empty if all are too different. */
export function nearestWords<Word extends Candidate>(typed: string, candidates: readonly Word[]) {
  const limit = typed.length >= LONG_WORD ? 2 : 1;
  const near = candidates
    .map((candidate) => ({ candidate, errors: countErrors(typed, candidate.word) }))
    .filter(({ errors }) => errors <= limit);
  const least = Math.min(...near.map(({ errors }) => errors));
  return near
    .filter(({ errors }) => errors === least)
    .map(({ candidate }) => candidate)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_NEAREST);
}

/** Counts letters to add, remove, replace, or swap with a neighbour, up to MAX_WORD letters. */
export function countErrors(typed: string, meant: string): number {
  const [from, to] = [[...typed.slice(0, MAX_WORD)], [...meant.slice(0, MAX_WORD)]];
  // One row for each letter typed: the errors so far, for every prefix of the word meant.
  const rows = [Array.from({ length: to.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= from.length; row += 1) {
    rows[row] = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      (rows[row] ?? [])[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        isSwap(row, column) ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return at(from.length, to.length);

  function at(row: number, column: number): number {
    return rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  }

  function isSwap(row: number, column: number): boolean {
    return from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
  }
}
