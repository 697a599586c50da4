import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, use } from "react";
import { loadNews, type News } from "#web/features/saved/news.ts";
import { RecentlyViewed } from "#web/features/saved/recently-viewed.tsx";
import { SavedHomeList } from "#web/features/saved/saved-home-list.tsx";
import { SavedSearchList } from "#web/features/saved/saved-search-list.tsx";
import { savedHomes, savedSearches } from "#web/platform/device/lists.ts";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { pageMeta } from "#web/platform/meta.ts";
import type { Route } from "./+types/saved";

await needMessages("saved");

/** Saved listings are on the device: only the browser can ask for changes, and the page does not wait. */
export function clientLoader() {
  return { news: loadNews(savedHomes.read(), savedSearches.read()) };
}
clientLoader.hydrate = true as const;

export function meta(args: Route.MetaArgs) {
  const i18n = i18nFor(args.location.pathname);
  return pageMeta(args, {
    title: i18n._(msg`Saved homes and searches`),
    description: i18n._(msg`The homes and searches you saved on this device.`),
    isIndexed: false,
  });
}

export default function Saved({ loaderData: { news } }: Route.ComponentProps) {
  return (
    <>
      <Heading />
      <Suspense fallback={<Lists news={undefined} />}>
        <FreshLists coming={news} />
      </Suspense>
      <RecentlyViewed canClear />
    </>
  );
}

/** What the server renders, which does not know the device's lists. */
export function HydrateFallback() {
  const { t } = useLingui();
  return (
    <>
      <Heading />
      <div className="wrap pt-14">
        <p role="status" className="scripted sr-only">
          {t`Loading...`}
        </p>
        <div aria-hidden="true" className="scripted grid gap-4 lg:grid-cols-2">
          <div className="skeleton h-36" />
          <div className="skeleton h-36" />
        </div>
        <noscript>
          <p className="max-w-prose">
            <Trans>
              Saved homes are kept in your browser and need JavaScript to be shown. Without it, the
              address of a home or a search can be kept as a bookmark.
            </Trans>
          </p>
        </noscript>
      </div>
    </>
  );
}

function Heading() {
  return (
    <div className="wrap pt-9">
      <h1 className="text-[clamp(1.9rem,1.4rem+2.4vw,2.99rem)]">
        <Trans>Saved homes and searches</Trans>
      </h1>
      <p className="mt-2 max-w-[60ch] text-[1.0625rem] text-muted">
        <Trans>Kept in this browser, on this device. No account needed.</Trans>
      </p>
    </div>
  );
}

function FreshLists({ coming }: { coming: Promise<News> }) {
  return <Lists news={use(coming)} />;
}

function Lists({ news }: { news: News | undefined }) {
  return (
    <>
      {news?.isPartial && (
        <p role="status" className="wrap pt-4 text-muted">
          <Trans>No connection: prices are as they were when you saved.</Trans>
        </p>
      )}
      <SavedHomeList news={news} />
      <SavedSearchList news={news} />
    </>
  );
}
