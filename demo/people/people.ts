import { cycle } from "#demo/drawing/random.ts";
import { COMMON_NAMES, OTHER_NAMES } from "./names.ts";

const OTHERS_EVERY = 6;

/** A first name and a surname that go together; no pair appears twice among the agents. */
export function personName(index: number): string {
  const turn = Math.floor(index / OTHERS_EVERY);
  const isOther = index % OTHERS_EVERY === OTHERS_EVERY - 1;
  const { first, last } = isOther ? cycle(OTHER_NAMES, turn) : COMMON_NAMES;
  const place = isOther ? Math.floor(turn / OTHER_NAMES.length) : index;
  return `${cycle(first, place)} ${cycle(last, place)}`;
}

/** A name as people enter it in a form: often only the first name. */
export function signature(index: number): string {
  const name = personName(index);
  return index % 3 === 0 ? (name.split(" ")[0] ?? name) : name;
}
