import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowLeft } from "lucide-react";
import { isRouteErrorResponse } from "react-router";
import { CompanyLogo } from "#web/features/companies/company-card.tsx";
import { CompanyNotFound } from "#web/features/companies/not-found.tsx";
import { ListingRow } from "#web/features/listings/cards/listing-row.tsx";
import { fetching } from "#web/platform/fetching.ts";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { pageMeta } from "#web/platform/meta.ts";
import { Rating } from "#web/platform/rating.tsx";
import { VerifiedBadge } from "#web/platform/verified-badge.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Link } from "#web/ui/link.tsx";
import type { Route } from "./+types/company-properties";
import { loadCompany } from "./company-loader.ts";

await needMessages("companies");

export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  loadCompany(params.companyId, url, context);

export const clientLoader = (args: Route.ClientLoaderArgs) => fetching(args);

export function meta(args: Route.MetaArgs) {
  const i18n = i18nFor(args.location.pathname);
  const name = args.loaderData?.company.name;
  return pageMeta(args, {
    title: name ? i18n._(msg`Properties by ${name}`) : i18n._(msg`Company Not Found`),
    description: args.loaderData?.company.description ?? i18n._(msg`There is no such company.`),
    pictureId: args.loaderData?.page.items[0]?.images[0]?.id,
    isIndexed: name !== undefined,
    // The company's own page has all of this and more.
    ...(args.loaderData && { canonicalPath: `/company/${args.loaderData.company.id}` }),
  });
}

export default function CompanyListingsPage({
  loaderData: { company, page },
}: Route.ComponentProps) {
  const { t } = useLingui();
  const name = company.name;
  return (
    <div className="wrap pt-3">
      <Link to="/" className="inline-flex min-h-11 items-center gap-1.5 font-medium">
        <ArrowLeft aria-hidden="true" className="size-4" />
        <Trans>Back to Home</Trans>
      </Link>
      <header className="mt-2 flex items-center gap-4">
        <CompanyLogo company={company} className="size-16" />
        <div>
          <p className="font-semibold text-lg">{name}</p>
          <p className="flex flex-wrap gap-x-3 text-muted text-sm">
            <Rating company={company} />
            <VerifiedBadge company={company} at={company.id} />
            <span>{company.location}</span>
          </p>
        </div>
      </header>
      <h1 className="mt-8 mb-5 text-3xl">
        <Trans>Properties by {name}</Trans>
      </h1>
      {page.items.length === 0 ? (
        <EmptyState title={t`No Properties Listed`} />
      ) : (
        <ul className="grid gap-4">
          {page.items.map((property) => (
            <li key={property.id}>
              <ListingRow property={property} />
            </li>
          ))}
        </ul>
      )}
      {page.nextCursor && (
        <p className="mt-8 text-center">
          <ButtonLink
            to={`/company/${company.id}/properties?cursor=${page.nextCursor}`}
            look="outline"
          >
            <Trans>Next page</Trans>
          </ButtonLink>
        </p>
      )}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return <CompanyNotFound way="home" />;
}
