import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Suspense } from "react";
import { redirect } from "react-router";
import { languageOf, localPath } from "#domain/shared/language.ts";
import { HowItWorks, SellServices } from "#web/features/listings/sell/how-it-works.tsx";
import { actorContext, appContext, requestContext } from "#web/platform/context.ts";
import { postedForm } from "#web/platform/forms/posted-form.ts";
import { lazyOnInteraction } from "#web/platform/hydration/first-touch.ts";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { pageMeta } from "#web/platform/meta.ts";
import type { Route } from "./+types/sell";
import { handleSellForm } from "./sell-action.ts";

await needMessages("sell");

const SellForm = lazyOnInteraction(async () => {
  const { SellForm } = await import("#web/features/listings/sell/sell-form.tsx");
  return SellForm;
});

/** The cached page has no personal details: only a session adds them. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  if (!actor) return { known: {} };
  if (actor.role === "company") {
    throw redirect(localPath(languageOf(url.pathname), "/company/properties/new"), 302);
  }
  const { name, phone, email } = await context.get(appContext).self.get(actor);
  const known: Record<string, string> = { ownerName: name, phone: phone ?? "", email: email ?? "" };
  return { known };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const posted = await postedForm({ request, context });
  const language = languageOf(url.pathname);
  const caller = {
    actor: context.get(actorContext),
    address: context.get(requestContext).clientAddress,
  };
  // Only bots fill in the hidden field; they get the same response as everyone else.
  if (posted.values.website) return redirect(localPath(language, "/sell"), 303);
  return handleSellForm({ request, context }, posted, async (input) => {
    const { submissions } = context.get(appContext);
    const { token, reference } = await submissions.submit(caller, input, language);
    const path = token
      ? `/sell/status/${token}?sent`
      : `/seller/properties?sent=${encodeURIComponent(reference)}`;
    return redirect(localPath(language, path), 303);
  });
}

export function meta(args: Route.MetaArgs) {
  const i18n = i18nFor(args.location.pathname);
  return pageMeta(args, {
    title: i18n._(msg`Sell your property`),
    description: i18n._(
      msg`Offer your home, office or plot for sale or rent: free, checked by people, no account needed.`,
    ),
  });
}

export default function Sell({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap grid gap-10 py-9 md:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] md:gap-14">
      <div>
        <h1 className="text-[clamp(1.9rem,1.4rem+2.4vw,2.99rem)]">
          <Trans>Sell your property</Trans>
        </h1>
        <p className="mt-2 max-w-[56ch] text-[1.0625rem] text-muted">
          <Trans>It takes three minutes and no account. We call you back.</Trans>
        </p>
        <section
          aria-labelledby="sell-form-title"
          className="mt-6 rounded-card border border-line bg-surface p-4 shadow-soft sm:p-6"
        >
          <h2 id="sell-form-title" className="text-xl">
            <Trans>Tell us about your property</Trans>
          </h2>
          <Suspense>
            <SellForm answer={actionData} values={loaderData.known} />
          </Suspense>
        </section>
      </div>
      <div className="md:pt-4">
        <HowItWorks />
        <SellServices />
      </div>
    </div>
  );
}
