/** The search box's example: built from an existing listing, so that it finds one. */

import type { ListingSummary } from "#domain/listings/listing.ts";
import type { LineFilter } from "#domain/search/line/understanding.ts";
import type { Language } from "#domain/shared/language.ts";
import { CRORE, LAKH } from "#domain/shared/money/money.ts";
import type { App } from "#server/app.ts";
import { nameIn } from "#web/platform/messages/language.ts";

type Found = { slug: string; name: string; nameHi: string | null };

const WORDS = {
  en: { bhk: "bhk", lakh: "L", crore: "Cr", upTo: "tak" },
  hi: { bhk: " बीएचके", lakh: " लाख", crore: " करोड़", upTo: "तक" },
};

/** Returns `null` on a site whose listings have too few facts. */
export async function exampleLine(
  { search }: App,
  homes: readonly ListingSummary[],
  language: Language,
): Promise<string | null> {
  for (const home of homes) {
    const { beds, priceMin, locality, city } = home;
    if (!beds || !priceMin || !locality) continue;
    const [named] = await search.nameLocalities([locality], { city });
    const place = named?.here[0];
    if (!place) continue;
    const line = lineFor(place, beds, priceMin, language);
    const { filter, rest } = await search.understand(line);
    if (rest === "" && finds(filter, home, place)) return line;
  }
  return null;
}

/** "2bhk wakad 79L tak" */
function lineFor(place: Found, beds: number, rupees: number, language: Language): string {
  const { bhk, upTo } = WORDS[language];
  const name = nameIn(language, place).toLowerCase();
  return `${beds}${bhk} ${name} ${roundedUp(rupees, language)} ${upTo}`;
}

/** Two digits, as people round it. */
function roundedUp(rupees: number, language: Language): string {
  const { lakh, crore } = WORDS[language];
  if (rupees < 0.99 * CRORE) return `${Math.ceil(rupees / LAKH)}${lakh}`;
  return `${Math.ceil((rupees / CRORE) * 10) / 10}${crore}`;
}

function finds(filter: LineFilter, { beds, priceMin, city }: ListingSummary, { slug }: Found) {
  return (
    filter.city === city &&
    filter.locality?.includes(slug) &&
    filter.beds?.includes(beds ?? 0) &&
    (filter.maxPrice ?? 0) >= (priceMin ?? 0) &&
    filter.q === undefined
  );
}
