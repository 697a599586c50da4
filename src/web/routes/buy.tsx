import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type Choice, ResultsPage } from "#web/features/properties/results-page.tsx";
import { fetching } from "#web/fetching.ts";
import { i18nFor } from "#web/i18n.ts";
import { TYPE_LABELS } from "#web/labels.ts";
import { pageMeta } from "#web/meta.ts";
import { loadResults } from "#web/results-loader.ts";
import type { Route } from "./+types/buy";

const MAX_BEDS = 5;

export const loader = ({ url, context }: Route.LoaderArgs) =>
  loadResults(url, context, () => ({ purpose: "sale", category: "residential" }));

export const clientLoader = (args: Route.ClientLoaderArgs) => fetching(args);

export function meta(args: Route.MetaArgs) {
  const i18n = i18nFor(args.location.pathname);
  return pageMeta(args, {
    title: i18n._(msg`Homes for sale`),
    description: i18n._(
      msg`Apartments, villas and houses for sale in India, with price, area and lister.`,
    ),
  });
}

export default function Buy({ loaderData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const choices: Choice[] = [
    {
      name: "type",
      label: t`Property type`,
      options: [
        { value: "", label: t`Any home` },
        { value: "Apartment", label: i18n._(TYPE_LABELS.Apartment) },
        { value: "House", label: i18n._(TYPE_LABELS.House) },
      ],
    },
    {
      name: "beds",
      label: t`Bedrooms`,
      options: [
        { value: "", label: t`Any` },
        ...Array.from({ length: MAX_BEDS }, (_, at) => {
          const beds = at + 1;
          return {
            value: String(beds),
            label: beds === MAX_BEDS ? t`${beds}+ BHK` : t`${beds} BHK`,
          };
        }),
      ],
    },
  ];
  return (
    <ResultsPage
      {...loaderData}
      title={<Trans>Homes for sale</Trans>}
      intro={<Trans>Apartments, villas and houses, newest first.</Trans>}
      path="/buy"
      choices={choices}
    />
  );
}
