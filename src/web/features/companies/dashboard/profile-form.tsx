import { Trans, useLingui } from "@lingui/react/macro";
import type { ManagedCompany } from "#domain/companies/company.ts";
import { LENGTHS } from "#domain/shared/limits.ts";
import { DraftNote } from "#web/platform/device/draft-note.tsx";
import { useDraftName } from "#web/platform/device/use-draft-name.ts";
import { useFormDraft } from "#web/platform/device/use-form-draft.ts";
import type { FormAnswer } from "#web/platform/forms/form-answer.ts";
import { ProblemNote, TextArea, TextField } from "#web/platform/forms/form-fields.tsx";
import { useForm } from "#web/platform/forms/use-form.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { CompanyFields } from "./company-fields.tsx";

type Props = { company: ManagedCompany; answer: FormAnswer | undefined };

/** What a company says about itself; the site's own decisions are shown beside it. */
export function ProfileForm({ company, answer }: Props) {
  const { t } = useLingui();
  const form = useForm(answer, "company");
  const draft = useFormDraft({
    form: form.ref,
    name: useDraftName(`company-profile ${company.id}`),
    version: company.updatedAt,
    isAnswered: answer !== undefined,
  });
  return (
    <form
      ref={form.ref}
      {...form.props}
      key={company.updatedAt}
      className="grid gap-4 sm:grid-cols-2"
    >
      <DraftNote draft={draft} className="sm:col-span-2" />
      <input type="hidden" name="version" value={company.updatedAt} />
      {answer?.message?.kind === "CONFLICT" && (
        <ProblemNote className="sm:col-span-2">
          <Trans>Somebody else changed the profile meanwhile. Look at it again, then save.</Trans>
        </ProblemNote>
      )}
      {company.pendingName && <RenameNotice name={company.name} asked={company.pendingName} />}
      <CompanyFields
        form={form}
        stored={{ ...company, name: company.pendingName ?? company.name }}
      />
      {company.verifiedAt && !company.pendingName && (
        <p className="text-muted text-sm sm:col-span-2">
          <Trans>
            Your company is verified, so our team looks at a new name before visitors see it.
          </Trans>
        </p>
      )}
      <TextField
        form={form}
        name="whatsappNumber"
        type="tel"
        inputMode="tel"
        label={t`WhatsApp number`}
        note={t`(optional)`}
        maxLength={LENGTHS.phone}
        stored={company.whatsappNumber}
      />
      <div className="sm:col-span-2">
        <TextArea
          form={form}
          name="description"
          label={t`What the company does`}
          required
          maxLength={LENGTHS.description}
          stored={company.description}
        />
      </div>
      <button
        type="submit"
        name="intent"
        value="profile"
        className={buttonClass({}, "justify-self-start sm:col-span-2")}
      >
        <Trans>Save profile</Trans>
      </button>
    </form>
  );
}

function RenameNotice({ name, asked }: { name: string; asked: string }) {
  return (
    <p className="break-words rounded-control bg-marigold-wash px-4 py-3 sm:col-span-2">
      <Trans>
        You asked for the name {asked}. Visitors read {name} until our team has looked at it.
      </Trans>
    </p>
  );
}
