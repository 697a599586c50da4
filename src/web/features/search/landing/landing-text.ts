/**
 * The sentences of a landing page about its listings, generated from the numbers. Written on the server
 * only, so that browsers do not load this.
 */

import type { I18n } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { LandingPrices } from "#domain/search/landing.ts";
import type { Language } from "#domain/shared/language.ts";
import { formatPrice } from "#domain/shared/money/money.ts";
import { formatDate } from "#web/platform/labels/dates.ts";
import { MONEY_LABELS } from "#web/platform/messages/language.ts";
import { capitalised } from "./landing-labels.ts";

export type Counted = { name: string; count: number };

export type LandingFacts = {
  total: number;
  totalIsAtLeast: boolean;
  newestAt: string | null;
  prices: LandingPrices[];
  /** The same for the whole city, if the page is about one of its localities. */
  cityPrices: LandingPrices[];
  city: string;
  /** Most frequent first; empty where the page is about a single kind. */
  kinds: Counted[];
  localities: Counted[];
};

/** A smaller sample says more about those listings than about the place. */
const MIN_SAMPLE = 5;
const MANY = 0.7;
const HALF = 0.5;
const SPREAD = 0.15;
const MAX_NAMED = 3;

type Voice = { i18n: I18n; language: Language };

export function landingSentences(facts: LandingFacts, voice: Voice): string[] {
  return [
    ...countSentence(facts, voice),
    ...facts.prices.flatMap((prices) => priceSentences(prices, facts, voice)),
    ...kindSentence(facts, voice),
    ...localitySentence(facts, voice),
  ];
}

function countSentence({ total, totalIsAtLeast, newestAt }: LandingFacts, voice: Voice): string[] {
  const { i18n, language } = voice;
  if (total === 0 || newestAt === null) {
    return [i18n._(msg`Nothing is listed here today. What is close by is below.`)];
  }
  const date = formatDate(newestAt, language);
  if (totalIsAtLeast) {
    const count = total.toLocaleString("en-IN");
    return [i18n._(msg`More than ${count} listings are live today, the newest from ${date}.`)];
  }
  return [
    i18n._(
      msg`${plural(total, {
        one: "One listing is live today, put up on",
        other: "# listings are live today, the newest from",
      })} ${date}.`,
    ),
  ];
}

function priceSentences(prices: LandingPrices, facts: LandingFacts, voice: Voice): string[] {
  const { i18n, language } = voice;
  const say = (rupees: number) => formatPrice(rupees, MONEY_LABELS[language]);
  const [low, median, high] = [say(prices.low), say(prices.median), say(prices.high)];
  const { sample } = prices;
  const isRent = prices.purpose === "rent";
  if (sample === 1) {
    return [
      isRent
        ? i18n._(msg`The one rent that is given is ${median} a month.`)
        : i18n._(msg`The one price that is given is ${median}.`),
    ];
  }
  if (sample < MIN_SAMPLE) {
    return [
      isRent
        ? i18n._(msg`Rents run from ${low} to ${high} a month (${sample} listings with a rent).`)
        : i18n._(msg`Prices run from ${low} to ${high} (${sample} listings with a price).`),
    ];
  }
  const sentence = isRent
    ? i18n._(
        msg`The median rent is ${median} a month and most ask between ${low} and ${high} (${sample} listings with a rent).`,
      )
    : i18n._(
        msg`The median price is ${median} and most ask between ${low} and ${high} (${sample} listings with a price).`,
      );
  return [sentence, ...comparison(prices, facts, voice)];
}

/** Compares a locality with its city. */
function comparison(prices: LandingPrices, facts: LandingFacts, { i18n }: Voice): string[] {
  const whole = facts.cityPrices.find(({ purpose }) => purpose === prices.purpose);
  if (!whole || whole.sample < MIN_SAMPLE || whole.median === 0) return [];
  const percent = Math.round((prices.median / whole.median - 1) * 100);
  const size = Math.abs(percent);
  const city = facts.city;
  if (size < 3) return [i18n._(msg`That is close to the median of all of ${city}.`)];
  return [
    percent > 0
      ? i18n._(msg`That is ${size}% above the median of all of ${city}.`)
      : i18n._(msg`That is ${size}% below the median of all of ${city}.`),
  ];
}

function kindSentence({ kinds, total }: LandingFacts, voice: Voice): string[] {
  const { i18n } = voice;
  const [first] = kinds;
  if (!first || total < 2) return [];
  const { name, count } = first;
  if (kinds.length === 1) return [i18n._(msg`All of them are ${name}.`)];
  const others = listed(kinds.slice(1, 1 + MAX_NAMED), voice);
  if (count / total >= MANY) {
    return [i18n._(msg`Most are ${name} (${count} of ${total}); there are also ${others}.`)];
  }
  const leading = listed(kinds.slice(0, MAX_NAMED), voice);
  return [capitalised(i18n._(msg`${leading} come up most often.`))];
}

function localitySentence({ localities, total }: LandingFacts, voice: Voice): string[] {
  const { i18n } = voice;
  const [first] = localities;
  if (!first || total < 2) return [];
  const { name, count } = first;
  if (localities.length === 1 && count === total) return [i18n._(msg`All of them lie in ${name}.`)];
  if (localities.length > 1 && count / total >= HALF) {
    const others = listed(localities.slice(1, 1 + MAX_NAMED), voice);
    return [i18n._(msg`At least half lie in ${name} (${count}), others in ${others}.`)];
  }
  const leading = listed(localities.slice(0, MAX_NAMED), voice);
  return [
    count / total < SPREAD
      ? i18n._(msg`They are spread widely; ${leading} have the most.`)
      : i18n._(msg`The localities with most of them are ${leading}.`),
  ];
}

/** "Baner (9), Wakad (7) and Kharadi (5)" */
function listed(items: readonly Counted[], { i18n }: Voice): string {
  const texts = items.map(({ name, count }) => `${name} (${count})`);
  const last = texts.at(-1) ?? "";
  const others = texts.slice(0, -1).join(", ");
  return others === "" ? last : i18n._(msg`${others} and ${last}`);
}
