import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { isRouteErrorResponse } from "react-router";
import { landingResultsPath, MIN_INDEXED_LISTINGS, SECTIONS } from "#domain/search/landing.ts";
import { languageOf, localPath, plainPath } from "#domain/shared/language.ts";
import { ListingGrid } from "#web/features/listings/cards/listing-grid.tsx";
import {
  LandingNumbers,
  NeighbourList,
  NothingHere,
  SeeAll,
} from "#web/features/search/landing/landing-page.tsx";
import { SECTION_NAMES } from "#web/features/search/landing/section-names.ts";
import { landingListData } from "#web/features/search/landing/structured-data.ts";
import { NotFound } from "#web/layout/not-found.tsx";
import { fetching } from "#web/platform/fetching.ts";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { breadcrumbData, pageMeta, siteOf } from "#web/platform/meta.ts";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import type { Route } from "./+types/landing";
import { loadLanding } from "./landing-loader.ts";

await needMessages("landing");

/** One file for four sections: the first segment of the path says which. */
export function loader({ params, url, context }: Route.LoaderArgs) {
  const first = plainPath(url.pathname).split("/")[1];
  const section = SECTIONS.find((known) => known === first) ?? "buy";
  return loadLanding(section, params, url, context);
}

export const clientLoader = (args: Route.ClientLoaderArgs) => fetching(args);

export function meta(args: Route.MetaArgs) {
  const { pathname } = args.location;
  const i18n = i18nFor(pathname);
  if (!args.loaderData) {
    return pageMeta(args, {
      title: i18n._(msg`Page not found`),
      description: i18n._(msg`There is no such page.`),
      isIndexed: false,
    });
  }
  const { landing, title, path, cityName, partName, sentences, items, total } = args.loaderData;
  const publicUrl = siteOf(args.matches)?.publicUrl ?? "";
  const language = languageOf(pathname);
  const cityPath = `/${landing.section}/${landing.city}`;
  const crumbs = [
    { name: i18n._(msg`Home`), path: "/" },
    { name: i18n._(SECTION_NAMES[landing.section]), path: `/${landing.section}` },
    { name: cityName, path: cityPath },
    ...(partName ? [{ name: partName, path }] : []),
  ].map((crumb) => ({ ...crumb, path: localPath(language, crumb.path) }));
  return [
    ...pageMeta(args, {
      title,
      description: `${title}. ${sentences.join(" ")}`,
      pictureId: items[0]?.images[0]?.id,
      structuredData: [
        breadcrumbData(publicUrl, crumbs),
        ...(items.length > 0
          ? [landingListData({ title, total, items, publicUrl, language })]
          : []),
      ],
    }),
    // Too few listings to be worth indexing, but the links are worth following.
    ...(total < MIN_INDEXED_LISTINGS ? [{ name: "robots", content: "noindex,follow" }] : []),
  ];
}

export default function LandingPage({ loaderData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const { landing, title, cityName, partName, sentences, items, neighbours, now } = loaderData;
  const results = landingResultsPath(landing);
  const cityPath = `/${landing.section}/${landing.city}`;
  const section = i18n._(SECTION_NAMES[landing.section]);
  return (
    <>
      <div className="border-line border-b">
        <div className="wrap pt-3 pb-8">
          <Breadcrumb
            crumbs={[
              { label: t`Home`, to: "/" },
              { label: section, to: `/${landing.section}` },
              partName ? { label: cityName, to: cityPath } : { label: cityName },
              ...(partName ? [{ label: partName }] : []),
            ]}
          />
          <div className="mt-3 grid gap-x-14 gap-y-6 md:grid-cols-[minmax(0,1fr)_340px] md:items-start">
            <div>
              <h1 className="text-[clamp(1.9rem,1.4rem+2.4vw,2.99rem)]">{title}</h1>
              <p className="mt-4 max-w-[64ch] text-[1.0625rem] leading-relaxed">
                {sentences.join(" ")}
              </p>
            </div>
            {loaderData.total > 0 && <LandingNumbers to={results} {...loaderData} />}
          </div>
        </div>
      </div>
      <div className="wrap pt-8">
        {items.length === 0 ? (
          <NothingHere to={`/${landing.section}`} />
        ) : (
          <>
            <h2 className="mb-5 text-2xl">
              <Trans>Newest listings</Trans>
            </h2>
            <ListingGrid properties={items} now={now} firstPictures={1} />
            {loaderData.total > items.length && (
              <p className="mt-8 text-center">
                <SeeAll to={results} {...loaderData} />
              </p>
            )}
          </>
        )}
        <div className="mt-14 grid gap-x-12 gap-y-9 sm:grid-cols-2 md:grid-cols-3">
          <NeighbourList title={<Trans>By kind in {cityName}</Trans>} items={neighbours.kinds} />
          <NeighbourList
            title={<Trans>Localities of {cityName}</Trans>}
            items={neighbours.localities}
          />
          <NeighbourList title={<Trans>In other cities</Trans>} items={neighbours.cities} />
        </div>
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return <NotFound />;
}
