import { I18nProvider } from "@lingui/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { type Language, languageOf } from "#domain/language.ts";
import { addCatalogue, i18nFor } from "./i18n.ts";

const CATALOGUES: Record<Language, () => Promise<typeof import("./locales/en.po")>> = {
  en: () => import("./locales/en.po"),
  hi: () => import("./locales/hi.po"),
};

await start(location.pathname);

async function start(pathname: string): Promise<void> {
  const language = languageOf(pathname);
  const { messages } = await CATALOGUES[language]();
  addCatalogue(language, messages);
  startTransition(() => {
    hydrateRoot(
      document,
      <I18nProvider i18n={i18nFor(pathname)}>
        <HydratedRouter />
      </I18nProvider>,
    );
  });
}
