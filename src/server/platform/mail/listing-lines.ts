/** How emails name a listing, in both languages. */

import type { ListingSummary } from "#domain/listings/listing.ts";
import { defineTexts } from "#domain/shared/errors.ts";
import type { Language } from "#domain/shared/language.ts";
import {
  ENGLISH_MONEY,
  formatPriceRange,
  formatRent,
  HINDI_MONEY,
} from "#domain/shared/money/money.ts";
import { say } from "#server/platform/messages/say.ts";

export function listingLines(home: ListingSummary, language: Language, url: string): string {
  return [home.title, `${priceOf(home, language)} · ${home.location}`, url].join("\n");
}

/** "3 new homes", or "More than 10 new homes" when there are more than the mail lists. */
export function countedHomes(count: number, hasMore: boolean, language: Language): string {
  return say(language, (hasMore ? TEXTS.moreNewHomes : TEXTS.newHomes)({ count }));
}

const TEXTS = defineTexts({
  newHomes: /*i18n*/ {
    id: "mails.newHomes",
    message: "{count, plural, one {1 new home} other {{count} new homes}}",
  },
  moreNewHomes: /*i18n*/ { id: "mails.moreNewHomes", message: "More than {count} new homes" },
});

function priceOf({ purpose, priceMin, priceMax, priceRange }: ListingSummary, language: Language) {
  const words = language === "hi" ? HINDI_MONEY : ENGLISH_MONEY;
  if (priceMin === null) return priceRange;
  if (purpose === "rent") return formatRent(priceMin, { words });
  return formatPriceRange({ min: priceMin, max: priceMax ?? priceMin }, words);
}
