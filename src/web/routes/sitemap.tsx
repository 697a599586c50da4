import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { companyFilterSchema } from "#domain/company-schema.ts";
import { run } from "#web/context.ts";
import { i18nFor } from "#web/i18n.ts";
import { LegalPage } from "#web/layout/legal-page.tsx";
import { LEGAL_LINKS, MOBILE_NAVIGATION } from "#web/layout/navigation.ts";
import { pageMeta } from "#web/meta.ts";
import { Link } from "#web/ui/link.tsx";
import type { Route } from "./+types/sitemap";

export async function loader({ context }: Route.LoaderArgs) {
  const page = await run(context, (app) => app.companies.list(companyFilterSchema.parse({})));
  return { companies: page.items.map(({ id, name }) => ({ id, name })) };
}

export function meta(args: Route.MetaArgs) {
  const i18n = i18nFor(args.location.pathname);
  return pageMeta(args, {
    title: i18n._(msg`Sitemap`),
    description: i18n._(msg`Every page of the site, and every company on it.`),
  });
}

export default function Sitemap({ loaderData: { companies } }: Route.ComponentProps) {
  const { i18n } = useLingui();
  const pages = [...MOBILE_NAVIGATION, ...LEGAL_LINKS];
  return (
    <LegalPage title={<Trans>Sitemap</Trans>}>
      <h2>
        <Trans>Pages</Trans>
      </h2>
      <ul>
        {pages.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{i18n._(label)}</Link>
          </li>
        ))}
      </ul>
      <h2>
        <Trans>Companies</Trans>
      </h2>
      <ul>
        {companies.map(({ id, name }) => (
          <li key={id}>
            <Link to={`/company/${id}`}>{name}</Link>
          </li>
        ))}
      </ul>
    </LegalPage>
  );
}
