import { Trans, useLingui } from "@lingui/react/macro";
import type { ManagedCompany } from "#domain/companies/answer-schema.ts";
import { COMPANY_STATUSES } from "#domain/companies/company.ts";
import { LENGTHS } from "#domain/shared/limits.ts";
import { COMPANY_STATUS_LABELS } from "#web/platform/admin/companies/company-labels.ts";
import { LogoField } from "#web/platform/admin/images/logo-field.tsx";
import type { FormErrors } from "#web/platform/admin/parts/form-errors.ts";
import { ChoiceField, LongField, TextField } from "#web/platform/admin/parts/text-field.tsx";
import type { Pictures } from "#web/platform/pictures/use-pictures.ts";

type Props = { company: ManagedCompany | null; logo: Pictures; errors: FormErrors };

export function CompanyFields({ company, logo, errors }: Props) {
  const { t } = useLingui();
  const optional = t`(optional)`;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <p className="mb-1 font-medium text-sm">
          <Trans>Logo</Trans> <span className="font-normal text-muted">{optional}</span>
        </p>
        <LogoField id="company-logo" pictures={logo} />
      </div>
      <TextField
        name="name"
        label={t`Name`}
        required
        maxLength={LENGTHS.name}
        defaultValue={company?.name}
        errors={errors}
        data-autofocus=""
      />
      <TextField
        name="email"
        type="email"
        label={t`E-mail`}
        required
        defaultValue={company?.email}
        errors={errors}
      />
      <div className="sm:col-span-2">
        <LongField
          name="description"
          label={t`Description`}
          required
          maxLength={LENGTHS.description}
          defaultValue={company?.description}
          errors={errors}
        />
      </div>
      <TextField
        name="location"
        label={t`Location`}
        required
        maxLength={LENGTHS.location}
        defaultValue={company?.location}
        errors={errors}
      />
      <TextField
        name="contact"
        type="tel"
        inputMode="tel"
        label={t`Contact number`}
        required
        defaultValue={company?.contact}
        errors={errors}
      />
      <TextField
        name="whatsappNumber"
        type="tel"
        inputMode="tel"
        label={t`WhatsApp number`}
        note={optional}
        defaultValue={company?.whatsappNumber ?? ""}
        errors={errors}
      />
      <AdminOnlyFields company={company} errors={errors} />
    </div>
  );
}

/** What the site decides about a company, such as its status. */
function AdminOnlyFields({
  company,
  errors,
}: {
  company: ManagedCompany | null;
  errors: FormErrors;
}) {
  const { t, i18n } = useLingui();
  return (
    <>
      <TextField
        name="reraNumber"
        label={t`RERA number`}
        note={t`(optional)`}
        maxLength={LENGTHS.reraNumber}
        defaultValue={company?.reraNumber ?? ""}
        errors={errors}
      />
      <ChoiceField
        name="status"
        label={t`Status`}
        defaultValue={company?.status ?? "live"}
        errors={errors}
        options={COMPANY_STATUSES.map((value) => ({
          value,
          label: i18n._(COMPANY_STATUS_LABELS[value].label),
        }))}
      />
      <TextField
        name="featuredRank"
        type="number"
        min={0}
        max={1000}
        inputMode="numeric"
        label={t`Featured rank`}
        note={t`(0 is not featured; higher comes first)`}
        defaultValue={company?.featuredRank ?? 0}
        errors={errors}
      />
      <label className="flex min-h-11 items-center gap-3 sm:col-span-2">
        <input
          type="checkbox"
          name="isVerified"
          defaultChecked={company?.isVerified}
          className="size-5 accent-neem"
        />
        <Trans>Verified: its papers have been seen</Trans>
      </label>
    </>
  );
}
