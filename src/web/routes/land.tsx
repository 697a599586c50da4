import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { LAND_AREA_BANDS } from "#domain/area.ts";
import { SUBTYPES_OF } from "#domain/property.ts";
import { type Choice, ResultsPage } from "#web/features/properties/results-page.tsx";
import { fetching } from "#web/fetching.ts";
import { i18nFor } from "#web/i18n.ts";
import { SUBTYPE_LABELS } from "#web/labels.ts";
import { pageMeta } from "#web/meta.ts";
import { loadResults } from "#web/results-loader.ts";
import type { Route } from "./+types/land";

export const loader = ({ url, context }: Route.LoaderArgs) =>
  loadResults(url, context, () => {
    const band = LAND_AREA_BANDS.find(({ id }) => id === url.searchParams.get("band"));
    return {
      category: "land",
      minArea: band?.minSqft ?? undefined,
      maxArea: band?.maxSqft ? band.maxSqft - 1 : undefined,
    };
  });

export const clientLoader = (args: Route.ClientLoaderArgs) => fetching(args);

export function meta(args: Route.MetaArgs) {
  const i18n = i18nFor(args.location.pathname);
  return pageMeta(args, {
    title: i18n._(msg`Land and plots`),
    description: i18n._(
      msg`Residential plots, farm land, commercial and industrial land in India.`,
    ),
  });
}

export default function Land({ loaderData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const choices: Choice[] = [
    {
      name: "subtype",
      label: t`Land type`,
      options: [
        { value: "", label: t`All` },
        ...SUBTYPES_OF.Land.map((subtype) => ({
          value: subtype,
          label: i18n._(SUBTYPE_LABELS[subtype]),
        })),
      ],
    },
    {
      name: "band",
      label: t`Area`,
      options: [
        { value: "", label: t`Any` },
        ...LAND_AREA_BANDS.map(({ id, label }) => ({ value: id, label })),
      ],
    },
  ];
  return (
    <ResultsPage
      {...loaderData}
      title={<Trans>Land and plots</Trans>}
      intro={<Trans>Residential, agricultural, commercial and industrial land.</Trans>}
      path="/land"
      choices={choices}
    />
  );
}
