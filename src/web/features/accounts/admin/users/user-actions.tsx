/** Actions on one or several accounts. */

import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { User } from "#domain/accounts/answer-schema.ts";
import { LENGTHS } from "#domain/shared/limits.ts";
import { writeAdmin } from "#web/platform/admin/admin-api.ts";
import { useConfirm } from "#web/platform/admin/parts/confirm-dialog.tsx";
import type { Bulk, BulkAction } from "#web/platform/admin/table/columns.ts";
import { CONTROL, Field } from "#web/ui/field.tsx";

export type UserChange = { role?: string; suspended?: boolean; reason?: string };

export function changeUser(id: string, body: UserChange) {
  return writeAdmin("PATCH /admin/users/{id}", { id, body });
}

export function endSessionsOf(id: string) {
  return writeAdmin("DELETE /admin/users/{id}/sessions", { id });
}

/** Asks for the reason to suspend; returns null if the admin cancels. */
export function useReasonDialog(): (names: string) => Promise<string | null> {
  const { t } = useLingui();
  const confirm = useConfirm();
  return async (names) => {
    const form = await confirm({
      title: t`Suspend ${names}?`,
      body: (
        <div className="grid gap-4">
          <p>
            <Trans>
              All sessions end at once, and nobody can sign in with this account until it is
              restored.
            </Trans>
          </p>
          <Field id="suspend-reason" label={t`Reason`} note={t`for whoever looks later`}>
            <input
              id="suspend-reason"
              name="reason"
              maxLength={LENGTHS.suspensionReason}
              className={CONTROL}
            />
          </Field>
        </div>
      ),
      confirm: t`Suspend`,
      isDangerous: true,
    });
    return form && String(form.get("reason") ?? "");
  };
}

export function useUserBulk(): Bulk<User> {
  const { t } = useLingui();
  const askReason = useReasonDialog();
  const actions: BulkAction<User>[] = [
    {
      label: t`Suspend`,
      isDangerous: true,
      act: "suspend",
      prepare: async (count, items) => {
        const names = count === 1 ? (items[0]?.name ?? "") : people(count);
        const reason = await askReason(names);
        return reason === null ? false : { reason };
      },
      done: (count) =>
        t`${plural(count, { one: "# account suspended", other: "# accounts suspended" })}`,
    },
    {
      label: t`Restore`,
      act: "restore",
      done: (count) =>
        t`${plural(count, { one: "# account restored", other: "# accounts restored" })}`,
    },
    {
      label: t`End sessions`,
      act: "end-sessions",
      done: (count) =>
        t`${plural(count, { one: "Sessions of # account ended", other: "Sessions of # accounts ended" })}`,
    },
  ];
  return { kind: "user", actions };

  function people(count: number): string {
    return t`${plural(count, { one: "# account", other: "# accounts" })}`;
  }
}
