import { msg, plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form, useNavigation, useSubmit } from "react-router";
import { companyFilterSchema } from "#domain/companies/company-schema.ts";
import { CITY_CHOICES, type CityChoice } from "#domain/places/city.ts";
import { filterFrom } from "#domain/search/url-filter-schema.ts";
import { LENGTHS } from "#domain/shared/limits.ts";
import { CompanyCard } from "#web/features/companies/company-card.tsx";
import { CardSkeletons } from "#web/layout/pending-page.tsx";
import { run } from "#web/platform/context.ts";
import { fetching } from "#web/platform/fetching.ts";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { useLanguage, useLocalPath } from "#web/platform/messages/language.ts";
import { pageMeta } from "#web/platform/meta.ts";
import { ButtonLink, buttonClass } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { CONTROL, Field, Select } from "#web/ui/field.tsx";
import type { Route } from "./+types/companies";

await needMessages("companies");

const PAGE_SIZE = 24;

export async function loader({ url, context }: Route.LoaderArgs) {
  const filter = { ...filterFrom(companyFilterSchema, url.searchParams), limit: PAGE_SIZE };
  const page = await run(context, (app) => app.companies.list(filter));
  return { page, q: filter.q, city: filter.city, cities: CITY_CHOICES };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => fetching(args);

export function meta(args: Route.MetaArgs) {
  const i18n = i18nFor(args.location.pathname);
  return pageMeta(args, {
    title: i18n._(msg`Verified Real Estate Companies`),
    description: i18n._(
      msg`Builders and agencies in Mumbai, Delhi, Bangalore, Pune, Hyderabad and beyond, with their properties, phone, e-mail and WhatsApp.`,
    ),
  });
}

export default function Companies({ loaderData: { page, q, city, cities } }: Route.ComponentProps) {
  const { t } = useLingui();
  const isLoading = useNavigation().state === "loading";
  const count = page.total;
  return (
    <>
      <div className="border-line border-b">
        <div className="wrap py-9">
          <h1 className="text-[clamp(1.9rem,1.4rem+2.4vw,2.99rem)]">
            <Trans>Verified Real Estate Companies</Trans>
          </h1>
          <p className="mt-2 max-w-[56ch] text-[1.0625rem] text-muted">
            <Trans>
              Builders and agencies. We have seen the papers of every verified company. Tap the
              badge to see when.
            </Trans>
          </p>
          <Filters q={q} city={city} cities={cities} />
        </div>
      </div>
      <div className="wrap pt-6">
        <p role="status" className="mb-4">
          {isLoading ? t`Loading companies...` : <Found count={count} />}
        </p>
        {page.items.length === 0 ? (
          <NoCompanies isFiltered={q !== "" || city !== ""} />
        ) : isLoading ? (
          <CardSkeletons />
        ) : (
          <ul className="later-items [--item-size:410px] grid gap-5 sm:grid-cols-2 md:grid-cols-3">
            {page.items.map((company) => (
              <li key={company.id} className="min-w-0">
                <CompanyCard company={company} />
              </li>
            ))}
          </ul>
        )}
        {page.nextCursor && <NextPage q={q} city={city} cursor={page.nextCursor} />}
      </div>
    </>
  );
}

function NoCompanies({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useLingui();
  if (!isFiltered) {
    return (
      <EmptyState title={t`No companies found`}>
        <Trans>Companies appear here as soon as they are published.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t`No companies found`}
      action={
        <ButtonLink to="/companies" look="outline">
          <Trans>Clear Filters</Trans>
        </ButtonLink>
      }
    >
      <Trans>Nothing matches this search. Try another name or all cities.</Trans>
    </EmptyState>
  );
}

function Found({ count }: { count: number }) {
  const { t } = useLingui();
  return t`${plural(count, { one: "# companies found", other: "# companies found" })}`;
}

/** A plain GET form; with JavaScript a choice of city is applied at once. */
type FilterProps = { q: string; city: string; cities: readonly CityChoice[] };

function Filters({ q, city, cities }: FilterProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const localPath = useLocalPath();
  const submit = useSubmit();
  return (
    <Form
      role="search"
      action={localPath("/companies")}
      key={`${q} ${city}`}
      className="mt-5 grid gap-3 sm:grid-cols-[1fr_220px_auto] sm:items-end"
    >
      <Field id="companies-q" label={t`Search`}>
        <input
          id="companies-q"
          name="q"
          type="search"
          maxLength={LENGTHS.query}
          defaultValue={q}
          placeholder={t`Company name or description`}
          className={CONTROL}
        />
      </Field>
      <Field id="companies-city" label={t`City`}>
        <Select
          id="companies-city"
          name="city"
          defaultValue={city}
          onChange={(event) => submit(event.currentTarget.form)}
        >
          <option value="">{t`All Cities`}</option>
          {cities.map((known) => (
            <option key={known.name} value={known.name}>
              {language === "hi" ? known.nameHi : known.name}
            </option>
          ))}
        </Select>
      </Field>
      <button type="submit" className={buttonClass()}>
        <Trans>Search</Trans>
      </button>
    </Form>
  );
}

function NextPage({ q, city, cursor }: { q: string; city: string; cursor: string }) {
  const query = new URLSearchParams({ ...(q && { q }), ...(city && { city }), cursor });
  return (
    <p className="mt-8 text-center">
      <ButtonLink to={`/companies?${query}`} look="outline">
        <Trans>Next page</Trans>
      </ButtonLink>
    </p>
  );
}
