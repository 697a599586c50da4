import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { data, isRouteErrorResponse, redirect } from "react-router";
import type { OwnReview, ReviewBar } from "#domain/reviews/review.ts";
import { type ReviewInput, reviewInputSchema } from "#domain/reviews/review-schema.ts";
import { ReviewForm } from "#web/features/saved/buyer/review-form.tsx";
import { appContext, requestContext, run } from "#web/platform/context.ts";
import { handleForm } from "#web/platform/forms/handle-form.ts";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { pageMeta } from "#web/platform/meta.ts";
import { requireUser } from "#web/routes/member/account-actions.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Link } from "#web/ui/link.tsx";
import type { Route } from "./+types/company-review";

await needMessages("buyer");

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const caller = callerOf({ url, context });
  const page = await run(context, (app) => app.reviews.getOwn(caller, params.companyId));
  const isSent = url.searchParams.has("sent") && page.review !== null;
  return data({ ...page, isSent }, { status: page.bar ? 403 : 200 });
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const caller = callerOf({ url, context });
  const write = async (review: ReviewInput) => {
    await context.get(appContext).reviews.write(caller, params.companyId, review);
    return redirect(`${url.pathname}?sent`, 303);
  };
  const options = { correctable: ["TOO_MANY" as const] };
  return handleForm({ request, context }, reviewInputSchema, write, options);
}

function callerOf({ url, context }: Pick<Route.LoaderArgs, "url" | "context">) {
  const actor = requireUser({ url, context });
  return { actor, address: context.get(requestContext).clientAddress };
}

export function meta(args: Route.MetaArgs) {
  const i18n = i18nFor(args.location.pathname);
  const name = args.loaderData?.company.name ?? "";
  const title = name ? i18n._(msg`Review ${name}`) : i18n._(msg`Company Not Found`);
  return pageMeta(args, { title, description: title, isIndexed: false });
}

export default function CompanyReview({ loaderData, actionData }: Route.ComponentProps) {
  const { company, review, bar, isSent } = loaderData;
  const name = company.name;
  return (
    <div className="wrap max-w-2xl py-10">
      <h1 className="text-3xl">
        <Trans>Review {name}</Trans>
      </h1>
      {isSent && (
        <p role="status" className="mt-4 rounded-control bg-neem-wash px-4 py-3 font-medium">
          <Trans>Thank you. We read your review before it is shown.</Trans>
        </p>
      )}
      {bar ? <Barred bar={bar} /> : null}
      {review && <Standing review={review} />}
      {!bar && (
        <ReviewForm
          companyId={company.id}
          isSaved={isSent && !actionData}
          review={review}
          answer={actionData}
        />
      )}
      <p className="mt-6">
        <ButtonLink to={`/company/${company.id}`} look="outline" size="compact">
          <Trans>Back to the company</Trans>
        </ButtonLink>
      </p>
    </div>
  );
}

function Barred({ bar }: { bar: ReviewBar }) {
  return (
    <p className="mt-4 text-lg text-muted">
      {bar === "own-company" ? (
        <Trans>You cannot review the company you work for.</Trans>
      ) : (
        <Trans>
          Only people who have contacted this company can review it. Contact it by WhatsApp, phone
          or e-mail while you are signed in, and come back.
        </Trans>
      )}
    </p>
  );
}

function Standing({ review: { status, statusReason } }: { review: OwnReview }) {
  const { t } = useLingui();
  const words = {
    pending: t`Your review waits for our reading.`,
    published: t`Your review is published. What you change is read again.`,
    rejected: t`We did not publish your review.`,
  };
  return (
    <p className="mt-4 text-muted">
      {words[status]} {status === "rejected" && statusReason}
    </p>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <div className="wrap max-w-2xl py-14">
      <h1 className="text-3xl">
        <Trans>Company Not Found</Trans>
      </h1>
      <p className="mt-4">
        <Link to="/companies" className="text-neem underline underline-offset-3">
          <Trans>All companies</Trans>
        </Link>
      </p>
    </div>
  );
}
