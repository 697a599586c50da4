import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { redirect } from "react-router";
import { affiliateProfileSchema } from "#domain/affiliates/affiliate-schema.ts";
import { LENGTHS } from "#domain/shared/limits.ts";
import { formatPhone } from "#domain/shared/phone.ts";
import { AffiliateDashboard } from "#web/features/affiliates/dashboard.tsx";
import { DoneNote } from "#web/features/affiliates/form-parts.tsx";
import { WrongDashboard } from "#web/layout/wrong-dashboard.tsx";
import { appContext, run } from "#web/platform/context.ts";
import { DraftNote } from "#web/platform/device/draft-note.tsx";
import { useDraftName } from "#web/platform/device/use-draft-name.ts";
import { useFormDraft } from "#web/platform/device/use-form-draft.ts";
import type { FormAnswer } from "#web/platform/forms/form-answer.ts";
import { TextField } from "#web/platform/forms/form-fields.tsx";
import { handleForm } from "#web/platform/forms/handle-form.ts";
import { useForm } from "#web/platform/forms/use-form.ts";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { pageMeta } from "#web/platform/meta.ts";
import { callerOf } from "#web/routes/member/account-actions.ts";
import { requireRole } from "#web/routes/member/dashboard-guard.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Link } from "#web/ui/link.tsx";
import type { Route } from "./+types/profile";

await needMessages("affiliate");

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = requireRole("affiliate", { url, context });
  const profile = await run(context, ({ affiliates }) => affiliates.getProfile(actor));
  return { profile, isDone: url.searchParams.has("done") };
}

export async function action(visit: Route.ActionArgs) {
  requireRole("affiliate", visit);
  const caller = callerOf(visit);
  const { affiliates } = visit.context.get(appContext);
  return handleForm(visit, affiliateProfileSchema, async (input) => {
    await affiliates.updateProfile(caller, input);
    return redirect(`${visit.url.pathname}?done`, 303);
  });
}

export function meta(args: Route.MetaArgs) {
  const title = i18nFor(args.location.pathname)._(msg`Affiliate profile`);
  return pageMeta(args, { title, description: title, isIndexed: false });
}

type Profile = Route.ComponentProps["loaderData"]["profile"];

export default function AffiliateProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const { profile, isDone } = loaderData;
  return (
    <AffiliateDashboard
      title={<Trans>Affiliate profile</Trans>}
      intro={
        <Trans>
          For our team, who check leads and pay. The rest of your account is on{" "}
          <Link to="/profile" className="text-neem underline">
            your profile
          </Link>
          .
        </Trans>
      }
    >
      {isDone && !actionData && (
        <DoneNote>
          <Trans>Saved.</Trans>
        </DoneNote>
      )}
      <ProfileForm profile={profile} answer={actionData} isSaved={isDone && !actionData} />
    </AffiliateDashboard>
  );
}

type FormProps = { profile: Profile; answer: FormAnswer | undefined; isSaved: boolean };

function ProfileForm({ profile, answer, isSaved }: FormProps) {
  const { t } = useLingui();
  const form = useForm(answer, "affiliate");
  const isAnswered = answer !== undefined;
  const name = useDraftName("affiliate-profile");
  const draft = useFormDraft({ form: form.ref, name, isSaved, isAnswered });
  return (
    <form ref={form.ref} {...form.props} className="grid max-w-xl gap-4">
      <DraftNote draft={draft} />
      <TextField
        form={form}
        name="name"
        required
        maxLength={LENGTHS.personName}
        autoComplete="name"
        label={t`Full name`}
        stored={profile.name}
      />
      <TextField
        form={form}
        name="phone"
        type="tel"
        maxLength={LENGTHS.phone}
        autoComplete="tel"
        label={t`Phone`}
        note={t`(optional)`}
        stored={profile.phone && formatPhone(profile.phone)}
        wrong={t`This number is not valid, or is the one you sign in with`}
      />
      <TextField
        form={form}
        name="areas"
        maxLength={LENGTHS.areas}
        autoComplete="off"
        label={t`Areas you know`}
        note={t`(optional)`}
        placeholder={t`Baner, Wakad, Hinjawadi`}
        stored={profile.areas}
      />
      <TextField
        form={form}
        name="reraNumber"
        maxLength={LENGTHS.affiliateReraNumber}
        autoComplete="off"
        label={t`RERA number as agent`}
        note={t`(only if you act as an agent)`}
        stored={profile.reraNumber}
        hint={<Trans>The law asks agents to be registered before they advertise homes.</Trans>}
      />
      <TextField
        form={form}
        name="payoutLabel"
        maxLength={LENGTHS.payoutLabel}
        autoComplete="off"
        label={t`Paid to`}
        note={t`(optional)`}
        placeholder={t`UPI, my shop's account`}
        stored={profile.payoutLabel}
        wrong={t`A name for the account, not its number`}
        hint={<Trans>A name for it, never the number itself: we ask when we pay.</Trans>}
      />
      <button
        type="submit"
        name="intent"
        value="save"
        className={buttonClass({}, "justify-self-start")}
      >
        <Trans>Save</Trans>
      </button>
    </form>
  );
}

export const ErrorBoundary = WrongDashboard;
