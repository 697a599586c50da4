import { msg, plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Mail, MapPin } from "lucide-react";
import { isRouteErrorResponse } from "react-router";
import type { Company } from "#domain/companies/company.ts";
import { mailtoLink } from "#domain/shared/contact-links.ts";
import { languageOf, localPath } from "#domain/shared/language.ts";
import { CompanyDescription, CompanyLogo } from "#web/features/companies/company-card.tsx";
import { useCompanyWhatsApp } from "#web/features/companies/contact.ts";
import { CompanyNotFound } from "#web/features/companies/not-found.tsx";
import { ReviewList } from "#web/features/companies/review-list.tsx";
import { ContactLink, WhatsAppLink } from "#web/platform/contact-links.tsx";
import { fetching } from "#web/platform/fetching.ts";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { useLanguage } from "#web/platform/messages/language.ts";
import { breadcrumbData, pageMeta, siteOf } from "#web/platform/meta.ts";
import { Rating } from "#web/platform/rating.tsx";
import { useSite } from "#web/platform/site.ts";
import { VerifiedBadge } from "#web/platform/verified-badge.tsx";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { ButtonLink, buttonClass } from "#web/ui/button.tsx";
import { ShareButton } from "#web/ui/share-button.tsx";
import type { Route } from "./+types/company";
import { loadReviewedCompany } from "./company-loader.ts";
import { CompanyListings } from "./company-properties-list.tsx";

await needMessages("companies");

export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  loadReviewedCompany(params.companyId, url, context);

export const clientLoader = (args: Route.ClientLoaderArgs) => fetching(args);

export function meta(args: Route.MetaArgs) {
  const { pathname } = args.location;
  const i18n = i18nFor(pathname);
  if (!args.loaderData) {
    return pageMeta(args, {
      title: i18n._(msg`Company Not Found`),
      description: i18n._(msg`There is no such company.`),
      isIndexed: false,
    });
  }
  const { company } = args.loaderData;
  const name = company.name;
  const publicUrl = siteOf(args.matches)?.publicUrl ?? "";
  const path = localPath(languageOf(pathname), `/company/${company.id}`);
  return pageMeta(args, {
    title: i18n._(msg`${name} - Properties & Details`),
    isWholeTitle: true,
    description: `${company.description} ${company.location}`,
    pictureId: args.loaderData.page.items[0]?.images[0]?.id ?? company.logo?.id,
    structuredData: [
      {
        "@type": "RealEstateAgent",
        name,
        url: publicUrl + path,
        email: company.email,
        telephone: company.contact,
        address: company.location,
        ...(company.reviewCount > 0 && ratingData(args.loaderData)),
      },
      breadcrumbData(publicUrl, [
        { name: i18n._(msg`Home`), path: localPath(languageOf(pathname), "/") },
        { name: i18n._(msg`Companies`), path: localPath(languageOf(pathname), "/companies") },
        { name, path },
      ]),
    ],
  });
}

/** Only real reviews: search engines get no rating if there are none. */
function ratingData({ company, reviews }: Route.ComponentProps["loaderData"]) {
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: company.rating,
      reviewCount: company.reviewCount,
    },
    review: reviews.items.map(({ author, rating, text, writtenAt }) => ({
      "@type": "Review",
      author: { "@type": "Person", name: author },
      datePublished: writtenAt,
      reviewRating: { "@type": "Rating", ratingValue: rating },
      ...(text && { reviewBody: text }),
    })),
  };
}

export default function CompanyPage({ loaderData }: Route.ComponentProps) {
  const { company, page, now, reviews } = loaderData;
  const { t } = useLingui();
  return (
    <div className="wrap pt-3">
      <Breadcrumb
        crumbs={[
          { label: t`Home`, to: "/" },
          { label: t`Companies`, to: "/companies" },
          { label: company.name },
        ]}
      />
      <CompanyHeader company={company} />
      <h2 className="mt-10 mb-5 text-2xl">
        <Trans>Properties</Trans>
      </h2>
      <CompanyListings company={company} page={page} now={now} />
      <ReviewList company={company} reviews={reviews} />
    </div>
  );
}

function CompanyHeader({ company }: { company: Company }) {
  const { t } = useLingui();
  const count = company.propertyCount;
  return (
    <header className="mt-2 grid gap-5 border-line border-b pb-8 md:grid-cols-[auto_1fr_auto] md:items-start">
      <CompanyLogo company={company} className="size-20" />
      <div className="min-w-0">
        <h1 className="text-[clamp(1.7rem,1.3rem+1.8vw,2.49rem)]">{company.name}</h1>
        <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-muted">
          <span className="inline-flex items-center gap-1.5">
            <MapPin aria-hidden="true" className="size-4" />
            {company.location}
          </span>
          <span className="rounded-full bg-neem-wash px-2.5 py-0.5 font-semibold text-neem text-sm">
            {t`${plural(count, { one: "# Property", other: "# Properties" })}`}
          </span>
          <Rating company={company} />
          <VerifiedBadge company={company} at={company.id} />
        </p>
        <p className="mt-4 max-w-[68ch] text-[1.0625rem]">
          <CompanyDescription company={company} />
        </p>
      </div>
      <CompanyActions company={company} />
    </header>
  );
}

function CompanyActions({ company }: { company: Company }) {
  const site = useSite();
  const language = useLanguage();
  const whatsappUrl = useCompanyWhatsApp(company);
  const about = { companyId: company.id };
  return (
    <div className="flex flex-wrap gap-2.5 md:max-w-xs md:justify-end">
      <ShareButton
        title={company.name}
        url={site.publicUrl + localPath(language, `/company/${company.id}`)}
      />
      <WhatsAppLink
        href={whatsappUrl}
        about={about}
        className={buttonClass({ look: "whatsapp", size: "compact" })}
      >
        WhatsApp
      </WhatsAppLink>
      <ContactLink
        channel="email"
        href={mailtoLink(company.email)}
        about={about}
        className={buttonClass({ look: "outline", size: "compact" })}
      >
        <Mail aria-hidden="true" className="size-4" />
        <Trans>E-mail</Trans>
      </ContactLink>
      <ButtonLink to={`/company/${company.id}/ask`} rel="nofollow" look="outline" size="compact">
        <Trans>Ask a question</Trans>
      </ButtonLink>
      <ButtonLink
        to={`/company/${company.id}/review`}
        rel="nofollow"
        reloadDocument
        look="quiet"
        size="compact"
      >
        <Trans>Write a review</Trans>
      </ButtonLink>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return <CompanyNotFound way="companies" />;
}
