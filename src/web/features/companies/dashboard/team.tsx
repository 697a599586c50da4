import { Trans, useLingui } from "@lingui/react/macro";
import type { Invitation, Member, Team } from "#domain/companies/member.ts";
import { canAppoint } from "#domain/companies/policy.ts";
import { LENGTHS } from "#domain/shared/limits.ts";
import { MEMBER_ROLES, type MemberRole } from "#domain/shared/roles.ts";
import { MEMBER_LABELS } from "#web/platform/labels/dashboard-labels.ts";
import { formatDate } from "#web/platform/labels/dates.ts";
import { useLanguage } from "#web/platform/messages/language.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { DashboardField, type DashboardOutcome } from "#web/ui/dashboard-form.tsx";
import { Field, Select } from "#web/ui/field.tsx";

type Props = { team: Team; outcome: DashboardOutcome | undefined };

/** The company's members and invitations. */
export function TeamPart({ team, outcome }: Props) {
  const { ownRole, members, invitations } = team;
  return (
    <div className="grid gap-5">
      {outcome?.problem && <TeamProblem outcome={outcome} />}
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {members.map((member) => (
          <MemberRow key={member.id} member={member} ownRole={ownRole} />
        ))}
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
      {canAppoint(ownRole, "agent") ? (
        <InviteForm ownRole={ownRole} outcome={outcome} />
      ) : (
        <p className="text-muted">
          <Trans>Owners and managers invite others.</Trans>
        </p>
      )}
    </div>
  );
}

function TeamProblem({ outcome: { intent, problem } }: { outcome: DashboardOutcome }) {
  return (
    <p role="alert" className="rounded-control bg-brick-wash px-4 py-3 font-medium text-brick">
      {problem === "conflict" && intent === "invite" && <Trans>They are a member already.</Trans>}
      {problem === "conflict" && intent !== "invite" && (
        <Trans>A company needs an owner: make somebody else one first.</Trans>
      )}
      {problem === "not-allowed" && <Trans>Your role does not allow that.</Trans>}
      {problem === "too-many" && <Trans>That was often. Please go on tomorrow.</Trans>}
      {problem === "gone" && <Trans>They are no longer there.</Trans>}
    </p>
  );
}

const ROW = "flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3";

function MemberRow({ member, ownRole }: { member: Member; ownRole: MemberRole }) {
  const { i18n, t } = useLingui();
  const { id, name, email, role, isSelf } = member;
  const mayChange = canAppoint(ownRole, role);
  return (
    <li className={ROW}>
      <span className="min-w-0 flex-1 basis-56 break-words">
        <span className="font-medium">{name}</span>{" "}
        {isSelf && (
          <span className="text-muted">
            <Trans>(you)</Trans>
          </span>
        )}
        <span className="block break-all text-muted text-sm">{email}</span>
      </span>
      <form method="post" className="flex flex-wrap items-center gap-2">
        <input type="hidden" name="id" value={id} />
        {mayChange ? (
          <>
            <RoleSelect
              id={`role-${id}`}
              label={t`Role of ${name}`}
              ownRole={ownRole}
              role={role}
            />
            <button
              type="submit"
              name="intent"
              value="role"
              className={buttonClass({ look: "outline", size: "compact" })}
            >
              <Trans>Save</Trans>
            </button>
          </>
        ) : (
          <span className="text-muted">{i18n._(MEMBER_LABELS[role])}</span>
        )}
        {(mayChange || isSelf) && (
          <button
            type="submit"
            name="intent"
            value="remove"
            aria-label={isSelf ? t`Leave the company` : t`Remove ${name}`}
            className={buttonClass({ look: "quiet", size: "compact" })}
          >
            {isSelf ? <Trans>Leave</Trans> : <Trans>Remove</Trans>}
          </button>
        )}
      </form>
    </li>
  );
}

type RoleProps = { id: string; label: string; ownRole: MemberRole; role: MemberRole };

function RoleSelect({ id, label, ownRole, role }: RoleProps) {
  const { i18n } = useLingui();
  return (
    <Select
      id={id}
      name="role"
      aria-label={label}
      key={role}
      defaultValue={role}
      className="min-h-11 min-w-32"
    >
      {MEMBER_ROLES.filter((each) => canAppoint(ownRole, each)).map((each) => (
        <option key={each} value={each}>
          {i18n._(MEMBER_LABELS[each])}
        </option>
      ))}
    </Select>
  );
}

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { i18n, t } = useLingui();
  const { id, email, role } = invitation;
  const day = formatDate(invitation.expiresAt, useLanguage());
  return (
    <li className={ROW}>
      <span className="min-w-0 break-words">
        <span className="break-all font-medium">{email}</span>
        <span className="block text-muted text-sm">
          <Trans>
            Invited as {i18n._(MEMBER_LABELS[role])}, until {day}
          </Trans>
        </span>
      </span>
      <form method="post">
        <input type="hidden" name="id" value={id} />
        <button
          type="submit"
          name="intent"
          value="revoke"
          aria-label={t`Take back the invitation of ${email}`}
          className={buttonClass({ look: "quiet", size: "compact" })}
        >
          <Trans>Take back</Trans>
        </button>
      </form>
    </li>
  );
}

type InviteProps = { ownRole: MemberRole; outcome: DashboardOutcome | undefined };

function InviteForm({ ownRole, outcome }: InviteProps) {
  const { i18n, t } = useLingui();
  return (
    <form method="post" className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-56">
        <DashboardField
          id="invite-email"
          name="email"
          type="email"
          label={t`E-mail of whom you invite`}
          required
          maxLength={LENGTHS.email}
          outcome={outcome}
          wrong={t`Enter an e-mail address like name@example.com`}
        />
      </div>
      <Field id="invite-role" label={t`Role`}>
        <Select id="invite-role" name="role" defaultValue="agent" className="min-w-36">
          {MEMBER_ROLES.filter((role) => canAppoint(ownRole, role)).map((role) => (
            <option key={role} value={role}>
              {i18n._(MEMBER_LABELS[role])}
            </option>
          ))}
        </Select>
      </Field>
      <button type="submit" name="intent" value="invite" className={buttonClass()}>
        <Trans>Invite</Trans>
      </button>
      <p className="basis-full text-muted text-sm">
        <Trans>
          Managers change the profile, see all leads and invite others. Agents work on listings, on
          their own leads and on those nobody has taken.
        </Trans>
      </p>
    </form>
  );
}
