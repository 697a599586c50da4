import { I18nProvider } from "@lingui/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { i18nFor } from "./platform/messages/i18n.ts";
import { retryPageData } from "./platform/retrying-fetch.ts";

globalThis.fetch = retryPageData(globalThis.fetch.bind(globalThis));

// The page's routes were loaded before this, and each has waited for its messages.
startTransition(() => {
  hydrateRoot(
    document,
    <I18nProvider i18n={i18nFor(location.pathname)}>
      <HydratedRouter />
    </I18nProvider>,
  );
});
