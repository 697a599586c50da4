import { cycle } from "./illustration/random.ts";
import { FIRST_NAMES, SURNAMES } from "./people-words.ts";

/** The lists have 40 and 31 names, so no pair comes twice before 1,240 people. */
export function personName(index: number): string {
  return `${cycle(FIRST_NAMES, index)} ${cycle(SURNAMES, index)}`;
}

/** As people leave their name on a form: often the first one only. */
export function signature(index: number): string {
  return index % 3 === 0 ? cycle(FIRST_NAMES, index) : personName(index);
}
