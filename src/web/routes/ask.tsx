import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { askAction } from "#web/ask-action.ts";
import { run } from "#web/context.ts";
import { AskForm } from "#web/features/inquiries/ask-form.tsx";
import { i18nFor } from "#web/i18n.ts";
import { useLocalPath } from "#web/language.ts";
import { pageMeta } from "#web/meta.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Link } from "#web/ui/link.tsx";
import { needWords } from "#web/words.ts";
import type { Route } from "./+types/ask";

await needWords("ask");

export async function loader({ params, url, context }: Route.LoaderArgs) {
  return run(context, async (app, actor) => {
    const { id, title, location } = await app.properties.get(params.id);
    const asker = actor && (await app.inquiries.getAsker(actor));
    return { id, title, location, asker, isSent: url.searchParams.has("sent") };
  });
}

export function action({ params, ...visit }: Route.ActionArgs) {
  return askAction(params.id, visit);
}

export function meta(args: Route.MetaArgs) {
  const i18n = i18nFor(args.location.pathname);
  const title = i18n._(msg`Ask about this home`);
  return pageMeta(args, { title, description: title, isIndexed: false });
}

/** Where a question is confirmed, or mended. */
export default function Ask({ loaderData, actionData }: Route.ComponentProps) {
  const localPath = useLocalPath();
  const { id, title, location, asker, isSent } = loaderData;
  return (
    <div className="wrap max-w-2xl py-10">
      <h1 className="text-3xl">
        {isSent ? <Trans>Your question is on its way</Trans> : <Trans>Ask about this home</Trans>}
      </h1>
      <p className="mt-2 mb-5 text-muted">
        <Link to={`/property/${id}`} className="text-neem underline underline-offset-3">
          {title}
        </Link>
        , {location}
      </p>
      {isSent ? (
        <Sent hasAccount={asker !== null} />
      ) : (
        <AskForm
          action={localPath(`/property/${id}/ask`)}
          values={actionData?.values ?? asker ?? {}}
          wrong={actionData?.wrong ?? []}
          isTooMuch={actionData?.isTooMuch ?? false}
        />
      )}
      <p className="mt-6">
        <ButtonLink to={`/property/${id}`} look="outline" size="compact">
          <Trans>Back to the listing</Trans>
        </ButtonLink>
      </p>
    </div>
  );
}

function Sent({ hasAccount }: { hasAccount: boolean }) {
  return (
    <div role="status" className="rounded-card bg-neem-wash p-4">
      <p className="font-semibold">
        <Trans>Thank you. The lister has it now and will get back to you.</Trans>
      </p>
      <p className="mt-1 text-muted">
        {hasAccount ? (
          <Link to="/buyer/inquiries" className="text-neem underline underline-offset-3">
            <Trans>See what becomes of your questions</Trans>
          </Link>
        ) : (
          <Trans>Never pay before you have seen the home and its papers.</Trans>
        )}
      </p>
    </div>
  );
}
