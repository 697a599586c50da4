import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { canEditCompany } from "#domain/companies/policy.ts";
import { LogoForm } from "#web/features/companies/dashboard/logo-form.tsx";
import { Part } from "#web/features/companies/dashboard/overview.tsx";
import { ProfileFacts } from "#web/features/companies/dashboard/profile-facts.tsx";
import { ProfileForm } from "#web/features/companies/dashboard/profile-form.tsx";
import { Verification } from "#web/features/companies/dashboard/rera-form.tsx";
import { TeamPart } from "#web/features/companies/dashboard/team.tsx";
import { CompanyFrame, DoneNote } from "#web/layout/company-frame.tsx";
import { WrongDashboard } from "#web/layout/wrong-dashboard.tsx";
import { run } from "#web/platform/context.ts";
import { answerTo } from "#web/platform/forms/form-answer.ts";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { pageMeta } from "#web/platform/meta.ts";
import { requireCompanyMember } from "#web/routes/member/dashboard-guard.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import type { Route } from "./+types/profile";
import { profileAction } from "./company-actions.ts";

await needMessages("dashboard");

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = requireCompanyMember({ url, context });
  return run(context, async ({ companies, members }) => {
    const [company, given, team] = await Promise.all([
      companies.getManaged(actor, actor.companyId),
      companies.getGivenRera(actor),
      members.getTeam(actor),
    ]);
    const canEdit = canEditCompany(actor, actor.companyId);
    return { company, given, team, canEdit, isDone: url.searchParams.has("done") };
  });
}

export function action(visit: Route.ActionArgs) {
  return profileAction(visit);
}

export function meta(args: Route.MetaArgs) {
  const title = i18nFor(args.location.pathname)._(msg`Company profile`);
  return pageMeta(args, { title, description: title, isIndexed: false });
}

export default function CompanyProfile({ loaderData, actionData }: Route.ComponentProps) {
  const { company, given, team, canEdit, isDone } = loaderData;
  return (
    <CompanyFrame
      title={<Trans>Company profile</Trans>}
      aside={
        company.status === "live" && (
          <ButtonLink to={`/company/${company.id}`} look="outline" size="compact">
            <Trans>See it as visitors do</Trans>
          </ButtonLink>
        )
      }
    >
      {isDone && !actionData && <DoneNote />}
      <div className="grid gap-x-14 gap-y-9 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]">
        <div className="grid content-start gap-9">
          <Part title={<Trans>What visitors read</Trans>}>
            {canEdit ? (
              <div className="grid gap-6">
                <LogoForm logo={company.logo} answer={answerTo(actionData, "logo")} />
                <ProfileForm company={company} answer={answerTo(actionData, "profile")} />
              </div>
            ) : (
              <ProfileFacts company={company} />
            )}
          </Part>
        </div>
        <div className="grid content-start gap-9">
          <Part title={<Trans>Verification</Trans>}>
            <Verification
              company={company}
              given={given}
              canSend={canEdit}
              answer={answerTo(actionData, "rera")}
            />
          </Part>
          <div id="team">
            <Part title={<Trans>Team</Trans>}>
              <TeamPart
                team={team}
                answer={answerTo(actionData, "invite", "role", "remove", "revoke")}
              />
            </Part>
          </div>
        </div>
      </div>
    </CompanyFrame>
  );
}

export const ErrorBoundary = WrongDashboard;
