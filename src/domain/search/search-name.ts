/** The name of a search, made from its filters, for use outside its page: in mails and lists. */

import { CITIES } from "#domain/places/city-table.ts";
import type { Language } from "#domain/shared/language.ts";
import { ENGLISH_MONEY, formatPriceRange, HINDI_MONEY } from "#domain/shared/money/money.ts";
import type { Range } from "./filter.ts";
import {
  type ChoiceFilter,
  type CountFilter,
  endsOf,
  type FilterName,
  type FilterSettings,
  type FiltersWith,
  type FlagFilter,
  filterOf,
  filtersWhere,
  inUrlOrder,
  type RangeEnd,
  type ValueOf,
} from "./filters.ts";
import type { ResultsPageName } from "./results-pages.ts";

/** "Homes for sale in Pune, 2 BHK, Up to ₹80 L". */
export function searchName(
  name: ResultsPageName,
  filter: FilterSettings,
  language: Language,
): string {
  const { q, ...others } = filter;
  const parts = NAMED.flatMap((each) => partsOf(each, others, WORDS[language]));
  const text = q === "" ? [] : [`“${q}”`];
  return [titleOf(name, filter, language), ...parts, ...text].join(", ");
}

/** The page and its city are the title, and the text comes last. */
const NAMED = inUrlOrder(
  filtersWhere(({ kind, isSubject }) => kind !== "line" && kind !== "place" && !isSubject),
);

/** The values of one filter, in words. */
function partsOf(
  name: FilterName,
  filter: Omit<FilterSettings, "q">,
  words: (typeof WORDS)[Language],
): string[] {
  const entry = filterOf(name);
  const values = [filter[name as keyof typeof filter] ?? []].flat();
  switch (entry.kind) {
    case "places":
      return values.map((value) => placeName(String(value)));
    case "one":
    case "any":
      return values.map((value) => words.values[value as NamedValue]);
    case "counts":
      return values.map((count) =>
        words.counts[name as CountFilter](`${count}${count === entry.offered ? "+" : ""}`),
      );
    case "atLeast":
      return values.map((count) => words.counts[name as CountFilter](`${count}+`));
    case "flag":
      return values.flatMap((isSet) => (isSet ? words.flags[name as FlagFilter] : []));
    // The upper end is said with the lower.
    case "min":
      return rangeName(entry.range, filter, words);
    default:
      return [];
  }
}

function rangeName(
  range: Range,
  filter: Partial<Record<RangeEnd, number | undefined>>,
  words: (typeof WORDS)[Language],
): string[] {
  const ends = endsOf(range);
  const [min = null, max = null] = [filter[ends.min], filter[ends.max]];
  return min === null && max === null ? [] : [words.ranges[range]({ min, max })];
}

type Purposed = Pick<FilterSettings, "purpose" | "city">;

function titleOf(name: ResultsPageName, { purpose, city }: Purposed, language: Language): string {
  const { titles, inPlace } = WORDS[language];
  const known = CITIES.find(({ slug }) => slug === city);
  const place = language === "hi" ? (known?.nameHi ?? city) : (known?.name ?? city);
  const isForSale = name === "commercial" && purpose === "sale";
  const title = isForSale ? titles.commercialSale : titles[name];
  return place === "" ? title : inPlace(title, place);
}

type Ends = { min: number | null; max: number | null };

/** Formats "hinjewadi-phase-1" the way people write it. */
function placeName(slug: string): string {
  return slug.replaceAll("-", " ").replace(/(?<=^| )[a-z]/g, (letter) => letter.toUpperCase());
}

function areaRange(unit: string, from: (text: string) => string, upTo: (text: string) => string) {
  return ({ min, max }: Ends) => {
    if (min === null) return upTo(`${max} ${unit}`);
    return max === null ? from(`${min} ${unit}`) : `${min} – ${max} ${unit}`;
  };
}

type NamedValue = ValueOf<Exclude<ChoiceFilter, FiltersWith<{ isSubject: true }>>>;

type Words = {
  ranges: Record<Range, (ends: Ends) => string>;
  titles: Record<ResultsPageName | "commercialSale", string>;
  inPlace: (title: string, place: string) => string;
  counts: Record<CountFilter, (count: string) => string>;
  flags: Record<FlagFilter, string>;
  values: Record<NamedValue, string>;
};

const WORDS: Record<Language, Words> = {
  en: {
    ranges: {
      price: (ends) => formatPriceRange(ends, ENGLISH_MONEY),
      area: areaRange("sq ft", ENGLISH_MONEY.from, ENGLISH_MONEY.upTo),
    },
    titles: {
      buy: "Homes for sale",
      rent: "For rent",
      commercial: "Commercial property for rent",
      commercialSale: "Commercial property for sale",
      land: "Land and plots",
      search: "Properties",
    },
    inPlace: (title, place) => `${title} in ${place}`,
    counts: { beds: (count) => `${count} BHK`, baths: (count) => `${count} bathrooms` },
    flags: { rera: "RERA number given", photos: "With photos" },
    values: {
      Apartment: "Apartment",
      House: "House",
      Commercial: "Commercial",
      Land: "Land",
      apartment: "Apartment",
      "builder-floor": "Builder floor",
      penthouse: "Penthouse",
      studio: "Studio",
      house: "House",
      villa: "Villa",
      "row-house": "Row house",
      farmhouse: "Farmhouse",
      office: "Office",
      retail: "Retail",
      warehouse: "Warehouse",
      industrial: "Industrial",
      "residential-land": "Residential plot",
      "agricultural-land": "Agricultural land",
      "commercial-land": "Commercial land",
      "industrial-land": "Industrial land",
      unfurnished: "Unfurnished",
      "semi-furnished": "Semi-furnished",
      furnished: "Furnished",
      ready: "Ready to move",
      "under-construction": "Under construction",
      owner: "Owner",
      agent: "Agent",
      company: "Company",
    },
  },
  hi: {
    ranges: {
      price: (ends) => formatPriceRange(ends, HINDI_MONEY),
      area: areaRange("वर्ग फुट", HINDI_MONEY.from, HINDI_MONEY.upTo),
    },
    titles: {
      buy: "बिक्री के घर",
      rent: "किराये पर",
      commercial: "किराये की व्यावसायिक जगह",
      commercialSale: "बिक्री की व्यावसायिक जगह",
      land: "ज़मीन और प्लॉट",
      search: "संपत्तियाँ",
    },
    inPlace: (title, place) => `${place} में ${title}`,
    counts: { beds: (count) => `${count} BHK`, baths: (count) => `${count} बाथरूम` },
    flags: { rera: "RERA नंबर दिया है", photos: "फ़ोटो के साथ" },
    values: {
      Apartment: "अपार्टमेंट",
      House: "मकान",
      Commercial: "व्यावसायिक",
      Land: "ज़मीन",
      apartment: "अपार्टमेंट",
      "builder-floor": "बिल्डर फ़्लोर",
      penthouse: "पेंटहाउस",
      studio: "स्टूडियो",
      house: "मकान",
      villa: "विला",
      "row-house": "रो हाउस",
      farmhouse: "फ़ार्महाउस",
      office: "ऑफ़िस",
      retail: "दुकान",
      warehouse: "गोदाम",
      industrial: "औद्योगिक",
      "residential-land": "आवासीय प्लॉट",
      "agricultural-land": "खेती की ज़मीन",
      "commercial-land": "व्यावसायिक ज़मीन",
      "industrial-land": "औद्योगिक ज़मीन",
      unfurnished: "बिना फ़र्नीचर",
      "semi-furnished": "आधा फ़र्निश्ड",
      furnished: "फ़र्निश्ड",
      ready: "रहने को तैयार",
      "under-construction": "निर्माणाधीन",
      owner: "मालिक",
      agent: "एजेंट",
      company: "कंपनी",
    },
  },
};
