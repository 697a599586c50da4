import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { formatPhone } from "#domain/shared/phone.ts";
import { SellerFrame } from "#web/layout/seller-frame.tsx";
import { WrongDashboard } from "#web/layout/wrong-dashboard.tsx";
import { run } from "#web/platform/context.ts";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { pageMeta } from "#web/platform/meta.ts";
import { requireRole } from "#web/routes/member/dashboard-guard.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Link } from "#web/ui/link.tsx";
import type { Route } from "./+types/profile";

await needMessages("listing");

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = requireRole("seller", { url, context });
  return run(context, async ({ self, ownListings }) => {
    const [person, { counts }] = await Promise.all([
      self.get(actor),
      ownListings.list(actor, { limit: 1 }),
    ]);
    return { person, counts };
  });
}

export function meta(args: Route.MetaArgs) {
  const title = i18nFor(args.location.pathname)._(msg`Your profile as a seller`);
  return pageMeta(args, { title, description: title, isIndexed: false });
}

export default function SellerProfile({ loaderData }: Route.ComponentProps) {
  const { person, counts } = loaderData;
  const live = counts.live ?? 0;
  const waiting = counts.in_review ?? 0;
  return (
    <SellerFrame title={<Trans>Your profile as a seller</Trans>}>
      <dl className="grid max-w-2xl gap-x-8 border-line border-t sm:grid-cols-2">
        <Fact name={<Trans>Name</Trans>}>{person.name || "–"}</Fact>
        <Fact name={<Trans>Phone</Trans>}>{person.phone ? formatPhone(person.phone) : "–"}</Fact>
        <Fact name={<Trans>E-mail</Trans>}>{person.email ?? "–"}</Fact>
        <Fact name={<Trans>Verified</Trans>}>
          {person.isVerified ? <Trans>Yes</Trans> : <Trans>Not yet</Trans>}
        </Fact>
        <Fact name={<Trans>Live properties</Trans>}>
          <Link to="/seller/properties?status=live" className="text-neem underline">
            {live}
          </Link>
        </Fact>
        <Fact name={<Trans>In review</Trans>}>
          <Link to="/seller/properties?status=in_review" className="text-neem underline">
            {waiting}
          </Link>
        </Fact>
      </dl>
      <section className="max-w-2xl">
        <h2 className="text-xl">
          <Trans>What buyers see of you</Trans>
        </h2>
        <p className="mt-2 text-muted">
          <Trans>
            That the owner lists it, and the number you allow on each listing. Without one our team
            takes the calls. Your home's place is shown to about a kilometre.
          </Trans>
        </p>
      </section>
      <p className="flex flex-wrap gap-3">
        <ButtonLink to="/profile">
          <Trans>Change name, phone or address</Trans>
        </ButtonLink>
        <ButtonLink to="/seller/properties" look="outline">
          <Trans>Your properties</Trans>
        </ButtonLink>
      </p>
    </SellerFrame>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="border-line border-b py-3">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="break-words font-medium">{children}</dd>
    </div>
  );
}

export const ErrorBoundary = WrongDashboard;
