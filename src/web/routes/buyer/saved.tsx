import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { redirect, useRevalidator } from "react-router";
import { comparePath, MAX_COMPARED } from "#domain/listings/compare.ts";
import type { SavedHome, SavedSearch } from "#domain/saved/saved.ts";
import { savedHomeFilterSchema, savedSearchChangeSchema } from "#domain/saved/saved-schema.ts";
import { filterFrom } from "#domain/search/url-filter-schema.ts";
import { languageOf } from "#domain/shared/language.ts";
import { BuyerDashboard, Narrowed, NextPage } from "#web/features/saved/buyer/buyer-dashboard.tsx";
import { RemoveButton } from "#web/features/saved/buyer/remove-button.tsx";
import { SavedSearchRow } from "#web/features/saved/buyer/saved-search-row.tsx";
import { CompareButton, HomeRow } from "#web/features/saved/home-row.tsx";
import { requestContext, run } from "#web/platform/context.ts";
import { SYNCED } from "#web/platform/device/synced.ts";
import { formValues } from "#web/platform/forms/form-values.ts";
import { formatDate } from "#web/platform/labels/dates.ts";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { useLanguage } from "#web/platform/messages/language.ts";
import { pageMeta } from "#web/platform/meta.ts";
import { requireUser } from "#web/routes/member/account-actions.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import type { Route } from "./+types/saved";

await needMessages("buyer");

const PATH = "/buyer/saved";

export async function loader({ url, context }: Route.LoaderArgs) {
  const caller = callerOf({ url, context });
  const { cursor } = filterFrom(savedHomeFilterSchema, url.searchParams);
  return run(context, async ({ saved }) => {
    const [homes, searches] = await Promise.all([
      saved.listHomes(caller, { limit: 20, cursor }),
      saved.listSearches(caller, languageOf(url.pathname)),
    ]);
    const isWithoutMail = url.searchParams.get("mails") === "off";
    const shown = isWithoutMail
      ? searches.filter(({ frequency }) => frequency === "off")
      : searches;
    return { homes, searches: shown, isWithoutMail, isFirst: cursor === undefined };
  });
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const caller = callerOf({ url, context });
  const { intent, id = "", ...values } = await formValues({ request, context });
  await run(context, async ({ saved }) => {
    if (intent === "remove-home") await saved.removeHome(caller, id);
    if (intent === "remove-search") await saved.removeSearch(caller, id);
    if (intent === "frequency") {
      const change = savedSearchChangeSchema.safeParse(values);
      if (!change.success) return;
      await saved.setFrequency(caller, id, change.data.frequency, languageOf(url.pathname));
    }
  });
  // A fetcher stays on the page; a form without JavaScript is redirected back to it.
  return values.isQuiet ? { saved: id } : redirect(url.pathname, 303);
}

function callerOf({ url, context }: Pick<Route.LoaderArgs, "url" | "context">) {
  const actor = requireUser({ url, context });
  return { actor, address: context.get(requestContext).clientAddress };
}

export function meta(args: Route.MetaArgs) {
  const title = i18nFor(args.location.pathname)._(msg`Saved homes and searches`);
  return pageMeta(args, { title, description: title, isIndexed: false });
}

export default function BuyerSaved({ loaderData }: Route.ComponentProps) {
  const { homes, searches, isWithoutMail, isFirst } = loaderData;
  useNewsFromDevice();
  return (
    <BuyerDashboard
      title={<Trans>Saved homes and searches</Trans>}
      intro={<Trans>Kept in your account, on every device you sign in with.</Trans>}
    >
      <Homes homes={homes.items} />
      <NextPage path={PATH} cursor={homes.nextCursor} isFirst={isFirst} />
      <Searches searches={searches} isWithoutMail={isWithoutMail} />
    </BuyerDashboard>
  );
}

/** Listings saved on this device before signing in arrive after the page has loaded. */
function useNewsFromDevice(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const again = () => void revalidate();
    addEventListener(SYNCED, again);
    return () => removeEventListener(SYNCED, again);
  }, [revalidate]);
}

function Homes({ homes }: { homes: SavedHome[] }) {
  const { t } = useLingui();
  const live = homes.filter(({ change }) => change.kind !== "gone").slice(0, MAX_COMPARED);
  return (
    <section aria-labelledby="saved-homes">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="saved-homes" className="text-2xl">
          <Trans>Homes</Trans>
        </h2>
        {live.length > 1 && (
          <ButtonLink
            to={comparePath(live.map(({ id }) => id))}
            rel="nofollow"
            look="outline"
            size="compact"
          >
            <Trans>Compare the newest</Trans>
          </ButtonLink>
        )}
      </div>
      {homes.length === 0 ? (
        <EmptyState
          title={t`No homes saved yet`}
          level="h3"
          action={
            <ButtonLink to="/buy">
              <Trans>Look at homes</Trans>
            </ButtonLink>
          }
        >
          <Trans>
            Press the heart on a home. Here you see when its price changes or it is gone.
          </Trans>
        </EmptyState>
      ) : (
        <ul className="grid gap-4 lg:grid-cols-2">
          {homes.map((home) => (
            <li key={home.id} className="min-w-0">
              <SavedHomeRow home={home} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function SavedHomeRow({ home }: { home: SavedHome }) {
  const day = formatDate(home.savedAt, useLanguage());
  return (
    <HomeRow
      home={home}
      change={home.change}
      note={
        <p className="mt-1 text-muted text-sm">
          <Trans>Saved on {day}</Trans>
        </p>
      }
    >
      {home.change.kind !== "gone" && <CompareButton home={home} />}
      <RemoveButton id={home.id} name={home.title} intent="remove-home" />
    </HomeRow>
  );
}

/** Mails are opt-in: while all alerts are off, the dashboard offers to turn them on. */
function MailOffer({ searches }: { searches: SavedSearch[] }) {
  const isSilent = searches.length > 0 && searches.every(({ frequency }) => frequency === "off");
  if (isSilent) {
    return (
      <p className="mb-4 rounded-control bg-marigold-wash px-4 py-3">
        <Trans>
          Shall we write when a new home fits? Choose beside a search how often. One click in the
          mail stops it.
        </Trans>
      </p>
    );
  }
  return (
    <p className="mb-4 text-muted">
      <Trans>
        We write to you when a new home fits, as often as you choose. One click in the mail stops
        it.
      </Trans>
    </p>
  );
}

type SearchesProps = { searches: SavedSearch[]; isWithoutMail: boolean };

function Searches({ searches, isWithoutMail }: SearchesProps) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="saved-searches">
      <h2 id="saved-searches" className="mb-1 text-2xl">
        <Trans>Searches</Trans>
      </h2>
      {isWithoutMail && (
        <Narrowed all={`${PATH}#saved-searches`}>
          <Trans>Only searches that send no mails.</Trans>
        </Narrowed>
      )}
      <MailOffer searches={searches} />
      {searches.length === 0 && !isWithoutMail ? (
        <EmptyState
          title={t`No searches saved yet`}
          level="h3"
          action={
            <ButtonLink to="/search" look="outline">
              <Trans>Start a search</Trans>
            </ButtonLink>
          }
        >
          <Trans>Press “Save this search” above any list of homes.</Trans>
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {searches.map((search) => (
            <li key={search.id}>
              <SavedSearchRow search={search} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
