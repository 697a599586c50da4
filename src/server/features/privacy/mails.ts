/** The link by which a person sees and deletes what is stored under their address or number. */

import type { Language } from "#domain/shared/language.ts";

type Facts = { siteName: string; url: string };

export function privacyMail(language: Language, { siteName, url }: Facts) {
  const words = WORDS[language];
  return { subject: words.subject(siteName), body: words.lines(siteName, url).join("\n\n") };
}

export function privacyText(language: Language, { siteName, url }: Facts): string {
  return WORDS[language].text(siteName, url);
}

const WORDS = {
  en: {
    subject: (site: string) => `See or delete what ${site} holds about you`,
    lines: (site: string, url: string) => [
      `Somebody, we hope you, wants to see what ${site} holds under this address.`,
      `See it, download it or delete it here within an hour:\n${url}`,
      "If it was not you, do nothing: without this link nobody sees anything.",
    ],
    text: (site: string, url: string) =>
      `See or delete what ${site} holds under this number, within an hour: ${url} Show this link to nobody.`,
  },
  hi: {
    subject: (site: string) => `देखें या हटाएँ कि ${site} के पास आपके बारे में क्या है`,
    lines: (site: string, url: string) => [
      `किसी ने, शायद आपने, देखना चाहा है कि ${site} के पास इस पते से जुड़ा क्या-क्या है।`,
      `एक घंटे के भीतर यहाँ देखें, डाउनलोड करें या हटाएँ:\n${url}`,
      "अगर यह आप नहीं थे तो कुछ न करें: इस लिंक के बिना कोई कुछ नहीं देख सकता।",
    ],
    text: (site: string, url: string) =>
      `${site} के पास इस नंबर से जुड़ा जो कुछ है, उसे एक घंटे के भीतर यहाँ देखें या हटाएँ: ${url} यह लिंक किसी को न दिखाएँ।`,
  },
};
