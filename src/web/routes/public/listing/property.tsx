import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowLeft, MapPin } from "lucide-react";
import { Suspense } from "react";
import { isRouteErrorResponse, redirect, useNavigate } from "react-router";
import { instalments } from "#domain/listings/emi.ts";
import { isHomeType, type Listing } from "#domain/listings/listing.ts";
import { languageOf, localPath } from "#domain/shared/language.ts";
import { ListingGrid } from "#web/features/listings/cards/listing-grid.tsx";
import { propertyData } from "#web/features/listings/cards/structured-data.ts";
import { Gallery } from "#web/features/listings/gallery/gallery.tsx";
import { Block } from "#web/features/listings/page/block.tsx";
import { ContactBox, MobileContactBar } from "#web/features/listings/page/contact-box.tsx";
import { ListingDetails } from "#web/features/listings/page/listing-details.tsx";
import { PurchasePlanner } from "#web/features/listings/page/purchase-planner.tsx";
import { ReportLink } from "#web/features/moderation/reports/report-link.tsx";
import { ListingMap } from "#web/features/search/map/listing-map.tsx";
import { RecordView } from "#web/platform/device/record-view.tsx";
import { SaveButton } from "#web/platform/device/save-button.tsx";
import { fetching } from "#web/platform/fetching.ts";
import { useEarlyTap } from "#web/platform/hydration/early-tap.ts";
import { lazyOnInteraction } from "#web/platform/hydration/first-touch.ts";
import { useFreshness } from "#web/platform/labels/dates.ts";
import { TYPE_LABELS } from "#web/platform/labels/labels.ts";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { useLanguage, useLocalPath } from "#web/platform/messages/language.ts";
import { breadcrumbData, pageMeta, siteOf } from "#web/platform/meta.ts";
import type { PageHandle } from "#web/platform/page-handle.ts";
import { useSite } from "#web/platform/site.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Section } from "#web/ui/section.tsx";
import { ShareButton } from "#web/ui/share-button.tsx";
import { showToast } from "#web/ui/toast.ts";
import type { Route } from "./+types/property";
import { loadListing } from "./property-loader.ts";

await needMessages("property");

export const handle: PageHandle = { fixed: "contact" };

const InquiryForm = lazyOnInteraction(async () => {
  const [{ InquiryForm }] = await Promise.all([
    import("#web/features/leads/inquiry-form.tsx"),
    needMessages("lead-form"),
  ]);
  return InquiryForm;
});

export async function loader({ params, url, context }: Route.LoaderArgs) {
  return loadListing(params.id, url, context);
}

/** During navigation, a listing that is gone or fails to load shows a toast and leads to the home page. */
export async function clientLoader(args: Route.ClientLoaderArgs) {
  try {
    return await fetching(args);
  } catch (error) {
    if (error instanceof Response) throw error;
    const { pathname } = new URL(args.request.url);
    const i18n = i18nFor(pathname);
    const isGone = isRouteErrorResponse(error) && error.status === 404;
    const title = isGone
      ? i18n._(msg`Property Not Found`)
      : i18n._(msg`Failed to load property details`);
    void showToast({ title, tone: "error" });
    throw redirect(localPath(languageOf(pathname), "/"));
  }
}

export function meta(args: Route.MetaArgs) {
  const { pathname } = args.location;
  const i18n = i18nFor(pathname);
  if (!args.loaderData) {
    return pageMeta(args, {
      title: i18n._(msg`Property Not Found`),
      description: i18n._(msg`This listing is not on the site.`),
      isIndexed: false,
    });
  }
  const { property } = args.loaderData;
  const publicUrl = siteOf(args.matches)?.publicUrl ?? "";
  const language = languageOf(pathname);
  return pageMeta(args, {
    title: `${property.title}, ${property.location}`,
    description: `${property.priceRange}. ${property.description}`,
    pictureId: property.images[0]?.id,
    structuredData: [
      propertyData(property, publicUrl),
      breadcrumbData(publicUrl, [
        { name: i18n._(msg`Home`), path: localPath(language, "/") },
        ...(property.company
          ? [
              {
                name: property.company.name,
                path: localPath(language, `/company/${property.company.id}`),
              },
            ]
          : []),
        { name: property.title, path: localPath(language, `/property/${property.id}`) },
      ]),
    ],
  });
}

export default function ListingPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { property, rated, similar, purchase, rera, landUnits, state, asker, now } = loaderData;
  const localPath = useLocalPath();
  const isHome = isHomeType(property.type);
  return (
    <div>
      <div className="wrap pt-2">
        <BackLink />
        <Gallery property={property} />
        <div className="mt-5 grid gap-x-14 gap-y-6 md:grid-cols-[minmax(0,1fr)_372px] md:grid-rows-[auto_1fr]">
          <Title property={property} now={now} />
          <aside className="md:sticky md:top-22 md:col-start-2 md:row-span-2 md:row-start-1 md:self-start">
            <ContactBox
              property={property}
              instalment={purchase && instalments(purchase.loan).monthly}
            />
          </aside>
          <div className="min-w-0">
            <ListingDetails
              property={property}
              rated={rated}
              rera={rera}
              landUnits={landUnits}
              state={state}
            >
              {purchase && (
                <PurchasePlanner
                  key={property.id}
                  {...purchase}
                  isLowerEnd={property.priceMax !== property.priceMin}
                />
              )}
              <Where property={property} />
            </ListingDetails>
            <div className="print:hidden">
              <Block title={isHome ? t`Ask about this home` : t`Ask about this property`} id="ask">
                <Suspense>
                  <InquiryForm
                    key={property.id}
                    action={localPath(`/property/${property.id}/ask`)}
                    asker={asker}
                  />
                </Suspense>
              </Block>
            </div>
            <ReportLink propertyId={property.id} />
          </div>
        </div>
      </div>
      {similar.length > 0 && (
        <div className="print:hidden">
          <Section title={isHome ? t`Similar homes` : t`Similar properties`}>
            <ListingGrid properties={similar} now={now} />
          </Section>
        </div>
      )}
      <MobileContactBar property={property} />
      <RecordView property={property} />
    </div>
  );
}

/** Goes back like the browser's button; without JavaScript, to the homes for sale. */
function BackLink() {
  const navigate = useNavigate();
  const early = useEarlyTap<HTMLAnchorElement>(
    ({ href }) => void (history.length > 1 ? navigate(-1) : navigate(new URL(href).pathname)),
  );
  return (
    <ButtonLink
      {...early}
      to="/buy"
      look="quiet"
      size="compact"
      className="-ml-3 print:hidden"
      onClick={(event) => {
        if (history.length <= 1) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      <Trans>Back</Trans>
    </ButtonLink>
  );
}

/** The map, loaded on a tap; an owner's home is shown to about a kilometre. */
function Where({ property }: { property: Listing }) {
  const { t } = useLingui();
  const { latitude, longitude, postedBy, title } = property;
  if (latitude === null || longitude === null) return null;
  return (
    // Without JavaScript there is no map; the address is shown above.
    <div className="scripted print:hidden">
      <Block title={t`Where it is`}>
        <ListingMap
          key={property.id}
          latitude={latitude}
          longitude={longitude}
          isApproximate={postedBy === "owner"}
          label={title}
        />
      </Block>
    </div>
  );
}

function Title({ property, now }: { property: Listing; now: string }) {
  const { i18n } = useLingui();
  const site = useSite();
  const language = useLanguage();
  const freshness = useFreshness();
  const url = site.publicUrl + localPath(language, `/property/${property.id}`);
  return (
    <header className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex gap-2">
          <span className="rounded-full bg-neem-wash px-2.5 py-0.5 font-semibold text-neem text-sm">
            {i18n._(TYPE_LABELS[property.type])}
          </span>
          {property.isFeatured && (
            <span className="rounded-full bg-marigold-wash px-2.5 py-0.5 font-semibold text-sm">
              <Trans>Featured</Trans>
            </span>
          )}
        </p>
        <div className="flex gap-2 print:hidden">
          <SaveButton property={property} />
          <ShareButton title={property.title} url={url} />
        </div>
      </div>
      <h1 className="mt-2 text-xl leading-tight sm:text-[clamp(1.5rem,1.2rem+1.4vw,2.07rem)] tracking-[-0.02em]">
        {property.title}
      </h1>
      <p className="mt-2 flex flex-wrap items-center justify-between gap-2 text-muted">
        <span className="inline-flex items-center gap-1.5">
          <MapPin aria-hidden="true" className="size-4" />
          {property.location} {property.pincode}
        </span>
        <time dateTime={property.listedAt} className="text-sm">
          {freshness(property.listedAt, now)}
        </time>
      </p>
    </header>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useLingui();
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <div className="wrap py-14">
      <EmptyState
        title={t`Property Not Found`}
        level="h1"
        action={
          <ButtonLink to="/">
            <Trans>Return to Home</Trans>
          </ButtonLink>
        }
      >
        <Trans>It may have been sold, rented or taken off the site.</Trans>
      </EmptyState>
    </div>
  );
}
