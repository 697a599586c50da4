import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense } from "react";
import { companyFilterSchema } from "#domain/companies/company-schema.ts";
import { CITY_CHOICES } from "#domain/places/city.ts";
import { listingFilterSchema } from "#domain/search/filter-schema.ts";
import { languageOf } from "#domain/shared/language.ts";
import { sitePicture } from "#domain/site/site-pictures.ts";
import { CompanyRow } from "#web/features/companies/company-row.tsx";
import { ListingGrid, ListingShowcase } from "#web/features/listings/cards/listing-grid.tsx";
import { RecentRow } from "#web/features/saved/recent-row.tsx";
import { About } from "#web/features/site/home/about.tsx";
import { ClaimsStrip } from "#web/features/site/home/claims-strip.tsx";
import { Services } from "#web/features/site/home/services.tsx";
import { run } from "#web/platform/context.ts";
import { lazyOnInteraction } from "#web/platform/hydration/first-touch.ts";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { pageMeta, siteOf } from "#web/platform/meta.ts";
import { exampleLine } from "#web/platform/search/example-line.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { IllustrationMark, ON_PHONES, Picture } from "#web/ui/picture.tsx";
import { Section } from "#web/ui/section.tsx";
import type { Route } from "./+types/home";
import { requirementAction } from "./requirement-action.ts";

await needMessages("home");

const SearchBox = lazyOnInteraction(async () => {
  const { SearchBox } = await import("#web/features/site/home/search-box.tsx");
  return SearchBox;
});
const RequirementForm = lazyOnInteraction(async () => {
  const [{ RequirementForm }] = await Promise.all([
    import("#web/features/requirements/requirement-form.tsx"),
    needMessages("requirement"),
  ]);
  return RequirementForm;
});

const FEATURED_COMPANIES = 8;
const NEWEST = 5;
const COMMERCIAL_AND_LAND = 2;

export async function loader({ url, context }: Route.LoaderArgs) {
  return run(context, async (app) => {
    const newest = (filter: Record<string, unknown>) =>
      app.properties.list(listingFilterSchema.parse(filter)).then((page) => page.items);
    const [companies, homes, offices, lands, counts, settings] = await Promise.all([
      app.companies.list(companyFilterSchema.parse({ limit: FEATURED_COMPANIES })),
      newest({ category: "residential", purpose: "sale", limit: NEWEST }),
      newest({ category: "commercial", limit: COMMERCIAL_AND_LAND }),
      newest({ category: "land", limit: COMMERCIAL_AND_LAND }),
      app.properties.count(),
      app.site.settings(),
    ]);
    return {
      companies: companies.items,
      homes,
      example: await exampleLine(app, homes, languageOf(url.pathname)),
      workAndLand: [...offices, ...lands],
      counts,
      claims: settings.claims,
      founded: settings.founded,
      cities: CITY_CHOICES,
      now: new Date().toISOString(),
    };
  });
}

export const action = (args: Route.ActionArgs) => requirementAction(args);

export function meta(args: Route.MetaArgs) {
  const i18n = i18nFor(args.location.pathname);
  const site = siteOf(args.matches);
  return pageMeta(args, {
    title: i18n._(msg`Homes, offices and land to buy and rent in India`),
    description: i18n._(
      msg`Browse homes, offices and land of real estate companies, agents and owners, and contact them by WhatsApp, phone or e-mail. No account needed.`,
    ),
    structuredData: site
      ? [
          {
            "@type": "Organization",
            name: site.name,
            url: site.publicUrl,
            email: site.email,
            telephone: site.phone,
          },
        ]
      : [],
  });
}

export default function Home({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { companies, homes, workAndLand, counts, claims, founded, cities, example, now } =
    loaderData;
  return (
    <>
      <div className="wrap pt-8 lg:pt-12">
        <div className="items-end justify-between gap-8 md:flex">
          <h1 className="max-w-[17ch] text-[clamp(2.2rem,1.2rem+4.2vw,3.58rem)] leading-[1.06] tracking-[-0.02em] [font-weight:660]">
            <Trans>Find a home with daylight in it.</Trans>
          </h1>
          <p className="mt-3 max-w-[38ch] text-lg text-muted leading-snug md:mb-1.5">
            <Trans>
              Homes, offices and land from companies, agents and owners. Call or WhatsApp them
              without an account.
            </Trans>
          </p>
        </div>
        <Suspense>
          <SearchBox counts={counts} cities={cities} example={example} />
        </Suspense>
        <div className="mt-8 grid gap-6 md:grid-cols-[1.38fr_1fr] md:gap-8">
          <div className="relative bleed-left max-md:-mr-[var(--gutter)] overflow-hidden md:rounded-r-card">
            <Picture
              picture={sitePicture("hero")}
              alt={t`A courtyard house in morning light`}
              sizes={`(width >= 900px) 58vw, ${ON_PHONES}`}
              maxWidth={1600}
              isFirst
              className="aspect-[4/3] size-full object-cover md:absolute md:inset-0 md:aspect-auto"
            />
            <IllustrationMark picture={sitePicture("hero")} />
          </div>
          <section
            aria-labelledby="requirement-title"
            className="rounded-card border border-line bg-surface p-4 shadow-soft sm:p-6"
          >
            <h2 id="requirement-title" className="text-xl">
              <Trans>Tell us what you need</Trans>
            </h2>
            <Suspense>
              <RequirementForm answer={actionData} />
            </Suspense>
          </section>
        </div>
        <ClaimsStrip claims={claims} />
      </div>

      <Section
        title={t`Featured companies`}
        intro={t`We have seen the papers of every verified company. Tap the badge to see when.`}
        more={{ label: t`All companies`, to: "/companies" }}
      >
        {companies.length === 0 ? (
          <EmptyState title={t`No Companies Listed`} level="h3">
            <Trans>Companies appear here as soon as they are published.</Trans>
          </EmptyState>
        ) : (
          <ul className="below-items [--item-size:190px] grid gap-x-8 border-line border-t sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
            {companies.map((company) => (
              <li key={company.id}>
                <CompanyRow company={company} />
              </li>
            ))}
          </ul>
        )}
      </Section>

      {homes.length > 0 && (
        <Section
          title={t`Newest listings`}
          intro={t`What was listed last, newest first.`}
          more={{ label: t`All homes for sale`, to: "/buy" }}
        >
          <ListingShowcase properties={homes} now={now} />
        </Section>
      )}

      {workAndLand.length > 0 && (
        <Section
          title={t`Commercial and land`}
          intro={t`Rent says per month, land says its unit.`}
          more={{ label: t`All commercial`, to: "/commercial" }}
        >
          <ListingGrid properties={workAndLand} now={now} columns={4} />
        </Section>
      )}

      <RecentRow limit={6} />

      <About founded={founded} />
      <Services counts={counts} />
    </>
  );
}
