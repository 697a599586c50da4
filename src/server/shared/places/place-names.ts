/** Every spelling by which a place is found. */

import { foldPlaceName, placeKey } from "#domain/places/place-name.ts";
import { slugOf } from "#domain/shared/id.ts";

type Named = { name: string; nameHi: string | null; aliases: readonly string[] };
export type Spelling = { folded: string; key: string };

/** Mumbai's suburbs lie on both sides of the railway, and people write the side as a letter or not at all. */
const SIDE = /^(?<base>.+) (?<side>West|East)$/;

export function spellingsOf({ name, nameHi, aliases }: Named, pincode?: string | null): Spelling[] {
  const spellings = [name, nameHi, ...aliases, ...sidesOf(name), pincode];
  const byKey = new Map<string, Spelling>();
  for (const spelling of spellings) {
    const folded = foldPlaceName(spelling ?? "");
    const key = placeKey(folded);
    if (key !== "" && !byKey.has(key)) byKey.set(key, { folded, key });
  }
  return [...byKey.values()];
}

function sidesOf(name: string): string[] {
  const { base, side } = SIDE.exec(name)?.groups ?? {};
  return base && side ? [base, `${base} ${side.charAt(0)}`] : [];
}

/** A Hindi name gets its slug from its transliteration. */
export function localitySlug(name: string): string {
  return slugOf(name) || slugOf(foldPlaceName(name));
}
