/** Account mails, in the language of the page the user was on. */

import type { Language } from "#domain/shared/language.ts";
import type { OutgoingMail } from "#server/platform/mail/repository.ts";

export type AccountMail = keyof (typeof WORDS)["en"];

type Facts = { recipient: string; language: Language; siteName: string; url: string };

export function accountMail(kind: AccountMail, facts: Facts): OutgoingMail {
  const { subject, lines } = WORDS[facts.language][kind];
  return {
    recipient: facts.recipient,
    subject: subject(facts.siteName),
    body: lines(facts.siteName, facts.url).join("\n\n"),
  };
}

const WORDS = {
  en: {
    "confirm-address": {
      subject: (site: string) => `Confirm your e-mail address for ${site}`,
      lines: (site: string, url: string) => [
        `Somebody, we hope you, signed up for ${site} with this address.`,
        `Confirm it here within 24 hours, and the account is yours:\n${url}`,
        "If it was not you, do nothing: without your confirmation there is no account.",
      ],
    },
    "known-address": {
      subject: (site: string) => `You already have an account at ${site}`,
      lines: (site: string, url: string) => [
        `Somebody, perhaps you, tried to sign up for ${site} with this address. It has an account already.`,
        `Sign in, or choose a new password, here:\n${url}`,
        "If it was not you, there is nothing to do: nothing was changed.",
      ],
    },
    "reset-password": {
      subject: (site: string) => `Choose a new password for ${site}`,
      lines: (_site: string, url: string) => [
        "Somebody, we hope you, asked for a new password for your account.",
        `Choose it here within an hour:\n${url}`,
        "If it was not you, do nothing: your password stays as it is.",
      ],
    },
    "password-changed": {
      subject: (site: string) => `Your password at ${site} was changed`,
      lines: (_site: string, url: string) => [
        "Your password was just changed, and every other device was signed out.",
        `If it was not you, choose a new one at once:\n${url}`,
      ],
    },
    "leaving-soon": {
      subject: (site: string) => `Your account at ${site} will be deleted`,
      lines: (_site: string, url: string) => [
        "You asked us to delete your account. In 30 days it goes for good, with everything that is yours alone.",
        `If you think again, sign in and keep it:\n${url}`,
      ],
    },
    "proof-accepted": {
      subject: (site: string) => `You are verified at ${site}`,
      lines: (_site: string, url: string) => [
        "We have checked the number you gave us, and your account now shows as verified.",
        `See it here:\n${url}`,
      ],
    },
    "proof-rejected": {
      subject: (site: string) => `We could not verify your number at ${site}`,
      lines: (_site: string, url: string) => [
        "We have checked the number you gave us and could not confirm it.",
        `Read why, and give another one, here:\n${url}`,
      ],
    },
  },
  hi: {
    "confirm-address": {
      subject: (site: string) => `${site} के लिए अपने ई-मेल पते की पुष्टि करें`,
      lines: (site: string, url: string) => [
        `किसी ने, शायद आपने, इस पते से ${site} पर खाता बनाया है।`,
        `24 घंटे के भीतर यहाँ पुष्टि करें, और खाता आपका है:\n${url}`,
        "अगर यह आप नहीं थे तो कुछ न करें: आपकी पुष्टि के बिना कोई खाता नहीं बनता।",
      ],
    },
    "known-address": {
      subject: (site: string) => `${site} पर आपका खाता पहले से है`,
      lines: (site: string, url: string) => [
        `किसी ने, शायद आपने, इस पते से ${site} पर खाता बनाना चाहा। इस पते का खाता पहले से है।`,
        `यहाँ साइन इन करें या नया पासवर्ड चुनें:\n${url}`,
        "अगर यह आप नहीं थे तो कुछ न करें: कुछ भी बदला नहीं गया है।",
      ],
    },
    "reset-password": {
      subject: (site: string) => `${site} के लिए नया पासवर्ड चुनें`,
      lines: (_site: string, url: string) => [
        "किसी ने, शायद आपने, आपके खाते के लिए नया पासवर्ड माँगा है।",
        `एक घंटे के भीतर यहाँ चुनें:\n${url}`,
        "अगर यह आप नहीं थे तो कुछ न करें: आपका पासवर्ड वही रहेगा।",
      ],
    },
    "password-changed": {
      subject: (site: string) => `${site} पर आपका पासवर्ड बदला गया`,
      lines: (_site: string, url: string) => [
        "आपका पासवर्ड अभी बदला गया, और बाकी सभी उपकरण साइन आउट कर दिए गए।",
        `अगर यह आप नहीं थे तो तुरंत नया पासवर्ड चुनें:\n${url}`,
      ],
    },
    "leaving-soon": {
      subject: (site: string) => `${site} पर आपका खाता हटाया जाएगा`,
      lines: (_site: string, url: string) => [
        "आपने अपना खाता हटाने को कहा है। 30 दिन में वह हमेशा के लिए चला जाएगा, और साथ में वह सब जो केवल आपका है।",
        `मन बदले तो साइन इन करके उसे रख लें:\n${url}`,
      ],
    },
    "proof-accepted": {
      subject: (site: string) => `${site} पर आप सत्यापित हैं`,
      lines: (_site: string, url: string) => [
        "आपका दिया नंबर हमने जाँच लिया है, और आपका खाता अब सत्यापित दिखता है।",
        `यहाँ देखें:\n${url}`,
      ],
    },
    "proof-rejected": {
      subject: (site: string) => `${site} पर आपके नंबर की पुष्टि नहीं हो सकी`,
      lines: (_site: string, url: string) => [
        "आपका दिया नंबर हमने जाँचा, पर उसकी पुष्टि नहीं हो सकी।",
        `कारण पढ़ें और दूसरा नंबर यहाँ दें:\n${url}`,
      ],
    },
  },
} as const;
