import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { OwnListings } from "#web/features/listings/own/own-page.tsx";
import { CompanyFrame } from "#web/layout/company-frame.tsx";
import { WrongDashboard } from "#web/layout/wrong-dashboard.tsx";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { pageMeta } from "#web/platform/meta.ts";
import { changeOwnListing, loadOwnListings } from "#web/routes/member/listing-actions.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import type { Route } from "./+types/listings";

await needMessages("listing");

export const loader = (args: Route.LoaderArgs) => loadOwnListings("company", args);
export const action = (args: Route.ActionArgs) => changeOwnListing("company", args);

export function meta(args: Route.MetaArgs) {
  const title = i18nFor(args.location.pathname)._(msg`Your company's properties`);
  return pageMeta(args, { title, description: title, isIndexed: false });
}

export default function CompanyListings({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const add = { to: "/company/properties/new", label: t`Add a property` };
  return (
    <CompanyFrame
      title={<Trans>Your company's properties</Trans>}
      aside={<ButtonLink to={add.to}>{add.label}</ButtonLink>}
    >
      <OwnListings
        {...loaderData}
        answer={actionData}
        base="/company/properties"
        add={add}
        empty={
          <Trans>
            Add the first one: it saves itself as you write, and nobody sees it before you send it
            in.
          </Trans>
        }
      />
    </CompanyFrame>
  );
}

export const ErrorBoundary = WrongDashboard;
