import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { shareText } from "#domain/listings/share-text.ts";
import { LANGUAGES } from "#domain/shared/language.ts";
import { AffiliateDashboard } from "#web/features/affiliates/dashboard.tsx";
import { ShareCard } from "#web/features/affiliates/share-card.tsx";
import { WrongDashboard } from "#web/layout/wrong-dashboard.tsx";
import { run } from "#web/platform/context.ts";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { pageMeta } from "#web/platform/meta.ts";
import { requireRole } from "#web/routes/member/dashboard-guard.ts";
import { ButtonLink, buttonClass } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Field, Select } from "#web/ui/field.tsx";
import type { Route } from "./+types/tools";

await needMessages("affiliate");

const MOST_LINKS = 100;

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = requireRole("affiliate", { url, context });
  return run(context, async ({ affiliates, site }) => {
    const { items } = await affiliates.listLinks(actor, { limit: MOST_LINKS });
    const links = items.filter(({ stoppedAt }) => stoppedAt === null);
    const asked = url.searchParams.get("link");
    const chosen = links.find(({ id }) => id === asked) ?? links[0];
    const { name: siteName } = await site.identity();
    return {
      links: links.map(({ id, label, path }) => ({ id, name: label || path })),
      chosen: chosen?.id,
      texts: chosen
        ? LANGUAGES.map((language) => {
            const facts = { path: chosen.path, url: affiliates.urlOf(chosen), siteName };
            return { language, text: shareText(language, facts) };
          })
        : [],
    };
  });
}

export function meta(args: Route.MetaArgs) {
  const title = i18nFor(args.location.pathname)._(msg`Share texts`);
  return pageMeta(args, { title, description: title, isIndexed: false });
}

export default function AffiliateTools({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { links, chosen, texts } = loaderData;
  return (
    <AffiliateDashboard
      title={<Trans>Share texts</Trans>}
      intro={<Trans>Ready to send, and honest: each says that you may earn by it.</Trans>}
    >
      {links.length === 0 ? (
        <EmptyState
          title={t`First you need a link`}
          action={
            <ButtonLink to="/affiliate/links">
              <Trans>Make a link</Trans>
            </ButtonLink>
          }
        />
      ) : (
        <>
          <form className="flex flex-wrap items-end gap-2">
            <div className="min-w-0 flex-1 basis-64 md:max-w-md">
              <Field id="share-link" label={t`Link`}>
                <Select id="share-link" name="link" key={chosen} defaultValue={chosen}>
                  {links.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </Select>
              </Field>
            </div>
            <button type="submit" className={buttonClass({ look: "outline" })}>
              <Trans>Show texts</Trans>
            </button>
          </form>
          <div className="grid gap-4 md:grid-cols-2">
            {texts.map((each) => (
              <ShareCard key={each.language} {...each} />
            ))}
          </div>
        </>
      )}
    </AffiliateDashboard>
  );
}

export const ErrorBoundary = WrongDashboard;
