/** The page's language, and the domain's labels in it. */

import { useLocation } from "react-router";
import { type AreaLabels, ENGLISH_AREA, HINDI_AREA } from "#domain/shared/area/area.ts";
import {
  type ContactMessages,
  ENGLISH_MESSAGES,
  HINDI_MESSAGES,
} from "#domain/shared/contact-links.ts";
import { type Language, languageOf, localPath } from "#domain/shared/language.ts";
import { ENGLISH_MONEY, HINDI_MONEY, type MoneyLabels } from "#domain/shared/money/money.ts";

export const MONEY_LABELS: Record<Language, MoneyLabels> = { en: ENGLISH_MONEY, hi: HINDI_MONEY };
export const AREA_LABELS: Record<Language, AreaLabels> = { en: ENGLISH_AREA, hi: HINDI_AREA };
export const CONTACT_MESSAGES: Record<Language, ContactMessages> = {
  en: ENGLISH_MESSAGES,
  hi: HINDI_MESSAGES,
};

export function useLanguage(): Language {
  return languageOf(useLocation().pathname);
}

type Names = { name: string; nameHi: string | null };

/** A place's name in the page's language. */
export function nameIn(language: Language, { name, nameHi }: Names): string {
  return language === "hi" ? (nameHi ?? name) : name;
}

export function useNameIn(): (place: Names) => string {
  const language = useLanguage();
  return (place) => nameIn(language, place);
}

/** Converts the site's paths to the page's language. */
export function useLocalPath(): (path: string) => string {
  const language = useLanguage();
  return (path) => localPath(language, path);
}
