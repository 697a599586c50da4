/** One catalogue per language: the server has both, a browser only the one it shows. */

import { type I18n, type Messages, setupI18n } from "@lingui/core";
import { type Language, languageOf } from "#domain/language.ts";

const catalogues = new Map<Language, I18n>();

export function addCatalogue(language: Language, messages: Messages): void {
  catalogues.set(language, setupI18n({ locale: language, messages: { [language]: messages } }));
}

/** For what is not a component, such as a page's title; components ask `useLingui`. */
export function i18nFor(pathname: string): I18n {
  const i18n = catalogues.get(languageOf(pathname));
  if (!i18n) throw new Error(`No catalogue was loaded for ${pathname}`);
  return i18n;
}
