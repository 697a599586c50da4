import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { isRouteErrorResponse, redirect } from "react-router";
import { LISTING_TRANSITIONS } from "#domain/listings/lifecycle.ts";
import { pictureUrl } from "#domain/pictures/picture.ts";
import { ConfirmAvailable, ConfirmedNote } from "#web/features/listings/own/confirm-button.tsx";
import { Questions } from "#web/features/listings/sell/questions.tsx";
import { SellForm } from "#web/features/listings/sell/sell-form.tsx";
import {
  OfferSummary,
  SentNotice,
  StateBlock,
  TransitionButtons,
} from "#web/features/listings/sell/status-view.tsx";
import { actorContext, appContext, requestContext, run } from "#web/platform/context.ts";
import { postedForm } from "#web/platform/forms/posted-form.ts";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { useLocalPath } from "#web/platform/messages/language.ts";
import { pageMeta } from "#web/platform/meta.ts";
import { useSite } from "#web/platform/site.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import type { Route } from "./+types/sell-status";
import { handleSellForm } from "./sell-action.ts";

await needMessages("sell");

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { found, questions } = await run(context, async ({ submissions, leads }) => {
    const found = await submissions.get(params.token);
    return { found, questions: await leads.listForGuest(found.id) };
  });
  const { property, form, ...rest } = found;
  const { title, priceRange, features, images, id } = property;
  const { showPhone, ...typed } = form;
  return {
    ...rest,
    questions: questions.map(({ id, name, phone, email, message, createdAt }) => ({
      id,
      name,
      phone,
      email,
      message,
      createdAt,
    })),
    offer: {
      title,
      priceRange,
      features,
      picture: images[0],
      livePath: property.status === "live" ? `/property/${id}` : null,
    },
    images: images.map((picture) => pictureUrl(picture.id, 1200, "webp")),
    values: { ...typed, showPhone: showPhone ? "on" : "" },
    path: `/sell/status/${params.token}`,
    confirmedAt: property.confirmedAt,
    isConfirmed: url.searchParams.has("confirmed"),
    isJustSent: url.searchParams.has("sent"),
  };
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const posted = await postedForm({ request, context });
  const caller = {
    actor: context.get(actorContext),
    address: context.get(requestContext).clientAddress,
  };
  if (posted.values.intent === "confirm") {
    await run(context, ({ submissions }) => submissions.confirm(caller, params.token));
    return redirect(`${url.pathname}?confirmed`, 303);
  }
  const move = LISTING_TRANSITIONS.find((each) => each === posted.values.move);
  if (move) {
    await run(context, ({ submissions }) => submissions.move(caller, params.token, move));
    return redirect(url.pathname, 303);
  }
  return handleSellForm({ request, context }, posted, async (input) => {
    await context.get(appContext).submissions.update(caller, params.token, input);
    return redirect(`${url.pathname}?sent`, 303);
  });
}

export function meta(args: Route.MetaArgs) {
  const title = i18nFor(args.location.pathname)._(msg`Your listing`);
  return pageMeta(args, {
    title,
    description: title,
    isIndexed: false,
    // The URL is secret and must not appear in a link that others follow.
    canonicalPath: "/sell",
  });
}

export default function SellStatus({ loaderData, actionData }: Route.ComponentProps) {
  const { state, reason, submittedAt, reference, moves, canEdit, offer } = loaderData;
  const localPath = useLocalPath();
  const { publicUrl } = useSite();
  return (
    <div className="wrap grid gap-9 py-9 md:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] md:gap-14">
      <div className="grid content-start gap-6">
        <h1 className="text-[clamp(1.9rem,1.4rem+2.4vw,2.99rem)]">
          <Trans>Your listing</Trans>
        </h1>
        {loaderData.isJustSent && (
          <SentNotice reference={reference} link={publicUrl + localPath(loaderData.path)} />
        )}
        <StateBlock state={state} reason={reason} submittedAt={submittedAt} reference={reference} />
        {loaderData.isConfirmed && <ConfirmedNote />}
        {offer.livePath && <ConfirmAvailable confirmedAt={loaderData.confirmedAt} />}
        <TransitionButtons moves={moves} />
        <Questions questions={loaderData.questions} />
        {canEdit && (
          <section aria-labelledby="edit-title">
            <h2 id="edit-title" className="text-xl">
              <Trans>Change it and send it again</Trans>
            </h2>
            <SellForm
              answer={actionData}
              values={loaderData.values}
              images={loaderData.images}
              isEdit
            />
          </section>
        )}
      </div>
      <aside className="self-start">
        <OfferSummary {...offer} />
      </aside>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useLingui();
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <div className="wrap py-14">
      <EmptyState
        title={t`This link leads to no listing`}
        level="h1"
        action={
          <ButtonLink to="/sell">
            <Trans>List a property</Trans>
          </ButtonLink>
        }
      >
        <Trans>Open the whole link from our mail, or write to us with your reference.</Trans>
      </EmptyState>
    </div>
  );
}
