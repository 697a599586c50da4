import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import type { ManagedCompany } from "#domain/companies/answer-schema.ts";
import { callAdmin } from "#web/platform/admin/admin-api.ts";
import { useAdminDraftName } from "#web/platform/admin/admin-draft.ts";
import { COMPANY_FIELD_LABELS } from "#web/platform/admin/companies/company-labels.ts";
import { useFailedWarning } from "#web/platform/admin/images/failed-warning.ts";
import { sendAsAdmin } from "#web/platform/admin/images/upload.ts";
import { ConflictDialog } from "#web/platform/admin/parts/conflict-dialog.tsx";
import { FormDialog } from "#web/platform/admin/parts/form-dialog.tsx";
import { FormProblem } from "#web/platform/admin/parts/form-errors.ts";
import { useSave } from "#web/platform/admin/parts/use-save.ts";
import { removeDraft } from "#web/platform/device/drafts.ts";
import { useFormDraft } from "#web/platform/device/use-form-draft.ts";
import { pictureDraft } from "#web/platform/pictures/picture-draft.ts";
import { usePictures } from "#web/platform/pictures/use-pictures.ts";
import { CompanyFields } from "./company-fields.tsx";
import { companyInputOf, useCompanyProblems } from "./company-input.ts";

type Props = { company: ManagedCompany | null; onClose: () => void };

/** Adds or edits a company. */
export function CompanyForm({ company, onClose }: Props) {
  const [shown, setShown] = useState(company);
  // A newer version loaded from the server resets the form.
  return (
    <Form key={shown?.updatedAt ?? "new"} company={shown} onClose={onClose} onReload={setShown} />
  );
}

type FormProps = Props & { onReload: (company: ManagedCompany) => void };

function Form({ company, onClose, onReload }: FormProps) {
  const { t } = useLingui();
  const problemsOf = useCompanyProblems();
  const warn = useFailedWarning();
  const form = useRef<HTMLFormElement>(null);
  const stored = company?.logoUrl ? [company.logoUrl] : [];
  const logo = usePictures(stored, sendAsAdmin("company-logos"));
  const name = useAdminDraftName(`company ${company?._id ?? "new"}`);
  const draft = useFormDraft({
    form,
    name,
    version: company?.updatedAt,
    isPosted: false,
    ...pictureDraft(logo, stored),
  });

  async function send(version: string | undefined) {
    const input = companyInputOf(new FormData(form.current ?? undefined));
    const problems = problemsOf(input);
    if (Object.keys(problems).length > 0) throw new FormProblem(problems);
    const { urls, failed } = await logo.settle();
    warn(failed);
    const body = { ...input, logoUrl: urls[0] ?? null };
    return company
      ? callAdmin(`/companies/${company._id}`, { method: "PUT", body: { ...body, version } })
      : callAdmin("/companies", { method: "POST", body });
  }

  const { isBusy, errors, conflict, save, dismiss } = useSave<ManagedCompany>({
    form,
    send,
    saved: company ? t`Company updated successfully` : t`Company created successfully`,
    failed: t`Failed to save company`,
    onSaved: () => {
      removeDraft(name);
      onClose();
    },
  });

  return (
    <>
      <FormDialog
        title={company ? <Trans>Edit Company</Trans> : <Trans>Add New Company</Trans>}
        form={form}
        isBusy={isBusy}
        isNew={company === null}
        draft={{ ...draft, name }}
        onSubmit={() => void save(draft.version ?? company?.updatedAt)}
        onClose={onClose}
      >
        <CompanyFields company={company} logo={logo} errors={errors} />
      </FormDialog>
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          words={COMPANY_FIELD_LABELS}
          onClose={dismiss}
          onReload={() => {
            removeDraft(name);
            onReload(conflict.current);
          }}
          onOverwrite={() => void save(conflict.current.updatedAt)}
        />
      )}
    </>
  );
}
