import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { OwnListings } from "#web/features/listing/own/own-page.tsx";
import { i18nFor } from "#web/i18n.ts";
import { CompanyFrame } from "#web/layout/company-frame.tsx";
import { WrongDesk } from "#web/layout/wrong-desk.tsx";
import { actOnOwnListing, loadOwnListings } from "#web/listing-desk.ts";
import { pageMeta } from "#web/meta.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { needWords } from "#web/words.ts";
import type { Route } from "./+types/company-listings";

await needWords("listing");

export const loader = (args: Route.LoaderArgs) => loadOwnListings("company", args);
export const action = (args: Route.ActionArgs) => actOnOwnListing("company", args);

export function meta(args: Route.MetaArgs) {
  const title = i18nFor(args.location.pathname)._(msg`Your company's properties`);
  return pageMeta(args, { title, description: title, isIndexed: false });
}

export default function CompanyListings({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const add = { to: "/company/properties/new", label: t`Add a property` };
  return (
    <CompanyFrame
      title={<Trans>Your company's properties</Trans>}
      aside={<ButtonLink to={add.to}>{add.label}</ButtonLink>}
    >
      <OwnListings
        {...loaderData}
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

export const ErrorBoundary = WrongDesk;
