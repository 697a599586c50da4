import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { companyFilterSchema } from "#domain/companies/company-schema.ts";
import { landingPath, SECTIONS, type Section } from "#domain/search/landing.ts";
import { LegalPage } from "#web/layout/legal-page.tsx";
import { LEGAL_LINKS, MOBILE_NAVIGATION } from "#web/layout/navigation.ts";
import { run } from "#web/platform/context.ts";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { useLanguage } from "#web/platform/messages/language.ts";
import { pageMeta } from "#web/platform/meta.ts";
import { Link } from "#web/ui/link.tsx";
import type { Route } from "./+types/sitemap";

await needMessages("legal");

const SECTION_TITLES: Record<Section, MessageDescriptor> = {
  buy: msg`Homes for sale by city`,
  rent: msg`Homes for rent by city`,
  commercial: msg`Commercial property by city`,
  land: msg`Land and plots by city`,
};

export async function loader({ context }: Route.LoaderArgs) {
  const [page, cities] = await run(context, (app) =>
    Promise.all([app.companies.list(companyFilterSchema.parse({})), app.landing.listCities()]),
  );
  return { companies: page.items.map(({ id, name }) => ({ id, name })), cities };
}

export function meta(args: Route.MetaArgs) {
  const i18n = i18nFor(args.location.pathname);
  return pageMeta(args, {
    title: i18n._(msg`Sitemap`),
    description: i18n._(msg`Every page of the site, its cities and its companies.`),
  });
}

export default function Sitemap({ loaderData: { companies, cities } }: Route.ComponentProps) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const pages = [...MOBILE_NAVIGATION, ...LEGAL_LINKS];
  return (
    <LegalPage title={<Trans>Sitemap</Trans>}>
      <h2>
        <Trans>Pages</Trans>
      </h2>
      <ul>
        {pages.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{i18n._(label)}</Link>
          </li>
        ))}
      </ul>
      {SECTIONS.filter((section) => cities.some((city) => city.section === section)).map(
        (section) => (
          <section key={section}>
            <h2>{i18n._(SECTION_TITLES[section])}</h2>
            <ul className="sm:columns-2 md:columns-3">
              {cities
                .filter((city) => city.section === section)
                .map(({ city, name, nameHi, count }) => (
                  <li key={city}>
                    <Link to={landingPath({ section, city })}>
                      {language === "hi" ? nameHi : name}
                    </Link>{" "}
                    <span className="text-muted">({count})</span>
                  </li>
                ))}
            </ul>
          </section>
        ),
      )}
      <h2>
        <Trans>Companies</Trans>
      </h2>
      <ul>
        {companies.map(({ id, name }) => (
          <li key={id}>
            <Link to={`/company/${id}`}>{name}</Link>
          </li>
        ))}
      </ul>
    </LegalPage>
  );
}
