import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { RENT_BUDGET_BANDS } from "#domain/money.ts";
import { type Choice, ResultsPage } from "#web/features/properties/results-page.tsx";
import { fetching } from "#web/fetching.ts";
import { i18nFor } from "#web/i18n.ts";
import { pageMeta } from "#web/meta.ts";
import { loadResults } from "#web/results-loader.ts";
import type { Route } from "./+types/rent";

const CATEGORIES = ["residential", "commercial"] as const;

export const loader = ({ url, context }: Route.LoaderArgs) =>
  loadResults(url, context, () => {
    const band = RENT_BUDGET_BANDS.find(({ id }) => id === url.searchParams.get("band"));
    const category = CATEGORIES.find((known) => known === url.searchParams.get("category"));
    return {
      purpose: "rent",
      category,
      minPrice: band?.min ?? undefined,
      maxPrice: band?.max ? band.max - 1 : undefined,
    };
  });

export const clientLoader = (args: Route.ClientLoaderArgs) => fetching(args);

export function meta(args: Route.MetaArgs) {
  const i18n = i18nFor(args.location.pathname);
  return pageMeta(args, {
    title: i18n._(msg`Homes and offices for rent`),
    description: i18n._(msg`Homes and offices for rent in India, with rent, deposit and lister.`),
  });
}

export default function Rent({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const choices: Choice[] = [
    {
      name: "category",
      label: t`Property type`,
      options: [
        { value: "", label: t`All` },
        { value: "residential", label: t`Residential` },
        { value: "commercial", label: t`Commercial` },
      ],
    },
    {
      name: "band",
      label: t`Rent a month`,
      options: [
        { value: "", label: t`Any` },
        ...RENT_BUDGET_BANDS.map(({ id, label }) => ({ value: id, label: `₹ ${label}` })),
      ],
    },
  ];
  return (
    <ResultsPage
      {...loaderData}
      title={<Trans>For rent</Trans>}
      intro={<Trans>Homes and offices by the month, newest first.</Trans>}
      path="/rent"
      choices={choices}
    />
  );
}
