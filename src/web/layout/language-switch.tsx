import { useLingui } from "@lingui/react/macro";
import { useLocation } from "react-router";
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES, plainPath } from "#domain/shared/language.ts";
import { useLanguage } from "#web/platform/messages/language.ts";

/** Plain links through the server, which remembers the choice and loads the page in the other language. */
export function LanguageSwitch() {
  const { t } = useLingui();
  const current = useLanguage();
  const { pathname, search } = useLocation();
  const here = encodeURIComponent(plainPath(pathname) + search);
  return (
    <nav aria-label={t`Language`} className="flex items-center">
      {LANGUAGES.map((language) => (
        <a
          key={language}
          href={`/language/${language}?to=${here}`}
          rel="nofollow"
          lang={LANGUAGE_TAGS[language]}
          hrefLang={LANGUAGE_TAGS[language]}
          aria-current={language === current ? "true" : undefined}
          className="inline-flex min-h-11 min-w-11 items-center justify-center px-1.5 [&:lang(hi):not([aria-current])]:[font-family:system-ui] hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink"
        >
          {LANGUAGE_NAMES[language]}
        </a>
      ))}
    </nav>
  );
}
