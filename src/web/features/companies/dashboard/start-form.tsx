import { Trans, useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { LENGTHS } from "#domain/shared/limits.ts";
import { DraftNote } from "#web/platform/device/draft-note.tsx";
import { useDraftName } from "#web/platform/device/use-draft-name.ts";
import { useFormDraft } from "#web/platform/device/use-form-draft.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { type DashboardOutcome, DashboardText } from "#web/ui/dashboard-form.tsx";
import { CompanyFields } from "./company-fields.tsx";

type Props = {
  outcome: DashboardOutcome | undefined;
  person: { name: string; email: string; phone: string };
};

/** The name under which this form's draft is stored. */
export const START_DRAFT = "company-start";

/** The first form for a user who signed up as a company. */
export function StartForm({ outcome, person }: Props) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const isAnswered = outcome !== undefined;
  const draft = useFormDraft({ form, name: useDraftName(START_DRAFT), isAnswered });
  return (
    <form ref={form} method="post" className="grid max-w-xl gap-4">
      <DraftNote draft={draft} />
      <p className="text-muted">
        <Trans>
          Tell visitors who you are. We look at every new company before it is shown; meanwhile you
          can add listings and invite your team.
        </Trans>
      </p>
      <CompanyFields outcome={outcome} stored={{ contact: person.phone, email: person.email }} />
      <DashboardText
        name="description"
        label={t`What the company does`}
        note={t`(optional)`}
        maxLength={LENGTHS.description}
        outcome={outcome}
        wrong={t`Use at most 4000 characters`}
      />
      <button
        type="submit"
        name="intent"
        value="start"
        className={buttonClass({}, "justify-self-start")}
      >
        <Trans>Create company</Trans>
      </button>
    </form>
  );
}
