import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { OwnListings } from "#web/features/listing/own/own-page.tsx";
import { i18nFor } from "#web/i18n.ts";
import { WrongDesk } from "#web/layout/wrong-desk.tsx";
import { actOnOwnListing, loadOwnListings } from "#web/listing-desk.ts";
import { pageMeta } from "#web/meta.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { needWords } from "#web/words.ts";
import type { Route } from "./+types/seller-listings";

await needWords("listing");

export const loader = (args: Route.LoaderArgs) => loadOwnListings("seller", args);
export const action = (args: Route.ActionArgs) => actOnOwnListing("seller", args);

export function meta(args: Route.MetaArgs) {
  const title = i18nFor(args.location.pathname)._(msg`Your properties`);
  return pageMeta(args, { title, description: title, isIndexed: false });
}

export default function SellerListings({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const add = { to: "/sell", label: t`List a property` };
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 py-6 md:py-9">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h1 className="text-[clamp(1.7rem,1.3rem+1.8vw,2.49rem)]">
          <Trans>Your properties</Trans>
        </h1>
        <ButtonLink to={add.to}>{add.label}</ButtonLink>
      </div>
      <OwnListings
        {...loaderData}
        base="/seller/properties"
        add={add}
        empty={
          <Trans>
            Offer your home, office or plot: it takes three minutes, and our desk calls you within
            24 hours.
          </Trans>
        }
      />
    </div>
  );
}

export const ErrorBoundary = WrongDesk;
