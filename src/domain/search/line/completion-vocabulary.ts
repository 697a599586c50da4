/** The text of a place's listings when they are suggested as a search. */

import type { PropertyType, Purpose } from "#domain/listings/listing.ts";
import type { Language } from "#domain/shared/language.ts";

type Kinds = Record<Purpose, Record<PropertyType, string>>;

const ENGLISH_KINDS: Kinds = {
  sale: {
    Apartment: "Flats for sale",
    House: "Houses for sale",
    Commercial: "Commercial property for sale",
    Land: "Land for sale",
  },
  rent: {
    Apartment: "Flats for rent",
    House: "Houses for rent",
    Commercial: "Commercial property for rent",
    Land: "Land for rent",
  },
};

const HINDI_KINDS: Kinds = {
  sale: {
    Apartment: "बिकाऊ फ़्लैट",
    House: "बिकाऊ मकान",
    Commercial: "बिकाऊ व्यावसायिक जगह",
    Land: "बिकाऊ ज़मीन",
  },
  rent: {
    Apartment: "किराये के फ़्लैट",
    House: "किराये के मकान",
    Commercial: "किराये की व्यावसायिक जगह",
    Land: "किराये की ज़मीन",
  },
};

/** "Flats for rent in Wakad", "वाकड में किराये के फ़्लैट". */
export function completionText(
  place: string,
  purpose: Purpose,
  type: PropertyType,
  language: Language,
): string {
  return language === "hi"
    ? `${place} में ${HINDI_KINDS[purpose][type]}`
    : `${ENGLISH_KINDS[purpose][type]} in ${place}`;
}
