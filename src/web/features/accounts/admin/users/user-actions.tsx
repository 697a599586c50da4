/** Actions on one or several accounts. */

import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { User } from "#domain/accounts/answer-schema.ts";
import { LENGTHS } from "#domain/shared/limits.ts";
import type { State } from "#web/platform/admin/parts/tag.tsx";
import type { Question } from "#web/platform/admin/table/columns.ts";
import { CONTROL, Field } from "#web/ui/field.tsx";

export function userState({ isSuspended }: User): State {
  return isSuspended
    ? { label: msg`Suspended`, tone: "bad" }
    : { label: msg`Active`, tone: "good" };
}

/** Asks for the reason to suspend. */
export function suspensionOf(names: string, i18n: I18n): Question {
  return {
    title: i18n._(msg`Suspend ${names}?`),
    body: <SuspensionFields />,
    isDangerous: true,
  };
}

function SuspensionFields() {
  const { t } = useLingui();
  return (
    <div className="grid gap-4">
      <p>
        <Trans>
          All sessions end at once, and nobody can sign in with this account until it is restored.
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
  );
}
