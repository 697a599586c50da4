/** The words of each language: the server has all of them, a browser those of the pages it shows. */

import { type I18n, type Messages, setupI18n } from "@lingui/core";
import { type Language, languageOf } from "#domain/shared/language.ts";

const spoken = new Map<Language, { i18n: I18n; words: Messages }>();

/**
 * Added in silence: who needs them is not shown yet, and whoever is shown has their own. A page told of a
 * change would draw itself anew, and forms that are still as the server sent them would vanish meanwhile.
 */
export function addMessages(language: Language, messages: Messages): void {
  Object.assign((spoken.get(language) ?? begin(language)).words, messages);
}

/** For what is not a component, such as a page's title; components ask `useLingui`. */
export function i18nFor(pathname: string): I18n {
  const known = spoken.get(languageOf(pathname));
  if (!known) throw new Error(`No words were loaded for ${pathname}`);
  return known.i18n;
}

function begin(language: Language) {
  const words: Messages = {};
  const i18n = setupI18n({
    locale: language,
    // Counts have lakhs and crores in both.
    locales: `${language}-IN`,
    messages: { [language]: words },
    missing: reportMissing,
  });
  const begun = { i18n, words };
  spoken.set(language, begun);
  return begun;
}

/** A page that did not ask for the words it says: seen by every browser test, and still a page. */
function reportMissing(_: string, id: string): string {
  globalThis.reportError?.(new Error(`No words for ${id}`));
  return id;
}
