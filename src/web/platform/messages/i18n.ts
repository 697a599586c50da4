/** The messages of each language: the server has all of them, a browser those of the pages it shows. */

import { type I18n, type Messages, setupI18n } from "@lingui/core";
import { type Language, languageOf } from "#domain/shared/language.ts";

const spoken = new Map<Language, { i18n: I18n; words: Messages }>();

/**
 * Adds messages without notifying: components that need them are not rendered yet, and rendered ones already
 * have theirs. A notification would rerender the page, and forms that are not hydrated yet would vanish
 * meanwhile.
 */
export function addMessages(language: Language, messages: Messages): void {
  Object.assign((spoken.get(language) ?? begin(language)).words, messages);
}

/** For code that is not a component, such as a page's title; components use `useLingui`. */
export function i18nFor(pathname: string): I18n {
  const known = spoken.get(languageOf(pathname));
  if (!known) throw new Error(`No words were loaded for ${pathname}`);
  return known.i18n;
}

function begin(language: Language) {
  const words: Messages = {};
  const i18n = setupI18n({
    locale: language,
    // Numbers use lakhs and crores in both languages.
    locales: `${language}-IN`,
    messages: { [language]: words },
    missing: reportMissing,
  });
  const begun = { i18n, words };
  spoken.set(language, begun);
  return begun;
}

/** Reports a page that did not request its messages: every browser test sees it, and the page still works. */
function reportMissing(_: string, id: string): string {
  globalThis.reportError?.(new Error(`No words for ${id}`));
  return id;
}
