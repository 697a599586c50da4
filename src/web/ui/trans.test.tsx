import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";

/** Possible company names, each of which looks like markup in its own way. */
const NAMES = [
  "AA <0>BB</0>",
  "AA <1/> BB",
  "</0>AA",
  "<0/>",
  "<b>AA</b>",
  "<0",
  "0/> AA",
  "plain & simple",
];

afterEach(() => vi.restoreAllMocks());

test.for(NAMES)(
  "a value is shown as it was written, and nothing is said on the console: %s",
  (name) => {
    const said = vi.spyOn(console, "error");
    const i18n = setupI18n({ locale: "en", messages: { en: {} } });
    const count = 2;

    const html = renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        <Trans>
          {count} homes by <b>{name}</b>, {name}
        </Trans>
      </I18nProvider>,
    );

    const text = name.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
    expect(html).toBe(`2 homes by <b>${text}</b>, ${text}`);
    expect(said).not.toHaveBeenCalled();
  },
);
