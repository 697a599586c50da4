import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { SUBTYPES_OF } from "#domain/property.ts";
import { type Choice, ResultsPage } from "#web/features/properties/results-page.tsx";
import { fetching } from "#web/fetching.ts";
import { i18nFor } from "#web/i18n.ts";
import { SUBTYPE_LABELS } from "#web/labels.ts";
import { pageMeta } from "#web/meta.ts";
import { loadResults } from "#web/results-loader.ts";
import type { Route } from "./+types/commercial";

export const loader = ({ url, context }: Route.LoaderArgs) =>
  loadResults(url, context, () => ({ category: "commercial" }));

export const clientLoader = (args: Route.ClientLoaderArgs) => fetching(args);

export function meta(args: Route.MetaArgs) {
  const i18n = i18nFor(args.location.pathname);
  return pageMeta(args, {
    title: i18n._(msg`Commercial property`),
    description: i18n._(
      msg`Offices, shops, warehouses and industrial space in India, for rent and for sale.`,
    ),
  });
}

export default function Commercial({ loaderData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const choices: Choice[] = [
    {
      name: "subtype",
      label: t`Property type`,
      options: [
        { value: "", label: t`All` },
        ...SUBTYPES_OF.Commercial.map((subtype) => ({
          value: subtype,
          label: i18n._(SUBTYPE_LABELS[subtype]),
        })),
      ],
    },
    {
      name: "purpose",
      label: t`Rent or sale`,
      options: [
        { value: "", label: t`Both` },
        { value: "rent", label: t`Rent` },
        { value: "sale", label: t`Sale` },
      ],
    },
  ];
  return (
    <ResultsPage
      {...loaderData}
      title={<Trans>Commercial property</Trans>}
      intro={<Trans>Offices, shops, warehouses and industrial space.</Trans>}
      path="/commercial"
      choices={choices}
    />
  );
}
