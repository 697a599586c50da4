import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { OwnListings } from "#web/features/listings/own/own-page.tsx";
import { SellerFrame } from "#web/layout/seller-frame.tsx";
import { WrongDashboard } from "#web/layout/wrong-dashboard.tsx";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { pageMeta } from "#web/platform/meta.ts";
import { changeOwnListing, loadOwnListings } from "#web/routes/member/listing-actions.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import type { Route } from "./+types/listings";

await needMessages("listing");

export const loader = (args: Route.LoaderArgs) => loadOwnListings("seller", args);
export const action = (args: Route.ActionArgs) => changeOwnListing("seller", args);

export function meta(args: Route.MetaArgs) {
  const title = i18nFor(args.location.pathname)._(msg`Your properties`);
  return pageMeta(args, { title, description: title, isIndexed: false });
}

export default function SellerListings({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const add = { to: "/sell", label: t`List a property` };
  return (
    <SellerFrame
      title={<Trans>Your properties</Trans>}
      aside={<ButtonLink to={add.to}>{add.label}</ButtonLink>}
    >
      <OwnListings
        {...loaderData}
        answer={actionData}
        base="/seller/properties"
        add={add}
        empty={
          <Trans>
            Offer your home, office or plot: it takes three minutes, and our team calls you within
            24 hours.
          </Trans>
        }
      />
    </SellerFrame>
  );
}

export const ErrorBoundary = WrongDashboard;
