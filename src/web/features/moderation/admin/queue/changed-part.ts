/** The part in which two texts differ, cut at word boundaries. */

type Parts = { start: string; changed: string; end: string };

export function changedParts(before: string, after: string): [Parts, Parts] {
  const [one, other] = [wordsOf(before), wordsOf(after)];
  const start = countSame(one, other);
  const end = countSame(one.slice(start).reverse(), other.slice(start).reverse());
  return [cut(one, start, end), cut(other, start, end)];
}

/** Each word with the white space that follows it. */
function wordsOf(text: string): string[] {
  return text.match(/\S+\s*|\s+/g) ?? [];
}

function countSame(one: string[], other: string[]): number {
  let count = 0;
  while (count < one.length && count < other.length && one[count] === other[count]) count += 1;
  return count;
}

function cut(words: string[], start: number, end: number): Parts {
  const from = words.length - end;
  return {
    start: words.slice(0, start).join(""),
    changed: words.slice(start, from).join(""),
    end: words.slice(from).join(""),
  };
}
