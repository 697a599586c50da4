/** Loads the messages of a part of the site in the page's language. */

import type { Messages } from "@lingui/core";
import { type Language, languageOf } from "#domain/shared/language.ts";
import type { Part } from "./catalogue-parts.ts";
import { addMessages } from "./i18n.ts";

type Catalogues = Record<string, () => Promise<Messages>>;

/** What English is read from, see `source-catalogues.ts`. */
const CATALOGUES: Record<Language, Catalogues> = {
  en: import.meta.glob<Messages>("/src/web/locales/*/hi.po", {
    query: "?english",
    import: "messages",
  }),
  hi: import.meta.glob<Messages>("/src/web/locales/*/hi.po", { import: "messages" }),
};

/** Awaited by a module before it renders anything. The server has all messages from the start. */
export async function needMessages(part: Part): Promise<void> {
  if (import.meta.env.SSR) return;
  const language = languageOf(location.pathname);
  const messages = await CATALOGUES[language][`/src/web/locales/${part}/hi.po`]?.();
  if (messages) addMessages(language, messages);
}
