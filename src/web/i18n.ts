/** The words of each language: the server has all of them, a browser those of the pages it shows. */

import { type I18n, type Messages, setupI18n } from "@lingui/core";
import { type Language, languageOf } from "#domain/language.ts";

const spoken = new Map<Language, I18n>();

export function addWords(language: Language, messages: Messages): void {
  const i18n = spoken.get(language) ?? setupI18n({ locale: language, missing: reportMissing });
  i18n.load(language, messages);
  spoken.set(language, i18n);
}

/** For what is not a component, such as a page's title; components ask `useLingui`. */
export function i18nFor(pathname: string): I18n {
  const i18n = spoken.get(languageOf(pathname));
  if (!i18n) throw new Error(`No words were loaded for ${pathname}`);
  return i18n;
}

/** A page that did not ask for the words it says: seen by every browser test, and still a page. */
function reportMissing(_: string, id: string): string {
  globalThis.reportError?.(new Error(`No words for ${id}`));
  return id;
}
