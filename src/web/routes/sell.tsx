import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { RequirementForm } from "#web/features/requirements/requirement-form.tsx";
import { i18nFor } from "#web/i18n.ts";
import { pageMeta } from "#web/meta.ts";
import { requirementAction } from "#web/requirement-action.ts";
import { needWords } from "#web/words.ts";
import type { Route } from "./+types/sell";

await needWords("requirement");

export const action = (args: Route.ActionArgs) => requirementAction(args);

export function meta(args: Route.MetaArgs) {
  const i18n = i18nFor(args.location.pathname);
  return pageMeta(args, {
    title: i18n._(msg`Sell your property`),
    description: i18n._(msg`Tell us about your home, office or land and our desk gets in touch.`),
  });
}

export default function Sell({ actionData }: Route.ComponentProps) {
  const steps = [
    <Trans key="1">Tell us what and where it is, and what you expect.</Trans>,
    <Trans key="2">Our desk calls you back and asks what is missing.</Trans>,
    <Trans key="3">You send photos and papers by WhatsApp.</Trans>,
    <Trans key="4">We list it, free, under your name or a company's.</Trans>,
    <Trans key="5">Buyers reach you directly, with no commission to us.</Trans>,
  ];
  return (
    <div className="wrap grid gap-10 py-9 md:grid-cols-2 md:gap-14">
      <div>
        <h1 className="text-[clamp(1.9rem,1.4rem+2.4vw,2.99rem)]">
          <Trans>Sell your property</Trans>
        </h1>
        <p className="mt-2 max-w-[56ch] text-[1.0625rem] text-muted">
          <Trans>Two minutes here, then people take over.</Trans>
        </p>
        <h2 className="mt-8 text-xl">
          <Trans>How it works</Trans>
        </h2>
        <ol className="mt-3 border-line border-t">
          {steps.map((step, at) => (
            <li key={step.key} className="flex gap-4 border-line border-b py-3.5">
              <span aria-hidden="true" className="font-bold text-neem text-lg">
                {at + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
      </div>
      <section
        aria-labelledby="sell-form-title"
        className="self-start rounded-card border border-line bg-surface p-4 shadow-soft sm:p-6"
      >
        <h2 id="sell-form-title" className="text-xl">
          <Trans>Tell us about your property</Trans>
        </h2>
        <RequirementForm lastResult={actionData} initialMode="sell" />
      </section>
    </div>
  );
}
