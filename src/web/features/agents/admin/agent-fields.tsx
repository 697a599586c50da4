import { Trans, useLingui } from "@lingui/react/macro";
import type { ManagedAgent } from "#domain/agents/answer-schema.ts";
import { COMPANY_STATUSES } from "#domain/companies/company.ts";
import { LENGTHS } from "#domain/shared/limits.ts";
import { useAdmin } from "#web/platform/admin/admin-query.ts";
import { LogoField } from "#web/platform/admin/images/logo-field.tsx";
import type { FormErrors } from "#web/platform/admin/parts/form-errors.ts";
import { ChoiceField, LongField, TextField } from "#web/platform/admin/parts/text-field.tsx";
import type { Pictures } from "#web/platform/pictures/use-pictures.ts";
import { AGENT_STATUS_LABELS } from "./managed-agent.ts";

type Props = { agent: ManagedAgent | null; errors: FormErrors };

export function AgentFields({ portrait, ...props }: Props & { portrait: Pictures }) {
  const { agent, errors } = props;
  const { t } = useLingui();
  const optional = t`(optional)`;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <p className="mb-1 font-medium text-sm">
          <Trans>Photo</Trans> <span className="font-normal text-muted">{optional}</span>
        </p>
        <LogoField id="agent-portrait" pictures={portrait} of="portrait" />
      </div>
      <TextField
        name="name"
        label={t`Name`}
        required
        maxLength={LENGTHS.name}
        defaultValue={agent?.name}
        errors={errors}
        data-autofocus=""
      />
      <TextField
        name="title"
        label={t`Title`}
        note={t`(such as Property Consultant)`}
        required
        maxLength={LENGTHS.role}
        defaultValue={agent?.title}
        errors={errors}
      />
      <TextField
        name="location"
        label={t`Location`}
        required
        maxLength={LENGTHS.location}
        defaultValue={agent?.location}
        errors={errors}
      />
      <TextField
        name="specialization"
        label={t`Speciality`}
        required
        maxLength={LENGTHS.role}
        defaultValue={agent?.specialization}
        errors={errors}
      />
      <TextField
        name="experienceYears"
        type="number"
        inputMode="numeric"
        min={0}
        max={70}
        label={t`Years of experience`}
        required
        defaultValue={agent?.experience}
        errors={errors}
      />
      <TextField
        name="languages"
        label={t`Languages`}
        note={t`(with commas between)`}
        required
        defaultValue={agent?.languages.join(", ")}
        errors={errors}
      />
      <div className="sm:col-span-2">
        <LongField
          name="description"
          label={t`Description`}
          note={optional}
          maxLength={LENGTHS.description}
          defaultValue={agent?.description}
          errors={errors}
        />
      </div>
      <Contact {...props} />
      <Standing {...props} />
    </div>
  );
}

function Contact({ agent, errors }: Props) {
  const { t } = useLingui();
  const optional = t`(optional)`;
  return (
    <>
      <TextField
        name="phone"
        type="tel"
        inputMode="tel"
        label={t`Phone`}
        note={optional}
        defaultValue={agent?.phone ?? ""}
        errors={errors}
      />
      <TextField
        name="email"
        type="email"
        label={t`E-mail`}
        note={optional}
        defaultValue={agent?.email ?? ""}
        errors={errors}
      />
    </>
  );
}

const COMPANIES_AT_ONCE = 100;

function Standing({ agent, errors }: Props) {
  const { t, i18n } = useLingui();
  const optional = t`(optional)`;
  const { data } = useAdmin("/admin/companies", {
    query: `sort=name&limit=${COMPANIES_AT_ONCE}`,
  });
  const listed = (data?.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }));
  const own = agent?.companyId && { value: agent.companyId, label: agent.companyName ?? "" };
  // The agent's own company may be further down the list than we fetched.
  const companies =
    own && !listed.some(({ value }) => value === own.value) ? [own, ...listed] : listed;
  return (
    <>
      <ChoiceField
        // Remount when the list has loaded, so that the choice is selected.
        key={companies.length}
        name="companyId"
        label={t`Company`}
        note={optional}
        defaultValue={agent?.companyId ?? ""}
        errors={errors}
        options={[{ value: "", label: t`None` }, ...companies]}
      />
      <TextField
        name="reraNumber"
        label={t`RERA number`}
        note={optional}
        maxLength={LENGTHS.reraNumber}
        defaultValue={agent?.reraNumber ?? ""}
        errors={errors}
      />
      <TextField
        name="propertiesSold"
        type="number"
        inputMode="numeric"
        min={0}
        label={t`Properties sold`}
        defaultValue={agent?.propertiesSold ?? 0}
        errors={errors}
      />
      <TextField
        name="badge"
        label={t`Badge`}
        note={optional}
        maxLength={LENGTHS.badge}
        defaultValue={agent?.badge ?? ""}
        errors={errors}
      />
      <ChoiceField
        name="status"
        label={t`Status`}
        defaultValue={agent?.status ?? "live"}
        errors={errors}
        options={COMPANY_STATUSES.map((value) => ({
          value,
          label: i18n._(AGENT_STATUS_LABELS[value].label),
        }))}
      />
    </>
  );
}
