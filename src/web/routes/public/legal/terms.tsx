import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { LegalPage } from "#web/layout/legal-page.tsx";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { pageMeta } from "#web/platform/meta.ts";
import { useSite } from "#web/platform/site.ts";
import { Link } from "#web/ui/link.tsx";
import type { Route } from "./+types/terms";

await needMessages("legal");

export function meta(args: Route.MetaArgs) {
  const i18n = i18nFor(args.location.pathname);
  return pageMeta(args, {
    title: i18n._(msg`Terms of use`),
    description: i18n._(
      msg`What this site does, what it does not do, and what we expect of each other.`,
    ),
  });
}

export default function Terms() {
  const { name } = useSite();
  return (
    <LegalPage title={<Trans>Terms of use</Trans>}>
      <h2>
        <Trans>What the site is</Trans>
      </h2>
      <p>
        <Trans>
          {name} shows properties that companies, agents and owners list, and puts visitors in touch
          with them. We are not a party to any sale or lease, we hold no money, and we take no
          commission from buyers or tenants.
        </Trans>
      </p>
      <h2>
        <Trans>What is checked, and what is not</Trans>
      </h2>
      <p>
        <Trans>
          A company marked Verified has shown our staff its papers on the date that its badge gives.
          It is not a promise about any property, title, price or measurement. Check every RERA
          number on your state's own register before you pay, and see the papers and the place
          yourself.
        </Trans>
      </p>
      <h2>
        <Trans>Pictures</Trans>
      </h2>
      <p>
        <Trans>
          Pictures marked as illustrations are drawings and show no existing building. All other
          pictures come from those who list.
        </Trans>
      </p>
      <h2>
        <Trans>What we ask of you</Trans>
      </h2>
      <ul>
        <li>
          <Trans>Give true details, and list only what you have the right to offer.</Trans>
        </li>
        <li>
          <Trans>
            Do not copy the site's listings in bulk, and do not use its contacts for advertising.
          </Trans>
        </li>
        <li>
          <Trans>
            Treat everybody alike, whatever their religion, caste, food, sex or marital status.
          </Trans>
        </li>
      </ul>
      <h2>
        <Trans>When something is wrong</Trans>
      </h2>
      <p>
        <Trans>
          Tell our <Link to="/grievance">grievance officer</Link>. We take down what is unlawful or
          false. Indian law applies to these terms.
        </Trans>
      </p>
    </LegalPage>
  );
}
