/** English is at the site's own paths, Hindi at the same paths under /hi. */

export const LANGUAGES = ["en", "hi"] as const;
export type Language = (typeof LANGUAGES)[number];

export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", hi: "हिन्दी" };

/** The value of `lang`: English here is Indian English, with lakh and crore. */
export const LANGUAGE_TAGS: Record<Language, string> = { en: "en-IN", hi: "hi-IN" };

export const LANGUAGE_COOKIE = "lang";

export function languageOf(pathname: string): Language {
  return pathname === "/hi" || pathname.startsWith("/hi/") || pathname.startsWith("/hi.")
    ? "hi"
    : "en";
}

/** The language an API request asks for; English unless Hindi comes first. */
export function requestedLanguage(acceptLanguage: string | undefined): Language {
  return /^\s*hi\b/i.test(acceptLanguage ?? "") ? "hi" : "en";
}

/** The path without its language prefix: "/hi/companies" → "/companies". */
export function plainPath(pathname: string): string {
  if (languageOf(pathname) === "en") return pathname;
  return pathname.slice("/hi".length) || "/";
}

/** The same page in a language: ("hi", "/companies?q=a") → "/hi/companies?q=a". */
export function localPath(language: Language, path: string): string {
  if (language === "en") return path;
  if (path === "/") return "/hi";
  return path.startsWith("/?") || path.startsWith("/#") ? `/hi${path.slice(1)}` : `/hi${path}`;
}
