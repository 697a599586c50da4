/** The name of a search, made from its filters, for use outside its page: in mails and lists. */

import { CITIES } from "#domain/places/city-table.ts";
import type { Language } from "#domain/shared/language.ts";
import { ENGLISH_MONEY, formatPriceRange, HINDI_MONEY } from "#domain/shared/money/money.ts";
import type { ResultsPageName } from "./results-pages.ts";

type Filter = {
  purpose?: string | undefined;
  city: string;
  q: string;
  locality: readonly string[];
  type: readonly string[];
  subtype: readonly string[];
  beds: readonly number[];
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  minArea?: number | undefined;
  maxArea?: number | undefined;
  furnishing: readonly string[];
  possession?: string | undefined;
  postedBy: readonly string[];
  rera?: boolean | undefined;
  photos?: boolean | undefined;
};

const OPEN_ENDED_BEDS = 5;

/** "Homes for sale in Pune, 2 BHK, Up to ₹80 L". */
export function searchName(name: ResultsPageName, filter: Filter, language: Language): string {
  const words = WORDS[language];
  const named = (values: readonly string[]) => values.map((value) => words.values[value] ?? value);
  const { minPrice, maxPrice, minArea, maxArea } = filter;
  const parts = [
    titleOf(name, filter, language),
    ...filter.locality.map(placeName),
    ...named([...filter.type, ...filter.subtype]),
    ...filter.beds.map((beds) => `${beds}${beds === OPEN_ENDED_BEDS ? "+" : ""} BHK`),
    rangeOf(minPrice, maxPrice, (range) => formatPriceRange(range, words.money)),
    rangeOf(minArea, maxArea, words.area),
    ...named(filter.furnishing),
    ...named(filter.possession ? [filter.possession] : []),
    ...named(filter.postedBy),
    filter.rera && words.rera,
    filter.photos && words.photos,
    filter.q && `“${filter.q}”`,
  ];
  return parts.filter(Boolean).join(", ");
}

function titleOf(name: ResultsPageName, { purpose, city }: Filter, language: Language): string {
  const { titles, inPlace } = WORDS[language];
  const known = CITIES.find(({ slug }) => slug === city);
  const place = language === "hi" ? (known?.nameHi ?? city) : (known?.name ?? city);
  const isForSale = name === "commercial" && purpose === "sale";
  const title = isForSale ? titles.commercialSale : titles[name];
  return place === "" ? title : inPlace(title, place);
}

type Range = { min: number | null; max: number | null };

function rangeOf(
  min: number | undefined,
  max: number | undefined,
  say: (range: Range) => string,
): string | undefined {
  if (min === undefined && max === undefined) return undefined;
  return say({ min: min ?? null, max: max ?? null });
}

/** Formats "hinjewadi-phase-1" the way people write it. */
function placeName(slug: string): string {
  return slug.replaceAll("-", " ").replace(/(?<=^| )[a-z]/g, (letter) => letter.toUpperCase());
}

function areaRange(unit: string, from: (text: string) => string, upTo: (text: string) => string) {
  return ({ min, max }: Range) => {
    if (min === null) return upTo(`${max} ${unit}`);
    return max === null ? from(`${min} ${unit}`) : `${min} – ${max} ${unit}`;
  };
}

const WORDS = {
  en: {
    money: ENGLISH_MONEY,
    area: areaRange("sq ft", ENGLISH_MONEY.from, ENGLISH_MONEY.upTo),
    titles: {
      buy: "Homes for sale",
      rent: "For rent",
      commercial: "Commercial property for rent",
      commercialSale: "Commercial property for sale",
      land: "Land and plots",
      search: "Properties",
    },
    inPlace: (title: string, place: string) => `${title} in ${place}`,
    rera: "RERA number given",
    photos: "With photos",
    values: {
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
    } as Record<string, string>,
  },
  hi: {
    money: HINDI_MONEY,
    area: areaRange("वर्ग फुट", HINDI_MONEY.from, HINDI_MONEY.upTo),
    titles: {
      buy: "बिक्री के घर",
      rent: "किराये पर",
      commercial: "किराये की व्यावसायिक जगह",
      commercialSale: "बिक्री की व्यावसायिक जगह",
      land: "ज़मीन और प्लॉट",
      search: "संपत्तियाँ",
    },
    inPlace: (title: string, place: string) => `${place} में ${title}`,
    rera: "RERA नंबर दिया है",
    photos: "फ़ोटो के साथ",
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
    } as Record<string, string>,
  },
};
