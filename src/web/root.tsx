import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, Suspense, useLayoutEffect, useRef } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import { CITIES } from "#domain/places/city-table.ts";
import { LANGUAGE_TAGS, localPath } from "#domain/shared/language.ts";
import type { Route } from "./+types/root";
import { OfflineQueueWatch } from "./features/requirements/offline-queue-watch.tsx";
import latinFont from "./fonts/anek-latin.woff2?url";
import rupeeFont from "./fonts/anek-rupee.woff2?url";
import { useSteadyAnchor } from "./layout/anchor.ts";
import { ErrorScreen } from "./layout/error-screen.tsx";
import { Footer } from "./layout/footer.tsx";
import { Header } from "./layout/header.tsx";
import { PendingPage } from "./layout/pending-page.tsx";
import { actorContext, appContext, requestContext } from "./platform/context.ts";
import { DeviceFrame } from "./platform/device/device-frame.tsx";
import { lazyAsServed } from "./platform/hydration/lazy-parts.tsx";
import { PAGE_SCRIPT, PAGE_SCRIPT_ID } from "./platform/hydration/page-script.ts";
import { usePageState } from "./platform/hydration/page-state.ts";
import { needMessages } from "./platform/messages/catalogues.ts";
import { useLanguage } from "./platform/messages/language.ts";
import type { PageHandle } from "./platform/page-handle.ts";
import { usePerson } from "./platform/site.ts";
import stylesheet from "./styles.css?url";
import { layOutFully } from "./ui/full-layout.ts";
import { PageIcons } from "./ui/page-icons.tsx";

await needMessages("site");

/** Rarely shown, and then only to admins. */
const ViewBanner = lazyAsServed(async () => {
  const { ViewBanner } = await import("./layout/view-banner.tsx");
  return ViewBanner;
});

export const links: Route.LinksFunction = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/icons/touch-180.png" },
];

export async function loader({ context }: Route.LoaderArgs) {
  const { nonce, requestId, language } = context.get(requestContext);
  const { site, self } = context.get(appContext);
  const actor = context.get(actorContext);
  return {
    // An error page should still show the site's name.
    site: await site.identity().catch(() => site.given),
    /** The signed-in user, for the header; it changes only with a full page load. */
    person: actor && {
      id: actor.userId,
      name: await self.nameOf(actor).catch(() => ""),
      isViewed: actor.viewedBy !== undefined,
    },
    /** For the newsletter form below every page, in the page's language. */
    cities: CITIES.map(({ slug, name, nameHi }) => ({
      slug,
      name: language === "hi" ? nameHi : name,
    })),
    nonce,
    // A page cached for everyone belongs to no single request.
    requestId: nonce === undefined ? undefined : requestId,
  };
}

/** The site's name and contact details do not change from page to page. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const language = useLanguage();
  const fixed = useFixed();
  return (
    <html lang={LANGUAGE_TAGS[language]} data-just-loaded="" data-fixed={fixed}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Before what can be tapped, and before the style sheet, for which it would have to wait. */}
        <script
          id={PAGE_SCRIPT_ID}
          nonce={data?.nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
          dangerouslySetInnerHTML={{ __html: PAGE_SCRIPT }}
        />
        {/* Before anything else that is fetched: what comes after the first painting has all text laid out anew. */}
        {[latinFont, rupeeFont].map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
        ))}
        {/* And nothing is painted without it. */}
        <link rel="stylesheet" href={stylesheet} />
        <meta name="theme-color" content="#FBFAF6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#141512" media="(prefers-color-scheme: dark)" />
        <link rel="manifest" href={localPath(language, "/site.webmanifest")} />
        <Meta />
        <Links />
      </head>
      <body>
        <PageIcons />
        {children}
        <PageState />
        <ScrollRestoration nonce={data?.nonce} />
        <Scripts nonce={data?.nonce} />
      </body>
    </html>
  );
}

/** Laid out whole after the first navigation inside the site; before ScrollRestoration, which measures. See styles.css. */
function PageState() {
  usePageState();
  const { key } = useLocation();
  const firstKey = useRef(key);
  useLayoutEffect(() => {
    if (key !== firstKey.current) layOutFully();
  }, [key]);
  return null;
}

export default function Root() {
  const { hasOwnFrame } = useHandles();
  if (hasOwnFrame) {
    return (
      <>
        <SkipLink />
        <Outlet />
      </>
    );
  }
  return (
    <Frame>
      <PendingPage>
        <Outlet />
      </PendingPage>
      <OfflineQueueWatch />
    </Frame>
  );
}

/** For errors that no page caught: a 404 page for an unknown route, otherwise the spec's error screen. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<typeof loader>("root");
  const screen = <ErrorScreen error={error} requestId={data?.requestId} />;
  return data && isRouteErrorResponse(error) ? <Frame>{screen}</Frame> : screen;
}

/** The merged handles of the page's routes. */
/** A page whose data failed to load shows an error instead, and needs no space for anything fixed. */
function useFixed(): PageHandle["fixed"] {
  const { fixed } = useHandles();
  const hasData = useMatches().at(-1)?.loaderData !== undefined;
  return hasData ? fixed : undefined;
}

function useHandles(): PageHandle {
  return Object.assign({}, ...useMatches().map(({ handle }) => handle));
}

function Frame({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  useSteadyAnchor();
  const isViewed = usePerson()?.isViewed;
  return (
    <>
      <SkipLink />
      {isViewed && (
        <Suspense>
          <ViewBanner />
        </Suspense>
      )}
      <Header />
      <main id="content" tabIndex={-1} aria-label={t`Content`} className="outline-none">
        {children}
      </main>
      <Footer />
      <DeviceFrame />
    </>
  );
}

function SkipLink() {
  return (
    <a
      href="#content"
      className="absolute -left-full top-2 z-50 rounded-control bg-neem px-4 py-3 text-on-neem focus:left-2"
    >
      <Trans>Skip to content</Trans>
    </a>
  );
}
