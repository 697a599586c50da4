/** What the server says itself, in problems and mails: by code, in the language of whoever reads it. */

import { type I18n, type Messages, setupI18n } from "@lingui/core";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { type FieldErrors, fromIssue, type Text } from "#domain/shared/errors.ts";
import type { Language } from "#domain/shared/language.ts";

type Said = Pick<Text, "id" | "message"> & Partial<Pick<Text, "values">>;

const spoken: Record<Language, I18n> = { en: speaker("en"), hi: speaker("hi") };

/** The source language needs none: each text carries its own. */
function speaker(language: Language): I18n {
  const i18n = setupI18n({
    locale: language,
    locales: `${language}-IN`,
    messages: { [language]: {} },
  });
  return i18n.setMessagesCompiler(compileMessage);
}

export function addMessages(language: Language, messages: Messages): void {
  spoken[language].load(language, messages);
}

export function say(language: Language, { id, message, values = {} }: Said): string {
  return spoken[language]._(id, values, { message });
}

export function sayFields(language: Language, errors: FieldErrors): Record<string, string[]> {
  const said = Object.entries(errors).map(([field, texts]) => [
    field,
    texts.map((text) => say(language, text)),
  ]);
  return Object.fromEntries(said);
}

/** What was stored as a code; what is older than codes stays as it is. */
export function sayStored(language: Language, stored: string): string {
  const text = fromIssue(stored);
  return text ? say(language, text) : stored;
}
