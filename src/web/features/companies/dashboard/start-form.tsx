import { Trans, useLingui } from "@lingui/react/macro";
import { LENGTHS } from "#domain/shared/limits.ts";
import { DraftNote } from "#web/platform/device/draft-note.tsx";
import { useDraftName } from "#web/platform/device/use-draft-name.ts";
import { useFormDraft } from "#web/platform/device/use-form-draft.ts";
import type { FormAnswer } from "#web/platform/forms/form-answer.ts";
import { TextArea } from "#web/platform/forms/form-fields.tsx";
import { useForm } from "#web/platform/forms/use-form.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { CompanyFields } from "./company-fields.tsx";

type Props = {
  answer: FormAnswer | undefined;
  person: { name: string; email: string; phone: string };
};

/** The name under which this form's draft is stored. */
export const START_DRAFT = "company-start";

/** The first form for a user who signed up as a company. */
export function StartForm({ answer, person }: Props) {
  const { t } = useLingui();
  const form = useForm(answer, "company");
  const isAnswered = answer !== undefined;
  const draft = useFormDraft({ form: form.ref, name: useDraftName(START_DRAFT), isAnswered });
  return (
    <form ref={form.ref} {...form.props} className="grid max-w-xl gap-4">
      <DraftNote draft={draft} />
      <p className="text-muted">
        <Trans>
          Tell visitors who you are. We look at every new company before it is shown; meanwhile you
          can add listings and invite your team.
        </Trans>
      </p>
      <CompanyFields form={form} stored={{ contact: person.phone, email: person.email }} />
      <TextArea
        form={form}
        name="description"
        label={t`What the company does`}
        note={t`(optional)`}
        maxLength={LENGTHS.description}
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
