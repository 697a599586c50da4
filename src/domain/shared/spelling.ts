/** Typing errors: which of the words there are was meant. */

type Candidate = { word: string; count: number };

/** A longer word bears more wrong letters. */
const LONG_WORD = 7;
const MAX_NEAREST = 3;
/** The time it takes grows with the square of the length. */
const MAX_WORD = 100;

/** Those with the fewest letters wrong, the more frequent first; none if all are too far off. */
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

/** Letters to add, leave out, replace, or swap with their neighbour. Of what is longer than any word, its beginning. */
export function countErrors(typed: string, meant: string): number {
  const [from, to] = [[...typed.slice(0, MAX_WORD)], [...meant.slice(0, MAX_WORD)]];
  // One row for each letter typed: the errors so far, for every beginning of the word meant.
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
