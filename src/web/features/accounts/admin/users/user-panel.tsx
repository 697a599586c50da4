import { Trans, useLingui } from "@lingui/react/macro";
import type { UserWithSessions } from "#domain/accounts/answer-schema.ts";
import { formatPhone } from "#domain/shared/phone.ts";
import { ROLES } from "#domain/shared/roles.ts";
import { writeAdmin } from "#web/platform/admin/admin-api.ts";
import { useAdmin } from "#web/platform/admin/admin-query.ts";
import { LatestActions } from "#web/platform/admin/audit/latest-actions.tsx";
import { useConfirm } from "#web/platform/admin/parts/confirm-dialog.tsx";
import { Facts } from "#web/platform/admin/parts/facts.tsx";
import { Loading } from "#web/platform/admin/parts/failed-notice.tsx";
import { Moment } from "#web/platform/admin/parts/moment.tsx";
import { SessionRow } from "#web/platform/admin/parts/session-row.tsx";
import { StateTag } from "#web/platform/admin/parts/tag.tsx";
import { useAct } from "#web/platform/admin/parts/use-act.ts";
import { ROLE_LABELS } from "#web/platform/admin/user.ts";
import { Button } from "#web/ui/button.tsx";
import { Field, Select } from "#web/ui/field.tsx";
import { Link } from "#web/ui/link.tsx";
import { Proofs } from "./proofs.tsx";
import { suspensionOf, userState } from "./user-actions.tsx";
import { ViewAs } from "./view-as.tsx";

/** One account: its details, sessions, latest activity, and the actions on it. */
export function UserPanel({ id }: { id: string }) {
  const loaded = useAdmin("/admin/users/{id}", { id });
  if (loaded.isError || !loaded.data) return <Loading of={loaded} />;
  const user = loaded.data.data;
  return (
    <div className="grid gap-5">
      <Person user={user} />
      <ViewAs user={user} />
      <Proofs userId={id} />
      <Standing user={user} />
      <Sessions user={user} />
      <LatestActions
        heading={<Trans>Last acts</Trans>}
        query={`actor=${encodeURIComponent(id)}`}
        all={`/admin/audit?actor=${encodeURIComponent(id)}`}
      />
    </div>
  );
}

function Person({ user }: { user: UserWithSessions }) {
  const { t } = useLingui();
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-2 font-semibold text-lg">
        {user.name} <StateTag of={userState(user)} />
      </p>
      <Facts
        facts={[
          [t`E-mail`, user.email],
          [t`Phone`, user.phone && formatPhone(user.phone)],
          [t`Joined`, <Moment key="joined" iso={user.createdAt} />],
          [t`Last seen`, user.lastSeenAt && <Moment iso={user.lastSeenAt} />],
          [t`Verified`, user.isVerified ? t`Yes` : t`Not yet`],
          [t`Second factor`, user.hasTwoFactor ? t`Set up` : t`Not set up`],
          [t`Suspended for`, user.suspendedFor],
        ]}
      />
    </div>
  );
}

function Standing({ user }: { user: UserWithSessions }) {
  const { t, i18n } = useLingui();
  const confirm = useConfirm();
  const { act, isBusy } = useAct();
  const roles = ROLES.filter((role) => role !== "admin" || user.role === "admin");

  async function change(body: object, done: string) {
    const failed = t`The account could not be changed`;
    await act(() => writeAdmin("PATCH /admin/users/{id}", { id: user._id, body }), {
      done,
      failed,
    });
  }

  async function suspend() {
    const form = await confirm({ confirm: t`Suspend`, ...suspensionOf(user.name, i18n) });
    const reason = form?.get("reason");
    if (form) await change({ suspended: true, reason }, t`Account suspended`);
  }

  return (
    <div className="grid gap-3">
      <Field id="user-role" label={t`Role`}>
        <Select
          id="user-role"
          value={user.role}
          disabled={isBusy}
          onChange={(event) => void change({ role: event.target.value }, t`Role changed`)}
          aria-describedby="user-role-hint"
        >
          {roles.map((role) => (
            <option key={role} value={role}>
              {i18n._(ROLE_LABELS[role])}
            </option>
          ))}
        </Select>
        <p id="user-role-hint" className="text-muted text-sm">
          <Trans>Nobody becomes admin here: the operator's tool makes admins.</Trans>
        </p>
      </Field>
      {user.isSuspended ? (
        <Button
          size="compact"
          disabled={isBusy}
          onClick={() => void change({ suspended: false }, t`Account restored`)}
        >
          <Trans>Restore account</Trans>
        </Button>
      ) : (
        <Button
          look="outline"
          size="compact"
          className="text-brick!"
          disabled={isBusy}
          onClick={() => void suspend()}
        >
          <Trans>Suspend account</Trans>
        </Button>
      )}
    </div>
  );
}

function Sessions({ user }: { user: UserWithSessions }) {
  const { t } = useLingui();
  const { act, isBusy } = useAct();
  const endAll = () =>
    act(() => writeAdmin("DELETE /admin/users/{id}/sessions", { id: user._id }), {
      done: t`All sessions ended`,
      failed: t`The sessions could not be ended`,
    });

  return (
    <section>
      <h3 className="text-base">
        <Trans>Signed in</Trans>
      </h3>
      {user.sessions.length === 0 ? (
        <p className="text-muted">
          <Trans>Nowhere at the moment.</Trans>
        </p>
      ) : (
        <>
          <ul>
            {user.sessions.map((session) => (
              <SessionRow key={session._id} session={session} />
            ))}
          </ul>
          <Button look="outline" size="compact" disabled={isBusy} onClick={() => void endAll()}>
            <Trans>End all sessions</Trans>
          </Button>
        </>
      )}
      <Link
        to={`/admin/audit?objectType=user&objectId=${encodeURIComponent(user._id)}`}
        className="mt-2 flex min-h-11 items-center text-neem hover:underline"
      >
        <Trans>What was done to this account</Trans>
      </Link>
    </section>
  );
}
