import { msg, plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { EqualNot } from "lucide-react";
import { comparedIds, comparePath } from "#domain/listings/compare.ts";
import { localPath } from "#domain/shared/language.ts";
import { CompareTable } from "#web/features/listings/compare/compare-table.tsx";
import { run } from "#web/platform/context.ts";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { useLanguage } from "#web/platform/messages/language.ts";
import { pageMeta } from "#web/platform/meta.ts";
import { useSite } from "#web/platform/site.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ShareButton } from "#web/ui/share-button.tsx";
import type { Route } from "./+types/compare";

await needMessages("saved");

export async function loader({ url, context }: Route.LoaderArgs) {
  const ids = comparedIds(url.searchParams.get("ids"));
  const properties =
    ids.length === 0 ? [] : await run(context, (app) => app.properties.listByIds(ids));
  return { properties, missing: ids.length - properties.length };
}

export function meta(args: Route.MetaArgs) {
  const i18n = i18nFor(args.location.pathname);
  const titles = args.loaderData?.properties.map(({ title }) => title) ?? [];
  return pageMeta(args, {
    title: i18n._(msg`Compare homes`),
    description:
      titles.length === 0 ? i18n._(msg`Up to four homes side by side.`) : titles.join(" · "),
    pictureId: args.loaderData?.properties[0]?.images[0]?.id,
    isIndexed: false,
  });
}

export default function Compare({ loaderData: { properties, missing } }: Route.ComponentProps) {
  const { t } = useLingui();
  const { publicUrl } = useSite();
  const language = useLanguage();
  const path = comparePath(properties.map(({ id }) => id));
  return (
    <div className="wrap pt-9">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h1 className="text-[clamp(1.9rem,1.4rem+2.4vw,2.99rem)]">
          <Trans>Compare homes</Trans>
        </h1>
        {properties.length > 0 && (
          <ShareButton title={t`Compare homes`} url={publicUrl + localPath(language, path)} />
        )}
      </div>
      {missing > 0 && (
        <p className="mt-3 text-muted">
          {t`${plural(missing, { one: "# of these homes is no longer listed.", other: "# of these homes are no longer listed." })}`}
        </p>
      )}
      {properties.length > 1 && (
        <p className="mt-3 mb-4 flex items-center gap-1.5 text-muted text-sm">
          <EqualNot aria-hidden="true" className="size-4 flex-none" />
          <Trans>marks what differs.</Trans>
        </p>
      )}
      {properties.length > 0 ? <CompareTable properties={properties} /> : <NothingToCompare />}
    </div>
  );
}

function NothingToCompare() {
  const { t } = useLingui();
  return (
    <div className="mt-6">
      <EmptyState
        title={t`Nothing to compare yet`}
        action={
          <ButtonLink to="/buy">
            <Trans>Look at homes</Trans>
          </ButtonLink>
        }
      >
        <Trans>Tap the scales on up to four homes to compare them.</Trans>
      </EmptyState>
    </div>
  );
}
