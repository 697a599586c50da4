/** The headings and browser titles of the results pages. */

import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ResultsPageName } from "#domain/search/results-pages.ts";
import { type Language, languageOf } from "#domain/shared/language.ts";
import type { Results } from "#web/features/search/results/results.ts";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { nameIn } from "#web/platform/messages/language.ts";
import { pageMeta } from "#web/platform/meta.ts";

type Named = Pick<Results, "name" | "city" | "purpose" | "chosen">;
type Where = Parameters<typeof pageMeta>[0];

const DESCRIPTIONS: Record<ResultsPageName, MessageDescriptor> = {
  buy: msg`Apartments, villas and houses for sale in India, with price, area and lister.`,
  rent: msg`Homes and offices for rent in India, with rent, deposit and lister.`,
  commercial: msg`Offices, shops, warehouses and industrial space in India, for rent and for sale.`,
  land: msg`Residential plots, farm land, commercial and industrial land in India.`,
  search: msg`Every filter in one form: city, locality, budget, BHK, area, furnishing, possession and more.`,
};

export const RESULTS_INTROS: Record<ResultsPageName, MessageDescriptor> = {
  buy: msg`Apartments, villas and houses.`,
  rent: msg`Homes and offices by the month.`,
  commercial: msg`Offices, shops, warehouses and industrial space.`,
  land: msg`Residential, agricultural, commercial and industrial land.`,
  search: msg`Every filter in one form, with the number of properties it finds.`,
};

export function resultsTitle(i18n: I18n, { name, purpose, ...where }: Named, language: Language) {
  const place = placeOf(i18n, where, language);
  const isRent = purpose === "rent";
  const titles: Record<ResultsPageName, MessageDescriptor> = place
    ? {
        buy: msg`Homes for sale in ${place}`,
        rent: msg`For rent in ${place}`,
        commercial: isRent
          ? msg`Commercial property for rent in ${place}`
          : msg`Commercial property for sale in ${place}`,
        land: msg`Land and plots in ${place}`,
        search: msg`Advanced search in ${place}`,
      }
    : {
        buy: msg`Homes for sale`,
        rent: msg`For rent`,
        commercial: isRent ? msg`Commercial property for rent` : msg`Commercial property for sale`,
        land: msg`Land and plots`,
        search: msg`Advanced search`,
      };
  return i18n._(titles[name]);
}

/** A title with more than two names would be too long. */
export const MAX_NAMED = 2;

/** "Wakad, Pune", "Wakad, Baner, Pune", "Pune"; leaves out unknown localities. */
function placeOf(i18n: I18n, { city, chosen }: Pick<Named, "city" | "chosen">, language: Language) {
  const localities = chosen.filter(({ isKnown }) => isKnown);
  const named = localities.slice(0, MAX_NAMED).map((place) => nameIn(language, place));
  const count = localities.length - named.length;
  const more = count > 0 ? [i18n._(msg`${count} more`)] : [];
  return [...named, ...more, ...(city ? [nameIn(language, city)] : [])].join(", ");
}

/** Title and description; a filtered list is for visitors, not for search engines. */
export function resultsMeta(
  where: Where & { loaderData?: Results | undefined },
  name: ResultsPageName,
) {
  const { pathname } = where.location;
  const i18n = i18nFor(pathname);
  const named = where.loaderData ?? { name, city: null, purpose: null, chosen: [] };
  return pageMeta(where, {
    title: resultsTitle(i18n, named, languageOf(pathname)),
    description: i18n._(DESCRIPTIONS[name]),
    ...(where.loaderData?.landingPath && { canonicalPath: where.loaderData.landingPath }),
  });
}
