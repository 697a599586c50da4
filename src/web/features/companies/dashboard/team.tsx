import { Trans, useLingui } from "@lingui/react/macro";
import type { Invitation, Member, Team } from "#domain/companies/member.ts";
import { canAppoint } from "#domain/companies/policy.ts";
import { LENGTHS } from "#domain/shared/limits.ts";
import { MEMBER_ROLES, type MemberRole } from "#domain/shared/roles.ts";
import { answerTo, type FormAnswer, type FormMessage } from "#web/platform/forms/form-answer.ts";
import { FieldOf, ProblemNote, TextField } from "#web/platform/forms/form-fields.tsx";
import { useForm } from "#web/platform/forms/use-form.ts";
import { MEMBER_LABELS } from "#web/platform/labels/dashboard-labels.ts";
import { formatDate } from "#web/platform/labels/dates.ts";
import { useLanguage } from "#web/platform/messages/language.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Select } from "#web/ui/field.tsx";

type Props = { team: Team; answer: FormAnswer | undefined };

/** The company's members and invitations. */
export function TeamPart({ team, answer }: Props) {
  const { ownRole, members, invitations } = team;
  return (
    <div className="grid gap-5">
      {answer?.message && <TeamProblem intent={answer.intent} {...answer.message} />}
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {members.map((member) => (
          <MemberRow key={member.id} member={member} ownRole={ownRole} />
        ))}
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
      {canAppoint(ownRole, "agent") ? (
        <InviteForm ownRole={ownRole} answer={answerTo(answer, "invite")} />
      ) : (
        <p className="text-muted">
          <Trans>Owners and managers invite others.</Trans>
        </p>
      )}
    </div>
  );
}

function TeamProblem({ intent, kind, text }: FormMessage & { intent: string }) {
  const { t } = useLingui();
  const words: Partial<Record<typeof kind, string>> = {
    CONFLICT:
      intent === "invite"
        ? t`They are a member already.`
        : t`A company needs an owner: make somebody else one first.`,
    FORBIDDEN: t`Your role does not allow that.`,
    TOO_MANY: t`That was often. Please go on tomorrow.`,
    NOT_FOUND: t`They are no longer there.`,
  };
  return <ProblemNote>{words[kind] ?? text}</ProblemNote>;
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

type InviteProps = { ownRole: MemberRole; answer: FormAnswer | undefined };

function InviteForm({ ownRole, answer }: InviteProps) {
  const { i18n, t } = useLingui();
  const form = useForm(answer, "invite");
  return (
    <form ref={form.ref} {...form.props} className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-56">
        <TextField
          form={form}
          name="email"
          type="email"
          label={t`E-mail of whom you invite`}
          required
          maxLength={LENGTHS.email}
          wrong={t`Enter an e-mail address like name@example.com`}
        />
      </div>
      <FieldOf form={form} name="role" label={t`Role`} stored="agent">
        {(control) => (
          <Select {...control} className="min-w-36">
            {MEMBER_ROLES.filter((role) => canAppoint(ownRole, role)).map((role) => (
              <option key={role} value={role}>
                {i18n._(MEMBER_LABELS[role])}
              </option>
            ))}
          </Select>
        )}
      </FieldOf>
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
